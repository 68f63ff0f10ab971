package xiangqi.core.record.cbr;

import java.util.List;

/// What kind of record it is: played or composed, a whole game (or its opening) or an end game.
final class CbrKind {
    private static final List<String> TEXTS = List.of("", "composed-game", "endgame", "composed-endgame");

    private CbrKind() {}

    /// The value of [xiangqi.core.record.Field#KIND]; empty for a played game and for numbers without
    /// meaning.
    static String text(int kind) {
        return kind < TEXTS.size() ? TEXTS.get(kind) : "";
    }

    /// The number that stands for the value; 0 for one that the format does not know.
    static int number(String text) {
        return Math.max(0, TEXTS.indexOf(text));
    }
}
