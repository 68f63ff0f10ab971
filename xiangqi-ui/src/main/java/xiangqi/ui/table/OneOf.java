package xiangqi.ui.table;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import xiangqi.ui.text.Orphans;

/// Shows one of several texts and keeps the room of the longest, so that nothing below moves when another is shown.
public final class OneOf extends StackPane {
    private String shown = "";

    /// The texts that can be shown; none of them is yet.
    void offer(List<String> texts) {
        getChildren().setAll(texts.stream().map(OneOf::label).toList());
        show(shown);
    }

    /// Shows that one of the texts.
    void show(String text) {
        shown = text;
        String written = Orphans.joined(text);
        getChildren()
                .forEach(child -> child.setVisible(((Label) child).getText().equals(written)));
    }

    /// The text that is shown.
    public String getText() {
        return shown;
    }

    private static Label label(String text) {
        Label label = new Label(Orphans.joined(text));
        label.getStyleClass().add("second");
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.setMaxWidth(Double.MAX_VALUE);
        return label;
    }
}
