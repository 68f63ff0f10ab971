package xiangqi.app;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.InputStream;
import xiangqi.app.cli.ChuheCommand;

/// Where the program starts. Not a JavaFX `Application` itself, so that a command without a window
/// loads no class of JavaFX.
public final class Main {
    private Main() {}

    /// Carries out the command line and ends the program with its exit code.
    public static void main(String[] args) {
        System.exit(run(new FileInputStream(FileDescriptor.in), args));
    }

    /// Carries out the command line, with `in` as its standard input, and returns its exit code, see [ChuheCommand].
    static int run(InputStream in, String... args) {
        return ChuheCommand.run(Client::open, in, args);
    }
}
