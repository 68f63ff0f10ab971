package xiangqi.ui.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// A trough with one segment for each thing to choose from; one of them is chosen always.
public final class Segments<T> extends HBox {
    private final ObjectProperty<T> value = new SimpleObjectProperty<>(this, "value");
    private final ToggleGroup group = new ToggleGroup();
    private final List<T> offered = new ArrayList<>();

    /// Nothing to choose from yet.
    public Segments() {
        getStyleClass().add("trough");
        setMaxWidth(Region.USE_PREF_SIZE);
        setMinWidth(Region.USE_PREF_SIZE);
        setMaxHeight(Region.USE_PREF_SIZE);
        value.addListener((_, _, _) -> mark());
        group.selectedToggleProperty().addListener((_, before, now) -> {
            if (now == null) {
                group.selectToggle(before);
            } else {
                value.set(offered.get(group.getToggles().indexOf(now)));
            }
        });
    }

    /// Offers these, each under the name that `name` gives it, in place of what was offered before.
    public void offer(List<T> things, Function<T, String> name) {
        offered.clear();
        group.getToggles().clear();
        getChildren().clear();
        for (T thing : things) {
            offered.add(thing);
            ToggleButton segment = new ToggleButton(name.apply(thing));
            segment.setMinWidth(Region.USE_PREF_SIZE);
            segment.setToggleGroup(group);
            getChildren().add(segment);
        }
        mark();
    }

    /// What is chosen.
    public ObjectProperty<T> valueProperty() {
        return value;
    }

    private void mark() {
        int index = offered.indexOf(value.get());
        if (index >= 0
                && !Objects.equals(group.getSelectedToggle(), group.getToggles().get(index))) {
            group.selectToggle(group.getToggles().get(index));
        }
    }
}
