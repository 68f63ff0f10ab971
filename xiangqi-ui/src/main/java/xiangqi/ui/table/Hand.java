package xiangqi.ui.table;

import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import xiangqi.core.board.Side;
import xiangqi.core.diagram.Look;
import xiangqi.core.game.Line;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Ply;
import xiangqi.core.rules.Position;
import xiangqi.core.table.Game;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Table;
import xiangqi.ui.board.BoardViewModel;

/// The hand on the board, of those who play at this screen. What it moves is seen at once, though it is made only when
/// the table says so; the answer to a move that the table does not have yet waits for it.
public final class Hand implements AutoCloseable {
    private final BoardViewModel board;
    private final ObservableValue<Optional<Game>> game;
    private final ObservableValue<Reach> reach;
    private final BiConsumer<Seat, PlayerCommand> send;
    private final ReadOnlyObjectWrapper<Optional<Move>> exposing =
            new ReadOnlyObjectWrapper<>(this, "exposing", Optional.empty());
    private final ReadOnlyBooleanWrapper unaccepted = new ReadOnlyBooleanWrapper(this, "unaccepted");
    private Set<Seat> seats = Set.of();
    private boolean beforeBeginning;
    private boolean ahead;
    private boolean waited;
    private Optional<Ply> drawn = Optional.empty();
    private Optional<Move> next = Optional.empty();

    /// @param game the game at the table
    /// @param reach whether what is known of the table is up to date
    /// @param taste how the board is to look
    /// @param send sends what a seat wants to the table
    Hand(
            ObservableValue<Optional<Game>> game,
            ObservableValue<Reach> reach,
            ObservableValue<Look> taste,
            BiConsumer<Seat, PlayerCommand> send) {
        this.game = game;
        this.reach = reach;
        this.send = send;
        board = new BoardViewModel(Position.start(Legality.STRICT), this::play);
        board.moversProperty().set(Set.of());
        board.tasteProperty().bind(taste);
    }

    public BoardViewModel board() {
        return board;
    }

    /// Whether the move that the board shows last may never have reached the table: the line was lost
    /// before the table accepted it.
    public ReadOnlyBooleanProperty unacceptedProperty() {
        return unaccepted.getReadOnlyProperty();
    }

    /// A move that would leave the player's own general open to capture: it is made only after
    /// [#exposeGeneral(boolean)].
    public ReadOnlyObjectProperty<Optional<Move>> exposingProperty() {
        return exposing.getReadOnlyProperty();
    }

    /// Makes the move that was asked about, or lets it be.
    public void exposeGeneral(boolean meant) {
        Optional<Move> asked = exposing.get();
        exposing.set(Optional.empty());
        if (meant) {
            asked.ifPresent(this::make);
        }
    }

    /// Shows a game that is about to begin there: a move made until then waits for it.
    void expect(Position start) {
        beforeBeginning = true;
        board.show(start, Optional.empty());
        board.moversProperty().set(Set.of(Side.values()));
    }

    /// The seats that are played here.
    void sit(Set<Seat> taken) {
        seats = Set.copyOf(taken);
    }

    /// Whoever plays or has played one side alone has it below.
    void putBelow(Set<Seat> taken) {
        if (taken.size() == 1) {
            board.flippedProperty().set(taken.contains(Seat.BLACK));
        }
    }

    /// The table was heard of: what was moved ahead of it stays in sight, and a move that was asked about is still
    /// asked about, only while nobody has moved there.
    void heard(Table before, Table after) {
        waited = ahead || beforeBeginning;
        beforeBeginning = false;
        boolean open = ahead || exposing.get().isPresent();
        boolean same = open && line(before).equals(line(after));
        ahead = ahead && same;
        if (!same) {
            exposing.set(Optional.empty());
        }
    }

    void show(Game now) {
        if (!ahead) {
            board.show(now.line().position(), now.line().last().map(Ply::move));
            board.moversProperty().set(movers(now));
        }
    }

    /// All of the table is shown: the move that waited for the one before it is made, if it can be made now.
    void goOn() {
        markUnaccepted();
        if (waited && !ahead) {
            Optional<Move> waiting = next;
            next = Optional.empty();
            waiting.ifPresent(this::play);
        }
    }

    /// The line to the table was lost or is back.
    void reached() {
        game.getValue().ifPresent(now -> board.moversProperty().set(movers(now)));
        markUnaccepted();
    }

    /// Takes back what was moved ahead: the table does not make it.
    void takeBack() {
        if (ahead) {
            ahead = false;
            markUnaccepted();
            next = Optional.empty();
            game.getValue()
                    .ifPresent(now ->
                            board.show(now.line().position(), now.line().last().map(Ply::move)));
        }
    }

    @Override
    public void close() {
        board.tasteProperty().unbind();
    }

    /// A move is made on the one before it: while the table has not said that that one is made, it waits.
    /// Where a general may be captured, a move that leaves it open to capture is asked about first.
    private void play(Move move) {
        if (ahead || beforeBeginning) {
            next = Optional.of(move);
            return;
        }
        boolean exposes = game.getValue()
                .filter(Game::running)
                .map(now -> now.line().position().play(move))
                .filter(attempt -> attempt instanceof Attempt.Played(Ply ply)
                        && ply.after().generalOpenToCapture())
                .isPresent();
        if (exposes) {
            exposing.set(Optional.empty());
            exposing.set(Optional.of(move));
        } else {
            make(move);
        }
    }

    private void make(Move move) {
        game.getValue().filter(Game::running).ifPresent(now -> {
            if (now.line().position().play(move) instanceof Attempt.Played played) {
                drawAhead(played.ply());
                send.accept(
                        Seat.of(now.turn()), new PlayerCommand.Play(now.line().size(), move));
            }
        });
    }

    /// Shows the move at once. Who moves next at this screen may answer it meanwhile, see [#play(Move)].
    private void drawAhead(Ply ply) {
        ahead = true;
        drawn = Optional.of(ply);
        board.show(ply.after(), Optional.of(ply.move()));
    }

    private void markUnaccepted() {
        boolean open = ahead && !reach.getValue().isLive();
        unaccepted.set(open);
        board.movedAheadProperty().set(open ? drawn : Optional.empty());
    }

    private Set<Side> movers(Game now) {
        return now.running() && reach.getValue().isLive()
                ? seats.stream().map(Seat::side).collect(Collectors.toSet())
                : Set.of();
    }

    /// The line that a move could be made on.
    private static Optional<Line> line(Table at) {
        return at.running().map(Game::line);
    }
}
