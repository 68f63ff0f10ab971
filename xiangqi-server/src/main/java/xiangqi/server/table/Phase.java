package xiangqi.server.table;

/// What a live table is about.
enum Phase {
    /// The journal is read.
    ASLEEP,
    /// There is no such table.
    UNKNOWN,
    /// The time of the outage is taken off the clocks.
    WAKING,
    /// The clocks stand as they were, and nothing happens, until the player to move is back or was waited for.
    STANDING,
    OPEN,
    /// The journal keeps nothing at present: nothing happens, and what has passed meanwhile will be on nobody's clock.
    HALTED,
    /// It is closed for good; requests that come again are still answered.
    GONE,
    ENDED;

    /// Whether what comes is looked at, and does not wait, unless keeper or desk are busy.
    boolean takes() {
        return this == UNKNOWN || this == STANDING || this == OPEN || this == HALTED || this == GONE;
    }
}
