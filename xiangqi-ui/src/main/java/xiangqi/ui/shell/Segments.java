package xiangqi.ui.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Toggle;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.controlsfx.control.SegmentedButton;

/// A trough with one segment for each thing to choose from; one of them is chosen always.
public final class Segments<T> extends StackPane {
    private final ObjectProperty<T> value = new SimpleObjectProperty<>(this, "value");
    private final SegmentedButton trough = new SegmentedButton();
    private final List<T> offered = new ArrayList<>();

    /// Nothing to choose from yet.
    public Segments() {
        getChildren().add(trough);
        setMaxWidth(Region.USE_PREF_SIZE);
        setMinWidth(Region.USE_PREF_SIZE);
        setMaxHeight(Region.USE_PREF_SIZE);
        value.addListener((_, _, _) -> mark());
        trough.getToggleGroup().selectedToggleProperty().addListener((_, before, now) -> chosen(before, now));
    }

    /// Offers these, each under the name that `name` gives it, in place of what was offered before.
    public void offer(List<T> things, Function<T, String> name) {
        offered.clear();
        trough.getButtons().clear();
        trough.getToggleGroup().getToggles().clear();
        for (T thing : things) {
            ToggleButton segment = new ToggleButton(name.apply(thing));
            segment.setMinWidth(Region.USE_PREF_SIZE);
            segment.setToggleGroup(trough.getToggleGroup());
            offered.add(thing);
            trough.getButtons().add(segment);
        }
        mark();
    }

    /// What is chosen.
    public ObjectProperty<T> valueProperty() {
        return value;
    }

    private void chosen(Toggle before, Toggle now) {
        int index = trough.getButtons().indexOf(now);
        if (index >= 0) {
            value.set(offered.get(index));
        } else if (trough.getButtons().contains(before)) {
            trough.getToggleGroup().selectToggle(before);
        }
    }

    private void mark() {
        int index = offered.indexOf(value.get());
        if (index >= 0) {
            Toggle segment = trough.getButtons().get(index);
            if (!Objects.equals(trough.getToggleGroup().getSelectedToggle(), segment)) {
                trough.getToggleGroup().selectToggle(segment);
            }
        }
    }
}
