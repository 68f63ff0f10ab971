package xiangqi.core.house;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Role;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// Odds that one player gives the other (houses.md §5). A game at odds is unrated.
///
/// @param giver the colour that gives them
/// @param removed for [Kind#CUSTOM]: the points whose pieces the giver does without
/// @param moves for [Kind#TWO_FIRST]: Red's two moves
public record Odds(Kind kind, Side giver, List<Square> removed, List<Move> moves) {
    /// The catalogue.
    public enum Kind {
        FIRST("first"),
        TWO_FIRST("two-first"),
        HORSE("horse", Square.B0),
        TWO_HORSES("two-horses", Square.B0, Square.H0),
        CANNON("cannon", Square.B2),
        ROOK("rook", Square.A0),
        ROOK_HORSE("rook-horse", Square.A0, Square.B0),
        TWO_ROOKS("two-rooks", Square.A0, Square.I0),
        CUSTOM("custom");

        private final String id;
        private final List<Square> ofRed;

        Kind(String id, Square... ofRed) {
            this.id = id;
            this.ofRed = List.of(ofRed);
        }

        public static Optional<Kind> find(String id) {
            return Arrays.stream(values()).filter(kind -> kind.id.equals(id)).findFirst();
        }

        public String id() {
            return id;
        }

        /// The points that a giver of that colour empties. Left is the giver's own left: file a for Red, file i for
        /// Black.
        private List<Square> of(Side giver) {
            return giver == Side.RED
                    ? ofRed
                    : ofRed.stream().map(Square::turned).toList();
        }
    }

    public Odds {
        removed = List.copyOf(removed);
        moves = List.copyOf(moves);
    }

    /// Odds of the catalogue that need no choice. In odds of pieces the giver plays Red; in odds of the first move the
    /// receiver does.
    public static Odds of(Kind kind) {
        return new Odds(
                kind, kind == Kind.FIRST || kind == Kind.TWO_FIRST ? Side.BLACK : Side.RED, List.of(), List.of());
    }

    /// Reads the short form: `horse`, `custom:a0,h2` or `two-first:h2e2,b0c2`. Whether such odds can be given is not
    /// looked
    /// at.
    public static Optional<Odds> parse(String text) {
        int colon = text.indexOf(':');
        Optional<Kind> kind = Kind.find(colon < 0 ? text : text.substring(0, colon));
        if (kind.isEmpty() || colon < 0) {
            return kind.map(Odds::of);
        }
        Odds plain = of(kind.get());
        List<String> choice = List.of(text.substring(colon + 1).split(",", -1));
        return switch (kind.get()) {
            case CUSTOM -> all(choice, Square::parse).map(removed -> custom(plain.giver, removed));
            case TWO_FIRST ->
                all(choice, Move::parse).map(moves -> new Odds(plain.kind, plain.giver, List.of(), moves));
            case FIRST, HORSE, TWO_HORSES, CANNON, ROOK, ROOK_HORSE, TWO_ROOKS -> Optional.empty();
        };
    }

    /// Any of the giver's pieces but the general.
    public static Odds custom(Side giver, List<Square> removed) {
        return new Odds(Kind.CUSTOM, giver, removed, List.of());
    }

    /// Two Red moves, not across the river, that stand on the board when Black begins.
    public static Odds twoFirst(Move one, Move other) {
        return new Odds(Kind.TWO_FIRST, Side.BLACK, List.of(), List.of(one, other));
    }

    /// The position such a game starts from; empty if these odds cannot be given: the two moves are missing, illegal or
    /// cross
    /// the river, or a removed piece is not the giver's or is the general.
    public Optional<Position> start(Legality legality) {
        return switch (kind) {
            case FIRST -> Optional.of(Position.start(legality));
            case TWO_FIRST -> moves.size() == 2 ? afterTwoMoves(legality) : Optional.empty();
            case CUSTOM -> removed.isEmpty() ? Optional.empty() : without(removed, legality);
            default -> without(kind.of(giver), legality);
        };
    }

    private Optional<Position> without(List<Square> squares, Legality legality) {
        Board board = Board.STANDARD;
        for (Square square : squares) {
            Optional<Piece> piece = board.at(square);
            if (piece.filter(given -> given.side() == giver && given.role() != Role.GENERAL)
                    .isEmpty()) {
                return Optional.empty();
            }
            board = board.without(square);
        }
        return position(new Setup(board, Side.RED), legality);
    }

    private Optional<Position> afterTwoMoves(Legality legality) {
        Board board = Board.STANDARD;
        for (Move move : moves) {
            Optional<Board> after = afterOne(board, move, legality);
            if (after.isEmpty()) {
                return Optional.empty();
            }
            board = after.get();
        }
        return position(new Setup(board, Side.BLACK), legality);
    }

    private static Optional<Board> afterOne(Board board, Move move, Legality legality) {
        return position(new Setup(board, Side.RED), legality)
                .filter(position -> Side.RED.owns(move.to().rank()))
                .flatMap(position -> position.play(move) instanceof Attempt.Played played
                        ? Optional.of(played.ply().after().board())
                        : Optional.empty());
    }

    private static Optional<Position> position(Setup setup, Legality legality) {
        return Position.check(setup, legality) instanceof Checked.Legal legal
                ? Optional.of(legal.position())
                : Optional.empty();
    }

    private static <T> Optional<List<T>> all(List<String> words, Function<String, Optional<T>> parse) {
        List<T> all = new ArrayList<>();
        for (String word : words) {
            Optional<T> parsed = parse.apply(word);
            if (parsed.isEmpty()) {
                return Optional.empty();
            }
            all.add(parsed.get());
        }
        return Optional.of(all);
    }
}
