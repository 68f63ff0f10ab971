package xiangqi.core.game;

/// What the rules say about a line as it stands. A value: the same line gives the same verdict.
public sealed interface Verdict {
    /// The game goes on.
    record Continue() implements Verdict {}

    /// The game goes on, but once more of the same ends it.
    ///
    /// @param ahead how it would end
    record Warning(Outcome ahead, Evidence evidence) implements Verdict {}

    /// The game is over.
    record Over(Outcome outcome, Evidence evidence) implements Verdict {}
}
