package xiangqi.core.record.pgn;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What lists write before moves in words: 第1回合, 第二回合：, 回合3, 红：. With 方 behind the colour a player's name follows
/// ([TextHeads]), even one that reads like a move.
final class RoundWords {
    private static final int LONGEST = 16;
    private static final String NUMERALS = "一二三四五六七八九";
    private static final Pattern ROUND =
            Pattern.compile("[0-9０-９一二三四五六七八九十百]+(?=[ \u3000]?回合)|(?<=回合[ \u3000]?)[0-9０-９一二三四五六七八九十百]+");
    private static final Pattern WORDS =
            Pattern.compile("(?:第[ \u3000]?[0-9０-９一二三四五六七八九十百]{1,5}[ \u3000]?(?:回合|步|手|着|著)[ \u3000]?[:：]?)"
                    + "|(?:回合[ \u3000]?[0-9０-９一二三四五六七八九十百]{1,5}[ \u3000]?[:：.．、]?)"
                    + "|(?:[红紅黑][ \u3000]?[:：])");

    private RoundWords() {}

    /// How many characters of such words stand at `at`; 0 if none do.
    static int length(String content, int at) {
        if (at >= content.length() || "第回红紅黑".indexOf(content.charAt(at)) < 0) {
            return 0;
        }
        Matcher words = WORDS.matcher(content).region(at, Math.min(content.length(), at + LONGEST));
        return words.lookingAt() ? words.end() - at : 0;
    }

    /// The number of the round in such words; empty if they name none.
    static OptionalInt round(String words) {
        Matcher number = ROUND.matcher(words);
        if (!number.find()) {
            return OptionalInt.empty();
        }
        int round = 0;
        int figure = 0;
        for (char c : number.group().toCharArray()) {
            char plain = Characters.plain(c);
            int numeral = NUMERALS.indexOf(c);
            if (plain >= '0' && plain <= '9') {
                figure = figure * 10 + plain - '0';
            } else if (numeral >= 0) {
                figure = numeral + 1;
            } else {
                round += Math.max(1, figure) * (c == '十' ? 10 : 100);
                figure = 0;
            }
        }
        return OptionalInt.of(round + figure);
    }
}
