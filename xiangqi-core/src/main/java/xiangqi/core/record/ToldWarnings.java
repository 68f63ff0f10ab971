package xiangqi.core.record;

import java.util.ArrayList;
import java.util.List;

/// Bounds what is told of one game: a file of nothing but brackets has hundreds of thousands of faults.
final class ToldWarnings {
    /// How many of those that cut moves, and how many of the others, are told one by one. [Replay] tells one less.
    private static final int MOST = 101;

    private ToldWarnings() {}

    /// The problems, as they are if they are few; else the first ones and, in the place of the first that is left out,
    /// how many more there are and what went with them.
    static List<Problem> of(List<Problem> problems) {
        if (problems.size() <= MOST) {
            return problems;
        }
        List<Problem> told = new ArrayList<>();
        int more = -1;
        int[] cut = new int[4];
        int[] kept = new int[2];
        for (Problem problem : problems) {
            if (kept[problem.movesCut() > 0 ? 0 : 1]++ < MOST) {
                told.add(problem);
                continue;
            }
            if (more < 0) {
                more = told.size();
                told.add(problem);
            }
            cut[0]++;
            cut[1] += problem.movesCut();
            cut[2] += problem.commentsCut();
            cut[3] += problem.variationsCut();
        }
        if (more >= 0) {
            Problem first = told.get(more);
            told.set(more, Problem.ofFile(Problem.Code.MORE_WARNINGS, first.spot(), cut[0], cut[1], cut[2], cut[3]));
        }
        return told;
    }
}
