package xiangqi.core.table;

import xiangqi.core.board.Side;

/// A proposal that waits for an answer.
///
/// @param id its number at this table, from 1
/// @param by who asks
/// @param ply how many plies the line had when it was made
public record Offer(int id, Proposal proposal, Side by, int ply) {}
