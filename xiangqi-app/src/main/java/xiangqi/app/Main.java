package xiangqi.app;

import java.nio.file.Path;
import java.util.List;
import javafx.application.Application;
import xiangqi.app.cli.ChuheCommand;

/// Where the program starts. Not a JavaFX `Application` itself, so that a command without a window
/// loads no class of JavaFX.
public final class Main {
    private Main() {}

    /// Carries out the command line in [args], see [ChuheCommand], and ends the program with its exit code.
    public static void main(String[] args) {
        System.exit(run(args));
    }

    /// Carries out [args] and returns the exit code: 0 done, 1 failed, 2 wrong usage.
    static int run(String... args) {
        return ChuheCommand.run(Main::openClient, args);
    }

    /// Shows the client until its window is closed. JavaFX throws this exception where the system has no display or
    /// lacks
    /// its window library; that is told in one line.
    private static int openClient(List<Path> files) {
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
