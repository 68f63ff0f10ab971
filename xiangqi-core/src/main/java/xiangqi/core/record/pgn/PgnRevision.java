package xiangqi.core.record.pgn;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import xiangqi.core.record.Bytes;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Gb18030;
import xiangqi.core.record.Import;
import xiangqi.core.record.PgnDate;
import xiangqi.core.record.Target;
import xiangqi.core.record.Text;

/// A PGN with some of its games changed: the others stay letter by letter as they stand in the file, and of a changed
/// game the tags that still say what they said ([RevisedTags]). Line ends are those of the file.
public final class PgnRevision {
    private static final byte[] MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    private final byte[] original;
    private final Target.Pgn target;
    private final Charset charset;
    private final byte[] mark;
    private final Text text;

    /// @param original the file; it must not be changed meanwhile
    public PgnRevision(byte[] original, Target.Pgn target) {
        this.original = original;
        this.target = target;
        this.charset = switch (target.encoding()) {
            case UTF_8 -> StandardCharsets.UTF_8;
            case GB18030 -> Gb18030.CHARSET;
        };
        this.mark = original.length >= MARK.length && Arrays.equals(original, 0, MARK.length, MARK, 0, MARK.length)
                ? MARK
                : new byte[0];
        this.text = Text.decode(new Bytes(original));
    }

    /// The file with these games in place of those that stand in it, one for one. Empty where it cannot be
    /// kept: it is no PGN, in another encoding or notation than the target, holds a game that cannot be read
    /// or another number of them, or a game's start is another one now.
    public Optional<byte[]> write(List<GameRecord> games) {
        if (!isAsTarget() || !PgnReader.beginsWithTag(text)) {
            return Optional.empty();
        }
        PgnReader reader = new PgnReader(text);
        if (!(reader.read() instanceof Import.Games read) || read.entries().size() != games.size()) {
            return Optional.empty();
        }
        List<GameRecord> before = read.records();
        boolean otherNotation =
                read.notation().filter(found -> found != target.notation()).isPresent();
        if (otherNotation || before.size() != games.size() || !haveSameStarts(before, games)) {
            return Optional.empty();
        }
        return encoded(revised(reader.spans(), before, games));
    }

    private boolean isAsTarget() {
        return text.problems().isEmpty() && Arrays.equals(bytes(text.content()), original);
    }

    private static boolean haveSameStarts(List<GameRecord> before, List<GameRecord> games) {
        for (int i = 0; i < games.size(); i++) {
            if (!before.get(i).tree().setup().equals(games.get(i).tree().setup())) {
                return false;
            }
        }
        return true;
    }

    private String revised(List<PgnSpan> spans, List<GameRecord> before, List<GameRecord> games) {
        String content = text.content();
        StringBuilder revised = new StringBuilder(content.length() + 256);
        revised.append(content, 0, spans.getFirst().begin());
        for (int i = 0; i < games.size(); i++) {
            PgnSpan span = spans.get(i);
            GameRecord game = games.get(i);
            if (game.equals(before.get(i))) {
                revised.append(content, span.begin(), span.end());
            } else {
                revise(span, before.get(i), dated(before.get(i), game), revised);
            }
        }
        return revised.toString();
    }

    /// The game with its day as PGN has it, if it is another one now.
    private static GameRecord dated(GameRecord before, GameRecord game) {
        boolean same = before.headers().get(Field.DATE).equals(game.headers().get(Field.DATE));
        return same ? game : PgnDate.in(game);
    }

    private void revise(PgnSpan span, GameRecord before, GameRecord game, StringBuilder revised) {
        String content = text.content();
        RevisedTags tags = new RevisedTags(content.substring(span.begin(), span.moves()), lineEnd(), target.notation());
        boolean escaped = tags.isEscaped() || PgnWriter.hasCommentToEscape(game.tree());
        StringBuilder moves = new StringBuilder("\n");
        PgnWriter.writeMoves(game, target.notation(), escaped, moves);
        revised.append(tags.write(before, game, escaped));
        revised.append(moves.substring(1).replace("\n", lineEnd()));
        revised.append(content, restFrom(span), span.end());
    }

    /// What stays behind a changed game: an advertisement behind `==`, which is in no comment, and the lines between.
    private int restFrom(PgnSpan span) {
        String content = text.content();
        int from = span.movesEnd() > span.begin() ? span.movesEnd() - 1 : span.movesEnd();
        int advertisement = content.indexOf("==", from, Math.max(from, span.end()));
        if (advertisement >= 0) {
            return advertisement;
        }
        int end = span.end();
        while (end > span.movesEnd() && content.charAt(end - 1) <= ' ') {
            end--;
        }
        // The moves bring the end of their last line with them.
        return content.startsWith("\r\n", end) ? end + 2 : Math.min(end + 1, span.end());
    }

    private String lineEnd() {
        int first = text.content().indexOf('\n');
        return first > 0 && text.content().charAt(first - 1) == '\r' ? "\r\n" : "\n";
    }

    /// The bytes, if they would be taken for what they are.
    private Optional<byte[]> encoded(String revised) {
        byte[] content = bytes(revised);
        return Text.decode(new Bytes(content)).content().equals(revised) ? Optional.of(content) : Optional.empty();
    }

    private byte[] bytes(String content) {
        byte[] plain = content.getBytes(charset);
        byte[] all = Arrays.copyOf(mark, mark.length + plain.length);
        System.arraycopy(plain, 0, all, mark.length, plain.length);
        return all;
    }
}
