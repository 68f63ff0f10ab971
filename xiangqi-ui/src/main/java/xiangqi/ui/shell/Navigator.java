package xiangqi.ui.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// What the window shows: one page, at most one dialog above it, and toasts. Whoever may change that is handed the
/// navigator; the window follows. To be used on the JavaFX thread.
public final class Navigator {
    private final ReadOnlyObjectWrapper<Page> page;
    private final ReadOnlyObjectWrapper<Page> inSight;
    private final ReadOnlyObjectWrapper<Optional<Dialog>> dialog =
            new ReadOnlyObjectWrapper<>(this, "dialog", Optional.empty());
    private final ObservableList<Toast> toasts = FXCollections.observableArrayList();

    /// One view for all: it hears of changes only as long as it is held.
    private final ObservableList<Toast> toastsInSight = FXCollections.unmodifiableObservableList(toasts);

    private final List<Runnable> waiting = new ArrayList<>();
    private final ObjectProperty<AtTables> tables = new SimpleObjectProperty<>(this, "tables", AtTables.NOTHING);

    /// Begins with that page.
    public Navigator(Page first) {
        page = new ReadOnlyObjectWrapper<>(this, "page", first);
        inSight = new ReadOnlyObjectWrapper<>(this, "inSight", first);
    }

    /// The page that is shown.
    public ReadOnlyObjectProperty<Page> pageProperty() {
        return page.getReadOnlyProperty();
    }

    /// The page that a person sees already, a moment behind the page that is to be shown: the window's title
    /// goes by it.
    public ReadOnlyObjectProperty<Page> inSightProperty() {
        return inSight.getReadOnlyProperty();
    }

    /// That page has been drawn.
    void drawn(Page seen) {
        if (seen == page.get()) {
            inSight.set(seen);
        }
    }

    /// Shows another page and closes any dialog.
    public void show(Page next) {
        closeDialog();
        page.set(next);
    }

    /// The dialog above the page, if any.
    public ReadOnlyObjectProperty<Optional<Dialog>> dialogProperty() {
        return dialog.getReadOnlyProperty();
    }

    /// Opens a dialog, in place of any other.
    public void open(Dialog opened) {
        closeDialog();
        dialog.set(Optional.of(opened));
    }

    /// Closes the dialog, if one is open.
    public void closeDialog() {
        Optional<Dialog> open = dialog.get();
        dialog.set(Optional.empty());
        open.ifPresent(Dialog::closed);
        List<Runnable> now = List.copyOf(waiting);
        waiting.clear();
        now.forEach(Runnable::run);
    }

    /// Runs `then` at once, or when the dialog is closed that [holds what a person has typed][Dialog#holdsInput].
    ///
    /// @return whether it was run at once
    public boolean whenFree(Runnable then) {
        boolean free = dialog.get().filter(Dialog::holdsInput).isEmpty();
        if (free) {
            then.run();
        } else {
            waiting.add(then);
        }
        return free;
    }

    /// How it stands at the tables that are open and out of sight.
    public ObjectProperty<AtTables> tablesProperty() {
        return tables;
    }

    /// The toasts in sight, oldest first.
    public ObservableList<Toast> toasts() {
        return toastsInSight;
    }

    /// Says something for four seconds.
    public void say(Toast toast) {
        toasts.add(toast);
    }

    /// Takes that toast away, whether its time is over or not; one that says the same stays.
    public void dismiss(Toast toast) {
        toasts.removeIf(shown -> shown == toast);
    }
}
