package xiangqi.core.record.pgn;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import xiangqi.core.board.Board;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.notation.Fen;
import xiangqi.core.record.Bytes;
import xiangqi.core.record.Export;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Gb18030;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Replay;
import xiangqi.core.record.Target;
import xiangqi.core.record.Text;
import xiangqi.core.study.Node;
import xiangqi.core.study.Path;
import xiangqi.core.study.StudyTree;

/// Writes PGN: the tags that every program expects, then all that is known; a round on a line, comments in
/// braces, variations in brackets after the move they replace.
public final class PgnWriter {
    /// Written even when nothing is known, since programs look for them.
    private static final Set<Field> ALWAYS =
            Set.of(Field.EVENT, Field.ROUND, Field.DATE, Field.PLACE, Field.RED, Field.BLACK);

    private static final List<Field> BEFORE_RESULT = List.of(
            Field.TITLE,
            Field.EVENT,
            Field.ROUND,
            Field.DATE,
            Field.PLACE,
            Field.RED_TEAM,
            Field.RED,
            Field.BLACK_TEAM,
            Field.BLACK);

    private final Target.Pgn target;
    private final StringBuilder text = new StringBuilder();
    private final List<Export.Loss> losses = new ArrayList<>();

    public PgnWriter(Target.Pgn target) {
        this.target = target;
    }

    public Export write(List<GameRecord> games) {
        int number = 1;
        for (GameRecord game : games) {
            if (number > 1) {
                text.append('\n');
            }
            write(game, number++);
        }
        return new Export(encoded(), losses);
    }

    /// The bytes; where they would be taken for another encoding, a tag tells which one they are in.
    private byte[] encoded() {
        Charset charset = switch (target.encoding()) {
            case UTF_8 -> StandardCharsets.UTF_8;
            case GB18030 -> Gb18030.CHARSET;
        };
        byte[] plain = text.toString().getBytes(charset);
        if (Text.decode(new Bytes(plain)).content().contentEquals(text)) {
            return plain;
        }
        text.insert(0, "[" + Text.ENCODING_TAG + " \"" + charset.name() + "\"]\n");
        return text.toString().getBytes(charset);
    }

    private void write(GameRecord game, int number) {
        tag("Game", "Chinese Chess");
        Headers headers = game.headers();
        BEFORE_RESULT.forEach(field -> tag(headers, field));
        tag("Result", game.result().token());
        for (Field field : Field.values()) {
            if (!BEFORE_RESULT.contains(field)) {
                tag(headers, field);
            }
        }
        headers.others().forEach(other -> other(other, number));
        start(game.tree().setup(), number);
        boolean escaped = hasCommentToEscape(game.tree());
        if (escaped) {
            tag(CommentEscape.TAG, CommentEscape.VALUE);
        }
        format().ifPresent(format -> tag("Format", format));
        new Moves(game.tree(), escaped).write();
        text.append(game.result().token()).append('\n');
    }

    private void start(Setup setup, int number) {
        if (setup.equals(Setup.STANDARD)) {
            return;
        }
        tag("FEN", Fen.write(setup));
        tag("SetUp", "1");
        if (!setup.board().equals(Board.EMPTY)) {
            Replay.faults(setup)
                    .ifPresent(faults -> losses.add(new Export.Loss(Export.Loss.Kind.START_FAULTY, number, faults)));
        }
    }

    private Optional<String> format() {
        return switch (target.notation()) {
            case ZH_HANS, ZH_HANT -> Optional.empty();
            case WXF -> Optional.of("WXF");
            case ICCS, UCI, UCI_FROM_ONE -> Optional.of("ICCS");
        };
    }

    private void tag(Headers headers, Field field) {
        Optional<String> value = headers.get(field);
        if (value.isPresent() || ALWAYS.contains(field)) {
            tag(PgnTags.name(field), value.orElse(""));
        }
    }

    private void other(Headers.Other other, int number) {
        StringBuilder name = new StringBuilder();
        for (char c : other.name().toCharArray()) {
            name.append(TagLine.isNamePart(c) ? c : '_');
        }
        if (name.isEmpty() || PgnTags.field(name.toString()).isPresent() || PgnTags.isForReading(name.toString())) {
            name.append('_');
        }
        if (!name.toString().equals(other.name())) {
            losses.add(new Export.Loss(Export.Loss.Kind.HEADER_RENAMED, number, name.toString()));
        }
        tag(name.toString(), other.value());
    }

    private void tag(String name, String value) {
        text.append('[').append(name).append(" \"");
        text.append(value.replace("\\", "\\\\").replace("\"", "\\\"")).append("\"]\n");
    }

    private static boolean hasCommentToEscape(StudyTree tree) {
        return tree.root().comment().filter(CommentEscape::isNeeded).isPresent()
                || tree.nodes().stream()
                        .anyMatch(node ->
                                node.comment().filter(CommentEscape::isNeeded).isPresent());
    }

    /// The moves of one game, without recursion: variations may be nested deep.
    private final class Moves {
        private final StudyTree tree;
        private final boolean escaped;
        private final int first;
        private final Deque<Task> tasks = new ArrayDeque<>();
        private Path path;
        private boolean needsNumber = true;

        Moves(StudyTree tree, boolean escaped) {
            this.tree = tree;
            this.escaped = escaped;
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
            if (text.charAt(text.length() - 1) == ' ') {
                text.setCharAt(text.length() - 1, '\n');
            }
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
            if (text.charAt(text.length() - 1) == ' ') {
                text.setCharAt(text.length() - 1, '\n');
            }
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
            path = path.go(node.parent().orElseThrow());
            text.append(target.notation()
                    .name(path.line().orElseThrow().position(), node.move().orElseThrow()));
            text.append(red ? ' ' : '\n');
            needsNumber = false;
            comment(node);
        }

        private void comment(Node node) {
            node.comment().ifPresent(words -> {
                trimSpace();
                if (!node.isRoot()) {
                    text.append('\n');
                }
                text.append('{')
                        .append(escaped ? CommentEscape.encode(words) : words)
                        .append("}\n");
                needsNumber = true;
            });
        }

        private void trimSpace() {
            int end = text.length();
            while (end > 0 && (text.charAt(end - 1) == ' ' || text.charAt(end - 1) == '\n')) {
                end--;
            }
            text.setLength(end);
            if (text.charAt(end - 1) == ']') {
                text.append('\n');
            }
        }
    }

    private sealed interface Task {
        record Line(Node node) implements Task {}

        record Variation(Node node) implements Task {}

        record Close() implements Task {}
    }
}
