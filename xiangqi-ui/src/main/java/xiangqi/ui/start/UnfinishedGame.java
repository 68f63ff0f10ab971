package xiangqi.ui.start;

import java.nio.file.Path;
import java.time.LocalDateTime;
import xiangqi.core.board.Board;

/// A game that the last run of the client did not end.
///
/// @param file where it is kept
/// @param board as it stands
/// @param plies how many moves are safe
/// @param red who played Red; may be empty
/// @param black who played Black; may be empty
/// @param at when the last of them was made
public record UnfinishedGame(Path file, Board board, int plies, String red, String black, LocalDateTime at) {}
