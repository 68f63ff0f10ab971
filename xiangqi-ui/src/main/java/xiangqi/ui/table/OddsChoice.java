package xiangqi.ui.table;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Role;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.diagram.Frame;
import xiangqi.core.house.Odds;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.ui.board.BoardListener;

/// Which odds are given: none, those of the catalogue, or what is pointed at on a small board: the pieces that Red does
/// without, or the two moves that Red has ahead.
public final class OddsChoice implements BoardListener {
    /// What can be chosen; empty for none.
    static final List<Optional<Odds.Kind>> KINDS = Stream.concat(
                    Stream.of(Optional.<Odds.Kind>empty()),
                    Stream.of(Odds.Kind.values()).map(Optional::of))
            .toList();

    private static final int MOVES_AHEAD = 2;

    private final ObjectProperty<Optional<Odds.Kind>> kind = new SimpleObjectProperty<>(this, "kind", Optional.empty());
    private final ObjectProperty<Side> giver = new SimpleObjectProperty<>(this, "giver", Side.RED);
    private final ObjectProperty<List<Square>> removed = new SimpleObjectProperty<>(this, "removed", List.of());
    private final ObjectProperty<List<Move>> moves = new SimpleObjectProperty<>(this, "moves", List.of());
    private final ObjectProperty<Optional<Square>> picked =
            new SimpleObjectProperty<>(this, "picked", Optional.empty());
    private final ObjectBinding<Optional<Odds>> odds =
            Bindings.createObjectBinding(() -> kind.get().map(this::oddsOf), kind, giver, removed, moves);
    private final ObjectProperty<Board> plain = new SimpleObjectProperty<>(this, "plain", Board.STANDARD);
    private final ObjectBinding<Frame> frame =
            Bindings.createObjectBinding(this::drawn, kind, giver, removed, moves, picked, plain);

    OddsChoice() {
        giver.addListener((_, _, _) -> removed.set(List.of()));
    }

    /// Which odds; empty for none.
    public ObjectProperty<Optional<Odds.Kind>> kindProperty() {
        return kind;
    }

    /// Which colour the one plays who gives pieces: Red, unless the table agrees otherwise.
    public ObjectProperty<Side> giverProperty() {
        return giver;
    }

    /// Whether the giver's colour can be chosen: where the first move is given the receiver has it.
    public boolean isOfPieces() {
        return kind.get().filter(given -> Odds.of(given).giver() == Side.RED).isPresent();
    }

    /// The odds as chosen so far; whether they can be given yet says [#isComplete].
    public ObjectBinding<Optional<Odds>> oddsProperty() {
        return odds;
    }

    public Optional<Odds> odds() {
        return odds.get();
    }

    /// The board as chosen so far; what the giver does without is shown as ghosts.
    public ObjectBinding<Frame> frameProperty() {
        return frame;
    }

    /// What a game without odds starts from.
    void startFrom(Board start) {
        plain.set(start);
    }

    /// Whether something is to be pointed at on the board.
    public boolean isPointedAt() {
        return kind.get()
                .filter(Set.of(Odds.Kind.CUSTOM, Odds.Kind.TWO_FIRST)::contains)
                .isPresent();
    }

    /// The key of the words that say what is to be done on the board.
    String hint() {
        if (!kind.get().equals(Optional.of(Odds.Kind.CUSTOM))) {
            return "table.new.odds.two-first";
        }
        return giver.get() == Side.RED ? "table.new.odds.custom" : "table.new.odds.custom.black";
    }

    /// Whether the odds, if any, can be given as they are.
    public boolean isComplete() {
        return odds().map(given -> given.start(Legality.STRICT).isPresent()).orElse(true);
    }

    void propose(Optional<Odds> given) {
        kind.set(given.map(Odds::kind));
        giver.set(isOfPieces() ? given.map(Odds::giver).orElse(Side.RED) : Side.RED);
        removed.set(given.map(Odds::removed).orElse(List.of()));
        moves.set(given.map(Odds::moves).orElse(List.of()));
    }

    /// Takes a piece off or puts it back; or picks a piece and moves it.
    @Override
    public void pointed(Square square) {
        if (kind.get().equals(Optional.of(Odds.Kind.CUSTOM))) {
            toggle(square);
        } else if (kind.get().equals(Optional.of(Odds.Kind.TWO_FIRST))) {
            move(square);
        }
    }

    @Override
    public void draggedOff(Square from) {
        picked.set(Optional.empty());
    }

    private void toggle(Square square) {
        boolean may = Board.STANDARD
                .at(square)
                .filter(piece -> piece.side() == giver.get() && piece.role() != Role.GENERAL)
                .isPresent();
        if (may) {
            removed.set(
                    removed.get().contains(square)
                            ? removed.get().stream()
                                    .filter(gone -> gone != square)
                                    .toList()
                            : Stream.concat(removed.get().stream(), Stream.of(square))
                                    .sorted()
                                    .toList());
        }
    }

    private void move(Square square) {
        Position now = ahead();
        Optional<Move> wanted =
                picked.get().filter(from -> targets(now, from).contains(square)).map(from -> Move.of(from, square));
        if (wanted.isPresent()) {
            picked.set(Optional.empty());
            moves.set(Stream.concat(moves.get().stream(), wanted.stream()).toList());
        } else if (moves.get().size() == MOVES_AHEAD) {
            moves.set(List.of());
        } else {
            picked.set(Optional.of(square).filter(from -> !targets(now, from).isEmpty() && !isPicked(from)));
        }
    }

    private boolean isPicked(Square square) {
        return picked.get().equals(Optional.of(square));
    }

    /// Where Red's moves ahead have led, Red to move.
    private Position ahead() {
        Position now = Position.start(Legality.STRICT);
        for (Move move : moves.get()) {
            if (now.play(move) instanceof Attempt.Played played) {
                now = passed(played.ply().after()).orElse(now);
            }
        }
        return now;
    }

    private static Optional<Position> passed(Position position) {
        return Position.check(new Setup(position.board(), Side.RED), Legality.STRICT) instanceof Checked.Legal legal
                ? Optional.of(legal.position())
                : Optional.empty();
    }

    /// Not across the river.
    private static Set<Square> targets(Position position, Square from) {
        return position.legalMoves().stream()
                .filter(move -> move.from() == from && Side.RED.owns(move.to().rank()))
                .map(Move::to)
                .collect(Collectors.toSet());
    }

    private Odds oddsOf(Odds.Kind chosen) {
        return switch (chosen) {
            case CUSTOM -> Odds.custom(giver.get(), removed.get());
            case TWO_FIRST ->
                moves.get().size() == MOVES_AHEAD
                        ? Odds.twoFirst(moves.get().get(0), moves.get().get(1))
                        : Odds.of(chosen);
            case FIRST -> Odds.of(chosen);
            case HORSE, TWO_HORSES, CANNON, ROOK, ROOK_HORSE, TWO_ROOKS ->
                new Odds(chosen, giver.get(), List.of(), List.of());
        };
    }

    private Frame drawn() {
        if (kind.get().isEmpty()) {
            return Frame.of(plain.get());
        }
        if (kind.get().equals(Optional.of(Odds.Kind.TWO_FIRST))) {
            Frame frame = Frame.of(ahead().board())
                    .lastMove(
                            moves.get().isEmpty()
                                    ? Optional.empty()
                                    : Optional.of(moves.get().getLast()));
            return picked.get()
                    .map(from -> frame.picked(from, targets(ahead(), from), Set.of()))
                    .orElse(frame);
        }
        Board board = odds.get()
                .flatMap(given -> given.start(Legality.STRICT))
                .map(Position::board)
                .orElse(Board.STANDARD);
        Map<Square, Piece> ghosts = new EnumMap<>(Square.class);
        for (Square square : Square.values()) {
            Board.STANDARD
                    .at(square)
                    .filter(_ -> board.at(square).isEmpty())
                    .ifPresent(gone -> ghosts.put(square, gone));
        }
        return Frame.of(board).ghosts(ghosts);
    }
}
