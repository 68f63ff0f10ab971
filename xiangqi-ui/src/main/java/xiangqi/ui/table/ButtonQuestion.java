package xiangqi.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.controlsfx.control.PopOver;

/// A question that opens at the button it is about: choices, each of which may be refused with its reason, and a way
/// back. Escape and a click elsewhere are the way back too.
final class ButtonQuestion {
    /// One answer.
    ///
    /// @param refused why it cannot be chosen now
    /// @param grave whether it cannot be undone
    record Choice(String words, Optional<String> refused, boolean grave, Runnable run) {}

    private final PopOver popOver = new PopOver();
    private final VBox content = new VBox();

    private ButtonQuestion() {
        content.getStyleClass().add("ask");
        popOver.setContentNode(content);
        popOver.setArrowLocation(PopOver.ArrowLocation.BOTTOM_CENTER);
        popOver.setDetachable(false);
        popOver.setAnimated(false);
        popOver.setAutoHide(true);
        popOver.setHideOnEscape(true);
    }

    /// Asks at `at`. The focus is on `back` at first, so that Enter does nothing grave.
    ///
    /// @param styleSheet of the screen that asks
    static PopOver ask(Node at, String styleSheet, String question, List<Choice> choices, String back) {
        ButtonQuestion asked = new ButtonQuestion();
        asked.content.getStylesheets().add(styleSheet);
        Label title = new Label(question);
        title.getStyleClass().add("strong");
        Button away = asked.button(back, () -> {});
        List<Node> nodes = new ArrayList<>(List.of(title));
        choices.forEach(choice -> nodes.addAll(asked.nodes(choice, choices.size() == 1)));
        nodes.add(away);
        asked.content.getChildren().setAll(nodes);
        asked.popOver.show(at);
        Platform.runLater(away::requestFocus);
        return asked.popOver;
    }

    /// A grave answer is filled with cinnabar only where it is the one answer.
    private List<Node> nodes(Choice choice, boolean only) {
        Button button = button(choice.words(), choice.run());
        if (choice.grave()) {
            button.getStyleClass().add("danger");
        }
        if (choice.grave() && only) {
            button.getStyleClass().add("confirm");
        }
        button.setDisable(choice.refused().isPresent());
        List<Node> nodes = new ArrayList<>(List.of(button));
        choice.refused().ifPresent(why -> {
            Label reason = new Label(why);
            reason.getStyleClass().add("caption");
            reason.setWrapText(true);
            reason.setMaxWidth(240);
            nodes.add(reason);
        });
        return nodes;
    }

    private Button button(String words, Runnable run) {
        Button button = new Button(words);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setMinWidth(120);
        button.setOnAction(_ -> {
            popOver.hide();
            run.run();
        });
        return button;
    }
}
