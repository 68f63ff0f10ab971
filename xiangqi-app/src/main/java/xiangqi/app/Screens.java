package xiangqi.app;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import xiangqi.app.picture.WindowPictures;
import xiangqi.app.storage.Kept;
import xiangqi.app.storage.RecentRecords;
import xiangqi.app.storage.RecordFiles;
import xiangqi.app.storage.SavedGames;
import xiangqi.app.storage.StorageFault;
import xiangqi.app.storage.WholeFile;
import xiangqi.core.board.Setup;
import xiangqi.core.house.House;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Result;
import xiangqi.core.rules.Position;
import xiangqi.core.study.StudyTree;
import xiangqi.core.table.Game;
import xiangqi.core.table.Player;
import xiangqi.ui.account.Account;
import xiangqi.ui.account.Remembered;
import xiangqi.ui.settings.LiveSettings;
import xiangqi.ui.settings.SettingsPage;
import xiangqi.ui.settings.SettingsViewModel;
import xiangqi.ui.setup.SetupPage;
import xiangqi.ui.setup.SetupUses;
import xiangqi.ui.setup.SetupViewModel;
import xiangqi.ui.shell.AtTables;
import xiangqi.ui.shell.Navigator;
import xiangqi.ui.shell.Page;
import xiangqi.ui.shell.Section;
import xiangqi.ui.shell.Toast;
import xiangqi.ui.start.RecentRecord;
import xiangqi.ui.start.RunningGame;
import xiangqi.ui.start.StartActions;
import xiangqi.ui.start.StartPage;
import xiangqi.ui.start.StartViewModel;
import xiangqi.ui.start.UnfinishedGame;
import xiangqi.ui.study.Drafts;
import xiangqi.ui.study.FileDialogs;
import xiangqi.ui.study.StudyPage;
import xiangqi.ui.study.StudySurroundings;
import xiangqi.ui.study.StudyViewModel;
import xiangqi.ui.study.WindowClip;
import xiangqi.ui.table.Afterwards;
import xiangqi.ui.table.Surroundings;
import xiangqi.ui.table.TableRecord;

/// The screens of the client and the ways between them: what each button that leads elsewhere leads to. To be used on
/// the JavaFX thread.
final class Screens implements StartActions, Afterwards, AutoCloseable {
    private final LiveSettings settings;
    private final LocalGames games;
    private final LastRecords recent;
    private final SavedGames saved;
    private final FileDialogs dialogs;
    private final Surroundings surroundings;
    private final Executor background;
    private final StartViewModel start;
    private final StartPage startPage;
    private final Navigator navigator;
    private final StudyViewModel study;
    private final StudyPage studyPage;
    private final SetupViewModel setup;
    private final SetupPage setupPage;
    private final SettingsPage settingsPage;
    private final Account account;
    private final OnlineScreens online;
    private final LocalScreens local;
    private final OpenPages tables = new OpenPages();
    private Optional<Page> beforeSetup = Optional.empty();
    /// @param now the time here, for days that are told
    /// @param background runs what takes long
    Screens(
            LiveSettings settings,
            LocalGames games,
            GameShelf shelf,
            Account account,
            RecentRecords recent,
            Drafts drafts,
            FileDialogs dialogs,
            Surroundings surroundings,
            Supplier<LocalDateTime> now,
            Executor background) {
        this.settings = settings;
        this.games = games;
        this.dialogs = dialogs;
        this.saved = shelf.saved();
        this.surroundings = surroundings;
        this.background = background;
        start = new StartViewModel(this, now);
        startPage = new StartPage(start, settings.keys());
        navigator = new Navigator(startPage);
        this.recent =
                new LastRecords(recent, shelf.saved().folder(), now, background, surroundings.screen(), this::tell);
        study = new StudyViewModel(new StudySurroundings(
                new RecordFiles(),
                dialogs,
                this.recent,
                drafts,
                new WindowClip(),
                new WindowPictures(),
                background,
                surroundings.screen(),
                (time, then) ->
                        surroundings.alarms().at(surroundings.time().instant().plus(time), then),
                settings.notation(),
                settings.studyProperty()));
        studyPage = new StudyPage(study, navigator, settings, this::setUp);
        setup = new SetupViewModel(new FromSetup());
        start.unsavedProperty().bind(studyPage.unsavedProperty());
        setupPage = new SetupPage(setup, settings.look(), settings.keys());
        settingsPage = new SettingsPage(new SettingsViewModel(settings));
        this.account = account;
        online = new OnlineScreens(settings, account, shelf, surroundings, background, navigator, this, this::start);
        local = new LocalScreens(settings, games, surroundings, navigator, this, this::start);
        start.openProperty().bind(local.openProperty());
        navigator
                .tablesProperty()
                .bind(Bindings.createObjectBinding(
                        () -> OpenPages.outOfSight(navigator.pageProperty().get(), openTables()),
                        navigator.pageProperty(),
                        local.stateProperty(),
                        online.stateProperty()));
        navigator.pageProperty().addListener((_, _, shown) -> {
            if (shown.section() == Section.PLAY) {
                tables.seen(shown);
            }
        });
        look();
    }

    Navigator navigator() {
        return navigator;
    }

    /// Opens in study what an earlier run left unsaved, if there is such; then runs `then`.
    void recover(Runnable then) {
        study.games().recover(then);
    }

    /// Runs `then` as soon as no edit would be lost by it, and no game that goes on at a server unasked: at once, or
    /// after the person has answered. Of the game first: who stays for it has given up no edit.
    void leave(Runnable then) {
        online.beforeClosing(() -> study.games().leave(then));
    }

    /// What the window is called.
    ObservableValue<String> titleProperty() {
        ObservableValue<String> product = settings.words().text("shell.title");
        return navigator
                .inSightProperty()
                .flatMap(page -> page == studyPage
                        ? studyPage.titleProperty().flatMap(title -> product.map(name -> joined(title, name)))
                        : product);
    }

    private static String joined(String title, String product) {
        return title.isEmpty() ? product : title + " — " + product;
    }

    /// What the entries of the rail lead to.
    Map<Section, Runnable> doors() {
        Map<Section, Runnable> doors = new EnumMap<>(Section.class);
        doors.put(Section.START, this::start);
        doors.put(Section.LOBBY, this::online);
        doors.put(Section.PLAY, this::play);
        doors.put(Section.STUDY, this::study);
        doors.put(Section.SETUP, this::setUp);
        doors.put(Section.SETTINGS, () -> navigator.show(settingsPage));
        return doors;
    }

    /// Opens records in study, after the sheet that is being filled in, if there is one.
    void open(List<Path> files) {
        boolean opened = navigator.whenFree(() -> {
            navigator.show(studyPage);
            study.games().open(files);
        });
        if (!opened) {
            navigator.say(Toast.of("study.opens-later", files.getFirst().getFileName()));
        }
    }

    /// Asks for records and opens them in study.
    void openOther() {
        navigator.show(studyPage);
        study.games().open();
    }

    /// Opens in study what the clipboard holds, from the start page.
    void paste() {
        if (navigator.pageProperty().get() == startPage) {
            navigator.show(studyPage);
            study.pasteboard().paste();
        }
    }

    /// Says what could not be kept.
    void tell(StorageFault fault) {
        navigator.say(Toast.of("app.fault", fault.kind(), fault.file().getFileName()));
    }

    /// Notes that a game became a record.
    void filed(GameShelf.Filed kept) {
        recent.filed(kept);
    }

    /// Lets go of everything; a running game stays kept.
    @Override
    public void close() {
        local.close();
        online.close();
    }

    @Override
    public void online() {
        online.open();
    }

    @Override
    public void returnOnline() {
        online.returnToGame();
    }

    @Override
    public void returnHere() {
        local.back();
    }

    @Override
    public void newGame() {
        local.newGame();
    }

    @Override
    public void study() {
        navigator.show(studyPage);
    }

    @Override
    public void study(Game played, GameRecord record, Optional<Path> file) {
        navigator.show(studyPage);
        online.afterFiling(played, () -> studyWhereItLies(played, record, file));
    }

    /// Opens a game in the file that it was put into of itself, unless a player chose one.
    private void studyWhereItLies(Game played, GameRecord record, Optional<Path> file) {
        Optional<GameShelf.Filed> kept = recent.of(played).filter(_ -> file.isEmpty());
        study.games()
                .open(
                        kept.map(GameShelf.Filed::record).orElse(record),
                        kept.map(one -> one.where().file()).or(() -> file));
    }

    @Override
    public void resume(UnfinishedGame chosen) {
        local.resume(chosen);
    }

    @Override
    public void keep(UnfinishedGame chosen) {
        local.keep(chosen);
        look();
    }

    @Override
    public void ownGames() {
        List<Path> all = saved.files();
        if (!all.isEmpty()) {
            navigator.show(studyPage);
            study.games().openCollection(all);
        }
    }

    @Override
    public void open(RecentRecord record) {
        open(List.of(record.file()));
    }

    @Override
    public Optional<Long> owned(House house, Player player) {
        return Optional.of(games.known(house, player).wealth());
    }

    @Override
    public GameRecord record(Game played, LocalDate day) {
        return TableRecord.of(
                played, day, settings.words().words(), settings.notation().getValue());
    }

    @Override
    public void save(GameRecord played, Consumer<Saving> then) {
        Optional<Path> chosen =
                dialogs.saveAs(Optional.empty(), SavedGames.name(played, start.now()) + SavedGames.ENDING);
        if (chosen.isEmpty()) {
            then.accept(new Saving.Dropped());
            return;
        }
        Notation notation = settings.notation().getValue();
        background.execute(() -> {
            Kept kept = WholeFile.save(chosen.get(), SavedGames.content(played, notation));
            surroundings.screen().execute(() -> then.accept(said(kept)));
        });
    }

    private Saving said(Kept kept) {
        return switch (kept) {
            case Kept.Done done -> new Saving.Saved(done.file());
            case Kept.Failed failed ->
                new Saving.Failed(settings.words().words().of(failed.fault().kind()));
        };
    }

    private void start() {
        look();
        navigator.show(startPage);
    }

    /// Sets up a position; whoever is there already stays.
    private void setUp() {
        Page here = navigator.pageProperty().get();
        if (here != setupPage) {
            beforeSetup = Optional.of(here);
            setup.open();
            navigator.show(setupPage);
        }
    }

    /// Sets up what comes from another page.
    private void setUp(Setup shown) {
        beforeSetup = Optional.of(navigator.pageProperty().get());
        setup.open(shown);
        navigator.show(setupPage);
    }

    private void play() {
        tables.next(navigator.pageProperty().get(), openTables()).ifPresentOrElse(navigator::show, this::newGame);
    }

    /// The pages of the tables that are open, and how it stands there.
    private SequencedMap<Page, AtTables> openTables() {
        SequencedMap<Page, AtTables> open = new LinkedHashMap<>();
        local.tablePage().ifPresent(page -> open.put(page, local.stateProperty().get()));
        online.tablePage()
                .ifPresent(page -> open.put(page, online.stateProperty().get()));
        return open;
    }

    /// Looks what there is to go on with and what was open last.
    private void look() {
        start.unfinished().setAll(local.look());
        start.recent().setAll(recent.load());
        start.hasOwnGamesProperty().set(!saved.files().isEmpty());
        Remembered remembered = account.rememberedProperty().get();
        start.runningProperty()
                .set(remembered.game().map(game -> new RunningGame(game.red(), game.black(), remembered.server())));
    }

    /// What becomes of a position that was set up.
    private final class FromSetup implements SetupUses {
        @Override
        public void study(Position start) {
            navigator.show(studyPage);
            study.games().open(new GameRecord(Headers.NONE, Result.UNKNOWN, StudyTree.from(start)));
        }

        @Override
        public void play(Position start) {
            local.newGame(start.setup());
        }

        @Override
        public void back() {
            beforeSetup.ifPresentOrElse(navigator::show, Screens.this::start);
        }
    }
}
