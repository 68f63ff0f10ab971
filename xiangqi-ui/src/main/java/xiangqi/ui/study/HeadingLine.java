package xiangqi.ui.study;

import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.kordamp.ikonli.javafx.FontIcon;
import xiangqi.core.record.Field;
import xiangqi.ui.text.ProblemWords;
import xiangqi.ui.text.Words;

/// One line of a heading: what it is, the field for it, and below that why it cannot be taken.
final class HeadingLine extends VBox {
    private static final PseudoClass ERROR = PseudoClass.getPseudoClass("error");

    private final TextField field = new TextField();
    private final Label said = new Label();
    private final HBox fault = new HBox(new FontIcon("mdi2a-alert-outline"), said);
    private final Subscription subscription;

    HeadingLine(HeadingEntry entry, Words words) {
        getStyleClass().add("heading-line");
        String what = switch (entry.kind()) {
            case HeadingEntry.Kind.OfField(Field of) -> begun(words.of(of));
            case HeadingEntry.Kind.Other(String name) -> ProblemWords.header(name, words);
        };
        Label name = new Label(what);
        name.getStyleClass().add("form-name");
        name.setWrapText(true);
        name.setLabelFor(field);
        field.setId(id(entry.kind()));
        field.setAccessibleText(what);
        field.setText(entry.valueProperty().get());
        HBox.setHgrow(field, Priority.ALWAYS);
        HBox row = new HBox(name, field);
        row.getStyleClass().add("form-row");
        said.setWrapText(true);
        fault.getStyleClass().add("heading-fault");
        getChildren().addAll(row, fault);
        subscription = Subscription.combine(
                field.textProperty().subscribe(entry.valueProperty()::set),
                entry.faultProperty().subscribe(found -> {
                    said.setText(found.map(why -> words.text(why.key())).orElse(""));
                    field.setAccessibleHelp(said.getText());
                    field.pseudoClassStateChanged(ERROR, found.isPresent());
                    fault.setVisible(found.isPresent());
                    fault.setManaged(found.isPresent());
                }));
    }

    /// The name of a field as it begins a line, where it is not a word among others.
    private static String begun(String name) {
        int first = name.offsetByCodePoints(0, 1);
        return name.substring(0, first).toUpperCase(Locale.ROOT) + name.substring(first);
    }

    private static String id(HeadingEntry.Kind kind) {
        return "heading-"
                + switch (kind) {
                    case HeadingEntry.Kind.OfField(Field field) ->
                        field.name().toLowerCase(Locale.ROOT).replace('_', '-');
                    case HeadingEntry.Kind.Other(String name) -> name;
                };
    }

    /// Lets the entry go.
    void close() {
        subscription.unsubscribe();
    }
}
