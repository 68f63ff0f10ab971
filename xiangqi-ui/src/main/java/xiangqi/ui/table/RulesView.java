package xiangqi.ui.table;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import xiangqi.core.table.Terms;
import xiangqi.ui.text.Orphans;
import xiangqi.ui.text.Words;

/// All rules of a table, one below the other; scrolls where there is no room for all of them.
public final class RulesView extends ScrollPane {
    private final VBox rows = new VBox();

    public RulesView() {
        getStyleClass().add("rules");
        getStylesheets().add(RulesView.class.getResource("rules.css").toExternalForm());
        rows.getStyleClass().add("rules-rows");
        setContent(rows);
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setMinHeight(0);
    }

    /// Shows what is played by under those terms.
    void show(Terms terms, Words words) {
        rows.getChildren()
                .setAll(new HouseWords(words)
                        .rules(terms).stream()
                                .map(rule -> row(rule.name(), rule.says()))
                                .toList());
    }

    private static Node row(String name, String says) {
        Label heading = new Label(name);
        heading.getStyleClass().add("strong");
        Label text = new Label(Orphans.joined(says));
        text.getStyleClass().add("second");
        List.of(heading, text).forEach(label -> {
            label.setWrapText(true);
            label.setMinHeight(USE_PREF_SIZE);
        });
        VBox row = new VBox(heading, text);
        row.getStyleClass().add("rule");
        row.setAccessibleText(name + " " + says);
        return row;
    }
}
