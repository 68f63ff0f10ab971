package xiangqi.ui.study;

import java.util.List;
import xiangqi.core.record.Problem;

/// What of a file could not be read, and so is in none of its games: it is lost where they are saved over it.
///
/// @param games those that could not be read
/// @param places where something of the others could not be
/// @param moves the moves that went with these
/// @param others the number of the others
public record Unread(int games, int places, int moves, int others) {
    static final Unread NOTHING = new Unread(0, 0, 0, 0);

    /// That of some warnings.
    static Unread of(int games, int others, List<Problem> warnings) {
        List<Problem> losing = warnings.stream().filter(Unread::losesSomething).toList();
        int moves = losing.stream().mapToInt(Problem::movesCut).sum();
        return games == 0 && losing.isEmpty() ? NOTHING : new Unread(games, losing.size(), moves, others);
    }

    /// The words for the places: of one game, of all games of a file, or of those beside games that are lost whole.
    String placesKey() {
        String which = games > 0 ? "others" : others == 1 ? "this" : "all";
        return "study.unread.places." + which;
    }

    boolean isNothing() {
        return games == 0 && places == 0;
    }

    private static boolean losesSomething(Problem problem) {
        return problem.code().cuts()
                || switch (problem.code()) {
                    case MOVES_TRUNCATED,
                            COMMENT_BEYOND_END,
                            COMMENT_UNCLOSED,
                            COMMENT_WITHOUT_MOVE,
                            COMMENT_TWICE,
                            POINT_TAKEN_TWICE,
                            GAMES_MISSING,
                            UNDECODABLE_BYTES -> true;
                    default -> false;
                };
    }
}
