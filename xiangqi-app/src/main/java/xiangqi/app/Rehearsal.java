package xiangqi.app;

import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Window;

/// The run from which the window's AOT cache is recorded: the client's window on JavaFX's headless screen, then an
/// ordinary end. What this run touches starts fast afterwards; what it leaves out starts as slowly as without a cache,
/// and no differently otherwise. [ToolsRehearsal] does the same for the commands without a window.
final class Rehearsal {
    private static final int FRAMES_SHOWN = 30;

    private Rehearsal() {}

    static void main(String[] args) {
        Platform.startup(() -> new Curtain().start());
        Application.launch(ClientApplication.class, args);
    }

    /// Ends JavaFX when a window has been in sight for some frames.
    private static final class Curtain extends AnimationTimer {
        private int frames;

        @Override
        public void handle(long now) {
            if (Window.getWindows().isEmpty()) {
                return;
            }
            if (++frames >= FRAMES_SHOWN) {
                stop();
                Platform.exit();
            }
        }
    }
}
