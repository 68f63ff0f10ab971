package xiangqi.ui.table;

import java.util.function.IntFunction;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// A value that is made larger or smaller, step by step along a [Ladder], by its two buttons or the arrow keys.
public final class Stepper extends VBox {
    private final IntegerProperty value = new SimpleIntegerProperty(this, "value");
    private final Label caption = new Label();
    private final Label shown = new Label();
    private final Button less = new Button("−");
    private final Button more = new Button("+");
    private final HBox box = new HBox(less, shown, more);

    private Ladder ladder = Ladder.of(0);
    private IntFunction<String> written = Integer::toString;

    public Stepper() {
        getStyleClass().add("stepper");
        getStylesheets().add(Stepper.class.getResource("stepper.css").toExternalForm());
        caption.getStyleClass().add("second");
        box.getStyleClass().add("stepper-box");
        shown.getStyleClass().add("stepper-value");
        shown.setMinWidth(USE_PREF_SIZE);
        shown.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(shown, Priority.ALWAYS);
        less.setFocusTraversable(false);
        more.setFocusTraversable(false);
        less.setOnAction(_ -> decrement());
        more.setOnAction(_ -> increment());
        box.setFocusTraversable(true);
        box.setAccessibleRole(AccessibleRole.SPINNER);
        box.addEventHandler(KeyEvent.KEY_PRESSED, this::typed);
        box.setOnMousePressed(_ -> box.requestFocus());
        getChildren().addAll(caption, box);
        value.addListener((_, _, _) -> show());
    }

    /// What is being chosen.
    public void setName(String name) {
        caption.setText(name);
    }

    public String getName() {
        return caption.getText();
    }

    /// Chooses `chosen` along `ladder`, written as `written` says.
    void choose(IntegerProperty chosen, Ladder along, IntFunction<String> writtenAs) {
        ladder = along;
        written = writtenAs;
        value.bindBidirectional(chosen);
        show();
    }

    /// Forgets what was chosen, so that the value can outlive this control.
    void release(IntegerProperty chosen) {
        value.unbindBidirectional(chosen);
    }

    private void increment() {
        value.set(ladder.above(value.get()));
    }

    private void decrement() {
        value.set(ladder.below(value.get()));
    }

    private void show() {
        shown.setText(written.apply(value.get()));
        box.setAccessibleText(caption.getText() + " " + shown.getText());
        box.notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
        less.setDisable(ladder.below(value.get()) == value.get());
        more.setDisable(ladder.above(value.get()) == value.get());
    }

    private void typed(KeyEvent event) {
        switch (event.getCode()) {
            case UP, RIGHT, ADD, PLUS -> increment();
            case DOWN, LEFT, SUBTRACT, MINUS -> decrement();
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
