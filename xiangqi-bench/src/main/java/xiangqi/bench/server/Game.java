package xiangqi.bench.server;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import xiangqi.core.game.Line;
import xiangqi.core.game.Verdict;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Ply;
import xiangqi.core.rules.Position;
import xiangqi.core.table.Terms;

/// A game that goes on and on: moves by chance that take nothing, give no check and lead nowhere near an end.
final class Game {
    private Game() {}

    /// @param plies how many moves it has
    static List<Move> endless(Terms terms, int plies, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        while (true) {
            Line line = Line.from(terms.start());
            List<Move> moves = new ArrayList<>();
            boolean stuck = false;
            while (!stuck && moves.size() < plies) {
                List<Ply> quiet = quiet(line.position());
                stuck = true;
                for (int attempt = 0; stuck && attempt < 20 && !quiet.isEmpty(); attempt++) {
                    Ply ply = quiet.get(random.nextInt(quiet.size()));
                    Line next = line.add(ply);
                    if (terms.rules().judge(next) instanceof Verdict.Continue) {
                        line = next;
                        moves.add(ply.move());
                        stuck = false;
                    }
                }
            }
            if (!stuck) {
                return List.copyOf(moves);
            }
        }
    }

    private static List<Ply> quiet(Position position) {
        return position.legalMoves().stream()
                .map(move -> position.playIfLegal(move).orElseThrow())
                .filter(ply -> ply.captured().isEmpty() && !ply.givesCheck())
                .toList();
    }
}
