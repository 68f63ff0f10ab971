package xiangqi.server.journal;

/// What became of an entry.
public sealed interface Appended {
    /// It is on disk.
    record Durable() implements Appended {}

    /// Events with these numbers were there already: somebody else writes for this table, and whoever hears this stops.
    record Fenced() implements Appended {}

    /// The database is away, has no room, or the journal is closed: nothing was kept, and nothing else would have been.
    ///
    /// @param ticket to be found in the server's log
    record Unreachable(String ticket) implements Appended {}

    /// The database refused this entry and nothing of it was kept.
    ///
    /// @param ticket to be found in the server's log
    record Failed(String ticket) implements Appended {}
}
