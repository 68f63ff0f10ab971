package xiangqi.ui.study;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import xiangqi.core.record.Field;
import xiangqi.core.record.Headers;

/// What tells the games of one file apart in the list: headers that say the same of all of them say nothing there.
final class Apart {
    private static final List<Field> LOOKED_AT =
            List.of(Field.TITLE, Field.EVENT, Field.ROUND, Field.DATE, Field.PLACE, Field.OPENING);

    private final Set<Field> differing = EnumSet.noneOf(Field.class);
    private final boolean byTitle;

    private Apart(List<Headers> all) {
        int titles = 0;
        for (Field field : LOOKED_AT) {
            int kinds = kinds(all, field);
            titles = field == Field.TITLE ? kinds : titles;
            if (kinds > 1 || all.size() == 1) {
                differing.add(field);
            }
        }
        byTitle = titles > pairs(all);
    }

    static Apart of(List<StudyGame> games) {
        return new Apart(games.stream().map(StudyGame::headers).toList());
    }

    private static int kinds(List<Headers> all, Field field) {
        Set<Optional<String>> found = new HashSet<>();
        all.forEach(headers -> found.add(headers.get(field)));
        return found.size();
    }

    private static int pairs(List<Headers> all) {
        Set<List<Optional<String>>> found = new HashSet<>();
        all.forEach(headers -> found.add(List.of(headers.get(Field.RED), headers.get(Field.BLACK))));
        return found.size();
    }

    /// Whether the titles tell more games from each other than the players do.
    boolean byTitle() {
        return byTitle;
    }

    /// The header, if it says something that it does not say of every game.
    Optional<String> telling(Headers headers, Field field) {
        return headers.get(field).filter(_ -> differing.contains(field));
    }
}
