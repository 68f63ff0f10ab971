package xiangqi.ui.study;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import xiangqi.core.board.Side;
import xiangqi.core.study.MoveTime;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;
import xiangqi.ui.settings.StudyTaste;

/// A tree as rows. By rounds: the main line by rounds, and after each round the variations to its moves, each
/// with its own below it. As a tree: a move a row, and after each the variations to it. From [#FOLDED_FROM] on
/// variations are folded away unless they are opened; as a tree each can be. Does not recurse, whatever the
/// depth. The time of a move is no comment that is shown.
///
/// An edit lays all rows out anew, hundreds of thousands of them in a large book: so a row is three numbers, and
/// becomes a [TreeRow] when it comes into sight.
final class TreeRows {
    /// The depth of variations that are folded away unless they are opened.
    static final int FOLDED_FROM = 3;

    /// A variation is cut into rows of at most so many moves.
    private static final int MOST_STEPS = 20;

    /// What a row takes in `rows`: its shape, its first node, and a count that depends on its kind.
    private static final int NUMBERS = 3;

    private static final int FIRST = 1 << 3;
    private static final int OPEN = 1 << 4;
    private static final int DEPTH = 5;

    private final StudyTree tree;
    private final StudyTaste.MoveList list;
    private final Deque<Line> left = new ArrayDeque<>();
    private final Predicate<Node> open;
    private final Predicate<Node> read;
    private final int offset;
    private final int[] rowOf;
    private final BitSet commented;

    /// The comments in the order of their rows, and their nodes.
    private final List<String> comments = new ArrayList<>();
    private final List<Integer> commentedNodes;

    private int[] rows = new int[NUMBERS * 64];
    private int size;
    private TreeRow[] made;

    /// With what the count of a row of that kind counts.
    private enum Kind {
        /// Its moves, one or two.
        ROUND,
        /// Its moves.
        RUN,
        /// The comments before it.
        COMMENT,
        /// The moves that can be folded away.
        FOLD,
        /// The moves that are folded away.
        SINGLE;

        private static final List<Kind> ALL = List.of(values());
    }

    /// The rest of a line that has still to be put into rows; of a variation's beginning `first`.
    private record Line(Node from, int depth, boolean first) {}

    /// @param number of the first round
    /// @param list how the moves are listed
    /// @param open whether a variation that can be folded away is open, by its first node
    /// @param read whether a long comment is shown to its end, by its node
    TreeRows(StudyTree tree, int number, StudyTaste.MoveList list, Predicate<Node> open, Predicate<Node> read) {
        this.tree = tree;
        this.list = list;
        this.open = open;
        this.read = read;
        this.commented = tree.worded();
        this.commentedNodes = new ArrayList<>();
        this.rowOf = new int[tree.size() + 1];
        this.offset = offset(tree, number);
        Arrays.fill(rowOf, -1);
        comment(tree.root(), 0);
        tree.root().next().ifPresent(first -> left.push(new Line(first, 0, true)));
        while (!left.isEmpty()) {
            layOut(left.pop());
        }
        this.made = new TreeRow[size];
    }

    /// The same rows of a tree whose comments say something else, on the same nodes.
    private TreeRows(TreeRows before, StudyTree tree) {
        this.tree = tree;
        this.list = before.list;
        this.open = before.open;
        this.read = before.read;
        this.commented = before.commented;
        this.commentedNodes = before.commentedNodes;
        this.rowOf = before.rowOf;
        this.offset = before.offset;
        this.rows = before.rows;
        this.size = before.size;
        this.made = new TreeRow[size];
        for (int node : commentedNodes) {
            comments.add(words(tree.node(node)));
        }
    }

    /// The rows of the tree after an edit that left them as they are: of marks, or of what a comment says. Empty if
    /// they must be laid out anew.
    Optional<TreeRows> in(StudyTree edited, int number, StudyTaste.MoveList listed) {
        boolean same = listed == list
                && offset(edited, number) == offset
                && edited.size() == tree.size()
                && edited.firstDifference(tree) > tree.size()
                && edited.worded().equals(commented);
        return same ? Optional.of(new TreeRows(this, edited)) : Optional.empty();
    }

    private static int offset(StudyTree tree, int number) {
        return 2 * (number - 1) + (tree.setup().turn() == Side.BLACK ? 1 : 0);
    }

    /// Whether variations of that depth can be folded away.
    static boolean folds(StudyTaste.MoveList list, int depth) {
        return depth >= (list == StudyTaste.MoveList.TREE ? 1 : FOLDED_FROM);
    }

    int size() {
        return size;
    }

    TreeRow row(int row) {
        if (made[row] == null) {
            made[row] = make(row);
        }
        return made[row];
    }

    /// The row that shows the node; that of the fold which hides it, or -1 for the root without a comment.
    int rowOf(Node node) {
        for (Optional<Node> at = Optional.of(node);
                at.isPresent();
                at = at.get().parent()) {
            int row = rowOf[at.get().index()];
            if (row >= 0) {
                return row;
            }
        }
        return -1;
    }

    /// The round that the ply belongs to.
    static int round(int ply, int offset) {
        return (ply - 1 + offset) / 2 + 1;
    }

    private boolean isRed(Node node) {
        return (node.ply() - 1 + offset) % 2 == 0;
    }

    private void layOut(Line line) {
        Optional<Node> at = Optional.of(line.from());
        boolean first = line.first();
        while (at.isPresent()) {
            at = list == StudyTaste.MoveList.TREE
                    ? single(at.get(), line.depth(), first)
                    : line.depth() == 0 ? round(at.get()) : run(at.get(), line.depth(), first);
            first = false;
        }
    }

    /// Like the other kinds of rows: gives what goes on with the line, unless variations come first.
    private Optional<Node> round(Node node) {
        Optional<Node> next = node.next();
        boolean both = isRed(node) && next.isPresent() && !commented.get(node.index());
        Node last = both ? next.get() : node;
        rowOf[node.index()] = size;
        rowOf[last.index()] = size;
        add(Kind.ROUND, 0, 0, node, both ? 2 : 1);
        comment(last, 0);
        return after(last.next(), 0, last, node);
    }

    private Optional<Node> single(Node at, int depth, boolean begins) {
        boolean first = begins && depth > 0;
        boolean opened = !first || open.test(at);
        rowOf[at.index()] = size;
        add(Kind.SINGLE, (first ? FIRST : 0) | (opened ? OPEN : 0), depth, at, opened ? 0 : at.followers());
        if (opened) {
            comment(at, depth);
        }
        return after(opened ? at.next() : Optional.empty(), depth, at, at);
    }

    private Optional<Node> run(Node from, int depth, boolean first) {
        if (first && depth >= FOLDED_FROM) {
            boolean opened = open.test(from);
            rowOf[from.index()] = size;
            add(Kind.FOLD, opened ? OPEN : 0, depth, from, from.followers() + 1);
            if (!opened) {
                return Optional.empty();
            }
        }
        Node at = from;
        for (int steps = 1; ; steps++) {
            rowOf[at.index()] = size;
            Optional<Node> next = at.next();
            if (next.isEmpty() || forks(at) || commented.get(at.index()) || steps == MOST_STEPS) {
                add(Kind.RUN, first ? FIRST : 0, depth, from, steps);
                comment(at, depth);
                return after(next, depth, at, at);
            }
            at = next.get();
        }
    }

    /// Whether there are variations to a move that continues its line.
    private static boolean forks(Node node) {
        return !node.isVariation() && node.nextSibling().isPresent();
    }

    /// What goes on with the line after a row, unless there are variations to its last or its first move: then all
    /// waits, the first one's variations in front.
    private Optional<Node> after(Optional<Node> rest, int depth, Node last, Node first) {
        boolean one = last.equals(first);
        if (!forks(last) && (one || !forks(first))) {
            return rest;
        }
        rest.ifPresent(there -> left.push(new Line(there, depth, false)));
        pushVariations(last, depth);
        if (!one) {
            pushVariations(first, depth);
        }
        return Optional.empty();
    }

    private void pushVariations(Node node, int depth) {
        List<Line> variations = new ArrayList<>();
        for (Optional<Node> at = forks(node) ? node.nextSibling() : Optional.empty();
                at.isPresent();
                at = at.get().nextSibling()) {
            variations.add(new Line(at.get(), depth + 1, true));
        }
        variations.reversed().forEach(left::push);
    }

    private void comment(Node node, int depth) {
        if (commented.get(node.index())) {
            if (node.isRoot()) {
                rowOf[0] = size;
            }
            add(Kind.COMMENT, read.test(node) ? OPEN : 0, depth, node, comments.size());
            comments.add(words(node));
            commentedNodes.add(node.index());
        }
    }

    private static String words(Node node) {
        return MoveTime.words(node.comment().orElseThrow());
    }

    private void add(Kind kind, int signs, int depth, Node node, int count) {
        int at = NUMBERS * size;
        if (at == rows.length) {
            rows = Arrays.copyOf(rows, 2 * rows.length);
        }
        rows[at] = kind.ordinal() | signs | depth << DEPTH;
        rows[at + 1] = node.index();
        rows[at + 2] = count;
        size++;
    }

    private int shape(int row) {
        return rows[NUMBERS * row];
    }

    private Kind kind(int row) {
        return Kind.ALL.get(shape(row) & FIRST - 1);
    }

    private int node(int row) {
        return rows[NUMBERS * row + 1];
    }

    private int count(int row) {
        return rows[NUMBERS * row + 2];
    }

    private TreeRow make(int row) {
        Node node = tree.node(node(row));
        int depth = shape(row) >> DEPTH;
        boolean first = (shape(row) & FIRST) != 0;
        boolean opened = (shape(row) & OPEN) != 0;
        return switch (kind(row)) {
            case ROUND -> round(node, count(row) == 2);
            case RUN -> new TreeRow.Run(depth, first, steps(node, count(row)));
            case COMMENT ->
                comment(depth, node.index(), comments.get(count(row)).strip(), opened);
            case FOLD -> new TreeRow.Fold(depth, step(node), count(row), opened);
            case SINGLE -> new TreeRow.Single(depth, first, step(node), count(row), opened);
        };
    }

    private TreeRow.Round round(Node node, boolean both) {
        Optional<TreeRow.Step> step = Optional.of(step(node));
        boolean red = isRed(node);
        return new TreeRow.Round(
                round(node.ply(), offset),
                red ? step : Optional.empty(),
                both ? node.next().map(TreeRows::step) : red ? Optional.empty() : step);
    }

    private static List<TreeRow.Step> steps(Node from, int count) {
        List<TreeRow.Step> steps = new ArrayList<>(count);
        Node at = from;
        steps.add(step(at));
        while (steps.size() < count) {
            at = at.next().orElseThrow();
            steps.add(step(at));
        }
        return steps;
    }

    private static TreeRow.Comment comment(int depth, int node, String text, boolean opened) {
        String beginning = CommentCut.of(text);
        if (beginning.equals(text)) {
            return new TreeRow.Comment(depth, node, text, TreeRow.Extent.WHOLE);
        }
        return opened
                ? new TreeRow.Comment(depth, node, text, TreeRow.Extent.OPENED)
                : new TreeRow.Comment(depth, node, beginning, TreeRow.Extent.CUT);
    }

    private static TreeRow.Step step(Node node) {
        return new TreeRow.Step(node.index(), node.ply(), node.move().orElseThrow());
    }

    /// The stretch of rows that differs from those of a tree before, as narrow as it is found without looking at
    /// each move: a row that comes behind a node which differs counts as another. Rows outside of it are kept as
    /// they were made.
    RowChange since(TreeRows before) {
        int same = offset == before.offset ? tree.firstDifference(before.tree) : 0;
        int most = Math.min(size, before.size);
        int from = 0;
        while (from < most && isSame(from, before, from, same)) {
            from++;
        }
        int behind = 0;
        while (behind < most - from && isSame(size - 1 - behind, before, before.size - 1 - behind, same)) {
            behind++;
        }
        System.arraycopy(before.made, 0, made, 0, from);
        System.arraycopy(before.made, before.size - behind, made, size - behind, behind);
        return new RowChange(from, size - behind, before.size - behind);
    }

    /// @param alike nodes below that number have the same moves
    private boolean isSame(int row, TreeRows before, int there, int alike) {
        if (shape(row) != before.shape(there) || node(row) != before.node(there)) {
            return false;
        }
        return switch (kind(row)) {
            case COMMENT -> comments.get(count(row)).equals(before.comments.get(before.count(there)));
            case ROUND, RUN -> count(row) == before.count(there) && node(row) + count(row) <= alike;
            case FOLD, SINGLE -> count(row) == before.count(there) && node(row) < alike;
        };
    }
}
