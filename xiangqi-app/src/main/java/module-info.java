/// The program: main class, hand-written wiring of screens to tables and files, preferences and
/// autosave, the command line. Nothing requires this module.
module xiangqi.app {
    requires xiangqi.ui;
    requires java.net.http;
    requires info.picocli;

    // JavaFX constructs the client's Application class.
    exports xiangqi.app to
            javafx.graphics;

    // The command line is read from the annotations of these classes.
    opens xiangqi.app.cli to
            info.picocli;
}
