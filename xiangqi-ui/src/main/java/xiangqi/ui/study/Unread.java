package xiangqi.ui.study;

import java.util.List;
import xiangqi.core.record.Problem;

/// What of a file could not be read, and so is in none of its games: it is lost where they are saved over it.
///
/// @param games those that could not be read
/// @param places where something of the others could not be
/// @param moves the moves that went with these
public record Unread(int games, int places, int moves) {
    static final Unread NOTHING = new Unread(0, 0, 0);

    /// That of some warnings.
    static Unread of(int games, List<Problem> warnings) {
        List<Problem> losing = warnings.stream().filter(Unread::losesSomething).toList();
        return new Unread(
                games,
                losing.size(),
                losing.stream().mapToInt(Problem::movesCut).sum());
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
