package xiangqi.ui.table;

import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import xiangqi.core.board.Side;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.Odds;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.ThinkingTime;
import xiangqi.core.table.Finished;
import xiangqi.core.table.Game;
import xiangqi.core.table.Proposal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Table;
import xiangqi.core.table.Terms;

/// A finished game: how it ended, and what can be done with it.
public final class ResultViewModel {
    /// What the seal says.
    public enum Seal {
        WON,
        LOST,
        DRAWN,
        ANNULLED
    }

    /// How it stands with another game.
    public enum Again {
        /// Both players are at this screen and begin it as they like.
        AT_ONCE,
        /// The opponent can be asked.
        ASK,
        /// The opponent has been asked.
        ASKED,
        /// The opponent asks.
        AGREE,
        /// It cannot be: one is a spectator, or the opponent has left.
        NONE
    }

    /// What the next game of these two at this table will be.
    public enum Next {
        /// The same terms with the colours exchanged.
        EXCHANGED,
        /// The same odds, given by the same player.
        SAME_ODDS,
        /// This game was a restart at other odds; the next is at those agreed at first, given by the one who gave them.
        FORMER_ODDS,
        /// This game was a restart at odds; the next is without them, as agreed at first, with the colours exchanged.
        WITHOUT_ODDS
    }

    private final Game game;
    private final Outcome outcome;
    private final Set<Seat> seats;
    private final LocalDate day;
    private final Afterwards afterwards;
    private final Rematch rematch;
    private final ReadOnlyObjectWrapper<Again> again = new ReadOnlyObjectWrapper<>(this, "again", Again.NONE);
    private final ReadOnlyObjectWrapper<LedgerLines> ledger;
    private final ReadOnlyBooleanWrapper saving = new ReadOnlyBooleanWrapper(this, "saving");
    private final ReadOnlyObjectWrapper<Optional<Afterwards.Saving>> saved =
            new ReadOnlyObjectWrapper<>(this, "saved", Optional.empty());
    private Optional<Path> file = Optional.empty();
    private Set<Seat> chairs = Set.of();
    private Next next = Next.EXCHANGED;
    private Optional<Odds> oddsAgreed = Optional.empty();
    private boolean exchanges;

    /// Asks the opponent for another game, or agrees when the opponent has asked. Where both chairs are played at this
    /// screen one asks and the other agrees.
    @FunctionalInterface
    interface Rematch {
        void ask(Seat seat);
    }

    /// @param seats those that were played at this screen
    ResultViewModel(Game game, Set<Seat> seats, LocalDate day, Afterwards afterwards, Rematch rematch) {
        this.game = game;
        this.outcome = game.outcome().orElseThrow();
        this.seats = Set.copyOf(seats);
        this.day = day;
        this.afterwards = afterwards;
        this.rematch = rematch;
        ledger = new ReadOnlyObjectWrapper<>(this, "ledger", LedgerLines.of(Finished.of(game), listed()));
    }

    public Game game() {
        return game;
    }

    public Outcome outcome() {
        return outcome;
    }

    /// The side that was played at this screen, if it is one alone.
    public Optional<Side> own() {
        return seats.size() == 1 ? Optional.of(seats.iterator().next().side()) : Optional.empty();
    }

    /// Whether those at this screen only watched the game, so that nothing keeps it here unless they save it.
    public boolean isWatched() {
        return seats.isEmpty();
    }

    /// What the seal says to those at this screen. Two players at one screen, and spectators, see that
    /// somebody won.
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

    /// The time that side thought.
    public Duration used(Side side) {
        return ThinkingTime.of(game, side);
    }

    /// What the game moved, line by line.
    public ReadOnlyObjectProperty<LedgerLines> ledgerProperty() {
        return ledger.getReadOnlyProperty();
    }

    /// Whether scores are left alone because the players at this screen have no names.
    public boolean isNameless() {
        return seats.size() == 2
                && (game.red().name().isEmpty() || game.black().name().isEmpty());
    }

    /// What that side owns now, where it is known here.
    public Optional<Long> owned(Side side) {
        return game.terms().money() ? afterwards.owned(game.terms().house(), game.player(side)) : Optional.empty();
    }

    /// Whether a question where to save is open.
    public ReadOnlyBooleanProperty savingProperty() {
        return saving.getReadOnlyProperty();
    }

    /// What became of the last wish to save.
    public ReadOnlyObjectProperty<Optional<Afterwards.Saving>> savedProperty() {
        return saved.getReadOnlyProperty();
    }

    /// The record of the game.
    public GameRecord record() {
        return afterwards.record(game, day);
    }

    /// Asks where to save the record, unless that is being asked already.
    public void save() {
        if (!saving.get()) {
            saving.set(true);
            afterwards.save(record(), this::heard);
        }
    }

    /// Opens the game in study, with the file that a player saved it in last.
    public void study() {
        afterwards.study(game, record(), file);
    }

    /// How it stands with another game.
    public ReadOnlyObjectProperty<Again> againProperty() {
        return again.getReadOnlyProperty();
    }

    /// What another game here would be; the table's own rule of a rematch decides.
    public Next next() {
        return next;
    }

    /// The odds that were agreed for every game of these two here.
    Optional<Odds> oddsAgreed() {
        return oddsAgreed;
    }

    /// Whether the colours are exchanged in the next game.
    boolean exchanges() {
        return exchanges;
    }

    /// Starts another game, or asks or agrees to.
    public void again() {
        switch (again.get()) {
            case AT_ONCE, ASK, AGREE -> rematch.ask(chairs.iterator().next());
            case ASKED, NONE -> {}
        }
    }

    /// Looks at the table how it stands with another game.
    ///
    /// @param taken the chairs that those at this screen have now
    void show(Table table, Set<Seat> taken) {
        chairs = Set.copyOf(taken);
        oddsAgreed = table.terms().flatMap(Terms::odds);
        exchanges = table.exchangesAtRematch();
        next = nextGame();
        again.set(againAt(table));
        table.game()
                .filter(now -> !now.running())
                .ifPresent(now -> ledger.set(LedgerLines.of(Finished.of(now), listed())));
    }

    /// Whose money is listed: one's own, or both players' at one screen.
    private Set<Side> listed() {
        return seats.stream().map(Seat::side).collect(Collectors.toSet());
    }

    private Next nextGame() {
        if (oddsAgreed.isPresent()) {
            return game.terms().odds().equals(oddsAgreed) && !exchanges ? Next.SAME_ODDS : Next.FORMER_ODDS;
        }
        return game.terms().odds().isPresent() ? Next.WITHOUT_ODDS : Next.EXCHANGED;
    }

    private Again againAt(Table table) {
        if (chairs.size() != 1) {
            return chairs.isEmpty() ? Again.NONE : Again.AT_ONCE;
        }
        Side own = chairs.iterator().next().side();
        if (table.offer(Proposal.Rematch.class, own.opponent()).isPresent()) {
            return Again.AGREE;
        }
        if (table.offer(Proposal.Rematch.class, own).isPresent()) {
            return Again.ASKED;
        }
        return table.players().size() == 2 ? Again.ASK : Again.NONE;
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
