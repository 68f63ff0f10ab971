package xiangqi.core.record;

import java.util.ArrayList;
import java.util.List;

/// Bounds what is told of one game and of one file: one of nothing but brackets has hundreds of thousands of
/// faults, one of thousands of bad games as many.
final class ToldWarnings {
    /// How many of those that cut moves, and how many of the others, are told one by one. [Replay] tells one less.
    private static final int MOST = 101;

    /// How many warnings of a file's games are told one by one.
    private static final int MOST_OF_FILE = 1000;

    private ToldWarnings() {}

    /// The games, as they are if their warnings are few; else those of each game that finds no more room are told in
    /// one.
    static List<Import.Entry> ofFile(List<Import.Entry> entries) {
        List<Import.Entry> told = new ArrayList<>(entries.size());
        int room = MOST_OF_FILE;
        for (Import.Entry entry : entries) {
            if (entry instanceof Import.Entry.Game game && !game.warnings().isEmpty()) {
                room -= game.warnings().size();
                told.add(room < 0 ? inOne(game) : game);
            } else {
                told.add(entry);
            }
        }
        return List.copyOf(told);
    }

    private static Import.Entry.Game inOne(Import.Entry.Game game) {
        List<Problem> warnings = game.warnings();
        if (warnings.size() == 1) {
            return game;
        }
        int[] sums = new int[4];
        warnings.forEach(problem -> add(problem, sums));
        Problem one = together(warnings.getFirst().spot(), sums).in(game.number());
        return new Import.Entry.Game(game.number(), game.record(), List.of(one), game.counted());
    }

    private static void add(Problem problem, int[] sums) {
        sums[0] += problem.count();
        sums[1] += problem.movesCut();
        sums[2] += problem.commentsCut();
        sums[3] += problem.variationsCut();
    }

    private static Problem together(Spot first, int[] sums) {
        return Problem.ofFile(Problem.Code.MORE_WARNINGS, first, sums[0], sums[1], sums[2], sums[3]);
    }

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
            add(problem, cut);
        }
        if (more >= 0) {
            Problem first = told.get(more);
            told.set(more, together(first.spot(), cut));
        }
        return told;
    }
}
