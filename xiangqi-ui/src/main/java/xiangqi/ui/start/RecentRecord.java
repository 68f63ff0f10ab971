package xiangqi.ui.start;

import java.nio.file.Path;
import java.time.LocalDateTime;
import xiangqi.core.board.Board;

/// A record that was open before.
///
/// @param file where it lies
/// @param title what it is called there, who played, or the file's name; empty for a game at this computer between
///     players without names
/// @param board the position it was left at, or its last one
/// @param plies the length of its main line
/// @param at when it was open last
public record RecentRecord(Path file, String title, Board board, int plies, LocalDateTime at) {}
