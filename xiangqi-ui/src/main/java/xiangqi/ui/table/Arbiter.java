package xiangqi.ui.table;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import xiangqi.core.table.Game;
import xiangqi.ui.board.BoardViewModel;

/// What the rules say of the moves of a game while they are played: a warning, the verdict that ended it, how near it
/// is to the natural limit; and which moves they say it of.
public final class Arbiter {
    private final ObservableValue<Optional<Game>> game;
    private final BoardViewModel board;
    private final ReadOnlyObjectWrapper<Optional<Judged>> warning =
            new ReadOnlyObjectWrapper<>(this, "warning", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<NaturalLimit>> limit =
            new ReadOnlyObjectWrapper<>(this, "limit", Optional.empty());
    private final BooleanProperty loopShown = new SimpleBooleanProperty(this, "loopShown", true);

    /// @param game the game at the table
    /// @param board points the moves out
    Arbiter(ObservableValue<Optional<Game>> game, BoardViewModel board) {
        this.game = game;
        this.board = board;
        loopShown.addListener((_, _, _) -> pointOut());
    }

    /// How near the game is to the natural limit; empty where there is none, or no game runs.
    public ReadOnlyObjectProperty<Optional<NaturalLimit>> limitProperty() {
        return limit.getReadOnlyProperty();
    }

    /// What both players are warned of; empty unless once more of the same ends the game.
    public ReadOnlyObjectProperty<Optional<Judged>> warningProperty() {
        return warning.getReadOnlyProperty();
    }

    /// Whether the board and the list point out the moves that a warning or a verdict is about.
    public BooleanProperty loopShownProperty() {
        return loopShown;
    }

    void show(Game now) {
        Optional<Judged> given = Judged.warning(now);
        if (warning.get().isEmpty() || given.isEmpty()) {
            loopShown.set(true);
        }
        warning.set(given);
        pointOut();
        limit.set(NaturalLimit.of(now));
    }

    /// The warning or the verdict that board and list show the moves of.
    Optional<Judged> pointedOut() {
        return loopShown.get()
                ? game.getValue().flatMap(now -> Judged.warning(now).or(() -> Judged.verdict(now)))
                : Optional.empty();
    }

    private void pointOut() {
        board.loopProperty().set(pointedOut().map(Judged::loop).orElse(List.of()));
    }
}
