package xiangqi.app;

import java.nio.file.Path;
import java.util.List;
import javafx.application.Application;
import xiangqi.app.storage.Folders;
import xiangqi.app.storage.OneWindow;

/// Opens the client.
final class Client {
    private Client() {}

    /// Shows the client with these files until its window is closed, or has a running one show them. JavaFX throws the
    /// exception where the system has no display or lacks its window library; that is told in one line.
    static int open(List<Path> files) {
        if (OneWindow.hand(folders().data(), files)) {
            return 0;
        }
        try {
            Application.launch(
                    ClientApplication.class,
                    files.stream().map(file -> file.toAbsolutePath().toString()).toArray(String[]::new));
            return 0;
        } catch (UnsupportedOperationException noWindows) {
            System.err.println("chuhe: no window can be opened here (" + noWindows.getMessage()
                    + "): it takes a display, and on Linux GTK 3 (Debian: apt-get install libgtk-3-0).");
            return 1;
        }
    }

    /// The folders of this user.
    static Folders folders() {
        return Folders.of(System.getenv(), System.getProperty("os.name"), Path.of(System.getProperty("user.home")));
    }
}
