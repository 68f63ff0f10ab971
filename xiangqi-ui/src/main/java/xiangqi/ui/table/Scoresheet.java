package xiangqi.ui.table;

import java.util.List;
import java.util.Optional;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import xiangqi.core.notation.Notation;
import xiangqi.core.table.Game;

/// The moves of a game as they are written down, with those that the rules speak of pointed out.
public final class Scoresheet implements AutoCloseable {
    private final ObservableValue<Optional<Game>> game;
    private final ObservableValue<Notation> notation;
    private final Arbiter arbiter;
    private final ObservableList<MoveRow> moves = FXCollections.observableArrayList();
    private final ObservableList<MoveRow> shownMoves = FXCollections.unmodifiableObservableList(moves);
    private final ChangeListener<Notation> renaming = (_, _, _) -> write();

    /// @param game the game at the table
    /// @param notation how moves are written
    Scoresheet(ObservableValue<Optional<Game>> game, ObservableValue<Notation> notation, Arbiter arbiter) {
        this.game = game;
        this.notation = notation;
        this.arbiter = arbiter;
        notation.addListener(renaming);
        arbiter.loopShownProperty().addListener((_, _, _) -> write());
    }

    /// The moves played, a round in a row.
    public ObservableList<MoveRow> moves() {
        return shownMoves;
    }

    /// How moves are written.
    public ObservableValue<Notation> notation() {
        return notation;
    }

    /// Writes down what has changed.
    void write() {
        List<MoveRow> rows = game.getValue()
                .map(now -> MoveRow.of(
                        now.line(),
                        notation.getValue(),
                        arbiter.pointedOut().map(Judged::plies).orElse(0)))
                .orElse(List.of());
        int same = 0;
        while (same < Math.min(rows.size(), moves.size()) && rows.get(same).equals(moves.get(same))) {
            same++;
        }
        moves.remove(same, moves.size());
        moves.addAll(rows.subList(same, rows.size()));
    }

    @Override
    public void close() {
        notation.removeListener(renaming);
    }
}
