package xiangqi.core.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import xiangqi.core.board.Setup;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// A start position and the moves, variations and comments that hang on it. Immutable: an edit gives an
/// [Edit] with a new tree, so undoing is keeping the earlier one.
///
/// The nodes lie in pre-order (a node, its whole continuation, then its siblings) in plain arrays, ten
/// bytes a move; the root, number 0, is the start. The first child of a node continues the line, the others
/// are variations. Nothing here recurses: lines may be long and variations nested a thousand deep. All
/// moves are legal from where they are played.
public final class StudyTree {
    private final Setup setup;
    private final Optional<Position> start;
    private final short[] moves;
    private final int[] parents;
    private final int[] sizes;
    private final Notes<String> comments;
    private final Notes<Marks> marks;

    StudyTree(
            Setup setup,
            Optional<Position> start,
            short[] moves,
            int[] parents,
            Notes<String> comments,
            Notes<Marks> marks) {
        this.setup = setup;
        this.start = start;
        this.moves = moves;
        this.parents = parents;
        this.sizes = sizes(parents);
        this.comments = comments;
        this.marks = marks;
    }

    /// The tree without moves from `start`.
    public static StudyTree from(Position start) {
        return new TreeBuilder(start).build();
    }

    /// The tree without moves on a set-up that need not be a position: the preface of a book, a diagram
    /// without a general. Moves can be added if the set-up is a position in strict mode.
    public static StudyTree on(Setup setup) {
        return switch (Position.check(setup, Legality.STRICT)) {
            case Checked.Legal(Position position) -> from(position);
            case Checked.Faulty(var _) -> new TreeBuilder(setup).build();
        };
    }

    /// What stands on the board at the start, and who is to move.
    public Setup setup() {
        return setup;
    }

    /// The position at the start; empty when the set-up is none, and then the tree has no moves.
    public Optional<Position> start() {
        return start;
    }

    /// The start as a node: no move, but maybe a comment.
    public Node root() {
        return new Node(this, 0, 0);
    }

    /// The number of moves in the tree, variations included.
    public int size() {
        return moves.length - 1;
    }

    /// The number of variations: of nodes that are not the first child of their parent.
    public int variations() {
        int count = 0;
        for (int i = 1; i < moves.length; i++) {
            if (!isFirstChild(i)) {
                count++;
            }
        }
        return count;
    }

    /// The number of comments, the one on the start included.
    public int commentCount() {
        return comments.count();
    }

    /// The node with that [Node#index()], 0 to [#size()].
    public Node node(int index) {
        if (index < 0 || index >= moves.length) {
            throw new IllegalArgumentException("no node " + index + " in a tree of " + size() + " moves");
        }
        int ply = 0;
        for (int i = index; i > 0; i = parents[i]) {
            ply++;
        }
        return new Node(this, index, ply);
    }

    /// The numbers of the nodes that are commented.
    public BitSet commented() {
        return comments.nodes();
    }

    /// The numbers of the nodes whose comment says more than the time of its move ([MoveTime]).
    public BitSet worded() {
        BitSet worded = comments.nodes();
        worded.stream()
                .filter(node -> comments.at(node)
                        .map(MoveTime::words)
                        .filter(text -> !text.isBlank())
                        .isEmpty())
                .forEach(worded::clear);
        return worded;
    }

    /// The number of the first node that is another than in `other`, by its move or what it follows; the number of
    /// nodes that both have if there is none. What hangs on the nodes is not looked at.
    public int firstDifference(StudyTree other) {
        int move = Arrays.mismatch(moves, other.moves);
        int same = move < 0 ? moves.length : move;
        int parent = Arrays.mismatch(parents, 0, same, other.parents, 0, same);
        return parent < 0 ? same : parent;
    }

    /// The main line: the first child of the root, its first child and so on.
    public List<Node> mainLine() {
        return root().continuation();
    }

    /// All nodes but the root in pre-order.
    public List<Node> nodes() {
        List<Node> nodes = new ArrayList<>(size());
        int[] plies = new int[moves.length];
        for (int i = 1; i < moves.length; i++) {
            plies[i] = plies[parents[i]] + 1;
            nodes.add(new Node(this, i, plies[i]));
        }
        return nodes;
    }

    /// The node reached by these moves from the root, if the tree holds them all.
    public Optional<Node> find(List<Move> line) {
        Optional<Node> at = Optional.of(root());
        for (Move move : line) {
            at = at.flatMap(node -> node.child(move));
        }
        return at;
    }

    /// The position after the node's move, played out from the start; empty when the tree has no start
    /// position. For stepping from node to node use [Path].
    public Optional<Position> positionAt(Node node) {
        check(node);
        return start.map(from -> {
            Position position = from;
            for (Move move : node.line()) {
                position = played(position, move).ply().after();
            }
            return position;
        });
    }

    /// The node's child with that move: the one that is there, or a new last one. The move must be legal
    /// there.
    public Edit play(Node at, Move move) {
        check(at);
        Optional<Node> known = at.child(move);
        if (known.isPresent()) {
            return new Edit(this, known.get());
        }
        played(
                positionAt(at)
                        .orElseThrow(() -> new IllegalArgumentException("no moves from a set-up that is no position")),
                move);
        int index = at.index() + sizes[at.index()];
        int length = moves.length;
        short[] newMoves = new short[length + 1];
        int[] newParents = new int[length + 1];
        System.arraycopy(moves, 0, newMoves, 0, index);
        System.arraycopy(moves, index, newMoves, index + 1, length - index);
        newMoves[index] = (short) move.code();
        for (int i = 0; i < length; i++) {
            newParents[i < index ? i : i + 1] = parents[i] < index ? parents[i] : parents[i] + 1;
        }
        newParents[index] = at.index();
        StudyTree tree = new StudyTree(
                setup,
                start,
                newMoves,
                newParents,
                comments.moved(i -> i < index ? i : i + 1),
                marks.moved(i -> i < index ? i : i + 1));
        return new Edit(tree, new Node(tree, index, at.ply() + 1));
    }

    /// The tree with that comment on the node, in place of the old one; a blank text removes it.
    public Edit comment(Node at, String text) {
        check(at);
        if (at.comment().equals(text.isBlank() ? Optional.empty() : Optional.of(text))) {
            return new Edit(this, at);
        }
        StudyTree tree = new StudyTree(
                setup,
                start,
                moves,
                parents,
                comments.with(at.index(), text.isBlank() ? Optional.empty() : Optional.of(text)),
                marks);
        return new Edit(tree, new Node(tree, at.index(), at.ply()));
    }

    /// The tree with every comment as `change` gives it; one that becomes blank is left out. All in one go,
    /// however many there are.
    public StudyTree withComments(UnaryOperator<String> change) {
        Notes<String> changed =
                comments.changed(text -> Optional.of(change.apply(text)).filter(given -> !given.isBlank()));
        return changed.equals(comments) ? this : new StudyTree(setup, start, moves, parents, changed, marks);
    }

    /// The tree with those marks on the node, in place of the old ones.
    public Edit mark(Node at, Marks drawn) {
        check(at);
        if (at.marks().equals(drawn)) {
            return new Edit(this, at);
        }
        Optional<Marks> kept = drawn.isEmpty() ? Optional.empty() : Optional.of(drawn);
        StudyTree tree = new StudyTree(setup, start, moves, parents, comments, marks.with(at.index(), kept));
        return new Edit(tree, new Node(tree, at.index(), at.ply()));
    }

    /// The tree with all that `other` holds below the node: moves that are not there yet become its last
    /// variations, lines of its comments that are not there yet follow those that are, and its marks are added. The
    /// other tree must begin with the position of the node.
    public Edit merge(Node at, StudyTree other) {
        return merge(at, List.of(other));
    }

    /// As [#merge(Node, StudyTree)] with one tree after the other, however many there are.
    public Edit merge(Node at, List<StudyTree> others) {
        check(at);
        Optional<Position> here = positionAt(at);
        TreeMerge merge = new TreeMerge(this, at.index());
        for (StudyTree other : others) {
            if (!here.equals(other.start)) {
                throw new IllegalArgumentException("the other tree begins elsewhere");
            }
            merge.add(other);
        }
        StudyTree merged = merge.build();
        return new Edit(merged, merged.find(at.line()).orElseThrow());
    }

    /// The tree without the node and all that follows it; the edit stands at the parent. The root cannot be
    /// deleted.
    public Edit delete(Node at) {
        checkMove(at);
        int from = at.index();
        int to = from + sizes[from];
        int[] order = new int[moves.length - (to - from)];
        for (int i = 0; i < order.length; i++) {
            order[i] = i < from ? i : i + (to - from);
        }
        StudyTree tree = ordered(order);
        return new Edit(tree, new Node(tree, parents[from], at.ply() - 1));
    }

    /// The tree with the node as the first child of its parent, so that its line is the continuation.
    public Edit promote(Node at) {
        checkMove(at);
        int first = parents[at.index()] + 1;
        return exchanged(at, first, at.index());
    }

    /// The tree with the node and all moves before it on the main line.
    public Edit makeMain(Node at) {
        checkMove(at);
        Edit edit = new Edit(this, at);
        for (Optional<Node> head = at.variation();
                head.isPresent();
                head = edit.node().variation()) {
            int forward = head.get().index() - (edit.tree().parents[head.get().index()] + 1);
            StudyTree tree = edit.tree().promote(head.get()).tree();
            edit = new Edit(tree, new Node(tree, edit.node().index() - forward, at.ply()));
        }
        return edit;
    }

    /// The tree with the node one place further to the front among its siblings; unchanged if it is the
    /// first.
    public Edit moveUp(Node at) {
        checkMove(at);
        return at.previousSibling()
                .map(before -> exchanged(at, before.index(), at.index()))
                .orElseGet(() -> new Edit(this, at));
    }

    /// The tree with the node one place further to the back among its siblings; unchanged if it is the last.
    public Edit moveDown(Node at) {
        checkMove(at);
        return at.nextSibling()
                .map(after -> {
                    StudyTree tree = exchanged(after, at.index(), after.index()).tree();
                    return new Edit(tree, new Node(tree, at.index() + sizes[after.index()], at.ply()));
                })
                .orElseGet(() -> new Edit(this, at));
    }

    /// Moves the subtree at `from` in front of the sibling at `to`, which comes before it.
    private Edit exchanged(Node at, int to, int from) {
        if (to == from) {
            return new Edit(this, at);
        }
        int[] order = new int[moves.length];
        int n = 0;
        for (int i = 0; i < to; i++) {
            order[n++] = i;
        }
        for (int i = from; i < from + sizes[from]; i++) {
            order[n++] = i;
        }
        for (int i = to; i < moves.length; i++) {
            if (i < from || i >= from + sizes[from]) {
                order[n++] = i;
            }
        }
        StudyTree tree = ordered(order);
        return new Edit(tree, new Node(tree, to, at.ply()));
    }

    /// The nodes of these old numbers in a new pre-order.
    StudyTree ordered(int[] order) {
        int[] places = new int[moves.length];
        Arrays.fill(places, -1);
        short[] newMoves = new short[order.length];
        int[] newParents = new int[order.length];
        for (int i = 0; i < order.length; i++) {
            int old = order[i];
            places[old] = i;
            newMoves[i] = moves[old];
            newParents[i] = old == 0 ? -1 : places[parents[old]];
        }
        return new StudyTree(
                setup, start, newMoves, newParents, comments.moved(i -> places[i]), marks.moved(i -> places[i]));
    }

    private static Attempt.Played played(Position position, Move move) {
        return switch (position.play(move)) {
            case Attempt.Played played -> played;
            case Attempt.Illegal illegal -> throw new IllegalArgumentException("not legal here: " + illegal);
        };
    }

    private void check(Node node) {
        if (node.tree() != this) {
            throw new IllegalArgumentException("a node of another tree");
        }
    }

    private void checkMove(Node node) {
        check(node);
        if (node.isRoot()) {
            throw new IllegalArgumentException("the start is no move");
        }
    }

    private static int[] sizes(int[] parents) {
        int[] sizes = new int[parents.length];
        Arrays.fill(sizes, 1);
        for (int i = parents.length - 1; i > 0; i--) {
            sizes[parents[i]] += sizes[i];
        }
        return sizes;
    }

    /// A copy of the moves by the numbers of their nodes, with room for more.
    short[] moves(int room) {
        return Arrays.copyOf(moves, moves.length + room);
    }

    /// A copy of the parents by the numbers of their nodes, with room for more.
    int[] parents(int room) {
        return Arrays.copyOf(parents, parents.length + room);
    }

    Move moveOf(int index) {
        return Move.ofCode(moves[index]);
    }

    int parentOf(int index) {
        return parents[index];
    }

    /// The number of nodes in the subtree, its top included.
    int sizeOf(int index) {
        return sizes[index];
    }

    boolean isFirstChild(int index) {
        return parents[index] == index - 1;
    }

    /// The sibling after the node, or -1.
    int nextSiblingOf(int index) {
        int parent = parents[index];
        int next = index + sizes[index];
        return parent >= 0 && next < parent + sizes[parent] ? next : -1;
    }

    Optional<String> commentOf(int index) {
        return comments.at(index);
    }

    Marks marksOf(int index) {
        return marks.at(index).orElse(Marks.NONE);
    }

    /// Equal start, moves, order, comments and marks.
    @Override
    public boolean equals(Object other) {
        return other instanceof StudyTree tree
                && tree.setup.equals(setup)
                && tree.start.equals(start)
                && Arrays.equals(tree.moves, moves)
                && Arrays.equals(tree.parents, parents)
                && tree.comments.equals(comments)
                && tree.marks.equals(marks);
    }

    @Override
    public int hashCode() {
        return 31 * setup.hashCode() + Arrays.hashCode(moves);
    }

    @Override
    public String toString() {
        return size() + " moves, " + variations() + " variations, " + commentCount() + " comments";
    }

    /// A tree after an edit, and the node at which to go on.
    public record Edit(StudyTree tree, Node node) {}
}
