package xiangqi.core.game;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Rows;

/// What judging allocates does not grow with the line, however long the cycles in it are (measured by the JVM for this
/// thread, so that other work on the machine makes no difference).
@DisplayName("The memory that judging takes")
class JudgingMemoryTest {
    /// Red's chariot follows Black's horse over the board in sixty plies without coming to a position twice.
    private static final String OUT = "h6i4 a2a4 i4g5 a4a5 g5e6 a5a6 e6f4 a6a4 f4g2 a4a2 g2i1 a2a1 i1g0 a1a0 g0e1 a0a1"
            + " e1d3 a1a3 d3e5 a3a5 e5c6 a5a6 c6d4 a6a4 d4b5 a4a5 b5d6 a5a6 d6c4 a6a4 c4e3 a4a3 e3d5 a3a5 d5c3 a5a3"
            + " c3d1 a3a1 d1f0 a1a0 f0h1 a0a1 h1g3 a1a3 g3f5 a3a5 f5h6 a5a6 h6g4 a6a4 g4f2 a4a2 f2e0 a2a0 e0d2 a0a2 d2b3 a2a3 b3c1 a3a1";

    /// Red's chariot checks with every ply and comes back with the fourth of them.
    private static final String CHECKS = "a4a9 e9e8 a9a8 e8e9";

    private static final int WARMING_UP = 30;
    private static final int TRIES = 10;

    @ParameterizedTest
    @EnumSource
    void whatAPlyOfALongLineTakesDoesNotGrowWithTheCycle(Edition edition) {
        Line line = outAndBack();
        judgedAfterEveryPly(line, edition, WARMING_UP);
        long[] least = judgedAfterEveryPly(line, edition, TRIES);
        // From ply 60 on every ply brings a position back, over up to 120 plies; the third hundred has the longer
        // cycles.
        assertTrue(least[2] <= least[1] * 1.3 + 50, () -> "bytes a ply: " + least[1] + ", then " + least[2]);
    }

    @ParameterizedTest
    @EnumSource
    void aLongCycleTakesNoMoreThanAShortOneWhereOneSideAlwaysChecks(Edition edition) {
        Line once = Lines.played("4k4/9/9/9/9/R8/9/9/9/5K3 w", CHECKS);
        Line shortly = repeated(once, 4);
        Line atLength = repeated(once, 200);
        for (int i = 0; i < 2_000; i++) {
            tallied(shortly, 4, edition);
            tallied(atLength, 200, edition);
        }
        long ofShort = Long.MAX_VALUE;
        long ofLong = Long.MAX_VALUE;
        for (int i = 0; i < TRIES; i++) {
            ofShort = Math.min(ofShort, tallied(shortly, 4, edition));
            ofLong = Math.min(ofLong, tallied(atLength, 200, edition));
        }
        String found = "bytes: " + ofShort + ", at length " + ofLong;
        assertTrue(ofLong <= ofShort + 200, found);
    }

    private static long tallied(Line line, int size, Edition edition) {
        long before = Allocation.ofThisThread();
        Tally.ofDeciding(line, size, edition);
        return Allocation.ofThisThread() - before;
    }

    /// The least that a ply of each hundred took on average.
    private static long[] judgedAfterEveryPly(Line whole, Edition edition, int tries) {
        GameRules rules = GameRules.of(edition);
        long[] least = {Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE};
        for (int i = 0; i < tries; i++) {
            Line line = Line.from(whole.start());
            long before = Allocation.ofThisThread();
            for (var ply : whole.plies()) {
                line = line.add(ply);
                rules.judge(line);
                if (line.size() % 100 == 0) {
                    int hundred = line.size() / 100 - 1;
                    long now = Allocation.ofThisThread();
                    least[hundred] = Math.min(least[hundred], (now - before) / 100);
                    before = now;
                }
            }
        }
        return least;
    }

    /// Out, back the way they came, and so on: 300 plies.
    private static Line outAndBack() {
        List<Move> out = moves(OUT);
        List<Move> back = new ArrayList<>();
        for (int round = out.size() / 2 - 1; round >= 0; round--) {
            for (Move move : out.subList(2 * round, 2 * round + 2)) {
                back.add(Move.of(move.to(), move.from()));
            }
        }
        Line line = Line.from(Rows.position("4k4/4a4/9/7n1/9/9/9/R8/9/3K5 b"));
        for (int leg = 0; leg < 5; leg++) {
            line = played(line, leg % 2 == 0 ? out : back);
        }
        return line;
    }

    private static Line repeated(Line once, int plies) {
        Line line = once;
        while (line.size() < plies + 4) {
            line = played(line, moves("a8a9 e9e8 a9a8 e8e9"));
        }
        return line;
    }

    private static Line played(Line line, List<Move> moves) {
        Line played = line;
        for (Move move : moves) {
            played = played.add(played.position().playIfLegal(move).orElseThrow());
        }
        return played;
    }

    private static List<Move> moves(String text) {
        return List.of(text.split(" ")).stream()
                .map(move -> Move.parse(move).orElseThrow())
                .toList();
    }
}
