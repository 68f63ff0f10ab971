package xiangqi.core.record.pgn;

import java.util.Optional;
import xiangqi.core.record.Field;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Result;

/// The head of PlayOK's text: lines of a word and its value from `FORMAT` to `START{`; the moves end at
/// `}END` (formats.md §7).
///
/// @param end the index after `START{`
record PlayOk(Optional<Result> result, int end) {
    private static final String START = "START{";
    private static final int LONGEST_HEAD = 8192;

    static boolean begins(String content) {
        return beginsAt(content, content.startsWith("\ufeff") ? 1 : 0);
    }

    static boolean beginsAt(String content, int at) {
        return content.startsWith("FORMAT", at)
                && content.indexOf(START, at, Math.min(content.length(), at + LONGEST_HEAD)) >= 0;
    }

    static PlayOk read(String content, int at, Headers.Builder headers) {
        int end = content.indexOf(START, at);
        Optional<Result> result = Optional.empty();
        for (String line : content.substring(at, end).split("\\R")) {
            String[] pair = line.strip().split("\\s+", 2);
            if (pair.length < 2) {
                continue;
            }
            switch (pair[0]) {
                case "FORMAT" -> {}
                case "RESULT" -> result = Result.read(pair[1]);
                case "RED" -> player(pair[1], Field.RED, Field.RED_RATING, headers);
                case "BLACK" -> player(pair[1], Field.BLACK, Field.BLACK_RATING, headers);
                case "DATE" -> headers.set(Field.DATE, pair[1]);
                case "EVENT" -> headers.set(Field.EVENT, pair[1]);
                default -> headers.add(pair[0], pair[1]);
            }
        }
        return new PlayOk(result, end + START.length());
    }

    /// `name ; rating ;;`
    private static void player(String value, Field name, Field rating, Headers.Builder headers) {
        String[] parts = value.split(";");
        headers.set(name, parts.length > 0 ? parts[0] : "");
        headers.set(rating, parts.length > 1 ? parts[1] : "");
    }
}
