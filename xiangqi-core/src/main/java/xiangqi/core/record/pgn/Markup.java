package xiangqi.core.record.pgn;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What web pages put between moves: `<br>`, `&nbsp;`.
final class Markup {
    private static final int LONGEST = 120;
    private static final Pattern MARKUP = Pattern.compile("</?[A-Za-z][^<>\\r\\n]*>|&(?:nbsp|emsp|ensp|#160|#12288);");

    private Markup() {}

    /// How many characters of it stand at `at`; 0 if none do.
    static int length(String content, int at) {
        Matcher markup = MARKUP.matcher(content).region(at, Math.min(content.length(), at + LONGEST));
        return markup.lookingAt() ? markup.end() - at : 0;
    }
}
