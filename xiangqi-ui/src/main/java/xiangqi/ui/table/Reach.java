package xiangqi.ui.table;

import java.time.Duration;
import java.util.Optional;
import xiangqi.net.protocol.ProtocolError;

/// Whether what a screen shows of its table is how the table stands.
public sealed interface Reach {
    /// It is.
    record InTouch() implements Reach {}

    /// It is, but the host will stop for a while.
    ///
    /// @param back how long it will probably be away; empty if that is not known
    record Ending(Optional<Duration> back) implements Reach {}

    /// It is, but nobody's time runs: a game that was left stands still until the first move, or until told to go on.
    record Resting(Runnable goOn) implements Reach {}

    /// It may not be: nothing is heard of the table until the line is back, and nothing can be done there.
    ///
    /// @param again in how many seconds the line is tried again; empty while it is being tried
    record Lost(Optional<Integer> again) implements Reach {}

    /// It is not, and nothing more will be heard.
    record Over(ProtocolError why) implements Reach {}

    /// Whether things can be done at the table now.
    default boolean isLive() {
        return this instanceof InTouch || this instanceof Ending || this instanceof Resting;
    }
}
