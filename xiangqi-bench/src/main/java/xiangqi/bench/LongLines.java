package xiangqi.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import xiangqi.core.game.Line;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// Lines of 300 plies from the start position.
final class LongLines {
    static final int PLIES = 300;

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

    private static Line played(Line line, Move move) {
        return line.add(line.position().playIfLegal(move).orElseThrow());
    }
}
