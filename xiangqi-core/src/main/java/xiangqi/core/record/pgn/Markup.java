package xiangqi.core.record.pgn;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What web pages put between moves: `<br>`, `<font color=red>`, `&nbsp;`. Other words in such brackets are people's.
final class Markup {
    private static final int LONGEST = 120;
    private static final String ELEMENTS =
            "a|b|big|blockquote|body|br|center|code|dd|div|dl|dt|em|font|h[1-6]|hr|html|i|img|li|nobr"
                    + "|ol|p|pre|s|small|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|wbr";
    private static final Pattern MARKUP = Pattern.compile(
            "</?(?i:" + ELEMENTS + ")(?:\\s+[\\w:-]+\\s*=\\s*(?:\"[^\"<>]*+\"|'[^'<>]*+'|[^\\s\"'<>]++))*+\\s*/?>"
                    + "|&(?:nbsp|emsp|ensp|#160|#12288);");

    private Markup() {}

    /// How many characters of it stand at `at`; 0 if none do.
    static int length(String content, int at) {
        Matcher markup = MARKUP.matcher(content).region(at, Math.min(content.length(), at + LONGEST));
        return markup.lookingAt() ? markup.end() - at : 0;
    }
}
