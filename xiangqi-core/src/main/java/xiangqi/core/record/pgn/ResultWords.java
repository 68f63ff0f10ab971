package xiangqi.core.record.pgn;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import xiangqi.core.record.Result;

/// What people write behind the last move: 1-0, １－０, ½-½, 红胜, （和棋）.
final class ResultWords {
    private static final int LONGEST = 12;
    private static final String DASH = " ?[-–—－] ?";
    private static final Pattern SCORE = Pattern.compile("(?:([1１]" + DASH + "[0０])|([0０]" + DASH + "[1１])"
            + "|(?:1/2|½|[0０][.．][5５])" + DASH + "(?:1/2|½|[0０][.．][5５]))(?![0-9０-９/])");

    private ResultWords() {}

    /// A result in figures.
    record Score(Result result, int length) {}

    /// The result in figures that stands at `at`; empty if none does.
    static Optional<Score> score(String content, int at) {
        if ("10１０½".indexOf(content.charAt(at)) < 0) {
            return Optional.empty();
        }
        for (Result result : Result.values()) {
            if (result != Result.UNKNOWN && content.startsWith(result.token(), at)) {
                return Optional.of(new Score(result, result.token().length()));
            }
        }
        Matcher score = SCORE.matcher(content).region(at, Math.min(content.length(), at + LONGEST));
        if (!score.lookingAt()) {
            return Optional.empty();
        }
        Result result =
                score.group(1) != null ? Result.RED_WINS : score.group(2) != null ? Result.BLACK_WINS : Result.DRAW;
        return Optional.of(new Score(result, score.end() - at));
    }

    /// The result that the words tell and nothing else; empty for other words, and for one character, which may mean
    /// anything.
    static Optional<Result> read(String words) {
        String told = words.replaceAll("[\\s\u3000。．.，,！!；;]+$", "").strip();
        return told.length() < 2 || told.charAt(0) < 0x80 ? Optional.empty() : Result.read(told);
    }
}
