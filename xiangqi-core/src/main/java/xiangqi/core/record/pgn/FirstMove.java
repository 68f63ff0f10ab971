package xiangqi.core.record.pgn;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds where the moves of a plain text begin: at a line that begins with one, or within a sentence where two stand
/// side by side. Words before a move that are written like a move, or stand behind its number, are one with a slip of
/// the pen, and the moves begin with them.
final class FirstMove {
    private static final Pattern LETTERS = Pattern.compile("[a-iA-I]\\d{1,2}-?[a-iA-I]\\d{1,2}"
            + "|[KAERHCPBNkaerhcpbn+\\-][1-9A-Za-z+\\-.][+\\-.=][1-9]|\\.[Pp][+\\-.=][1-9]");
    private static final int LOOK = 8;

    private final String content;

    private final int from;

    private FirstMove(String content, int from) {
        this.content = content;
        this.from = from;
    }

    /// The index, `from` or more, at which to begin to read; -1 if there are no moves.
    static int find(String content, int from) {
        FirstMove text = new FirstMove(content, from);
        int line = text.line();
        return line >= 0 ? line : text.withinLine();
    }

    /// The index, `from` or more, at which a game begins behind another one: a line with its first move, numbered so or
    /// with no number; -1 if none does.
    static int ofNextGame(String content, int from) {
        FirstMove text = new FirstMove(content, from);
        int line = text.line();
        return line >= 0 && text.isFirstRound(line) ? line : -1;
    }

    private boolean isFirstRound(int line) {
        int begin = line;
        while (begin < content.length() && isSpace(content.charAt(begin))) {
            begin++;
        }
        int words = RoundWords.length(content, begin);
        if (words > 0) {
            return RoundWords.round(content.substring(begin, begin + words)).orElse(1) == 1;
        }
        int end = begin;
        while (end < content.length() && LatinShape.isDigit(content.charAt(end))) {
            end++;
        }
        boolean first = end == begin + 1 && Characters.plain(content.charAt(begin)) == '1';
        return begin == end ? EnclosedNumber.of(content.charAt(begin)) <= 1 : first || moveEnd(begin) > 0;
    }

    private static boolean isSpace(char c) {
        return c <= ' ' || isBlank(c) || c == '\ufeff';
    }

    /// Whether a move stands at `at`, space before it allowed.
    static boolean stands(String content, int at) {
        int begin = at;
        while (begin < content.length() && isBlank(content.charAt(begin))) {
            begin++;
        }
        return new FirstMove(content, 0).moveEnd(begin) > 0;
    }

    /// Whether a move, or a word written like one, stands anywhere between two indexes.
    static boolean isIn(String content, int from, int to) {
        FirstMove text = new FirstMove(content.substring(from, to), 0);
        for (int at = 0; at < to - from; at++) {
            if (text.isWordBegin(at)
                    && (text.moveEnd(at) > 0 || NearMove.stands(text.content, at) || text.isOtherMove(at))) {
                return true;
            }
        }
        return false;
    }

    private boolean isOtherMove(int at) {
        String word = content.substring(at, wordEnd(at));
        return WinBoardSan.fits(word) || LatinShape.isWxf(word, true);
    }

    /// The beginning of the first line that begins with a move, a number before it allowed, or with a
    /// comment in braces; -1 if none does.
    private int line() {
        int at = from;
        int roundOne = -1;
        while (at < content.length()) {
            int begin = at;
            for (int length = 1; length > 0; at += length) {
                length = at < content.length() && isSpaceOrNumber(content.charAt(at))
                        ? 1
                        : RoundWords.length(content, at);
            }
            if (content.startsWith("{", begin)
                    || moveEnd(at) > at
                    || isSlip(at)
                    || (at > begin && moveEnd(lastNumber(begin, at)) > 0)) {
                return roundOne >= 0 && round(begin) == 2 ? roundOne : begin;
            }
            if (round(begin) == 1) {
                roundOne = begin;
            }
            while (at < content.length() && content.charAt(at) != '\n' && content.charAt(at) != '\r') {
                at++;
            }
            at++;
        }
        return -1;
    }

    /// A figure may be the word for a soldier: 2兵平四.
    private static int lastNumber(int begin, int at) {
        return Math.max(begin, at - 1);
    }

    /// Whether a word written like a move stands at `at` and a move follows it.
    private boolean isSlip(int at) {
        return NearMove.stands(content, at) && moveEnd(skipBetween(wordEnd(at))) > 0;
    }

    /// The number of a move that the line begins with, dots behind it; 0 if it does not.
    private int round(int line) {
        int at = line;
        while (at < content.length() && " \t\u3000\ufeff".indexOf(content.charAt(at)) >= 0) {
            at++;
        }
        int number = 0;
        while (at < content.length() && LatinShape.isDigit(content.charAt(at)) && number < 1000) {
            number = number * 10 + Characters.plain(content.charAt(at)) - '0';
            at++;
        }
        return at < content.length() && isDot(content.charAt(at)) ? number : 0;
    }

    /// Where two moves stand one after the other within a line; -1 if nowhere.
    private int withinLine() {
        for (int at = from; at < content.length(); at++) {
            int end = isWordBegin(at) ? moveEnd(at) : -1;
            if (end > 0 && moveEnd(skipBetween(end)) > 0) {
                return withSlipBefore(at);
            }
        }
        return -1;
    }

    /// Chinese names stand anywhere, others at the beginning of a word.
    private boolean isWordBegin(int at) {
        return content.charAt(at) >= 0x80 || at == 0 || !Character.isLetterOrDigit(content.charAt(at - 1));
    }

    /// `at`, or the beginning of the word before it if that stands for a move.
    private int withSlipBefore(int at) {
        int end = at;
        while (end > from && isBlank(content.charAt(end - 1))) {
            end--;
        }
        int begin = end;
        while (begin > from && !isBlank(content.charAt(begin - 1)) && !isDot(content.charAt(begin - 1))) {
            begin--;
        }
        if (begin == end) {
            return at;
        }
        int number = begin;
        while (number > from && (isBlank(content.charAt(number - 1)) || isDot(content.charAt(number - 1)))) {
            number--;
        }
        boolean numbered = number > from
                && LatinShape.isDigit(content.charAt(number - 1))
                && content.substring(number, begin).chars().anyMatch(c -> isDot((char) c));
        if (numbered) {
            return number - 1;
        }
        return NearMove.isNearly(content, begin, end) ? begin : at;
    }

    private int wordEnd(int at) {
        int end = at;
        while (end < content.length()
                && !isBlank(content.charAt(end))
                && content.charAt(end) != '\n'
                && content.charAt(end) != '\r') {
            end++;
        }
        return end;
    }

    /// Behind what may stand between two moves of a line.
    private int skipBetween(int at) {
        int next = at;
        while (next < content.length()
                && (isSpaceOrNumber(content.charAt(next)) || ",，;；。:：/|→>-".indexOf(content.charAt(next)) >= 0)) {
            next++;
        }
        return next;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\u3000' || c == '\u00a0';
    }

    private static boolean isDot(char c) {
        return ".．、…".indexOf(c) >= 0;
    }

    private static boolean isSpaceOrNumber(char c) {
        return LatinShape.isDigit(c) || EnclosedNumber.of(c) > 0 || ". \t．、…)）|\u3000\ufeff".indexOf(c) >= 0;
    }

    /// Where the move ends that begins at `at`; -1 if none does.
    private int moveEnd(int at) {
        int chinese = ChineseShape.length(content, at);
        if (chinese > 0) {
            return at + chinese;
        }
        StringBuilder word = new StringBuilder(LOOK);
        for (int i = at; i < Math.min(content.length(), at + LOOK); i++) {
            word.append(Characters.plain(content.charAt(i)));
        }
        Matcher letters = LETTERS.matcher(word);
        return letters.lookingAt() ? at + letters.end() : -1;
    }
}
