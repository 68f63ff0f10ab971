package xiangqi.core.record.pgn;

import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Result;
import xiangqi.core.study.MoveTime;
import xiangqi.core.study.Node;

/// Writes a game as CCBridge exports it as text: a line for each header, the start, then the moves as
/// [MoveLines]. Braces within a comment, and brackets that would make tags, become their full-width
/// sisters; colons that would make a second header of a part of one a smaller one. Times of moves ([MoveTime]), which
/// people would have to read as commands, are left out.
public final class PlainTextWriter {
    private static final Map<Field, String> WORDS = words();

    private final Notation notation;
    private final StringBuilder text = new StringBuilder();

    public PlainTextWriter(Notation notation) {
        this.notation = notation;
    }

    public byte[] write(GameRecord game) {
        Headers headers = game.headers();
        for (Field field : Field.values()) {
            headers.get(field).ifPresent(value -> line(WORDS.get(field), value));
        }
        line("结果", word(game.result()));
        line("FEN ", Fen.write(game.tree().setup()));
        text.append('\n');
        new MoveLines(game.tree(), notation, PlainTextWriter::comment, false, text).write();
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private void line(String word, String value) {
        text.append(word).append('：').append(TextHeads.asOneValue(plain(value))).append('\n');
    }

    private static String comment(Node node) {
        String lines = node.comment().map(MoveTime::words).orElse("");
        return plain(
                Characters.stripped(lines, 0, lines.length()).replace('{', '｛').replace('}', '｝'));
    }

    /// Without brackets that would make another format of the text, or marks.
    private static String plain(String words) {
        StringBuilder plain = new StringBuilder(words.replace("[DhtmlXQ", "［DhtmlXQ"));
        for (int i = 0; i < plain.length(); i++) {
            if (plain.charAt(i) == '[' && (TagLine.beginsAt(words, i) || MarkText.beginsAt(words, i))) {
                plain.setCharAt(i, '［');
            }
        }
        return plain.toString();
    }

    private static String word(Result result) {
        return switch (result) {
            case UNKNOWN -> "未知";
            case RED_WINS -> "红胜";
            case BLACK_WINS -> "黑胜";
            case DRAW -> "和棋";
        };
    }

    /// The first word of each field.
    private static Map<Field, String> words() {
        Map<Field, String> words = new EnumMap<>(Field.class);
        TextHeads.WORDS.forEach((word, field) -> words.putIfAbsent(field, word));
        return words;
    }
}
