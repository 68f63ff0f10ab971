package xiangqi.ui.shell;

import java.util.IdentityHashMap;
import java.util.Map;
import javafx.animation.FadeTransition;
import javafx.animation.ParallelTransition;
import javafx.animation.PauseTransition;
import javafx.animation.TranslateTransition;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.kordamp.ikonli.javafx.FontIcon;
import xiangqi.ui.text.LiveWords;

/// Shows the navigator's toasts, each for four seconds, where they [hide nothing][ToastPlace].
final class ToastLayer {
    private static final Duration SHOWN = Duration.seconds(4);
    private static final Duration ENTER = Duration.millis(200);

    private final VBox layer;
    private final Navigator navigator;
    private final LiveWords words;
    private final ObservableValue<Boolean> animated;
    private final Map<Toast, Node> nodes = new IdentityHashMap<>();

    ToastLayer(
            VBox layer,
            Pane page,
            Pane dialogs,
            Navigator navigator,
            LiveWords words,
            ObservableValue<Boolean> animated) {
        this.layer = layer;
        this.navigator = navigator;
        this.words = words;
        this.animated = animated;
        layer.setPickOnBounds(false);
        new ToastPlace(layer, page, dialogs);
        navigator.toasts().addListener(this::changed);
    }

    private void changed(ListChangeListener.Change<? extends Toast> change) {
        while (change.next()) {
            change.getRemoved().forEach(toast -> layer.getChildren().remove(nodes.remove(toast)));
            change.getAddedSubList().forEach(this::show);
        }
    }

    private void show(Toast toast) {
        Node node = node(toast);
        nodes.put(toast, node);
        layer.getChildren().add(node);
        PauseTransition over = new PauseTransition(SHOWN);
        over.setOnFinished(_ -> navigator.dismiss(toast));
        over.play();
        if (animated.getValue()) {
            FadeTransition fade = new FadeTransition(ENTER, node);
            fade.setFromValue(0);
            fade.setToValue(1);
            TranslateTransition rise = new TranslateTransition(ENTER, node);
            rise.setFromY(8);
            rise.setToY(0);
            new ParallelTransition(fade, rise).play();
        }
    }

    private Node node(Toast toast) {
        HBox box = new HBox();
        box.getStyleClass().add("toast");
        Label label = new Label();
        label.setWrapText(true);
        label.textProperty().bind(words.text(toast.key(), toast.arguments().toArray()));
        box.getChildren().addAll(new FontIcon("mdi2c-check"), label);
        toast.action().ifPresent(action -> {
            Hyperlink link = new Hyperlink();
            link.textProperty().bind(words.text(action.key()));
            link.setOnAction(_ -> {
                navigator.dismiss(toast);
                action.run().run();
            });
            box.getChildren().add(link);
        });
        return box;
    }
}
