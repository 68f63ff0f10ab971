package xiangqi.core.record.pgn;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Result;

/// The tags of a game that was changed, beginning from those that stand in its file: in their order, with whatever
/// stands between them. Only those are written anew that would say something else than the game does now; new ones
/// follow the others.
final class RevisedTags {
    private final String block;
    private final String lineEnd;
    private final Notation notation;
    private final StringBuilder text = new StringBuilder();

    /// @param block from the first tag up to the moves
    RevisedTags(String block, String lineEnd, Notation notation) {
        this.block = block;
        this.lineEnd = lineEnd;
        this.notation = notation;
    }

    /// Whether one of the tags says that comments are escaped.
    boolean isEscaped() {
        int at = next(0);
        while (at >= 0) {
            TagLine tag = TagLine.read(block, at);
            if (tag.name().equalsIgnoreCase(CommentEscape.TAG)) {
                return true;
            }
            at = next(tag.end());
        }
        return false;
    }

    String write(GameRecord before, GameRecord game, boolean escaped) {
        boolean sameOthers = before.headers().others().equals(game.headers().others());
        Set<Field> there = EnumSet.noneOf(Field.class);
        boolean hasResult = false;
        int from = 0;
        int at = next(0);
        while (at >= 0) {
            TagLine tag = TagLine.read(block, at);
            String name = tag.name().toLowerCase(Locale.ROOT);
            Optional<Field> field = PgnTags.field(name);
            text.append(block, from, at);
            hasResult |= name.equals("result");
            field.ifPresent(there::add);
            boolean isOther = field.isEmpty() && !PgnTags.isForReading(name);
            if (isOther && !sameOthers) {
                trimLine();
            } else if (isKept(tag, name, field, before, game)) {
                text.append(block, at, tag.end());
            } else {
                text.append(PgnWriter.tag(tag.name(), value(name, field, game)));
            }
            from = tag.end();
            at = next(from);
        }
        add(before, game, there, hasResult, sameOthers, escaped && !isEscaped());
        appendSpace(from);
        return text.toString();
    }

    private boolean isKept(TagLine tag, String name, Optional<Field> field, GameRecord before, GameRecord game) {
        return switch (name) {
            case "result" -> before.result() == game.result();
            case "format" -> format(tag.value()).equals(PgnTags.format(notation));
            default ->
                field.map(one -> before.headers().get(one).equals(game.headers().get(one)))
                        .orElse(true);
        };
    }

    private static String format(String value) {
        return List.of("Chinese", "WXF", "ICCS").stream()
                .filter(known -> known.equalsIgnoreCase(value.strip()))
                .findFirst()
                .orElse("");
    }

    private String value(String name, Optional<Field> field, GameRecord game) {
        return switch (name) {
            case "result" -> game.result().token();
            case "format" -> PgnTags.format(notation);
            default ->
                field.flatMap(game.headers()::get)
                        .orElse(field.equals(Optional.of(Field.DATE)) ? PgnTags.NO_DATE : PgnTags.UNKNOWN);
        };
    }

    private void add(
            GameRecord before,
            GameRecord game,
            Set<Field> there,
            boolean hasResult,
            boolean sameOthers,
            boolean escapes) {
        for (Field field : Field.values()) {
            if (!there.contains(field)) {
                game.headers().get(field).ifPresent(value -> addLine(PgnTags.name(field), value));
            }
        }
        if (!sameOthers) {
            game.headers().others().forEach(other -> addLine(PgnWriter.name(other), other.value()));
        }
        if (!hasResult && before.result() != game.result() && game.result() != Result.UNKNOWN) {
            addLine("Result", game.result().token());
        }
        if (escapes) {
            addLine(CommentEscape.TAG, CommentEscape.VALUE);
        }
    }

    private void addLine(String name, String value) {
        if (!text.isEmpty() && text.charAt(text.length() - 1) != '\n') {
            text.append(lineEnd);
        }
        text.append(PgnWriter.tag(name, value));
    }

    /// What stood between the last tag and the moves, up to the line that the moves begin on.
    private void appendSpace(int from) {
        int lastLine = block.lastIndexOf('\n') + 1;
        if (lastLine > from) {
            text.append(block, from, lastLine);
        } else if (!text.isEmpty()) {
            text.append(lineEnd);
        }
    }

    /// Takes away the end of the line before a tag that is left out.
    private void trimLine() {
        while (!text.isEmpty() && text.charAt(text.length() - 1) <= ' ') {
            text.setLength(text.length() - 1);
        }
    }

    private int next(int from) {
        for (int i = from; i < block.length(); i++) {
            if (TagLine.beginsAt(block, i)) {
                return i;
            }
        }
        return -1;
    }
}
