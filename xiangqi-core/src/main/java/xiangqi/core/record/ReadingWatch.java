package xiangqi.core.record;

/// Watches a file being read: how far it has got, and whether anybody still wants it.
@FunctionalInterface
public interface ReadingWatch {
    /// Reads to the end, unwatched.
    ReadingWatch NONE = _ -> true;

    /// Told between two games of a PGN, the only kind of file that takes long.
    ///
    /// @param games how many have been read
    /// @return whether to read on; if not, the games read so far are all that is found
    boolean goesOn(int games);
}
