package xiangqi.core.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import xiangqi.core.board.Setup;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// Builds a tree move by move, each after its parent, as files hold them; siblings keep the order they
/// are added in. Not thread-safe.
public final class TreeBuilder {
    private static final int ROOM = 96;

    private final Setup setup;
    private final Optional<Position> start;
    private short[] moves = new short[ROOM];
    private int[] parents = new int[ROOM];
    private int length = 1;
    private boolean isInPreOrder = true;
    private final Notes.Builder<CharSequence> comments = new Notes.Builder<>(TreeBuilder::joined);
    private final Notes.Builder<List<Marks>> marks = new Notes.Builder<>(TreeBuilder::gathered);

    public TreeBuilder(Position start) {
        this.setup = start.setup();
        this.start = Optional.of(start);
        parents[0] = -1;
    }

    /// For a set-up that is no position: only comments on the start can follow.
    public TreeBuilder(Setup setup) {
        this.setup = setup;
        this.start = Optional.empty();
        parents[0] = -1;
    }

    /// Begins with all that is in a tree, under the same numbers.
    TreeBuilder(StudyTree tree) {
        this.setup = tree.setup();
        this.start = tree.start();
        this.length = tree.size() + 1;
        this.moves = tree.moves(ROOM);
        this.parents = tree.parents(ROOM);
        for (int i = 0; i < length; i++) {
            int node = i;
            tree.commentOf(i).ifPresent(text -> comments.add(node, text));
            mark(node, tree.marksOf(i));
        }
    }

    /// Adds `move` as the last child of node `parent`, which is 0 for the start or a number that was
    /// returned before, and returns its number. The move must be legal there; the caller has checked
    /// that. Numbers are those of the builder: the tree has its own.
    public int add(int parent, Move move) {
        if (start.isEmpty()) {
            throw new IllegalArgumentException("no moves from a set-up that is no position");
        }
        if (parent < 0 || parent >= length) {
            throw new IllegalArgumentException("no node " + parent);
        }
        if (isInPreOrder) {
            int open = length - 1;
            while (open > parent) {
                open = parents[open];
            }
            isInPreOrder = open == parent;
        }
        if (length == moves.length) {
            moves = Arrays.copyOf(moves, length * 2);
            parents = Arrays.copyOf(parents, length * 2);
        }
        moves[length] = (short) move.code();
        parents[length] = parent;
        return length++;
    }

    /// Puts a comment on the node; a second one is joined to the first with a line feed, a blank one is
    /// left out.
    public TreeBuilder comment(int node, String text) {
        if (node < 0 || node >= length) {
            throw new IllegalArgumentException("no node " + node);
        }
        if (!text.isBlank()) {
            comments.add(node, text);
        }
        return this;
    }

    /// Grows in place: files may put any number of comments on one node.
    private static CharSequence joined(CharSequence one, CharSequence other) {
        StringBuilder all = one instanceof StringBuilder grown ? grown : new StringBuilder(one);
        return all.append('\n').append(other);
    }

    private static List<Marks> gathered(List<Marks> some, List<Marks> more) {
        List<Marks> all = some instanceof ArrayList<Marks> grown ? grown : new ArrayList<>(some);
        all.addAll(more);
        return all;
    }

    /// Adds marks to those on the node.
    public TreeBuilder mark(int node, Marks drawn) {
        if (node < 0 || node >= length) {
            throw new IllegalArgumentException("no node " + node);
        }
        if (!drawn.isEmpty()) {
            marks.add(node, List.of(drawn));
        }
        return this;
    }

    /// The number of moves so far.
    public int size() {
        return length - 1;
    }

    public StudyTree build() {
        StudyTree tree = new StudyTree(
                setup,
                start,
                Arrays.copyOf(moves, length),
                Arrays.copyOf(parents, length),
                comments.build(CharSequence::toString),
                marks.build(Marks::all));
        return isInPreOrder ? tree : tree.ordered(preOrder());
    }

    private int[] preOrder() {
        int[] firstChild = new int[length];
        int[] nextSibling = new int[length];
        for (int i = length - 1; i > 0; i--) {
            nextSibling[i] = firstChild[parents[i]];
            firstChild[parents[i]] = i;
        }
        int[] order = new int[length];
        int at = 0;
        for (int i = 1; i < length; i++) {
            int next = firstChild[at];
            while (next == 0) {
                next = nextSibling[at];
                at = parents[at];
            }
            at = next;
            order[i] = at;
        }
        return order;
    }
}
