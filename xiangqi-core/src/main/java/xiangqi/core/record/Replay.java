package xiangqi.core.record;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import xiangqi.core.board.Fault;
import xiangqi.core.board.Setup;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Ply;
import xiangqi.core.rules.Position;
import xiangqi.core.study.Marks;
import xiangqi.core.study.StudyTree;
import xiangqi.core.study.TreeBuilder;

/// The one legality pass of all formats (formats.md §9.2, §10): a reader hands over each move with the step
/// it follows, and gets the step it makes. A move that cannot be played ends its branch with a warning: it
/// and everything after it is cut and counted, its siblings live.
public final class Replay {
    /// The places told one by one; a file of nothing but noise has hundreds of thousands.
    private static final int PLACES_TOLD = 100;

    private final TreeBuilder builder;
    private final List<Cut> cuts = new ArrayList<>(0);
    private final Step start;

    /// Starts from a set-up that may be faulty; then the tree gets no moves, and what is cut is told of the
    /// place `at`.
    public Replay(Setup setup, Spot at) {
        switch (Position.check(setup, Legality.STRICT)) {
            case Checked.Legal(Position position) -> {
                builder = new TreeBuilder(position);
                start = new Step(0, 0, Optional.of(position), Optional.empty(), Optional.empty());
            }
            case Checked.Faulty(var faults) -> {
                builder = new TreeBuilder(setup);
                Cut cut = new Cut(Problem.Code.MOVES_WITHOUT_START, at, 0, List.of(words(faults)));
                cuts.add(cut);
                start = new Step(0, 0, Optional.empty(), Optional.empty(), Optional.of(cut));
            }
        }
    }

    /// Starts from a position.
    public Replay(Position position) {
        builder = new TreeBuilder(position);
        start = new Step(0, 0, Optional.of(position), Optional.empty(), Optional.empty());
    }

    /// The start.
    public Step start() {
        return start;
    }

    /// Plays `move` after the step `after`; `token` is the move as the file has it.
    public Step play(Step after, Move move, Spot at, String token) {
        if (after.position.isEmpty()) {
            return after.cutFurther();
        }
        return switch (after.position.get().play(move)) {
            case Attempt.Played(var ply) -> played(after, ply);
            case Attempt.Illegal illegal ->
                cut(after, Problem.Code.ILLEGAL_MOVE, at, token, illegal.why().name());
        };
    }

    /// The step of a move after a step that was cut ([Step#isCut]): it is cut with it, whatever it is.
    public Step cutToo(Step after) {
        return after.cutFurther();
    }

    /// The step of `move` if it can be played; empty, and nothing cut, if it cannot.
    public Optional<Step> playIfLegal(Step after, Move move) {
        if (after.position.isEmpty()) {
            return Optional.empty();
        }
        return after.position.get().playIfLegal(move).map(ply -> played(after, ply));
    }

    private Step played(Step after, Ply ply) {
        after.goesOn();
        return new Step(
                builder.add(after.node, ply.move()),
                after.ply + 1,
                Optional.of(ply.after()),
                Optional.of(after),
                Optional.empty());
    }

    /// Ends the branch at `after`, since what follows cannot be trusted: moves to come are cut and counted.
    public Step interrupt(Step after, Problem.Code code, Spot at, String... arguments) {
        if (after.position.isEmpty()) {
            return after;
        }
        Cut cut = told(after, code, at, arguments);
        Step interrupted = new Step(-1, after.ply, Optional.empty(), Optional.of(after), Optional.of(cut));
        interrupted.isInPlaceOf = Optional.of(after);
        return interrupted;
    }

    /// Ends the branch after `after` with a problem; the move itself counts as the first one cut.
    public Step cut(Step after, Problem.Code code, Spot at, String... arguments) {
        if (after.position.isEmpty()) {
            return after.cutFurther();
        }
        Cut cut = told(after, code, at, arguments);
        cut.moves++;
        cut.places++;
        after.goesOnCut(cut);
        return new Step(-1, after.ply + 1, Optional.empty(), Optional.of(after), Optional.of(cut));
    }

    /// The cut that begins after `after`: one of its own, or from some number on the one for all that come
    /// then.
    private Cut told(Step after, Problem.Code code, Spot at, String... arguments) {
        if (cuts.size() > PLACES_TOLD) {
            return cuts.getLast();
        }
        Cut cut = cuts.size() == PLACES_TOLD
                ? new Cut(Problem.Code.MORE_CUT, at, after.ply + 1, List.of())
                : new Cut(code, at, after.ply + 1, Arrays.asList(arguments));
        cuts.add(cut);
        return cut;
    }

    /// Puts a comment on a step, without the space and line ends at its end and without NUL, a line feed at the end of
    /// each of its lines whatever the file has there; on a step that was cut it is counted instead.
    public void comment(Step step, String text) {
        if (step.node >= 0) {
            builder.comment(step.node, CommentEnds.trimmed(text));
        } else if (!text.isBlank()) {
            step.cut.orElseThrow().comments++;
        }
    }

    /// Adds marks to a step; those of a step that was cut go with it.
    public void mark(Step step, Marks drawn) {
        if (step.node >= 0) {
            builder.mark(step.node, drawn);
        }
    }

    /// The tree of all that could be played.
    public StudyTree tree() {
        return builder.build();
    }

    /// The number of moves that had to be cut.
    public int cutMoves() {
        return cuts.stream().mapToInt(cut -> cut.moves).sum();
    }

    /// What had to be cut, in the order of the file.
    public List<Problem> problems() {
        return cuts.stream().filter(cut -> cut.moves > 0).map(Cut::problem).toList();
    }

    /// The names of the faults that keep a set-up from being a position, each with its side; empty if there
    /// are none.
    public static Optional<String> faults(Setup setup) {
        return switch (Position.check(setup, Legality.STRICT)) {
            case Checked.Legal _ -> Optional.empty();
            case Checked.Faulty(var faults) -> Optional.of(words(faults));
        };
    }

    private static String words(List<Fault> faults) {
        return String.join(
                ", ",
                faults.stream().map(fault -> fault.kind() + " " + fault.side()).toList());
    }

    /// Where a branch stands: after a move, or at the start.
    public static final class Step {
        private final int node;
        private final int ply;
        private final Optional<Position> position;
        private final Optional<Step> before;
        private final Optional<Cut> cut;

        /// Where the branch was interrupted before a move: the step that the move would have followed.
        private Optional<Step> isInPlaceOf = Optional.empty();

        /// Whether a move follows, kept or cut: a further one is a variation.
        private boolean goesOn;

        /// The cut that took the first of the moves that follow, until one of them is kept.
        private Optional<Cut> firstCut = Optional.empty();

        private Step(int node, int ply, Optional<Position> position, Optional<Step> before, Optional<Cut> cut) {
            this.node = node;
            this.ply = ply;
            this.position = position;
            this.before = before;
            this.cut = cut;
        }

        /// The number of moves up to here.
        public int ply() {
            return ply;
        }

        /// The position here; empty where the branch was cut.
        public Optional<Position> position() {
            return position;
        }

        /// Whether nothing can be played from here any more.
        public boolean isCut() {
            return position.isEmpty();
        }

        /// The step before; empty at the start.
        public Optional<Step> before() {
            return before;
        }

        /// A move follows and is kept. The first one kept takes the continuation's place from one that was
        /// cut, which is a variation less in the tree.
        private void goesOn() {
            firstCut.ifPresent(first -> first.variations++);
            firstCut = Optional.empty();
            goesOn = true;
        }

        /// A move follows and is cut.
        private void goesOnCut(Cut by) {
            if (goesOn) {
                by.variations++;
            } else {
                firstCut = Optional.of(by);
            }
            goesOn = true;
        }

        private Step cutFurther() {
            Cut by = cut.orElseThrow();
            by.moves++;
            if (isInPlaceOf.isPresent()) {
                by.places += goesOn ? 0 : 1;
                goesOn = true;
                isInPlaceOf.get().goesOnCut(by);
            } else {
                goesOnCut(by);
            }
            return new Step(-1, ply + 1, Optional.empty(), Optional.of(this), cut);
        }
    }

    private static final class Cut {
        private final Problem.Code code;
        private final Spot at;
        private final int ply;
        private final List<String> arguments;
        private int places;
        private int moves;
        private int comments;
        private int variations;

        Cut(Problem.Code code, Spot at, int ply, List<String> arguments) {
            this.code = code;
            this.at = at;
            this.ply = ply;
            this.arguments = arguments;
        }

        Problem problem() {
            List<String> all = new ArrayList<>(arguments);
            if (code == Problem.Code.MORE_CUT) {
                all.add(Integer.toString(places));
            }
            all.add(Integer.toString(moves));
            all.add(Integer.toString(comments));
            all.add(Integer.toString(variations));
            return new Problem(code, at, 0, ply, all);
        }
    }
}
