package xiangqi.ui.study;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import xiangqi.core.rules.Move;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;

/// The line that a reader steps along: stepping back from a variation and forward again stays in that variation.
/// Immutable.
///
/// @param nodes from the start to the end of the line
record Track(List<Node> nodes) {
    Track {
        nodes = List.copyOf(nodes);
    }

    /// The line through `node` and its continuation.
    static Track through(Node node) {
        List<Node> nodes = new ArrayList<>();
        for (Optional<Node> at = Optional.of(node);
                at.isPresent();
                at = at.get().parent()) {
            nodes.add(at.get());
        }
        Collections.reverse(nodes);
        nodes.addAll(node.continuation());
        return new Track(nodes);
    }

    /// The line to step along from `node`: this one if it leads there.
    Track at(Node node) {
        return node.ply() < nodes.size() && nodes.get(node.ply()).equals(node) ? this : through(node);
    }

    /// The same line in the tree after an edit, as far as it is there and leads to `node`.
    Track in(StudyTree tree, Node node) {
        List<Move> line = nodes.getLast().line();
        return tree.find(line).map(Track::through).map(track -> track.at(node)).orElseGet(() -> through(node));
    }

    Optional<Node> after(Node node) {
        return node.ply() + 1 < nodes.size() ? Optional.of(nodes.get(node.ply() + 1)) : Optional.empty();
    }

    /// The node that so many moves lead to, at most the last.
    Node node(int ply) {
        return nodes.get(Math.clamp(ply, 0, nodes.size() - 1));
    }

    int plies() {
        return nodes.size() - 1;
    }
}
