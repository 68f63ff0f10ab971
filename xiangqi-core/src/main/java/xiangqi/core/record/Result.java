package xiangqi.core.record;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// How a recorded game ended, as far as the record says.
public enum Result {
    /// Not known, still open, or several results in one study.
    UNKNOWN("*"),
    RED_WINS("1-0"),
    BLACK_WINS("0-1"),
    DRAW("1/2-1/2");

    private final String token;

    Result(String token) {
        this.token = token;
    }

    /// The result as PGN writes it: `*`, `1-0`, `0-1`, `1/2-1/2`.
    public String token() {
        return token;
    }

    private static final Map<String, Result> WORDS = words();

    /// The result that a file's word for it means: a PGN token, Chinese in either script, the letters of
    /// English pages of 东萍 (W, L and D, of Red). Empty for anything else.
    public static Optional<Result> read(String word) {
        return Optional.ofNullable(WORDS.get(word.strip()));
    }

    private static Map<String, Result> words() {
        Map<String, Result> words = new HashMap<>();
        for (Result result : values()) {
            words.put(result.token, result);
        }
        add(words, RED_WINS, "红胜 红方胜 红先胜 紅勝 紅方勝 紅先勝 胜 勝 W");
        add(words, BLACK_WINS, "黑胜 黑方胜 红先负 黑勝 黑方勝 紅先負 负 負 L");
        add(words, DRAW, "和 和棋 和局 红先和 紅先和 双方和 雙方和 1/2 D");
        add(words, UNKNOWN, "未知 不详 不詳 未完");
        words.put("", UNKNOWN);
        return words;
    }

    private static void add(Map<String, Result> words, Result result, String list) {
        for (String word : list.split(" ")) {
            words.put(word, result);
        }
    }
}
