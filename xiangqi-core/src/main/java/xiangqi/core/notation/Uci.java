package xiangqi.core.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// The coordinates of engines and servers: `h2e2` with ranks counted from 0, or the same move as `h3e3` with
/// ranks counted from 1, where the tenth rank has two digits (formats.md §7).
public final class Uci {
    private Uci() {}

    /// How ranks are counted from Red's home rank.
    public enum Ranks {
        /// 0–9: Pikafish, UCCI, ICCS.
        FROM_ZERO,
        /// 1–10: Fairy-Stockfish, pychess and other servers.
        FROM_ONE
    }

    /// The move in four characters, or five or six with a tenth rank.
    public static String write(Move move, Ranks ranks) {
        int first = first(ranks);
        return ""
                + (char) ('a' + move.from().file())
                + (move.from().rank() + first)
                + (char) ('a' + move.to().file())
                + (move.to().rank() + first);
    }

    /// Reads a move whose ranks are counted as told.
    public static MoveReading read(Position position, String text, Ranks ranks) {
        Coordinates coordinates = new Coordinates(text);
        if (!coordinates.read()) {
            return new MoveReading.NotNotation(coordinates.index());
        }
        if (!coordinates.fits(ranks)) {
            return new MoveReading.NotNotation(coordinates.misfit(ranks));
        }
        Candidates candidates = new Candidates(position);
        candidates.add(coordinates.move(ranks));
        return candidates.reading();
    }

    /// Reads a move without being told how ranks are counted: a rank 10 tells, a rank 0 tells, else the one
    /// reading that is legal. Both legal is ambiguous, both a rank 10 and a rank 0 is no move.
    public static MoveReading read(Position position, String text) {
        Coordinates coordinates = new Coordinates(text);
        if (!coordinates.read()) {
            return new MoveReading.NotNotation(coordinates.index());
        }
        Candidates candidates = new Candidates(position);
        for (Ranks ranks : Ranks.values()) {
            if (coordinates.fits(ranks)) {
                candidates.add(coordinates.move(ranks));
            }
        }
        return coordinates.fits(Ranks.FROM_ZERO) || coordinates.fits(Ranks.FROM_ONE)
                ? candidates.reading()
                : new MoveReading.NotNotation(coordinates.misfit(Ranks.FROM_ZERO));
    }

    /// How the ranks of the moves of one game are counted; texts in other notations are played along. A rank 10
    /// or a rank 0 anywhere tells; else the counting under which more plies from the first on are legal. Empty
    /// if no text is a move in coordinates, if both ranks occur, or if both countings do equally well.
    public static Optional<Ranks> ranksOf(Position start, List<String> game) {
        List<Coordinates> moves = new ArrayList<>();
        for (String text : game) {
            Coordinates move = new Coordinates(text);
            if (move.read()) {
                moves.add(move);
            }
        }
        if (moves.isEmpty() || !allFit(moves, Ranks.FROM_ZERO) || !allFit(moves, Ranks.FROM_ONE)) {
            return ranksByNumbers(moves);
        }
        int fromZero = legalPlies(start, game, Ranks.FROM_ZERO);
        int fromOne = legalPlies(start, game, Ranks.FROM_ONE);
        if (fromZero == fromOne) {
            return Optional.empty();
        }
        return Optional.of(fromZero > fromOne ? Ranks.FROM_ZERO : Ranks.FROM_ONE);
    }

    /// What a rank 10 or a rank 0 tells; empty if neither or both occur.
    static Optional<Ranks> ranksByNumbers(List<Coordinates> moves) {
        boolean fromZero = allFit(moves, Ranks.FROM_ZERO);
        boolean fromOne = allFit(moves, Ranks.FROM_ONE);
        if (fromZero == fromOne) {
            return Optional.empty();
        }
        return Optional.of(fromZero ? Ranks.FROM_ZERO : Ranks.FROM_ONE);
    }

    private static boolean allFit(List<Coordinates> moves, Ranks ranks) {
        return moves.stream().allMatch(move -> move.fits(ranks));
    }

    private static int legalPlies(Position start, List<String> game, Ranks ranks) {
        Position position = start;
        for (int plies = 0; plies < game.size(); plies++) {
            if (!(Notation.readAny(position, game.get(plies), ranks) instanceof MoveReading.Found(Move move))) {
                return plies;
            }
            position = position.playIfLegal(move).orElseThrow().after();
        }
        return game.size();
    }

    static int first(Ranks ranks) {
        return ranks.ordinal();
    }
}
