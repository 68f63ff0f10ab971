package xiangqi.core.record;

import java.util.List;
import xiangqi.core.record.pgn.PgnWriter;

/// A file as it was written, and what the format could not hold.
public final class Export {
    private final byte[] content;
    private final List<Loss> losses;

    public Export(byte[] content, List<Loss> losses) {
        this.content = content;
        this.losses = List.copyOf(losses);
    }

    /// Writes games; reading the result gives the same games but for the [#losses()], and writing those
    /// again the same bytes.
    ///
    /// @throws IllegalArgumentException if there is no game
    public static Export write(List<GameRecord> games, Target target) {
        if (games.isEmpty()) {
            throw new IllegalArgumentException("a file holds a game");
        }
        return switch (target) {
            case Target.Pgn pgn -> new PgnWriter(pgn).write(games);
        };
    }

    /// The bytes of the file.
    public byte[] content() {
        return content.clone();
    }

    /// What was lost, in the order of the games; empty if nothing was.
    public List<Loss> losses() {
        return losses;
    }

    /// Something the format cannot hold.
    ///
    /// @param game the number of the game among those written, from 1
    /// @param what the part concerned: the name of a [Field], of another header, or a text
    public record Loss(Kind kind, int game, String what) {
        /// The kinds of losses.
        public enum Kind {
            /// The format knows no such header: its name.
            HEADER,
            /// The name of a header had to be changed: the name it has now.
            HEADER_RENAMED,
            /// The start is no position, and readers will refuse it: the names of its faults.
            START_FAULTY
        }
    }
}
