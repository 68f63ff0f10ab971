package xiangqi.ui.settings;

import java.util.EnumMap;
import java.util.Map;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import xiangqi.ui.keys.Act;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.text.Words;

/// Shows which key does what, and lets another be pressed for it.
final class KeysController {
    private final KeysViewModel model;
    private final Words words;
    private final Map<Act, KeyRow> rowOf = new EnumMap<>(Act.class);
    private Subscription subscriptions = () -> {};

    @FXML
    private Button resetAll;

    @FXML
    private VBox rows;

    KeysController(KeysViewModel model, Words words) {
        this.model = model;
        this.words = words;
    }

    @FXML
    private void initialize() {
        for (Act.Kind kind : Act.Kind.values()) {
            Label name = new Label(words.of(kind));
            name.getStyleClass().addAll("strong", "key-kind");
            rows.getChildren().add(name);
            for (Act act : Act.values()) {
                if (act.kind() == kind) {
                    KeyRow row = new KeyRow(act, model, words);
                    rowOf.put(act, row);
                    rows.getChildren().add(row);
                }
            }
        }
        subscriptions = model.keys()
                .subscribe(this::show)
                .and(model.choosingProperty().subscribe(now -> rowOf.values().forEach(row -> row.show(now))));
    }

    /// Lets the view-model go.
    void close() {
        subscriptions.unsubscribe();
    }

    private void show(Keys keys) {
        rowOf.values().forEach(row -> row.show(keys));
        resetAll.setDisable(keys.equals(Keys.USUAL));
    }

    @FXML
    private void resetAll() {
        model.resetAll();
    }
}
