package xiangqi.core.notation;

import java.util.List;
import xiangqi.core.board.Setup;
import xiangqi.core.rules.Move;

/// What [Fen#read] made of a text.
public sealed interface FenReading {
    /// The text is a FEN. Whether its set-up can arise in a game is not looked at: see `Position.check`.
    ///
    /// @param setup the placement and the side to move
    /// @param sideGiven whether the text names the side to move; if not, `setup` has the side of the piece that
    ///     the first of `moves` moves, or Red
    /// @param moves what follows the word `moves`, in order; legality only decides how their ranks are counted
    ///     ([Uci#ranksOf])
    /// @param written the same moves as they are written, for who reads them together with others
    record Read(Setup setup, boolean sideGiven, List<Move> moves, List<String> written) implements FenReading {
        public Read {
            moves = List.copyOf(moves);
            written = List.copyOf(written);
        }
    }

    /// The text is no FEN: its first fault.
    record Unreadable(FenFault fault) implements FenReading {}
}
