package xiangqi.ui.start;

import java.time.LocalDateTime;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// What the start page offers: the games that go on, the unfinished ones, and the records that were open last.
public final class StartViewModel {
    private final ObservableList<UnfinishedGame> unfinished = FXCollections.observableArrayList();
    private final ObjectProperty<Optional<RunningGame>> running =
            new SimpleObjectProperty<>(this, "running", Optional.empty());
    private final ObjectProperty<Optional<OpenGame>> open = new SimpleObjectProperty<>(this, "open", Optional.empty());
    private final ObjectProperty<Optional<String>> unsaved =
            new SimpleObjectProperty<>(this, "unsaved", Optional.empty());
    private final ObservableList<RecentRecord> recent = FXCollections.observableArrayList();
    private final BooleanProperty hasOwnGames = new SimpleBooleanProperty(this, "hasOwnGames");
    private final StartActions actions;
    private final Supplier<LocalDateTime> now;

    /// @param now the time here, for "today" and "yesterday"
    public StartViewModel(StartActions actions, Supplier<LocalDateTime> now) {
        this.actions = actions;
        this.now = now;
    }

    /// The games that can be gone on with, the latest first.
    public ObservableList<UnfinishedGame> unfinished() {
        return unfinished;
    }

    /// The game that goes on at a server.
    public ObjectProperty<Optional<RunningGame>> runningProperty() {
        return running;
    }

    /// The game that goes on at this computer.
    public ObjectProperty<Optional<OpenGame>> openProperty() {
        return open;
    }

    /// What the record in study is called whose edits are in no file yet, also when they were found again after a
    /// crash.
    public ObjectProperty<Optional<String>> unsavedProperty() {
        return unsaved;
    }

    /// The records that were open last, the latest first; the page shows as many as fit.
    public ObservableList<RecentRecord> recent() {
        return recent;
    }

    /// Whether games were played to their end here: they have a list of their own, apart from what was opened.
    public BooleanProperty hasOwnGamesProperty() {
        return hasOwnGames;
    }

    public StartActions actions() {
        return actions;
    }

    /// The time that days are counted from.
    public LocalDateTime now() {
        return now.get();
    }
}
