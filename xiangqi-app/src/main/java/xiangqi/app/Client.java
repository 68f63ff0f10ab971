package xiangqi.app;

import java.nio.file.Path;
import java.util.List;
import javafx.application.Application;
import xiangqi.app.storage.Folders;
import xiangqi.app.storage.OneWindow;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

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
            System.err.println("chuhe: " + Words.in(Language.ENGLISH).text("app.no-window", noWindows.getMessage()));
            return 1;
        }
    }

    /// The folders of this user.
    static Folders folders() {
        return Folders.of(System.getenv(), System.getProperty("os.name"), Path.of(System.getProperty("user.home")));
    }
}
