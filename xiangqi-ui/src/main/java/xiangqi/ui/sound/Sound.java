package xiangqi.ui.sound;

/// What can be heard at a table.
public enum Sound {
    /// A piece was put down.
    MOVE,
    /// A piece was taken.
    CAPTURE,
    /// A general is in check.
    CHECK,
    /// Somebody asks for something.
    OFFER,
    /// One of the last seconds of a clock.
    TICK,
    /// The game is over.
    END
}
