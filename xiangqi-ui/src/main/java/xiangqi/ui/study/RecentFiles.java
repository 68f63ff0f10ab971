package xiangqi.ui.study;

import java.nio.file.Path;
import java.util.List;
import xiangqi.core.board.Board;

/// The files that were open last, kept between two starts.
public interface RecentFiles {
    /// The files, the latest first.
    List<Path> list();

    /// Notes that a file was opened or saved.
    ///
    /// @param title what its first game is called, or who played it; may be empty
    /// @param board the last position of that game's main line
    /// @param plies the length of that main line
    void opened(Path file, String title, Board board, int plies);
}
