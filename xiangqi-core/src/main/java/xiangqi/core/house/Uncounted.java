package xiangqi.core.house;

/// Why a game does not count towards anybody's score (houses.md §3, §5).
public enum Uncounted {
    /// The house keeps no scores.
    NO_SCORES,
    /// The game itself does not count.
    ANNULLED,
    /// It was at odds.
    AT_ODDS,
    /// It did not begin from the usual position.
    OTHER_START,
    /// Too few moves were made.
    TOO_SHORT,
    /// Only wins count.
    NOT_WON,
    /// Neither player has a rating yet.
    NOBODY_RATED
}
