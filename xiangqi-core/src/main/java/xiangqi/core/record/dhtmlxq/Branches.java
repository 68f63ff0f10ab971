package xiangqi.core.record.dhtmlxq;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.function.IntUnaryOperator;
import xiangqi.core.board.Square;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Replay;
import xiangqi.core.record.Text;
import xiangqi.core.rules.Move;

/// Plays the main line and the numbered branches of one game (formats.md §4): branch B leaves branch P, its
/// first move replaces ply N of P, counted from the start. Branches may stand in any order, also before the
/// one they leave.
final class Branches {
    private final Text text;
    private final Replay replay;
    private final IntUnaryOperator ranks;
    private final Map<Integer, Branch> branches = new HashMap<>();
    private final List<Problem> problems = new ArrayList<>(0);

    /// @param ranks the rank, from Red's side, of the second figure of a point
    Branches(Text text, Replay replay, IntUnaryOperator ranks) {
        this.text = text;
        this.replay = replay;
        this.ranks = ranks;
    }

    /// The moves of a branch as the file has them.
    ///
    /// @param parent the branch it leaves; itself for the main line
    /// @param ply the ply of its first move
    /// @param moves figures and whatever stands between them
    /// @param index where `moves` begins in the text
    record Source(int number, int parent, int ply, String moves, int index) {}

    /// A branch that is played, and the one its line stands on: that which holds the move before its first. From it
    /// two ways lead down to the main line, one branch at a time and by leaps, so that the branch that holds a
    /// ply is found in a number of steps that grows with the logarithm of the branches between.
    private static final class Branch {
        private final int first;
        private final List<Replay.Step> steps = new ArrayList<>();
        private final Branch below;
        private final Branch leap;
        private final int depth;

        /// The main line.
        Branch() {
            this.first = 1;
            this.below = this;
            this.leap = this;
            this.depth = 0;
        }

        Branch(int first, Branch below) {
            this.first = first;
            this.below = below;
            this.depth = below.depth + 1;
            boolean canLeap = below.depth - below.leap.depth == below.leap.depth - below.leap.leap.depth;
            this.leap = canLeap ? below.leap.leap : below;
        }

        /// The branch of this line that holds a ply; the main line for those before the first.
        Branch holding(int ply) {
            Branch at = this;
            while (at.depth > 0 && ply < at.first) {
                at = ply < at.leap.first ? at.leap : at.below;
            }
            return at;
        }

        /// The step that stands after its move at `ply`, if there is one.
        Optional<Replay.Step> step(int ply) {
            int place = ply - first;
            return place >= 0 && place < steps.size() ? Optional.of(steps.get(place)) : Optional.empty();
        }
    }

    List<Problem> problems() {
        return problems;
    }

    void play(List<Source> sources) {
        Map<Integer, List<Integer>> children = new HashMap<>();
        PriorityQueue<Integer> ready = new PriorityQueue<>();
        Map<Integer, Integer> seen = new HashMap<>();
        for (int i = 0; i < sources.size(); i++) {
            Source source = sources.get(i);
            Integer earlier = seen.putIfAbsent(source.number(), i);
            if (earlier != null) {
                standsTwice(sources.get(earlier), source);
                continue;
            }
            if (source.number() == 0) {
                ready.add(i);
            } else {
                children.computeIfAbsent(source.parent(), parent -> new ArrayList<>(1))
                        .add(i);
            }
        }
        if (!seen.containsKey(0)) {
            branches.put(0, new Branch());
            ready.addAll(children.getOrDefault(0, List.of()));
            children.remove(0);
        }
        while (!ready.isEmpty()) {
            Source source = sources.get(ready.poll());
            if (play(source)) {
                ready.addAll(children.getOrDefault(source.number(), List.of()));
                children.remove(source.number());
            }
        }
        children.values().stream()
                .flatMap(List::stream)
                .sorted()
                .map(sources::get)
                .forEach(this::hangsOnNothing);
    }

    /// Plays one branch and says whether there was something to hang it on.
    private boolean play(Source source) {
        boolean isMain = source.number() == 0;
        Optional<Replay.Step> before = isMain ? Optional.of(replay.start()) : step(source.parent(), source.ply() - 1);
        if (before.isEmpty()) {
            hangsOnNothing(source);
            return false;
        }
        Branch branch = isMain
                ? new Branch()
                : new Branch(source.ply(), branches.get(source.parent()).holding(source.ply() - 1));
        branches.put(source.number(), branch);
        Replay.Step step = before.get();
        int[] figures = new int[4];
        int count = 0;
        int first = 0;
        for (int i = 0; i < source.moves().length(); i++) {
            char c = source.moves().charAt(i);
            if (c < '0' || c > '9') {
                continue;
            }
            if (count == 0) {
                first = i;
            }
            figures[count++] = c - '0';
            if (count == 4) {
                step = move(step, figures, source.index() + first);
                branch.steps.add(step);
                count = 0;
            }
        }
        if (count > 0) {
            problems.add(new Problem(
                    Problem.Code.MOVES_TRUNCATED, text.spot(source.index() + first), 0, step.ply() + 1, List.of()));
        }
        return true;
    }

    private Replay.Step move(Replay.Step after, int[] figures, int index) {
        if (after.isCut()) {
            return replay.cutToo(after);
        }
        String token = "" + figures[0] + figures[1] + figures[2] + figures[3];
        if (figures[0] > 8 || figures[2] > 8) {
            return replay.cut(after, Problem.Code.NO_SUCH_POINT, text.spot(index), token);
        }
        Move move = Move.of(
                Square.of(figures[0], ranks.applyAsInt(figures[1])),
                Square.of(figures[2], ranks.applyAsInt(figures[3])));
        return replay.playIfLegal(after, move).orElseGet(() -> replay.play(after, move, text.spot(index), token));
    }

    private void hangsOnNothing(Source source) {
        problems.add(Problem.ofFile(
                Problem.Code.BRANCH_WITHOUT_PARENT,
                text.spot(source.index()),
                source.number(),
                source.parent(),
                source.ply(),
                figures(source).length() / 4,
                0,
                1));
    }

    /// The first branch of a number counts; that another has it is told unless it is the same.
    private void standsTwice(Source first, Source second) {
        String figures = figures(second);
        boolean isSame =
                first.parent() == second.parent() && first.ply() == second.ply() && figures.equals(figures(first));
        if (!isSame && !figures.isEmpty()) {
            problems.add(Problem.ofFile(
                    Problem.Code.BRANCH_TWICE, text.spot(second.index()), second.number(), figures.length() / 4, 0, 1));
        }
    }

    private static String figures(Source source) {
        return source.moves().replaceAll("[^0-9]", "");
    }

    /// The step after `ply` plies of branch `number`, those of the branches it leaves included, if both are there.
    Optional<Replay.Step> step(int number, int ply) {
        Optional<Branch> branch = Optional.ofNullable(branches.get(number));
        return ply == 0
                ? branch.map(_ -> replay.start())
                : branch.flatMap(line -> line.holding(ply).step(ply));
    }
}
