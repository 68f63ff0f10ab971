package xiangqi.core.record;

/// What the formats know about a game apart from its moves. A value is one line of text; dates and times
/// are kept as written, since files hold them in every form.
public enum Field {
    /// The title of the game or study (标题).
    TITLE,
    EVENT,
    /// The kind of the event (team championship, friendly …).
    EVENT_CLASS,
    ROUND,
    /// The group within the event (组别).
    GROUP,
    /// The table number (台次).
    TABLE,
    DATE,
    PLACE,
    /// The thinking time of the event.
    TIME_RULE,
    RED,
    RED_TEAM,
    RED_RATING,
    /// The time Red used.
    RED_TIME,
    BLACK,
    BLACK_TEAM,
    BLACK_RATING,
    BLACK_TIME,
    /// The ECCO code, A00–E99.
    ECCO,
    /// The name of the opening.
    OPENING,
    /// The name of the variation of the opening.
    OPENING_VARIATION,
    /// Whole game, opening, middle game or end game: `game`, `opening`, `middlegame`, `endgame`.
    KIND,
    /// How the game ended, in words.
    ENDING,
    /// The number of the first move, where the record does not begin at 1.
    START_NUMBER,
    REFEREE,
    /// Who wrote the moves down.
    RECORDER,
    /// Who wrote the comments.
    ANNOTATOR,
    ANNOTATOR_MAIL,
    /// Who made the file.
    AUTHOR,
    AUTHOR_MAIL,
    /// The book, site or collection the game is taken from.
    SOURCE,
    /// When the file was made.
    CREATED,
    /// When the file was last changed.
    MODIFIED
}
