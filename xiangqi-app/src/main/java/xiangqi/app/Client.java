package xiangqi.app;

import java.nio.file.Path;
import java.util.List;
import javafx.application.Application;
import javafx.application.Platform;
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
            handed(folders(), files);
            return 0;
        }
        try {
            nameWindows();
            Application.launch(
                    ClientApplication.class,
                    files.stream().map(file -> file.toAbsolutePath().toString()).toArray(String[]::new));
            return 0;
        } catch (UnsupportedOperationException noWindows) {
            System.err.println("chuhe: " + Words.in(Language.ENGLISH).text("app.no-window", noWindows.getMessage()));
            return 1;
        }
    }

    /// Another window has taken over. Files show up there; a start without any may have been meant for a second player.
    static void handed(Folders folders, List<Path> files) {
        if (files.isEmpty()) {
            System.err.println("chuhe: "
                    + Words.in(Language.ENGLISH).text("app.window-is-open", folders.data(), Folders.OVERRIDE));
        }
    }

    /// GTK gives windows the class that the window library is told first; without this it is the full name of a class
    /// of the program. See docs/decisions/the-class-of-the-window.md.
    private static void nameWindows() {
        Platform.startup(() -> com.sun.glass.ui.Application.GetApplication().setName("chuhe"));
    }

    /// The folders of this user.
    static Folders folders() {
        return Folders.of(System.getenv(), System.getProperty("os.name"), Path.of(System.getProperty("user.home")));
    }
}
