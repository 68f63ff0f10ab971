package xiangqi.core.record.pgn;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// Games and positions of Western chess, which share tags and letters with ours: `1. e4 e5` can be played in both.
/// Recognised so that nobody gets the first moves of one as a game of the other.
public final class WesternChess {
    /// Eight rows of eight, with the letter of the queen allowed and that of no piece of ours.
    private static final Pattern FEN =
            Pattern.compile("(?<![A-Za-z0-9/])(?:[rnbqkpRNBQKP1-8]{1,8}/){7}[rnbqkpRNBQKP1-8]{1,8}(?![A-Za-z0-9/])");

    /// A first move of each side, in SAN or coordinates.
    private static final Pattern BEGINNING =
            Pattern.compile("(?<![A-Za-z0-9.])1\\.\\s*(?:[a-h][34]|N[acfh]3)\\s+(?:[a-h][56]|N[acfh]6)(?![A-Za-z0-9-])"
                    + "|(?<![A-Za-z0-9])(?:([a-h])2-?\\1[34]|g1-?f3|b1-?c3)[\\s,]+(?:1?\\.+\\s*)?"
                    + "(?:([a-h])7-?\\2[56]|g8-?f6|b8-?c6)(?![A-Za-z0-9])");

    /// Castling, a queen, and a horse where none of ours gets early on.
    private static final Pattern SIGN = Pattern.compile(
            "(?<![A-Za-z0-9-])(?:[O0]-[O0](?:-[O0])?|Q[a-h1-8]?x?[a-h][1-8]|[a-h][18]=[QRBN]|N[cf]6|Nf3)(?![A-Za-z0-9-])");

    /// Behind these nobody plays but Red.
    private static final Set<String> OURS = Set.of("red", "game", "format");

    /// So many moves of soldiers and pawns are in both games, at most, before a piece moves.
    private static final int MOST_SHARED = 12;

    private WesternChess() {}

    /// Whether a text that holds no game of ours shows one of that game, or a position.
    public static boolean isShownBy(String text) {
        return isPosition(text) || BEGINNING.matcher(text).find();
    }

    /// Whether a FEN of eight rows stands in the text.
    static boolean isPosition(String text) {
        return FEN.matcher(text).find();
    }

    /// Whether tags speak of White, and nothing of our game.
    ///
    /// @param names of the tags in lower case
    /// @param variant what the tag of that name says; empty without it
    static boolean mayHaveTags(Set<String> names, String variant) {
        String game = variant.toLowerCase(Locale.ROOT);
        return names.contains("white")
                && OURS.stream().noneMatch(names::contains)
                && !game.contains("xiangqi")
                && !game.contains("chinese");
    }

    /// Whether moves behind such tags are of that game: hardly any can be played, or few and there are its signs.
    /// Where more can be, it is a game of ours with a slip.
    static boolean isPlayed(String moves, int playable) {
        return playable < 3 || (playable < MOST_SHARED && SIGN.matcher(moves).find());
    }
}
