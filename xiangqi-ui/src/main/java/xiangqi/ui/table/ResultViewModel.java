package xiangqi.ui.table;

import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import xiangqi.core.board.Side;
import xiangqi.core.game.Outcome;
import xiangqi.core.record.GameRecord;
import xiangqi.core.table.Game;
import xiangqi.core.table.Seat;
import xiangqi.ui.text.Words;

/// A finished game: how it ended, and what can be done with it.
public final class ResultViewModel {
    /// What the seal says.
    public enum Seal {
        WON,
        LOST,
        DRAWN,
        ANNULLED
    }

    private final Game game;
    private final Outcome outcome;
    private final Set<Seat> seats;
    private final LocalDate day;
    private final Afterwards afterwards;
    private final ReadOnlyBooleanWrapper saving = new ReadOnlyBooleanWrapper(this, "saving");
    private final ReadOnlyObjectWrapper<Optional<Afterwards.Saving>> saved =
            new ReadOnlyObjectWrapper<>(this, "saved", Optional.empty());
    private Optional<Path> file = Optional.empty();

    ResultViewModel(Game game, Set<Seat> seats, LocalDate day, Afterwards afterwards) {
        this.game = game;
        this.outcome = game.outcome().orElseThrow();
        this.seats = Set.copyOf(seats);
        this.day = day;
        this.afterwards = afterwards;
    }

    public Game game() {
        return game;
    }

    public Outcome outcome() {
        return outcome;
    }

    /// The side that this screen plays, if it is one alone.
    public Optional<Side> own() {
        return seats.size() == 1 ? Optional.of(seats.iterator().next().side()) : Optional.empty();
    }

    /// What the seal says to those at this screen. Two players at one screen, and spectators, see that somebody won.
    public Seal seal() {
        return switch (outcome) {
            case Outcome.Win win -> own().filter(side -> side != win.side()).isPresent() ? Seal.LOST : Seal.WON;
            case Outcome.Draw _ -> Seal.DRAWN;
            case Outcome.Annulled _ -> Seal.ANNULLED;
        };
    }

    /// How many rounds were begun.
    public int rounds() {
        int size = game.line().size();
        return size == 0 ? 0 : MoveRow.number(game.line(), size - 1);
    }

    /// The time that side thought, as far as its clock kept it.
    public Duration used(Side side) {
        return game.clock().of(side).spent();
    }

    /// Whether a question where to save is open.
    public ReadOnlyBooleanProperty savingProperty() {
        return saving.getReadOnlyProperty();
    }

    /// What became of the last wish to save.
    public ReadOnlyObjectProperty<Optional<Afterwards.Saving>> savedProperty() {
        return saved.getReadOnlyProperty();
    }

    /// The record of the game, with what is said about it in those words.
    public GameRecord record(Words words) {
        return TableRecord.of(game, day, words);
    }

    /// Asks where to save the record, unless that is being asked already.
    public void save(Words words) {
        if (!saving.get()) {
            saving.set(true);
            afterwards.save(record(words), this::heard);
        }
    }

    /// Opens the record in study, with the file that it was saved in last.
    public void study(Words words) {
        afterwards.study(record(words), file);
    }

    /// Starts another game with the colours exchanged.
    public void again() {
        afterwards.again(new NewGame(game.terms(), game.red(), game.black()).exchanged());
    }

    private void heard(Afterwards.Saving became) {
        saving.set(false);
        switch (became) {
            case Afterwards.Saving.Dropped _ -> {}
            case Afterwards.Saving.Failed _ -> saved.set(Optional.of(became));
            case Afterwards.Saving.Saved(Path kept) -> {
                file = Optional.of(kept);
                saved.set(Optional.of(became));
            }
        }
    }
}
