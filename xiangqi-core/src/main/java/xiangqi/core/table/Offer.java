package xiangqi.core.table;

import java.util.Optional;
import xiangqi.core.board.Side;

/// A proposal that waits for an answer.
///
/// @param id its number at this table, from 1
/// @param by who asks
/// @param ply how many plies the line had when it was made
/// @param guide in a lesson who would teach, settled when it was proposed; the other side would pay. Empty in
/// any
///     other proposal, and in lessons that the first edition stored
public record Offer(int id, Proposal proposal, Side by, int ply, Optional<Side> guide) {
    /// A proposal that is no lesson.
    public Offer(int id, Proposal proposal, Side by, int ply) {
        this(id, proposal, by, ply, Optional.empty());
    }
}
