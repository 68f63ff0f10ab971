package xiangqi.ui.study;

import java.util.Arrays;
import java.util.List;
import xiangqi.core.record.Field;
import xiangqi.core.record.Headers;
import xiangqi.ui.text.Folded;

/// Finds games by words of their headers, whatever the case, the script (简, 繁) and the width of letters.
final class GameFilter {
    private static final List<Field> LOOKED_AT = List.of(
            Field.TITLE,
            Field.RED,
            Field.BLACK,
            Field.RED_TEAM,
            Field.BLACK_TEAM,
            Field.EVENT,
            Field.ROUND,
            Field.DATE,
            Field.PLACE,
            Field.OPENING,
            Field.ECCO);

    private GameFilter() {}

    static List<String> words(String typed) {
        return Arrays.stream(Folded.of(typed).strip().split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /// Whether each word stands somewhere in the game's headers.
    static boolean matches(StudyGame game, List<String> words) {
        Headers headers = game.headers();
        StringBuilder text = new StringBuilder();
        for (Field field : LOOKED_AT) {
            headers.get(field).ifPresent(value -> text.append(Folded.of(value)).append('\n'));
        }
        return words.stream().allMatch(word -> text.indexOf(word) >= 0);
    }
}
