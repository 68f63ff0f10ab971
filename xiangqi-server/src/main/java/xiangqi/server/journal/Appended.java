package xiangqi.server.journal;

/// What became of an entry.
public sealed interface Appended {
    /// It is on disk.
    record Durable() implements Appended {}

    /// Events with these numbers were there already: somebody else writes for this table, and whoever hears this stops.
    record Fenced() implements Appended {}

    /// The database failed and nothing was kept.
    ///
    /// @param ticket to be found in the server's log
    record Failed(String ticket) implements Appended {}
}
