package xiangqi.ui.study;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// The system's clipboard. To be called on the thread of [StudySurroundings#screen()].
public interface Clip {
    /// The text that is there.
    Optional<String> text();

    /// The files that are there, as file managers copy them.
    List<Path> files();

    /// Puts a text there in place of everything else.
    void put(String text);

    /// Puts a picture there in place of everything else.
    ///
    /// @param png a PNG file
    void putPicture(byte[] png);
}
