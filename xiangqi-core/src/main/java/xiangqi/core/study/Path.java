package xiangqi.core.study;

import java.util.List;
import java.util.Optional;
import xiangqi.core.board.Setup;
import xiangqi.core.game.Line;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Move;

/// Where a reader of a tree stands: a node and the positions on the way to it. Immutable; a step shares
/// what both paths have in common, so stepping costs one move, and going elsewhere only the moves that
/// differ.
public final class Path {
    private final Node node;
    private final Optional<Line> line;

    private Path(Node node, Optional<Line> line) {
        this.node = node;
        this.line = line;
    }

    /// The path at the start of the tree.
    public static Path atStart(StudyTree tree) {
        return new Path(tree.root(), tree.start().map(Line::from));
    }

    /// The path to that node.
    public static Path to(Node node) {
        return atStart(node.tree()).go(node);
    }

    public Node node() {
        return node;
    }

    public StudyTree tree() {
        return node.tree();
    }

    /// The start and the plies to here; empty only for a tree whose set-up is no position.
    public Optional<Line> line() {
        return line;
    }

    /// What stands on the board here, and who is to move.
    public Setup setup() {
        return line.map(plies -> plies.position().setup()).orElse(node.tree().setup());
    }

    /// The path to `target`, which may belong to another tree with the same start, such as this one after
    /// an edit.
    public Path go(Node target) {
        if (isNext(target)) {
            return new Path(
                    target, line.map(plies -> played(plies, target.move().orElseThrow())));
        }
        if (!target.tree().start().equals(node.tree().start())) {
            return to(target);
        }
        return new Path(target, line.map(plies -> {
            List<Move> there = target.line();
            List<Move> here = node.line();
            int common = 0;
            while (common < there.size()
                    && common < here.size()
                    && there.get(common).equals(here.get(common))) {
                common++;
            }
            Line reached = plies.back(here.size() - common);
            for (Move move : there.subList(common, there.size())) {
                reached = played(reached, move);
            }
            return reached;
        }));
    }

    private boolean isNext(Node target) {
        return target.tree() == node.tree()
                && target.parent().filter(parent -> parent.equals(node)).isPresent();
    }

    private static Line played(Line line, Move move) {
        return switch (line.position().play(move)) {
            case Attempt.Played(var ply) -> line.add(ply);
            case Attempt.Illegal illegal ->
                throw new IllegalStateException("a tree holds only legal moves: " + illegal);
        };
    }

    /// One step along the continuation; empty at the end of the line.
    public Optional<Path> forward() {
        return node.next().map(this::go);
    }

    /// One step back; empty at the start.
    public Optional<Path> back() {
        return node.parent().map(this::go);
    }

    /// The same step by the next variation instead; empty if there is none after this one.
    public Optional<Path> nextVariation() {
        return node.nextSibling().map(this::go);
    }

    /// The same step by the variation before; empty on the continuation.
    public Optional<Path> previousVariation() {
        return node.previousSibling().map(this::go);
    }

    /// The end of the line that continues here.
    public Path end() {
        return go(node.end());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Path path && path.node.equals(node);
    }

    @Override
    public int hashCode() {
        return node.hashCode();
    }

    @Override
    public String toString() {
        return node.toString();
    }
}
