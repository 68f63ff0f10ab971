package xiangqi.core.table;

import java.time.Duration;
import xiangqi.core.board.Side;

/// What only the host of a table can say to it.
public sealed interface HostCommand {
    /// Set the table up under these terms.
    record Open(Terms terms) implements HostCommand {}

    /// Look at clocks and grace times: the one way in which a game is lost on time.
    ///
    /// @param allowance the largest allowance for lag that a move on its way may still have
    record Tick(Duration allowance) implements HostCommand {
        public Tick() {
            this(Duration.ZERO);
        }
    }

    /// A player's connection is lost.
    record Away(Side side) implements HostCommand {}

    /// The player is there again.
    record Back(Side side) implements HostCommand {}

    /// The host was gone since the last event and is back: that time is charged to nobody and grace times start again.
    record Recover() implements HostCommand {}
}
