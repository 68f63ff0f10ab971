package xiangqi.ui.table;

import java.util.HashSet;
import java.util.Set;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

/// Which of the figures that are typed cannot be read: as long as there is one, what they are for cannot be done.
public final class Misread {
    private final Set<String> figures = new HashSet<>();
    private final ReadOnlyBooleanWrapper any = new ReadOnlyBooleanWrapper(this, "any");

    Misread() {}

    /// Whether there is one.
    public ReadOnlyBooleanProperty anyProperty() {
        return any.getReadOnlyProperty();
    }

    /// Notes how it stands with a figure.
    void note(String figure, boolean unread) {
        if (unread) {
            figures.add(figure);
        } else {
            figures.remove(figure);
        }
        any.set(!figures.isEmpty());
    }
}
