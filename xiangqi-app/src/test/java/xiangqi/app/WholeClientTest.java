package xiangqi.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;
import xiangqi.app.storage.Folders;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

/// A test of the whole client, with its real files in a folder of the test, used by mouse on JavaFX's headless screen.
abstract class WholeClientTest extends FxRobot {
    static final Words WORDS = Words.in(Language.SIMPLIFIED);

    private static final int PATIENCE_SECONDS = 60;

    @TempDir
    Path home;

    private final List<ClientWindow> windows = new ArrayList<>();
    private Stage stage;

    @BeforeEach
    final void choose() throws IOException, TimeoutException {
        Files.writeString(home.resolve("settings.properties"), "language=zh-Hans\nstill=true\n");
        FxToolkit.registerPrimaryStage();
    }

    @AfterEach
    final void close() throws TimeoutException {
        release(new KeyCode[0]);
        release(new MouseButton[0]);
        FxToolkit.cleanupStages();
        windows.forEach(ClientWindow::close);
    }

    /// Starts the client with the files in that folder.
    final ClientWindow start(Path folder) throws TimeoutException {
        FxToolkit.setupStage(given -> {
            given.setX(0);
            given.setY(0);
            stage = given;
            ClientWindow window = new ClientWindow(given, new Folders(folder, folder), Clock.systemUTC());
            windows.add(window);
            window.show();
            given.setWidth(1000);
            given.setHeight(700);
            given.toFront();
        });
        WaitForAsyncUtils.waitForFxEvents();
        return windows.getLast();
    }

    final Stage stage() {
        return stage;
    }

    final String title() {
        return stage.getTitle();
    }

    final void until(Callable<Boolean> holds) throws TimeoutException {
        WaitForAsyncUtils.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS, holds);
        WaitForAsyncUtils.waitForFxEvents();
    }

    final boolean shows(String text) {
        return lookup((Node node) ->
                        node instanceof Labeled labeled && text.equals(labeled.getText()) && node.isVisible())
                .tryQuery()
                .isPresent();
    }
}
