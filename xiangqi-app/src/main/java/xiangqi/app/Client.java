package xiangqi.app;

import java.nio.file.Path;
import java.util.List;
import javafx.application.Application;

/// Opens the client's window.
final class Client {
    private Client() {}

    /// Shows the client with these files until its window is closed. JavaFX throws the exception where the system has
    /// no display or lacks its window library; that is told in one line.
    static int open(List<Path> files) {
        try {
            Application.launch(
                    ClientApplication.class, files.stream().map(Path::toString).toArray(String[]::new));
            return 0;
        } catch (UnsupportedOperationException noWindows) {
            System.err.println("chuhe: no window can be opened here (" + noWindows.getMessage()
                    + "): it takes a display, and on Linux GTK 3 (Debian: apt-get install libgtk-3-0).");
            return 1;
        }
    }
}
