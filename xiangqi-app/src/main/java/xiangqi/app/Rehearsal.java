package xiangqi.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.control.ButtonBase;
import javafx.stage.Window;

/// The run from which the window's AOT cache is recorded: the client's window on JavaFX's headless screen, a record in
/// study, the start page, a new game and its table, then an ordinary end. What this run touches starts fast afterwards;
/// what it leaves out starts as slowly as without a cache, and no differently otherwise. [ToolsRehearsal] does the same
/// for the commands without a window.
final class Rehearsal {
    private static final int FRAMES_SHOWN = 30;

    /// The ids of what is pressed, one after the other, with some frames between.
    private static final List<String> PRESSED = List.of("#seal", "#newGame", "#start", "#study", "#seal");

    private static final String GAME = """
            [Game "Chinese Chess"]
            [Red "红"]
            [Black "黑"]

            1. 炮二平五 {中炮} 马８进７ (1. … 炮８平５) 2. 马二进三 *
            """;

    private Rehearsal() {}

    static void main(String[] args) throws IOException {
        Path record = Files.writeString(Files.createTempFile("rehearsal", ".pgn"), GAME);
        Platform.startup(() -> new Curtain().start());
        Application.launch(ClientApplication.class, record.toString());
        Files.deleteIfExists(record);
    }

    /// Presses what is to be pressed when a window has been in sight for some frames, and ends JavaFX after that.
    private static final class Curtain extends AnimationTimer {
        private final Queue<String> toPress = new ArrayDeque<>(PRESSED);
        private int frames;

        @Override
        public void handle(long now) {
            if (Window.getWindows().isEmpty() || ++frames < FRAMES_SHOWN) {
                return;
            }
            frames = 0;
            if (toPress.isEmpty()) {
                stop();
                Platform.exit();
            } else if (Window.getWindows().getFirst().getScene().lookup(toPress.remove())
                    instanceof ButtonBase button) {
                button.fire();
            }
        }
    }
}
