package xiangqi.core.house;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

        /// The points that a giver of that colour empties. Left is the giver's own left: file a for Red, file i
        /// for Black.
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

    /// Odds of the catalogue that need no choice. In odds of pieces the giver plays Red; in odds of the first
    /// move the receiver does.
    public static Odds of(Kind kind) {
        return new Odds(
                kind, kind == Kind.FIRST || kind == Kind.TWO_FIRST ? Side.BLACK : Side.RED, List.of(), List.of());
    }

    /// Reads the short form: `horse`, `custom:a0,h2` or `two-first:h2e2,b0c2`. Behind it `/red` or `/black` can
    /// name the giver; without it the giver of pieces plays Red, but for custom odds whose points are all
    /// Black's. Whether such odds can be given is not looked at.
    public static Optional<Odds> parse(String text) {
        int slash = text.indexOf('/');
        if (slash < 0) {
            return parse(text, Optional.empty());
        }
        String giver = text.substring(slash + 1);
        return Stream.of(Side.values())
                .filter(side -> side.name().toLowerCase(Locale.ROOT).equals(giver))
                .findFirst()
                .flatMap(side -> parse(text.substring(0, slash), Optional.of(side)));
    }

    /// The short form of odds, which [#parse] reads; the giver is named where it would not be understood
    /// without.
    public String shortForm() {
        String choice = kind == Kind.CUSTOM ? words(removed) : kind == Kind.TWO_FIRST ? words(moves) : "";
        String plain = kind.id + (choice.isEmpty() ? "" : ":" + choice);
        return parse(plain).filter(understood -> understood.giver == giver).isPresent()
                ? plain
                : plain + "/" + giver.name().toLowerCase(Locale.ROOT);
    }

    private static Optional<Odds> parse(String text, Optional<Side> giver) {
        int colon = text.indexOf(':');
        Optional<Kind> kind = Kind.find(colon < 0 ? text : text.substring(0, colon));
        if (kind.isEmpty() || colon < 0) {
            return kind.flatMap(known -> with(of(known), giver));
        }
        List<String> choice = List.of(text.substring(colon + 1).split(",", -1));
        return switch (kind.get()) {
            case CUSTOM ->
                all(choice, Square::parse).map(removed -> custom(giver.orElseGet(() -> ownerOf(removed)), removed));
            case TWO_FIRST ->
                all(choice, Move::parse)
                        .map(moves -> new Odds(Kind.TWO_FIRST, Side.BLACK, List.of(), moves))
                        .flatMap(odds -> with(odds, giver));
            case FIRST, HORSE, TWO_HORSES, CANNON, ROOK, ROOK_HORSE, TWO_ROOKS -> Optional.empty();
        };
    }

    /// In odds of the first move the receiver plays Red: no other giver is possible.
    private static Optional<Odds> with(Odds odds, Optional<Side> giver) {
        boolean ofTheMove = odds.kind == Kind.FIRST || odds.kind == Kind.TWO_FIRST;
        Side side = giver.orElse(odds.giver);
        return ofTheMove && side != odds.giver
                ? Optional.empty()
                : Optional.of(new Odds(odds.kind, side, odds.removed, odds.moves));
    }

    private static Side ownerOf(List<Square> removed) {
        return removed.stream().allMatch(square -> Side.BLACK.owns(square.rank())) ? Side.BLACK : Side.RED;
    }

    private static String words(List<?> choice) {
        return choice.stream().map(Object::toString).collect(Collectors.joining(","));
    }

    /// Any of the giver's pieces but the general.
    public static Odds custom(Side giver, List<Square> removed) {
        return new Odds(Kind.CUSTOM, giver, removed, List.of());
    }

    /// Two Red moves, not across the river, that stand on the board when Black begins.
    public static Odds twoFirst(Move one, Move other) {
        return new Odds(Kind.TWO_FIRST, Side.BLACK, List.of(), List.of(one, other));
    }

    /// The position such a game starts from; empty if these odds cannot be given: the two moves are missing, illegal
    /// or cross the river, or a removed piece is not the giver's or is the general.
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
