package xiangqi.ui.screen;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;
import xiangqi.core.board.Square;
import xiangqi.ui.theme.Fonts;
import xiangqi.ui.theme.Theme;

/// A test that uses a screen as a person does, with mouse and keyboard, on JavaFX's headless screen.
///
/// Each test gets a window of 1000×700 with [#content()] in the day's theme. Calls of the robot come back when JavaFX
/// has dealt with them.
public abstract class ScreenTest extends FxRobot {
    private Stage stage;

    /// The nodes under test, new for each test; called on the JavaFX thread.
    protected abstract Parent content();

    @BeforeEach
    final void openWindow() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        FxToolkit.setupStage(given -> {
            stage = given;
            Fonts.load();
            Scene scene = new Scene(content(), 1000, 700);
            Theme.LIGHT.applyTo(scene);
            given.setScene(scene);
            // The stage may be that of an earlier test, which keeps the size it was given there.
            given.sizeToScene();
            given.setX(0);
            given.setY(0);
            given.show();
            given.toFront();
        });
        WaitForAsyncUtils.waitForFxEvents();
    }

    @AfterEach
    final void closeWindow() throws TimeoutException {
        release(new KeyCode[0]);
        release(new MouseButton[0]);
        FxToolkit.cleanupStages();
    }

    protected final Stage stage() {
        return stage;
    }

    /// Does something on the JavaFX thread and waits until all that follows from it is done.
    protected final void onFx(Runnable action) {
        interact(action);
        WaitForAsyncUtils.waitForFxEvents();
    }

    /// Waits until the window has been laid out anew: only then does it look where the focus can be.
    protected final void theWindowIsLaidOut() {
        CountDownLatch over = new CountDownLatch(1);
        Runnable count = over::countDown;
        interact(() -> {
            stage.getScene().addPostLayoutPulseListener(count);
            Platform.requestNextPulse();
        });
        try {
            assertTrue(over.await(1, TimeUnit.MINUTES), "the window is not laid out");
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
        onFx(() -> stage.getScene().removePostLayoutPulseListener(count));
    }

    /// Lays the window's content out at a size that the headless screen has no room for. The window is empty from then
    /// on: look for nodes in what is given back.
    protected final Parent layOut(double width, double height) {
        Parent root = stage.getScene().getRoot();
        onFx(() -> {
            stage.getScene().setRoot(new Pane());
            Scene large = new Scene(root, width, height);
            Theme.LIGHT.applyTo(large);
        });
        // What is arranged after a layout needs another.
        for (int i = 0; i < 3; i++) {
            onFx(() -> {
                root.applyCss();
                root.layout();
            });
        }
        return root;
    }

    /// The one node that the query finds.
    protected final <N extends Node> N find(String query) {
        return lookup(query).query();
    }

    /// The place of a point of the board, to click on or drag to.
    protected final Node point(Square square) {
        return find("#point-" + square);
    }
}
