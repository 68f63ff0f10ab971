package xiangqi.core.record.pgn;

/// Where one game of a PGN stands in its text.
///
/// @param begin where its tags begin, or its moves if it has none
/// @param moves where the moves begin
/// @param movesEnd behind the moves and the result
/// @param end where the next game begins, or the text ends
record PgnSpan(int begin, int moves, int movesEnd, int end) {}
