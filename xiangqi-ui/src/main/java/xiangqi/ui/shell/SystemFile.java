package xiangqi.ui.shell;

import java.io.File;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/// A file as the system's own windows hand it over: chosen in a dialog, dropped or pasted.
public final class SystemFile {
    private SystemFile() {}

    /// Its path. Under a locale without Chinese no path can hold a Chinese name; then its other letters make one:
    /// reading it fails as for any file that is not there, and what is written is kept, under that name.
    public static Path path(File file) {
        try {
            return file.toPath();
        } catch (InvalidPathException noName) {
            return Path.of(file.getPath().replaceAll("[^ -~]", "_"));
        }
    }
}
