package xiangqi.app;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.stage.Screen;
import javafx.stage.Stage;
import xiangqi.app.storage.AccountFile;
import xiangqi.app.storage.Folders;
import xiangqi.app.storage.PurseBook;
import xiangqi.app.storage.RecentRecords;
import xiangqi.app.storage.SavedGames;
import xiangqi.app.storage.SettingsFile;
import xiangqi.app.storage.StorageFault;
import xiangqi.app.storage.StudyDraft;
import xiangqi.app.storage.UnfinishedGames;
import xiangqi.app.storage.WindowPlace;
import xiangqi.core.house.Houses;
import xiangqi.net.codec.EventCodec;
import xiangqi.net.codec.StoredEvents;
import xiangqi.net.protocol.Identifiers;
import xiangqi.ui.account.Account;
import xiangqi.ui.keys.Act;
import xiangqi.ui.settings.LiveSettings;
import xiangqi.ui.settings.Settings;
import xiangqi.ui.shell.Shell;
import xiangqi.ui.shell.WindowIcon;
import xiangqi.ui.sound.MachineSpeaker;
import xiangqi.ui.sound.Speaker;
import xiangqi.ui.study.WindowFileDialogs;
import xiangqi.ui.table.Surroundings;
import xiangqi.ui.theme.Appearance;
import xiangqi.ui.theme.Fonts;
import xiangqi.ui.theme.ThemedScenes;

/// The client in one window: makes the parts, ties them together, and takes them apart at the end. To be
/// used on the JavaFX thread.
final class ClientWindow {
    private static final double FIRST_WIDTH = 1280;
    private static final double FIRST_HEIGHT = 800;
    private static final long PATIENCE_SECONDS = 3;

    private final Stage stage;
    private final WindowPlace place;
    private final TimerAlarms alarms;
    private final ExecutorService tables = one("table");
    private final ExecutorService network = one("network");
    private final ServerLines lines;
    private final ExecutorService background = Executors.newVirtualThreadPerTaskExecutor();
    private final ExecutorService audible = one("sound");
    private final Screens screens;

    /// @param machine the machine's clock
    ClientWindow(Stage stage, Folders folders, InstantSource machine) {
        this.stage = stage;
        place = new WindowPlace(folders.settings());
        InstantSource time = new SteadyTime(machine);
        alarms = new TimerAlarms(time);
        ZoneId zone = ZoneId.systemDefault();
        Platform.Preferences system = Platform.getPreferences();
        LiveSettings settings = new LiveSettings(
                new SettingsFile(folders.settings(), Settings.first(Locale.getDefault()), this::tell),
                system.reducedMotionProperty());
        GameShelf shelf = new GameShelf(
                new SavedGames(folders.games()),
                zone,
                settings.notation()::getValue,
                settings.words()::words,
                onScreen(filed -> screens().filed(filed)),
                this::tell);
        LocalGames games = new LocalGames(
                new UnfinishedGames(
                        folders.unfinished(), new StoredEvents(new EventCodec(Houses.standard())), machine, this::tell),
                new PurseBook(folders.settings(), this::tell),
                shelf,
                time,
                tables,
                alarms,
                this::tell);
        lines = new ServerLines(time, alarms, network, program());
        screens = new Screens(
                settings,
                games,
                shelf,
                new Account(new AccountFile(folders.settings(), this::tell), lines, Platform::runLater, time, alarms),
                new RecentRecords(folders.data()),
                new StudyDraft(folders.data(), fault -> Platform.runLater(() -> tell(fault))),
                new WindowFileDialogs(() -> stage, settings.words(), folders.games()),
                new Surroundings(
                        Platform::runLater,
                        time,
                        alarms,
                        zone,
                        new Identifiers(time, new SecureRandom())::command,
                        heard(settings)),
                () -> LocalDateTime.ofInstant(machine.instant(), zone),
                background);
        Shell shell = new Shell(screens.navigator(), settings.words(), settings.animated(), screens.doors());
        shell.act(settings.keys(), acts());
        shell.acceptFiles(screens::open);
        dress(new Scene(shell.root(), FIRST_WIDTH, FIRST_HEIGHT), settings.appearance());
    }

    /// Shows the window where it was last, if a person could still get hold of it there, and else in the
    /// middle.
    void show() {
        stage.setMinWidth(Shell.MIN_WIDTH);
        stage.setMinHeight(Shell.MIN_HEIGHT);
        List<WindowPlace.Bounds> all = Screen.getScreens().stream()
                .map(screen -> bounds(screen.getVisualBounds()))
                .toList();
        place.load().filter(last -> last.bounds().isReachableOn(all)).ifPresent(last -> {
            stage.setX(last.bounds().x());
            stage.setY(last.bounds().y());
            stage.setWidth(last.bounds().width());
            stage.setHeight(last.bounds().height());
            stage.setMaximized(last.maximized());
        });
        stage.setOnCloseRequest(request -> {
            request.consume();
            screens.leave(stage::close);
        });
        stage.setOnHiding(_ -> notePlace());
        stage.getIcons().setAll(WindowIcon.images());
        stage.show();
    }

    /// Opens what an earlier run left unsaved, if there is such; then runs `then`.
    void recover(Runnable then) {
        screens.recover(then);
    }

    /// Opens records in study and comes to the front; without any, only that.
    void open(List<Path> files) {
        if (!files.isEmpty()) {
            screens.open(files);
        }
        stage.setIconified(false);
        stage.toFront();
        stage.requestFocus();
    }

    /// Ends what runs beside the window. What is being written is written first.
    void close() {
        screens.close();
        alarms.close();
        for (ExecutorService running : List.of(network, tables, background, audible)) {
            running.shutdown();
            try {
                running.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS);
            } catch (InterruptedException hurried) {
                Thread.currentThread().interrupt();
            }
        }
        lines.close();
    }

    /// Nothing is heard while the settings say so.
    private Speaker heard(LiveSettings settings) {
        Speaker machine = new MachineSpeaker(audible);
        return sound -> {
            if (settings.settings().sound()) {
                machine.play(sound);
            }
        };
    }

    private static String program() {
        return "chuhe "
                + ClientWindow.class.getModule().getDescriptor().rawVersion().orElse("(not packaged)");
    }

    private Screens screens() {
        return screens;
    }

    private void dress(Scene scene, ObservableValue<Appearance> appearance) {
        Fonts.load();
        var theme = Appearance.theme(appearance, Platform.getPreferences().colorSchemeProperty());
        new ThemedScenes(theme).add(scene);
        stage.setScene(scene);
        stage.titleProperty().bind(screens.titleProperty());
    }

    private Map<Act, Runnable> acts() {
        return Map.of(
                Act.LOBBY, screens::online,
                Act.NEW_GAME, screens::newGame,
                Act.OPEN, screens::openOther,
                Act.PASTE, screens::paste);
    }

    private void notePlace() {
        boolean maximized = stage.isMaximized();
        WindowPlace.Bounds now =
                new WindowPlace.Bounds(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight());
        // The bounds of a maximized window are the screen's; those before are worth more.
        WindowPlace.Bounds kept =
                maximized ? place.load().map(WindowPlace.Place::bounds).orElse(now) : now;
        place.save(new WindowPlace.Place(kept, maximized));
    }

    private void tell(StorageFault fault) {
        Platform.runLater(() -> screens.tell(fault));
    }

    private static <T> Consumer<T> onScreen(Consumer<T> then) {
        return thing -> Platform.runLater(() -> then.accept(thing));
    }

    private static WindowPlace.Bounds bounds(Rectangle2D screen) {
        return new WindowPlace.Bounds(screen.getMinX(), screen.getMinY(), screen.getWidth(), screen.getHeight());
    }

    private static ExecutorService one(String name) {
        return Executors.newSingleThreadExecutor(
                run -> Thread.ofPlatform().daemon().name(name).unstarted(run));
    }
}
