package xiangqi.ui.shell;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.animation.FadeTransition;
import javafx.animation.Interpolator;
import javafx.animation.ParallelTransition;
import javafx.animation.TranslateTransition;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;
import xiangqi.ui.text.LiveWords;

/// Shows the navigator's dialog above the page, behind a veil. While it is open the focus cannot leave it and keys do
/// nothing below it; afterwards the focus is back where it was.
final class DialogLayer {
    private static final Duration ENTER = Duration.millis(240);

    private final StackPane layer;
    private final Runnable below;
    private final Navigator navigator;
    private final LiveWords words;
    private final ObservableValue<Boolean> animated;
    private final StackPane frame = new StackPane();
    private Optional<Node> focusBefore = Optional.empty();

    /// @param below gives the focus to the page
    DialogLayer(
            StackPane layer, Runnable below, Navigator navigator, LiveWords words, ObservableValue<Boolean> animated) {
        this.layer = layer;
        this.below = below;
        this.navigator = navigator;
        this.words = words;
        this.animated = animated;
        frame.getStyleClass().add("dialog");
        frame.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        layer.getChildren().setAll(frame);
        layer.setVisible(false);
        layer.addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
        FocusRound.on(frame);
        layer.addEventHandler(KeyEvent.KEY_PRESSED, this::typed);
        layer.sceneProperty().flatMap(scene -> scene.focusOwnerProperty()).addListener((_, _, owner) -> keep(owner));
        navigator.dialogProperty().subscribe(this::show);
        words.wordsProperty()
                .addListener((_, _, _) -> navigator.dialogProperty().get().ifPresent(this::load));
    }

    private void show(Optional<Dialog> dialog) {
        dialog.ifPresentOrElse(this::open, this::close);
    }

    private void open(Dialog dialog) {
        if (!layer.isVisible()) {
            focusBefore = Optional.ofNullable(layer.getScene()).map(scene -> scene.getFocusOwner());
        }
        layer.setVisible(true);
        load(dialog);
        if (animated.getValue()) {
            enter();
        }
    }

    private void load(Dialog dialog) {
        Parent nodes = dialog.load(words.words());
        frame.getChildren().setAll(nodes);
        focusFirst();
    }

    private void close() {
        if (layer.isVisible()) {
            // Given back before the dialog is gone, so that nobody takes it for lost.
            focusBefore.filter(FocusKept::canHave).ifPresentOrElse(Node::requestFocus, below);
            focusBefore = Optional.empty();
            layer.setVisible(false);
            frame.getChildren().clear();
        }
    }

    private void enter() {
        FadeTransition fade = new FadeTransition(ENTER, layer);
        fade.setFromValue(0);
        fade.setToValue(1);
        TranslateTransition rise = new TranslateTransition(ENTER, frame);
        rise.setFromY(8);
        rise.setToY(0);
        rise.setInterpolator(Interpolator.SPLINE(0.2, 0, 0, 1));
        new ParallelTransition(fade, rise).play();
    }

    /// What the dialog shows fills its frame: who meets the frame itself has met its shadow.
    private void clicked(MouseEvent event) {
        if (event.getTarget() == layer || event.getTarget() == frame) {
            dismissIf(dialog -> dialog.dismissible() && !dialog.holdsInput());
        }
    }

    private void typed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            dismissIf(Dialog::dismissible);
            event.consume();
        } else if (!isForDialog(event)) {
            event.consume();
        }
    }

    /// Whether the scene may go on with a key that no control of the dialog has taken: to the next control, or to the
    /// button that Enter presses. All others would reach what menus of the page below are for.
    private static boolean isForDialog(KeyEvent event) {
        return !event.isShortcutDown()
                && !event.isAltDown()
                && switch (event.getCode()) {
                    case TAB, ENTER, UP, DOWN, LEFT, RIGHT -> true;
                    default -> false;
                };
    }

    private void dismissIf(Predicate<Dialog> may) {
        navigator.dialogProperty().get().filter(may).ifPresent(_ -> navigator.closeDialog());
    }

    private void keep(Node owner) {
        if (layer.isVisible() && owner != null && !isInside(owner)) {
            Platform.runLater(this::focusFirst);
        }
    }

    private boolean isInside(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (at == layer) {
                return true;
            }
        }
        return false;
    }

    /// Gives the focus to the first thing that takes it, unless the dialog has given it to something already.
    private void focusFirst() {
        // What a scrolled part holds is there only when it has its skin.
        frame.applyCss();
        boolean given = layer.getScene() != null
                && layer.getScene().getFocusOwner() != null
                && isInside(layer.getScene().getFocusOwner());
        if (layer.isVisible() && !given) {
            List<Node> stops = FocusRound.stops(frame);
            (stops.isEmpty() ? frame : stops.getFirst()).requestFocus();
        }
    }
}
