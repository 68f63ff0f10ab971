package xiangqi.core.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import xiangqi.core.rules.Move;

/// A place in one [StudyTree]: a move with the line that leads to it, or the start. A small view; after an
/// edit take the node that the edit gives.
public final class Node {
    private final StudyTree tree;
    private final int index;
    private final int ply;

    Node(StudyTree tree, int index, int ply) {
        this.tree = tree;
        this.index = index;
        this.ply = ply;
    }

    public StudyTree tree() {
        return tree;
    }

    /// The node's number in pre-order, 0 for the root. Holds in this tree only.
    public int index() {
        return index;
    }

    /// How many moves lead here from the start: 1 for the first move, 0 for the root.
    public int ply() {
        return ply;
    }

    public boolean isRoot() {
        return index == 0;
    }

    /// The move that leads here; empty at the root.
    public Optional<Move> move() {
        return isRoot() ? Optional.empty() : Optional.of(tree.moveOf(index));
    }

    /// The comment on this move, or on the start; never blank.
    public Optional<String> comment() {
        return tree.commentOf(index);
    }

    /// What is drawn here.
    public Marks marks() {
        return tree.marksOf(index);
    }

    /// The node before; empty at the root.
    public Optional<Node> parent() {
        return isRoot() ? Optional.empty() : Optional.of(new Node(tree, tree.parentOf(index), ply - 1));
    }

    /// The moves that follow: the continuation first, then the variations in their order.
    public List<Node> children() {
        if (tree.sizeOf(index) == 1) {
            return List.of();
        }
        List<Node> children = new ArrayList<>(2);
        for (int child = index + 1; child >= 0; child = tree.nextSiblingOf(child)) {
            children.add(new Node(tree, child, ply + 1));
        }
        return children;
    }

    /// The continuation's next node; empty at the end of a line.
    public Optional<Node> next() {
        return tree.sizeOf(index) == 1 ? Optional.empty() : Optional.of(new Node(tree, index + 1, ply + 1));
    }

    /// The child with that move, if there is one.
    public Optional<Node> child(Move move) {
        return children().stream()
                .filter(node -> tree.moveOf(node.index).equals(move))
                .findFirst();
    }

    /// The nodes of the continuation from here, this one not included.
    public List<Node> continuation() {
        List<Node> nodes = new ArrayList<>();
        int at = index;
        int steps = ply;
        while (tree.sizeOf(at) > 1) {
            nodes.add(new Node(tree, ++at, ++steps));
        }
        return nodes;
    }

    /// The last node of the continuation; this node if nothing follows.
    public Node end() {
        int at = index;
        while (tree.sizeOf(at) > 1) {
            at++;
        }
        return new Node(tree, at, ply + at - index);
    }

    /// This node's brother after it.
    public Optional<Node> nextSibling() {
        int next = tree.nextSiblingOf(index);
        return next < 0 ? Optional.empty() : Optional.of(new Node(tree, next, ply));
    }

    /// This node's brother before it.
    public Optional<Node> previousSibling() {
        if (isRoot() || tree.isFirstChild(index)) {
            return Optional.empty();
        }
        int before = tree.parentOf(index) + 1;
        while (tree.nextSiblingOf(before) != index) {
            before = tree.nextSiblingOf(before);
        }
        return Optional.of(new Node(tree, before, ply));
    }

    /// Whether this is a variation's first move: a child that is not its parent's first.
    public boolean isVariation() {
        return !isRoot() && !tree.isFirstChild(index);
    }

    /// The first move of the variation that this node lies in; empty on the main line.
    public Optional<Node> variation() {
        int at = index;
        int steps = ply;
        while (at > 0 && tree.isFirstChild(at)) {
            at = tree.parentOf(at);
            steps--;
        }
        return at == 0 ? Optional.empty() : Optional.of(new Node(tree, at, steps));
    }

    public boolean isMainLine() {
        return variation().isEmpty();
    }

    /// How many moves of variations lie on the way here, 0 on the main line: the depth to indent by.
    public int depth() {
        int depth = 0;
        for (int at = index; at > 0; at = tree.parentOf(at)) {
            if (!tree.isFirstChild(at)) {
                depth++;
            }
        }
        return depth;
    }

    /// The number of moves in the subtree below this node.
    public int followers() {
        return tree.sizeOf(index) - 1;
    }

    /// The moves from the start to here.
    public List<Move> line() {
        Move[] line = new Move[ply];
        int at = index;
        for (int i = ply - 1; i >= 0; i--) {
            line[i] = tree.moveOf(at);
            at = tree.parentOf(at);
        }
        return Arrays.asList(line);
    }

    /// The same place of the same tree.
    @Override
    public boolean equals(Object other) {
        return other instanceof Node node && node.tree == tree && node.index == index;
    }

    @Override
    public int hashCode() {
        return 31 * System.identityHashCode(tree) + index;
    }

    @Override
    public String toString() {
        return isRoot() ? "start" : ply + " " + tree.moveOf(index);
    }
}
