package xiangqi.ui.settings;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import xiangqi.ui.keys.Act;
import xiangqi.ui.keys.Key;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.settings.KeysViewModel.Choosing;
import xiangqi.ui.text.Words;

/// What an act is called and the key it has: a button that, once pressed, takes the next key. What stands against a
/// key is said below.
final class KeyRow extends VBox {
    private final Act act;
    private final KeysViewModel model;
    private final Words words;
    private final Button key = new Button();
    private final Button reset = new Button();

    KeyRow(Act act, KeysViewModel model, Words words) {
        this.act = act;
        this.model = model;
        this.words = words;
        String id = act.name().toLowerCase(Locale.ROOT).replace('_', '-');
        getStyleClass().add("key-row");
        Label name = new Label(words.of(act));
        name.setWrapText(true);
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        key.setId("key-" + id);
        key.getStyleClass().addAll("small", "key-button");
        key.setMinWidth(Region.USE_PREF_SIZE);
        key.setOnAction(_ -> model.choose(act));
        key.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        key.focusedProperty().subscribe(focused -> {
            if (!focused && model.waitsFor(act)) {
                model.leave();
            }
        });
        reset.setId("reset-" + id);
        reset.getStyleClass().addAll("quiet", "icon-button", "small");
        reset.setGraphic(new FontIcon("mdi2r-restore"));
        String resets =
                words.text("settings.keys.reset", words.of(act), act.usual().display());
        reset.setTooltip(new Tooltip(resets));
        reset.setAccessibleText(resets);
        reset.setOnAction(_ -> model.reset(act));
        HBox line = new HBox(name, reset, key);
        line.getStyleClass().add("key-line");
        getChildren().add(line);
    }

    /// While a key is waited for it does nothing else, whatever it does elsewhere.
    private void pressed(KeyEvent event) {
        if (!model.waitsFor(act)) {
            return;
        }
        event.consume();
        if (event.getCode() == KeyCode.ESCAPE) {
            model.leave();
        } else {
            Key.of(event).ifPresent(model::press);
        }
    }

    void show(Keys keys) {
        reset.setVisible(!keys.isUsual(act));
        if (!model.waitsFor(act)) {
            name(keys.of(act));
        }
    }

    private void name(Optional<Key> held) {
        key.setText(held.map(Key::display).orElse(words.text("settings.keys.none")));
        key.setAccessibleText(words.text("settings.keys.change", words.of(act), key.getText()));
    }

    /// Shows what of the choice concerns this act.
    void show(Optional<Choosing> choosing) {
        getChildren().removeIf(child -> child.getStyleClass().contains("banner"));
        key.getStyleClass().remove("waiting");
        if (model.waitsFor(act)) {
            key.getStyleClass().add("waiting");
            key.setText(words.text("settings.keys.press"));
            key.setAccessibleText(key.getText());
        } else {
            name(model.keys().getValue().of(act));
        }
        choosing.filter(now -> now.act() == act).ifPresent(now -> {
            switch (now) {
                case Choosing.Waiting _ -> {
                    // The button says so.
                }
                case Choosing.Refused refused ->
                    getChildren()
                            .add(banner(words.of(refused.why(), refused.key().display()), List.of()));
                case Choosing.Held held -> getChildren().add(ask(held));
            }
        });
    }

    private Node ask(Choosing.Held held) {
        String holders =
                held.holders().stream().map(words::of).collect(Collectors.joining(words.text("settings.keys.join")));
        Button take = new Button(words.text("settings.keys.take"));
        take.setId("take-key");
        take.getStyleClass().addAll("deciding", "small");
        take.setOnAction(_ -> model.take());
        Button leave = new Button(words.text("settings.keys.leave"));
        leave.setId("leave-key");
        leave.getStyleClass().add("small");
        leave.setOnAction(_ -> model.leave());
        return banner(words.text("settings.keys.held", held.key().display(), holders), List.of(take, leave));
    }

    private static Node banner(String text, List<Button> answers) {
        Label said = new Label(text);
        said.setWrapText(true);
        said.setMinHeight(Region.USE_PREF_SIZE);
        VBox banner = new VBox(said);
        banner.getStyleClass().add("banner");
        if (!answers.isEmpty()) {
            HBox row = new HBox();
            row.getStyleClass().add("key-answers");
            answers.forEach(answer -> answer.setMinWidth(Region.USE_PREF_SIZE));
            row.getChildren().setAll(answers);
            banner.getChildren().add(row);
        }
        return banner;
    }
}
