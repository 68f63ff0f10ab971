package xiangqi.core.record.pgn;

import java.util.List;
import java.util.Map;
import java.util.Set;
import xiangqi.core.study.Marks;

/// What stands at the moves: comments in braces or behind a semicolon, arrows and circles within them, and signs of
/// judgement.
final class Remarks {
    /// How comments are written.
    enum Writing {
        /// As they stand.
        PLAIN,
        /// As [CommentEscape] writes them.
        ESCAPED
    }

    /// The signs 1 to 6 as they are written.
    private static final List<String> JUDGEMENTS = List.of("!", "?", "!!", "??", "!?", "?!");

    /// The signs of the standard for positions, as they are written.
    private static final Map<String, Integer> ASSESSMENTS = Map.ofEntries(
            Map.entry("=", 10),
            Map.entry("∞", 13),
            Map.entry("+=", 14),
            Map.entry("+/=", 14),
            Map.entry("⩲", 14),
            Map.entry("=+", 15),
            Map.entry("=/+", 15),
            Map.entry("⩱", 15),
            Map.entry("+/-", 16),
            Map.entry("±", 16),
            Map.entry("-/+", 17),
            Map.entry("∓", 17),
            Map.entry("+-", 18),
            Map.entry("-+", 19),
            Map.entry("N", 146));

    private static final int LONGEST_ASSESSMENT = 4;
    private static final Set<String> NOTHING_NEW = Set.of("+", "++", "#", "e.p.", "ep");

    private final Characters characters;
    private final Variations branch;
    private final Writing writing;
    private final boolean bracesOnly;
    private boolean hasLines;

    /// @param bracesOnly whether comments behind semicolons are passed over
    Remarks(Characters characters, Variations branch, Writing writing, boolean bracesOnly) {
        this.characters = characters;
        this.branch = branch;
        this.writing = writing;
        this.bracesOnly = bracesOnly;
    }

    /// Whether a comment stood behind a semicolon, or in no braces.
    boolean hasLines() {
        return hasLines;
    }

    /// Reads a comment in braces; false if they are not closed before the next game's tags or the end, which ends the
    /// comment, too. A comment may hold such tags: they are the next game's if another comment begins behind them.
    boolean readBraces() {
        String content = characters.content();
        int begin = characters.at() + 1;
        int end = begin;
        while (end < content.length() && content.charAt(end) != '}' && !TagLine.beginsAt(content, end)) {
            end++;
        }
        int close = end;
        while (close < content.length() && content.charAt(close) != '}' && content.charAt(close) != '{') {
            close++;
        }
        boolean closed = close < content.length() && (close == end || content.charAt(close) == '}');
        end = closed ? close : end;
        comment(begin, end);
        characters.to(closed ? end + 1 : end);
        return closed;
    }

    /// Reads a comment behind a semicolon, to the end of the line.
    void readRestOfLine() {
        int begin = characters.at() + 1;
        characters.skipLine();
        words(begin, characters.at());
    }

    /// Puts words that stand among the moves, in no braces, as a comment here. In digests they do not count.
    void words(int from, int to) {
        hasLines = true;
        if (!bracesOnly) {
            comment(from, to);
        }
    }

    /// Puts a part of the text as a comment here.
    void comment(int from, int to) {
        String words = Characters.stripped(characters.content(), from, to);
        if (words.isEmpty()) {
            return;
        }
        MarkText.Parted parted = MarkText.part(words);
        if (!parted.marks().isEmpty()) {
            words = Characters.stripped(parted.words(), 0, parted.words().length());
            branch.draw(parted.marks());
            if (words.isEmpty()) {
                return;
            }
        }
        branch.comment(writing == Writing.ESCAPED ? CommentEscape.decode(words) : words);
    }

    /// Reads `$1`, a sign of judgement by its number; false if no sign has it. The dollar and its figures are passed.
    boolean readSign() {
        characters.pass(1);
        int begin = characters.at();
        long number = characters.figure();
        boolean isSign = characters.at() > begin && number <= Marks.MOST_SIGN;
        if (isSign) {
            sign((int) number);
        }
        return isSign;
    }

    /// Reads `!`, `?`, `!!`, `??`, `!?` and `?!`, which are signs behind a move; false if they are none. What stands
    /// here of such characters is passed.
    boolean readJudgement(boolean isBehindMove) {
        String content = characters.content();
        int begin = characters.at();
        int end = begin;
        while (end < content.length() && "!?！？".indexOf(content.charAt(end)) >= 0) {
            end++;
        }
        characters.to(end);
        int sign = JUDGEMENTS.indexOf(characters.plain(begin, end)) + 1;
        if (sign > 0 && isBehindMove) {
            sign(sign);
            return true;
        }
        return false;
    }

    /// Reads `+-`, `=`, `±` and the like, which judge the position behind the last move; false if they do not
    /// stand here as a word of their own. A check's `+` and `e.p.` say nothing new.
    boolean readAssessment() {
        String content = characters.content();
        int end = characters.at();
        while (end < content.length()
                && content.charAt(end) > ' '
                && "{}();（）\u3000".indexOf(content.charAt(end)) < 0) {
            end++;
        }
        String word = end - characters.at() > LONGEST_ASSESSMENT ? "" : characters.plain(characters.at(), end);
        if (NOTHING_NEW.contains(word)) {
            characters.to(end);
            return true;
        }
        int sign = ASSESSMENTS.getOrDefault(word, 0);
        if (sign > 0) {
            characters.to(end);
            sign(sign);
        }
        return sign > 0;
    }

    private void sign(int number) {
        branch.draw(new Marks(List.of(), List.of(), List.of(number)));
    }
}
