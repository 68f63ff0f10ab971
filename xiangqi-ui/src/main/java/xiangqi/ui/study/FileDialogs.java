package xiangqi.ui.study;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Asks a person for files.
public interface FileDialogs {
    /// The files to open; none if the person thought better of it.
    List<Path> open();

    /// The file to save as; empty if the person thought better of it.
    ///
    /// @param folder that is proposed; empty for that of the last file
    /// @param name that is proposed, with its ending
    Optional<Path> saveAs(Optional<Path> folder, String name);
}
