package xiangqi.ui.board;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Role;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.diagram.Frame;
import xiangqi.core.diagram.Look;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Ply;
import xiangqi.core.rules.Position;

/// Turns the points that a player means into moves of a position, and the position into what the board shows. The
/// same for a game, watching and study: they differ in who may move and in what they do with a move.
///
/// The position decides what is legal; a move is handed on and shows up only when [#show] is told of it.
public final class BoardViewModel implements BoardListener {
    private final ReadOnlyObjectWrapper<Frame> frame = new ReadOnlyObjectWrapper<>(this, "frame");
    private final ReadOnlyObjectWrapper<Optional<Attempt.Illegal>> refused =
            new ReadOnlyObjectWrapper<>(this, "refused", Optional.empty());
    private final ObjectProperty<Set<Side>> movers =
            new SimpleObjectProperty<>(this, "movers", EnumSet.allOf(Side.class));
    private final ObjectProperty<List<Move>> loop = new SimpleObjectProperty<>(this, "loop", List.of());
    private final ObjectProperty<Optional<Ply>> movedAhead =
            new SimpleObjectProperty<>(this, "movedAhead", Optional.empty());
    private final ObjectProperty<Optional<Move>> pondered =
            new SimpleObjectProperty<>(this, "pondered", Optional.empty());
    private final ObjectProperty<Look> taste = new SimpleObjectProperty<>(this, "taste", Look.USUAL);
    private final BooleanProperty flipped = new SimpleBooleanProperty(this, "flipped");
    private final BooleanProperty mirrored = new SimpleBooleanProperty(this, "mirrored");
    private final ObjectBinding<Look> look = Bindings.createObjectBinding(this::lookNow, taste, flipped, mirrored);
    private final Consumer<Move> moves;

    private Position position;
    private Optional<Move> lastMove = Optional.empty();
    private Optional<Square> picked = Optional.empty();

    /// Shows `start` and hands every legal move that a player makes to `moves`.
    public BoardViewModel(Position start, Consumer<Move> moves) {
        this.position = start;
        this.moves = moves;
        frame.set(drawn());
        movers.addListener((_, _, _) -> redraw());
        loop.addListener((_, _, _) -> redraw());
        movedAhead.addListener((_, _, _) -> redraw());
        pondered.addListener((_, _, _) -> redraw());
    }

    /// Shows another position, with the move that led to it. A picked piece is let go unless the position is the
    /// same.
    public void show(Position shown, Optional<Move> by) {
        if (!shown.equals(position)) {
            picked = Optional.empty();
            refused.set(Optional.empty());
        }
        position = shown;
        lastMove = by;
        redraw();
    }

    public Position position() {
        return position;
    }

    /// What the board shows.
    public ReadOnlyObjectProperty<Frame> frameProperty() {
        return frame.getReadOnlyProperty();
    }

    /// How the board looks: the chosen taste, turned as this board is turned.
    public ObjectBinding<Look> lookProperty() {
        return look;
    }

    /// The look that the settings ask for.
    public ObjectProperty<Look> tasteProperty() {
        return taste;
    }

    public BooleanProperty flippedProperty() {
        return flipped;
    }

    public BooleanProperty mirroredProperty() {
        return mirrored;
    }

    /// The sides whose pieces may be moved here, when it is their turn: both at a shared board, none while watching.
    public ObjectProperty<Set<Side>> moversProperty() {
        return movers;
    }

    /// The moves of a repeated cycle that the board points out; none, usually.
    public ObjectProperty<List<Move>> loopProperty() {
        return loop;
    }

    /// A move that the board shows though nobody has accepted it: its piece is still seen, dashed, where it came from.
    public ObjectProperty<Optional<Ply>> movedAheadProperty() {
        return movedAhead;
    }

    /// A move that is asked about before it is made: its piece is lifted and the point it would go to is marked.
    public ObjectProperty<Optional<Move>> ponderedProperty() {
        return pondered;
    }

    /// The last move that was refused, until another point is meant or [#forget()] is called.
    public ReadOnlyObjectProperty<Optional<Attempt.Illegal>> refusedProperty() {
        return refused.getReadOnlyProperty();
    }

    /// Stops showing why a move was refused.
    public void forget() {
        refused.set(Optional.empty());
    }

    /// Lets a picked piece go.
    public void letGo() {
        picked = Optional.empty();
        redraw();
    }

    @Override
    public void pointed(Square square) {
        if (!movers.get().contains(position.turn())) {
            return;
        }
        refused.set(Optional.empty());
        if (picked.equals(Optional.of(square))) {
            letGo();
        } else if (ownAt(square)) {
            picked = Optional.of(square);
            redraw();
        } else if (picked.isPresent()) {
            tryMove(Move.of(picked.get(), square));
        }
    }

    @Override
    public void draggedOff(Square from) {
        if (picked.equals(Optional.of(from))) {
            letGo();
        }
    }

    private void tryMove(Move move) {
        picked = Optional.empty();
        switch (position.play(move)) {
            case Attempt.Played _ -> {
                redraw();
                moves.accept(move);
            }
            case Attempt.Illegal illegal -> {
                redraw();
                refused.set(Optional.of(illegal));
            }
        }
    }

    private boolean ownAt(Square square) {
        return position.board()
                .at(square)
                .filter(piece -> piece.side() == position.turn())
                .isPresent();
    }

    private Look lookNow() {
        return taste.get().flipped(flipped.get()).mirrored(mirrored.get());
    }

    private void redraw() {
        if (picked.isPresent() && !(movers.get().contains(position.turn()) && ownAt(picked.get()))) {
            picked = Optional.empty();
        }
        frame.set(drawn());
    }

    private Frame drawn() {
        Frame plain = Frame.of(position.board())
                .lastMove(lastMove)
                .check(checked())
                .loop(loop.get())
                .ghosts(movedAhead
                        .get()
                        .map(ply -> Map.of(ply.move().from(), ply.moved()))
                        .orElse(Map.of()));
        return picked.map(from -> withTargets(plain, from))
                .or(() -> pondered.get().filter(move -> ownAt(move.from())).map(move -> withTarget(plain, move)))
                .orElse(plain);
    }

    private Frame withTarget(Frame plain, Move move) {
        return position.board().isEmpty(move.to())
                ? plain.picked(move.from(), Set.of(move.to()), Set.of())
                : plain.picked(move.from(), Set.of(), Set.of(move.to()));
    }

    private Frame withTargets(Frame plain, Square from) {
        Set<Square> quiet = new HashSet<>();
        Set<Square> captures = new HashSet<>();
        for (Move move : position.legalMoves()) {
            if (move.from() == from) {
                (position.board().isEmpty(move.to()) ? quiet : captures).add(move.to());
            }
        }
        return plain.picked(from, quiet, captures);
    }

    private Optional<Square> checked() {
        return position.inCheck()
                ? position.board().squaresOf(Piece.of(position.turn(), Role.GENERAL)).stream()
                        .findFirst()
                : Optional.empty();
    }
}
