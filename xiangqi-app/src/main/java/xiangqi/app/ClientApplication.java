package xiangqi.app;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;
import xiangqi.app.storage.Folders;
import xiangqi.app.storage.OneWindow;

/// What JavaFX starts: one [ClientWindow] for this user's folders. A second start at the same time hands its files to
/// the first and ends.
public final class ClientApplication extends Application {
    private final Folders folders = Client.folders();
    private Optional<OneWindow> only = Optional.empty();
    private Optional<ClientWindow> window = Optional.empty();

    @Override
    public void start(Stage stage) {
        List<Path> files = getParameters().getRaw().stream().map(Path::of).toList();
        switch (OneWindow.start(folders.data(), files, new SecureRandom())) {
            case OneWindow.Start.Handed _ -> {
                Client.handed(folders, files);
                Platform.exit();
            }
            case OneWindow.Start.First first -> {
                only = Optional.of(first.window());
                open(stage, files);
            }
            case OneWindow.Start.Alone _ -> open(stage, files);
        }
    }

    @Override
    public void stop() {
        window.ifPresent(ClientWindow::close);
        only.ifPresent(OneWindow::close);
    }

    private void open(Stage stage, List<Path> files) {
        ClientWindow opened = new ClientWindow(stage, folders, Clock.systemUTC());
        window = Optional.of(opened);
        opened.show();
        opened.recover(() -> {
            if (!files.isEmpty()) {
                opened.open(files);
            }
        });
        only.ifPresent(listening -> listening.deliverTo(handed -> Platform.runLater(() -> opened.open(handed))));
    }
}
