package xiangqi.ui.study;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import xiangqi.core.board.Side;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;
import xiangqi.ui.settings.StudyTaste;

/// A tree as rows. By rounds: the main line by rounds, and after each round the variations to its moves, each
/// with its own below it. As a tree: a move a row, and after each the variations to it. From [#FOLDED_FROM] on
/// variations are folded away unless they are opened; as a tree each can be. Does not recurse, whatever the
/// depth.
final class TreeRows {
    /// The depth of variations that are folded away unless they are opened.
    static final int FOLDED_FROM = 3;

    /// A variation is cut into rows of at most so many moves.
    private static final int MOST_STEPS = 20;

    private final List<TreeRow> rows = new ArrayList<>();
    private final int[] rowOf;
    private final Deque<Line> left = new ArrayDeque<>();
    private final Predicate<Node> open;
    private final Predicate<Node> read;
    private final int offset;

    /// The rest of a line that has still to be put into rows; of a variation's beginning `first`.
    private record Line(Node from, int depth, boolean first) {}

    /// @param number of the first round
    /// @param list how the moves are listed
    /// @param open whether a variation that can be folded away is open, by its first node
    /// @param read whether a long comment is shown to its end, by its node
    TreeRows(StudyTree tree, int number, StudyTaste.MoveList list, Predicate<Node> open, Predicate<Node> read) {
        this.open = open;
        this.read = read;
        this.rowOf = new int[tree.size() + 1];
        this.offset = 2 * (number - 1) + (tree.setup().turn() == Side.BLACK ? 1 : 0);
        Arrays.fill(rowOf, -1);
        comment(tree.root(), 0);
        tree.root().next().ifPresent(first -> left.push(new Line(first, 0, true)));
        while (!left.isEmpty()) {
            Line line = left.pop();
            if (list == StudyTaste.MoveList.TREE) {
                single(line);
            } else if (line.depth() == 0) {
                round(line.from());
            } else {
                run(line);
            }
        }
    }

    /// Whether variations of that depth can be folded away.
    static boolean folds(StudyTaste.MoveList list, int depth) {
        return depth >= (list == StudyTaste.MoveList.TREE ? 1 : FOLDED_FROM);
    }

    List<TreeRow> rows() {
        return rows;
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

    private int number(Node node) {
        return round(node.ply(), offset);
    }

    private void round(Node node) {
        Optional<Node> next = node.next();
        boolean both = isRed(node) && next.isPresent() && node.comment().isEmpty();
        Node last = both ? next.get() : node;
        Optional<TreeRow.Step> step = Optional.of(step(node));
        rowOf[node.index()] = rows.size();
        rowOf[last.index()] = rows.size();
        rows.add(new TreeRow.Round(
                number(node),
                isRed(node) ? step : Optional.empty(),
                both ? Optional.of(step(last)) : isRed(node) ? Optional.empty() : step));
        comment(last, 0);
        last.next().ifPresent(rest -> left.push(new Line(rest, 0, false)));
        if (both) {
            pushVariations(last, 0);
        }
        pushVariations(node, 0);
    }

    private void single(Line line) {
        Node at = line.from();
        boolean first = line.first() && line.depth() > 0;
        boolean opened = !first || open.test(at);
        rowOf[at.index()] = rows.size();
        rows.add(new TreeRow.Single(line.depth(), first, step(at), opened ? 0 : at.followers(), opened));
        if (opened) {
            comment(at, line.depth());
            at.next().ifPresent(rest -> left.push(new Line(rest, line.depth(), false)));
        }
        pushVariations(at, line.depth());
    }

    private void run(Line line) {
        if (line.first() && line.depth() >= FOLDED_FROM) {
            boolean opened = open.test(line.from());
            rowOf[line.from().index()] = rows.size();
            rows.add(new TreeRow.Fold(
                    line.depth(), step(line.from()), line.from().followers() + 1, opened));
            if (!opened) {
                return;
            }
        }
        List<TreeRow.Step> steps = new ArrayList<>();
        Node at = line.from();
        while (true) {
            rowOf[at.index()] = rows.size();
            steps.add(step(at));
            Optional<Node> next = at.next();
            boolean forks = !at.isVariation() && at.nextSibling().isPresent();
            if (next.isEmpty() || forks || at.comment().isPresent() || steps.size() == MOST_STEPS) {
                rows.add(new TreeRow.Run(line.depth(), line.first(), steps));
                comment(at, line.depth());
                next.ifPresent(rest -> left.push(new Line(rest, line.depth(), false)));
                if (forks) {
                    pushVariations(at, line.depth());
                }
                return;
            }
            at = next.get();
        }
    }

    /// The variations to a move that continues its line.
    private void pushVariations(Node node, int depth) {
        if (node.isVariation()) {
            return;
        }
        List<Line> variations = new ArrayList<>();
        for (Optional<Node> at = node.nextSibling();
                at.isPresent();
                at = at.get().nextSibling()) {
            variations.add(new Line(at.get(), depth + 1, true));
        }
        variations.reversed().forEach(left::push);
    }

    private void comment(Node node, int depth) {
        node.comment().ifPresent(text -> {
            if (node.isRoot()) {
                rowOf[0] = rows.size();
            }
            rows.add(comment(node, depth, text.strip()));
        });
    }

    private TreeRow.Comment comment(Node node, int depth, String text) {
        String beginning = CommentCut.of(text);
        if (beginning.equals(text)) {
            return new TreeRow.Comment(depth, node.index(), text, TreeRow.Extent.WHOLE);
        }
        return read.test(node)
                ? new TreeRow.Comment(depth, node.index(), text, TreeRow.Extent.OPENED)
                : new TreeRow.Comment(depth, node.index(), beginning, TreeRow.Extent.CUT);
    }

    private static TreeRow.Step step(Node node) {
        return new TreeRow.Step(node.index(), node.ply(), node.move().orElseThrow());
    }
}
