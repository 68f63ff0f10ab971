package xiangqi.core.clock;

import java.util.Optional;
import xiangqi.core.board.Side;

/// What both clocks show at an instant.
///
/// @param running the side whose clock runs
public record Reading(Face red, Face black, Optional<Side> running) {
    /// The face of that side.
    public Face of(Side side) {
        return side == Side.RED ? red : black;
    }
}
