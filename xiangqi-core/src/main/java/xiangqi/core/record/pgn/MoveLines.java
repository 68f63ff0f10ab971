package xiangqi.core.record.pgn;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import xiangqi.core.board.Side;
import xiangqi.core.notation.Iccs;
import xiangqi.core.notation.Notation;
import xiangqi.core.study.Node;
import xiangqi.core.study.Path;
import xiangqi.core.study.StudyTree;

/// Writes the moves of one game as [MoveText] reads them: a round on a line, comments in braces, variations
/// in brackets after the move they replace. Without recursion: variations may be nested deep.
final class MoveLines {
    private final StudyTree tree;
    private final Notation notation;
    private final Function<Node, String> comments;
    private final boolean signs;
    private final StringBuilder text;
    private final int begin;
    private final int first;
    private final Deque<Task> tasks = new ArrayDeque<>();
    private Path path;
    private boolean needsNumber = true;

    private sealed interface Task {
        record Line(Node node) implements Task {}

        record Variation(Node node) implements Task {}

        record Close() implements Task {}
    }

    /// @param comments what is put between the braces for a node; empty for nothing
    /// @param signs whether signs of judgement are written
    /// @param text what the lines are added to; it ends with a line feed
    MoveLines(StudyTree tree, Notation notation, Function<Node, String> comments, boolean signs, StringBuilder text) {
        this.tree = tree;
        this.notation = notation;
        this.comments = comments;
        this.signs = signs;
        this.text = text;
        this.begin = text.length();
        this.first = tree.setup().turn() == Side.RED ? 0 : 1;
        this.path = Path.atStart(tree);
    }

    void write() {
        comment(tree.root());
        tree.root().next().ifPresent(node -> tasks.push(new Task.Line(node)));
        while (!tasks.isEmpty()) {
            switch (tasks.pop()) {
                case Task.Line(Node node) -> line(node);
                case Task.Variation(Node node) -> variation(node);
                case Task.Close() -> {
                    trimSpace();
                    text.append(")\n");
                    needsNumber = true;
                }
            }
        }
        endLine();
    }

    /// A move of a line: then the variations that replace it, then what follows it.
    private void line(Node node) {
        move(node);
        node.next().ifPresent(next -> tasks.push(new Task.Line(next)));
        List<Node> brothers = node.parent().orElseThrow().children();
        for (int i = brothers.size() - 1; i > 0; i--) {
            tasks.push(new Task.Variation(brothers.get(i)));
        }
    }

    private void variation(Node node) {
        endLine();
        text.append('(');
        needsNumber = true;
        move(node);
        tasks.push(new Task.Close());
        node.next().ifPresent(next -> tasks.push(new Task.Line(next)));
    }

    private void move(Node node) {
        int half = node.ply() - 1 + first;
        boolean red = half % 2 == 0;
        if (red || needsNumber) {
            text.append(half / 2 + 1).append(red ? ". " : "... ");
        }
        text.append(name(node));
        text.append(red ? ' ' : '\n');
        needsNumber = false;
        comment(node);
    }

    private String name(Node node) {
        if (notation == Notation.ICCS) {
            // Needs no position, which takes far longer to find than to write: drafts are in this notation.
            return Iccs.write(node.move().orElseThrow());
        }
        path = path.go(node.parent().orElseThrow());
        return notation.name(path.line().orElseThrow().position(), node.move().orElseThrow());
    }

    private void comment(Node node) {
        if (signs && !node.marks().signs().isEmpty()) {
            for (int sign : node.marks().signs()) {
                endWithBlank();
                text.append('$').append(sign);
            }
            text.append(' ');
            needsNumber = true;
        }
        Optional.of(comments.apply(node)).filter(words -> !words.isEmpty()).ifPresent(words -> {
            endLine();
            text.append('{').append(words).append("}\n");
            needsNumber = true;
        });
    }

    /// The last move's sign stands on its line.
    private void endWithBlank() {
        if (text.length() > begin) {
            trimSpace();
            text.append(text.charAt(text.length() - 1) == '\n' ? "" : " ");
        }
    }

    private void endLine() {
        if (text.charAt(text.length() - 1) == ' ') {
            text.setCharAt(text.length() - 1, '\n');
        }
    }

    private void trimSpace() {
        int end = text.length();
        while (end > begin && (text.charAt(end - 1) == ' ' || text.charAt(end - 1) == '\n')) {
            end--;
        }
        text.setLength(end);
    }
}
