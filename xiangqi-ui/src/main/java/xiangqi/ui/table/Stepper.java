package xiangqi.ui.table;

import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleAction;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import xiangqi.ui.text.Figures;
import xiangqi.ui.text.Words;

/// A figure that is typed, or made larger or smaller, step by step along a [Ladder], by its two buttons or the arrow
/// keys. What cannot be read says so in place of the figure's name, and leaves the figure as it was before one typed.
/// It is as wide as the widest of its figures with its unit needs, and what it says while a figure cannot be read.
public final class Stepper extends VBox {
    private static final PseudoClass ERROR = PseudoClass.getPseudoClass("error");

    /// What a field has beside its figure: padding, edges, and room for the cursor.
    private static final double AROUND = 10;

    private final IntegerProperty value = new SimpleIntegerProperty(this, "value");
    private final ReadOnlyBooleanWrapper unread = new ReadOnlyBooleanWrapper(this, "unread");
    private final Label caption = new Label();
    private final TextField field = new TextField();
    private final Button less = new Button("−");
    private final Button more = new Button("+");
    private final HBox box = new HBox(less, field, more);

    private String name = "";
    private Ladder ladder = Ladder.of(0);
    private IntFunction<String> written = Integer::toString;
    private String range = "";
    private boolean writing;
    private int before;

    public Stepper() {
        getStyleClass().add("stepper");
        getStylesheets().add(Stepper.class.getResource("stepper.css").toExternalForm());
        caption.getStyleClass().add("second");
        box.getStyleClass().add("stepper-box");
        field.getStyleClass().add("stepper-value");
        field.setPrefColumnCount(4);
        field.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(field, Priority.ALWAYS);
        less.setFocusTraversable(false);
        more.setFocusTraversable(false);
        less.setOnAction(_ -> decrement());
        more.setOnAction(_ -> increment());
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::typed);
        field.focusedProperty().subscribe(this::focus);
        field.textProperty().subscribe(this::read);
        field.fontProperty().subscribe(_ -> leaveRoom());
        caption.fontProperty().subscribe(_ -> leaveRoom());
        getChildren().addAll(caption, box);
        value.addListener((_, _, _) -> show());
    }

    /// What is being chosen.
    public void setName(String told) {
        name = told;
        caption.setText(told);
    }

    public String getName() {
        return name;
    }

    /// Whether what is typed cannot be read, so that the figure is still what it was before.
    public ReadOnlyBooleanProperty unreadProperty() {
        return unread.getReadOnlyProperty();
    }

    /// Chooses `chosen` along `along`, written as `writtenAs` says while nobody types.
    ///
    /// @param misread is told whether the figure can be read
    void choose(IntegerProperty chosen, Ladder along, IntFunction<String> writtenAs, Misread misread, Words words) {
        ladder = along;
        written = writtenAs;
        range = words.text("table.stepper.range", Figures.grouped(along.least()), Figures.grouped(along.most()));
        value.bindBidirectional(chosen);
        leaveRoom();
        unread.subscribe(is -> misread.note(getId(), is));
        show();
    }

    /// Forgets what was chosen, so that the value can outlive this control.
    void release(IntegerProperty chosen) {
        value.unbindBidirectional(chosen);
    }

    /// Drops what was typed and could not be read.
    void restore() {
        show();
    }

    private void leaveRoom() {
        double widest = IntStream.concat(
                        ladder.values().stream().mapToInt(Integer::intValue), IntStream.of(value.get()))
                .mapToDouble(figure -> width(written.apply(figure), field.getFont()))
                .max()
                .orElseThrow();
        field.setMinWidth(Math.ceil(widest) + AROUND);
        caption.setMinWidth(Math.ceil(width(range, caption.getFont())));
    }

    private static double width(String words, Font font) {
        Text text = new Text(words);
        text.setFont(font);
        return text.getLayoutBounds().getWidth();
    }

    private void increment() {
        value.set(ladder.above(value.get()));
        before = value.get();
        show();
    }

    private void decrement() {
        value.set(ladder.below(value.get()));
        before = value.get();
        show();
    }

    /// Who types sees the bare figure, ready to be overwritten.
    private void focus(boolean now) {
        if (now) {
            before = value.get();
            show();
            Platform.runLater(field::selectAll);
        } else if (!unread.get()) {
            show();
        }
    }

    private void read(String text) {
        if (writing) {
            return;
        }
        OptionalInt typed = ladder.read(text);
        fault(typed.isEmpty());
        writing = true;
        value.set(typed.orElse(before));
        writing = false;
        enable();
    }

    private void fault(boolean is) {
        unread.set(is);
        caption.setText(is ? range : called());
        pseudoClassStateChanged(ERROR, is);
        field.setAccessibleText(is ? name + " " + caption.getText() : name);
    }

    /// In what unit the bare figure is, for whoever types it.
    private String called() {
        String unit = written.apply(1).replaceFirst("\\d+", "").strip();
        return field.isFocused() && !unit.isEmpty() ? name + " · " + unit : name;
    }

    private void show() {
        if (writing) {
            return;
        }
        writing = true;
        field.setText(field.isFocused() ? Integer.toString(value.get()) : written.apply(value.get()));
        writing = false;
        fault(false);
        leaveRoom();
        enable();
    }

    private void enable() {
        less.setDisable(ladder.below(value.get()) == value.get());
        more.setDisable(ladder.above(value.get()) == value.get());
    }

    private void typed(KeyEvent event) {
        switch (event.getCode()) {
            case UP -> increment();
            case DOWN -> decrement();
            default -> {
                return;
            }
        }
        event.consume();
    }

    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
        switch (action) {
            case INCREMENT -> increment();
            case DECREMENT -> decrement();
            default -> super.executeAccessibleAction(action, parameters);
        }
    }
}
