package xiangqi.core.record.pgn;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import xiangqi.core.board.Setup;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Bytes;
import xiangqi.core.record.EncodingTag;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Gb18030;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Target;
import xiangqi.core.record.Text;
import xiangqi.core.study.Marks;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;

/// Writes PGN: the tags that every program expects, then all that is known, then the moves as [MoveLines].
public final class PgnWriter {
    /// Written even when nothing is known, since programs look for them; then with PGN's sign for that.
    private static final Set<Field> ALWAYS =
            Set.of(Field.EVENT, Field.ROUND, Field.DATE, Field.PLACE, Field.RED, Field.BLACK);

    private static final List<Field> BEFORE_RESULT = List.of(
            Field.TITLE,
            Field.EVENT,
            Field.PLACE,
            Field.DATE,
            Field.ROUND,
            Field.RED_TEAM,
            Field.RED,
            Field.BLACK_TEAM,
            Field.BLACK);

    private final Target.Pgn target;
    private final StringBuilder text = new StringBuilder();

    public PgnWriter(Target.Pgn target) {
        this.target = target;
    }

    public byte[] write(List<GameRecord> games) {
        for (GameRecord game : games) {
            if (!text.isEmpty()) {
                text.append('\n');
            }
            write(game);
        }
        return encoded();
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
        text.insert(0, EncodingTag.line(charset));
        return text.toString().getBytes(charset);
    }

    private void write(GameRecord game) {
        write("Game", "Chinese Chess");
        Headers headers = game.headers();
        BEFORE_RESULT.forEach(field -> tag(headers, field));
        write("Result", game.result().token());
        for (Field field : Field.values()) {
            if (!BEFORE_RESULT.contains(field)) {
                tag(headers, field);
            }
        }
        headers.others().forEach(other -> write(name(other), other.value()));
        if (!game.tree().setup().equals(Setup.STANDARD)) {
            write("FEN", Fen.write(game.tree().setup()));
            write("SetUp", "1");
        }
        boolean escaped = hasCommentToEscape(game.tree());
        if (escaped) {
            write(CommentEscape.TAG, CommentEscape.VALUE);
        }
        String format = PgnTags.format(target.notation());
        if (!format.equals(PgnTags.USUAL_FORMAT)) {
            write("Format", format);
        }
        writeMoves(game, target.notation(), escaped, text);
    }

    /// The moves and the result of a game.
    ///
    /// @param text what they are added to; it ends with a line feed
    static void writeMoves(GameRecord game, Notation notation, boolean escaped, StringBuilder text) {
        UnaryOperator<String> comments = escaped ? CommentEscape::encode : UnaryOperator.identity();
        new MoveLines(game.tree(), notation, node -> comment(node, comments), true, text).write();
        text.append(game.result().token()).append('\n');
    }

    private static String comment(Node node, UnaryOperator<String> comments) {
        String marks = node.marks().equals(Marks.NONE) ? "" : MarkText.write(node.marks());
        String words = node.comment().map(comments).orElse("");
        return marks.isEmpty() || words.isEmpty() ? marks + words : marks + ' ' + words;
    }

    private void tag(Headers headers, Field field) {
        Optional<String> value = headers.get(field);
        if (value.isPresent() || ALWAYS.contains(field)) {
            write(PgnTags.name(field), value.orElse(field == Field.DATE ? PgnTags.NO_DATE : PgnTags.UNKNOWN));
        }
    }

    /// The name of a header as a tag name that means nothing else.
    static String name(Headers.Other other) {
        StringBuilder name = new StringBuilder();
        for (char c : other.name().toCharArray()) {
            name.append(TagLine.isNamePart(c) ? c : '_');
        }
        if (name.isEmpty() || PgnTags.field(name.toString()).isPresent() || PgnTags.isForReading(name.toString())) {
            name.append('_');
        }
        return name.toString();
    }

    /// A tag, without the end of its line.
    static String tag(String name, String value) {
        return '[' + name + " \"" + value.replace("\\", "\\\\").replace("\"", "\\\"") + "\"]";
    }

    private void write(String name, String value) {
        text.append(tag(name, value)).append('\n');
    }

    static boolean hasCommentToEscape(StudyTree tree) {
        return tree.root().comment().filter(CommentEscape::isNeeded).isPresent()
                || tree.nodes().stream()
                        .anyMatch(node ->
                                node.comment().filter(CommentEscape::isNeeded).isPresent());
    }
}
