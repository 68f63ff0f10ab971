package xiangqi.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Role;
import xiangqi.core.board.Square;
import xiangqi.core.game.Line;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.FenReading;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Ending;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Ply;
import xiangqi.core.rules.Position;

/// Lines of 300 plies.
final class LongLines {
    static final int PLIES = 300;

    /// How far a line goes out before it comes back.
    private static final int LEG = 60;

    private LongLines() {}

    /// Lines of moves by chance; those that end before are thrown away.
    static List<Line> byChance(int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Line> lines = new ArrayList<>();
        while (lines.size() < count) {
            Line line = Line.from(Position.START);
            List<Move> moves = line.position().legalMoves();
            while (!moves.isEmpty() && line.size() < PLIES) {
                line = played(line, moves.get(random.nextInt(moves.size())));
                moves = line.position().legalMoves();
            }
            if (line.size() == PLIES) {
                lines.add(line);
            }
        }
        return lines;
    }

    /// Four cannons that go to and fro: the position comes back with every eighth ply, 37 times.
    static Line repeating() {
        List<String> cycle = List.of("h2h4", "h7h5", "b2b4", "b7b5", "h4h2", "h5h7", "b4b2", "b5b7");
        Line line = Line.from(Position.START);
        while (line.size() < PLIES) {
            line = played(
                    line, Move.parse(cycle.get(line.size() % cycle.size())).orElseThrow());
        }
        return line;
    }

    /// Last in, first out: Red's chariot chases Black's horse over the board, through ever new positions; then both
    /// come back the way they went, and go there again. All but the first 60 plies bring positions back,
    /// over cycles of up to 120 plies.
    static Line outAndBack(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Line line = Line.from(chase());
        while (line.size() < LEG) {
            List<Line> next = chases(line);
            line = next.isEmpty() ? Line.from(chase()) : next.get(random.nextInt(next.size()));
        }
        List<Ply> out = line.plies();
        while (line.size() < PLIES) {
            line = line.size() / LEG % 2 == 0 ? again(line, out) : back(line, out);
        }
        return line;
    }

    private static Position chase() {
        return position("4k4/4a4/9/7n1/9/9/9/R8/9/3K5 b");
    }

    private static Position position(String fen) {
        FenReading.Read read = (FenReading.Read) Fen.read(fen);
        return ((Checked.Legal) Position.check(read.setup(), Legality.STRICT)).position();
    }

    /// The line with one more move of the horse, out of the chariot's way, and one of the chariot, which attacks it
    /// again; each such round that leads to a new position.
    private static List<Line> chases(Line line) {
        List<Line> next = new ArrayList<>();
        for (Move away : quietMoves(line.position(), Role.HORSE)) {
            Line fled = played(line, away);
            if (away.to().rank() > 6 || attacks(fled.position())) {
                continue;
            }
            for (Move after : quietMoves(fled.position(), Role.CHARIOT)) {
                Line chased = played(fled, after);
                // On the way back, too, the chariot must come to attack the horse.
                boolean reversible = !inLine(after.to(), away.from());
                if (reversible && attacks(chased.position()) && chased.occurrences() == 1) {
                    next.add(chased);
                }
            }
        }
        return next;
    }

    private static List<Move> quietMoves(Position position, Role role) {
        return position.legalMoves().stream()
                .filter(move -> position.at(move.to()).isEmpty()
                        && position.at(move.from()).orElseThrow().role() == role)
                .toList();
    }

    private static boolean attacks(Position position) {
        return inLine(
                position.board().squaresOf(Piece.RED_CHARIOT).getFirst(),
                position.board().squaresOf(Piece.BLACK_HORSE).getFirst());
    }

    /// On one rank or file: below the palace of Black nothing stands between.
    private static boolean inLine(Square one, Square other) {
        return one.file() == other.file() || one.rank() == other.rank();
    }

    private static Line again(Line before, List<Ply> plies) {
        Line line = before;
        for (Ply ply : plies) {
            line = played(line, ply.move());
        }
        return line;
    }

    /// The rounds from the last to the first, each move backwards.
    private static Line back(Line before, List<Ply> plies) {
        Line line = before;
        for (int round = plies.size() / 2 - 1; round >= 0; round--) {
            for (Ply ply : plies.subList(2 * round, 2 * round + 2)) {
                line = played(line, Move.of(ply.move().to(), ply.move().from()));
            }
        }
        return line;
    }

    /// Red's chariot checks with every ply, wherever it likes and Black's general goes; nearly every ply brings a
    /// position back.
    static Line checking(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Line line = Line.from(position("4k4/9/9/9/9/R8/9/9/9/5K3 w"));
        while (line.size() < PLIES) {
            List<Line> next = goingOn(line).stream()
                    .filter(one -> one.size() % 2 == 0
                            ? !goingOn(one).isEmpty()
                            : one.position().inCheck())
                    .toList();
            line = next.isEmpty() ? line.back(Math.min(2, line.size())) : next.get(random.nextInt(next.size()));
        }
        return line;
    }

    /// The line with one more move that neither captures nor ends the game.
    private static List<Line> goingOn(Line line) {
        return line.position().legalMoves().stream()
                .filter(move -> line.position().at(move.to()).isEmpty())
                .map(move -> played(line, move))
                .filter(next -> next.position().end() == Ending.NONE)
                .toList();
    }

    private static Line played(Line line, Move move) {
        return line.add(line.position().playIfLegal(move).orElseThrow());
    }
}
