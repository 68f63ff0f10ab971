package xiangqi.app;

import javafx.application.Application;

/// Where the program starts. Not a JavaFX `Application` itself, so that a command without a window
/// loads no class of JavaFX.
public final class Main {
    private Main() {}

    /// Opens the client, with [args] as the files to open in it.
    public static void main(String[] args) {
        Application.launch(ClientApplication.class, args);
    }
}
