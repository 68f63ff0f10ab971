package xiangqi.app;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import xiangqi.app.picture.WindowPictures;
import xiangqi.app.storage.Kept;
import xiangqi.app.storage.RecentRecords;
import xiangqi.app.storage.RecordFiles;
import xiangqi.app.storage.SavedGames;
import xiangqi.app.storage.StorageFault;
import xiangqi.app.storage.UnfinishedGames.Unfinished;
import xiangqi.app.storage.WholeFile;
import xiangqi.core.board.Board;
import xiangqi.core.board.Setup;
import xiangqi.core.house.House;
import xiangqi.core.house.Houses;
import xiangqi.core.house.Plain;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Result;
import xiangqi.core.rules.Position;
import xiangqi.core.study.StudyTree;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Game;
import xiangqi.core.table.Player;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Terms;
import xiangqi.ui.account.Account;
import xiangqi.ui.account.Remembered;
import xiangqi.ui.settings.LiveSettings;
import xiangqi.ui.settings.SettingsPage;
import xiangqi.ui.settings.SettingsViewModel;
import xiangqi.ui.setup.SetupPage;
import xiangqi.ui.setup.SetupUses;
import xiangqi.ui.setup.SetupViewModel;
import xiangqi.ui.shell.Navigator;
import xiangqi.ui.shell.Page;
import xiangqi.ui.shell.Question;
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
import xiangqi.ui.study.RecentFiles;
import xiangqi.ui.study.StudyPage;
import xiangqi.ui.study.StudySurroundings;
import xiangqi.ui.study.StudyViewModel;
import xiangqi.ui.study.WindowClip;
import xiangqi.ui.table.Afterwards;
import xiangqi.ui.table.Guests;
import xiangqi.ui.table.NewGame;
import xiangqi.ui.table.NewGameDialog;
import xiangqi.ui.table.NewGameViewModel;
import xiangqi.ui.table.Place;
import xiangqi.ui.table.Surroundings;
import xiangqi.ui.table.TablePage;
import xiangqi.ui.table.TableRecord;
import xiangqi.ui.table.TableViewModel;

/// The screens of the client and the ways between them: what each button that leads elsewhere leads to. To be used on
/// the JavaFX thread.
final class Screens implements StartActions, Afterwards, AutoCloseable {
    private final LiveSettings settings;
    private final LocalGames games;
    private final GameShelf shelf;
    private final RecentRecords recent;
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
    private final BooleanProperty playing = new SimpleBooleanProperty(this, "playing");
    private NewGame agreed = new NewGame(Terms.of(Plain.house()), new Player("red", ""), new Player("black", ""));
    private Optional<OpenTable> table = Optional.empty();
    private Optional<Page> lastTable = Optional.empty();
    private Optional<Page> beforeSetup = Optional.empty();
    private List<Unfinished> unfinished = List.of();

    /// The games that became records since the start, the latest first.
    private final Deque<GameShelf.Filed> filed = new ArrayDeque<>();

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
        this.shelf = shelf;
        this.recent = recent;
        this.dialogs = dialogs;
        this.surroundings = surroundings;
        this.background = background;
        start = new StartViewModel(this, now);
        startPage = new StartPage(start, settings.keys());
        navigator = new Navigator(startPage);
        study = new StudyViewModel(new StudySurroundings(
                new RecordFiles(),
                dialogs,
                new RecentOnes(),
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
        setupPage = new SetupPage(setup, settings.look(), settings.keys());
        settingsPage = new SettingsPage(new SettingsViewModel(settings));
        this.account = account;
        online = new OnlineScreens(settings, account, shelf, surroundings, background, navigator, this, this::start);
        navigator.playingProperty().bind(playing.or(online.playingProperty()));
        navigator.pageProperty().addListener((_, _, shown) -> {
            if (shown.section() == Section.PLAY) {
                lastTable = Optional.of(shown);
            }
        });
        look();
    }

    /// A table that is open, with its page.
    private record OpenTable(LocalGames.Hosted hosted, TableViewModel model, TablePage page) {
        void close() {
            model.close();
            hosted.close();
        }
    }

    Navigator navigator() {
        return navigator;
    }

    /// Opens in study what an earlier run left unsaved, if there is such; then runs `then`.
    void recover(Runnable then) {
        study.games().recover(then);
    }

    /// Runs `then` as soon as no edit would be lost by it: at once, or after the person has answered.
    void leave(Runnable then) {
        study.games().leave(then);
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
        filed.addFirst(kept);
        GameRecord record = kept.record();
        Board last = record.tree()
                .positionAt(record.tree().root().end())
                .map(position -> position.board())
                .orElse(record.tree().setup().board());
        String players = Stream.of(record.red(), record.black())
                .flatMap(Optional::stream)
                .collect(Collectors.joining(" \u2014 "));
        put(kept.where().file(), players, last, record.tree().mainLine().size());
    }

    /// Lets go of everything; a running game stays kept.
    @Override
    public void close() {
        table.ifPresent(OpenTable::close);
        table = Optional.empty();
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
    public void newGame() {
        ask(agreed.fromUsualStart());
    }

    private void ask(NewGame proposed) {
        NewGameViewModel model = new NewGameViewModel(
                proposed, new Guests(Houses.standard(), games::known), this::beginInstead, navigator::closeDialog);
        navigator.open(new NewGameDialog(model, settings.look()));
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
        Optional<GameShelf.Filed> kept = filed.stream()
                .filter(one -> file.isEmpty() && one.game().equals(played))
                .findFirst();
        study.games()
                .open(
                        kept.map(GameShelf.Filed::record).orElse(record),
                        kept.map(one -> one.where().file()).or(() -> file));
    }

    @Override
    public void resume(UnfinishedGame chosen) {
        left(chosen).ifPresent(found -> {
            Game game = found.game();
            games.resume(found)
                    .ifPresent(hosted -> sit(
                            hosted,
                            game.red(),
                            game.black(),
                            model -> model.know(found.stored().table())));
        });
    }

    @Override
    public void keep(UnfinishedGame chosen) {
        left(chosen).ifPresent(games::keep);
        look();
    }

    private Optional<Unfinished> left(UnfinishedGame chosen) {
        return unfinished.stream()
                .filter(found -> found.file().equals(chosen.file()))
                .findFirst();
    }

    @Override
    public void open(RecentRecord record) {
        open(List.of(record.file()));
    }

    /// Begins a game; where one runs here already, asks first what is to become of that.
    private void beginInstead(NewGame next) {
        Optional<OpenTable> running = table.filter(
                open -> open.model().gameProperty().get().filter(Game::running).isPresent());
        running.ifPresentOrElse(
                open -> navigator.open(new Question(
                        navigator,
                        "app.replace.title",
                        isPlayedFor(open) ? "app.replace.about.money" : "app.replace.about",
                        List.of(),
                        List.of(
                                new Question.Answer(
                                        isPlayedFor(open) ? "app.replace.let-go.money" : "app.replace.let-go",
                                        Question.Style.DANGER,
                                        () -> letGo(open, () -> begin(next))),
                                new Question.Answer("app.replace.later", Question.Style.DECIDING, () -> begin(next)),
                                new Question.Answer(
                                        "app.replace.back", Question.Style.QUIET, () -> navigator.show(open.page()))))),
                () -> begin(next));
    }

    /// Whether the running game holds anything that goes back when it is ended without a result.
    private static boolean isPlayedFor(OpenTable open) {
        Optional<Game> game = open.model().gameProperty().get();
        boolean held =
                game.filter(now -> now.pot().base() + now.pot().reward() > 0).isPresent();
        return held || open.model().bargaining().agreedProperty().get().isPresent();
    }

    private void letGo(OpenTable open, Runnable then) {
        table = Optional.empty();
        open.model().close();
        open.hosted().letGo(() -> surroundings.screen().execute(then));
    }

    private void begin(NewGame next) {
        agreed = next;
        LocalGames.Prepared prepared = games.prepare(next);
        NewGame game = prepared.game();
        sit(
                prepared.hosted(),
                game.red(),
                game.black(),
                model ->
                        model.expect(game, () -> prepared.begin().thenAcceptAsync(this::began, surroundings.screen())));
    }

    /// A game that could not begin has no table: why is said.
    private void began(Decision decision) {
        if (decision instanceof Decision.Refused(Refusal why)) {
            table.ifPresent(OpenTable::close);
            table = Optional.empty();
            lastTable = Optional.empty();
            start();
            navigator.say(Toast.of("app.not-begun", why));
        }
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
        List<Page> open = Stream.concat(table.<Page>map(OpenTable::page).stream(), online.tablePage().stream())
                .toList();
        lastTable
                .filter(open::contains)
                .or(() -> open.stream().findFirst())
                .ifPresentOrElse(navigator::show, this::newGame);
    }

    /// Sits down at a table, in place of the one before, whose game can be gone on with.
    ///
    /// @param first shows at the table what is known before it is heard of
    private void sit(LocalGames.Hosted hosted, Player red, Player black, Consumer<TableViewModel> first) {
        table.ifPresent(OpenTable::close);
        LocalPlace place = new LocalPlace(hosted, surroundings);
        TableViewModel model = new TableViewModel(
                hosted.table(),
                Place.at(Set.of(red.id(), black.id()), place.reach(), place),
                surroundings,
                settings.notation(),
                settings.look(),
                this);
        place.follow();
        first.accept(model);
        playing.bind(model.gameProperty().map(game -> game.filter(Game::running).isPresent()));
        TablePage page = new TablePage(model, "table.local", settings.animated(), settings.keys());
        table = Optional.of(new OpenTable(hosted, model, page));
        navigator.show(page);
    }

    /// Looks what there is to go on with and what was open last.
    private void look() {
        unfinished = games.unfinished().toList();
        start.unfinished().setAll(unfinished.stream().map(this::shown).toList());
        start.recent().setAll(recent.load());
        Remembered remembered = account.rememberedProperty().get();
        start.runningProperty()
                .set(remembered.game().map(game -> new RunningGame(game.red(), game.black(), remembered.server())));
    }

    private UnfinishedGame shown(Unfinished found) {
        Game game = found.game();
        return new UnfinishedGame(
                found.file(),
                game.line().position().board(),
                game.line().size(),
                game.red().name(),
                game.black().name(),
                LocalDateTime.ofInstant(found.stored().table().lastAt(), surroundings.zone()));
    }

    /// Puts a file in the first place of those that were open. Without a title it goes by its name, a game kept here by
    /// none.
    private void remember(Path file, String title, Board board, int plies) {
        String name = file.getFileName().toString().replaceFirst("(?<=.)\\.[^.]{1,8}$", "");
        boolean keptHere = shelf.saved().folder().equals(file.toAbsolutePath().getParent());
        put(file, title.isEmpty() && !keptHere ? name : title, board, plies);
    }

    private void put(Path file, String title, Board board, int plies) {
        RecentRecord opened = new RecentRecord(file.toAbsolutePath(), title, board, plies, start.now());
        background.execute(() -> {
            if (recent.add(opened) instanceof Kept.Failed failed) {
                surroundings.screen().execute(() -> tell(failed.fault()));
            }
        });
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
            ask(agreed.from(start.setup()));
        }

        @Override
        public void back() {
            beforeSetup.ifPresentOrElse(navigator::show, Screens.this::start);
        }
    }

    /// The files of study are those of the start page.
    private final class RecentOnes implements RecentFiles {
        @Override
        public List<Path> list() {
            return recent.load().stream().map(RecentRecord::file).toList();
        }

        @Override
        public void opened(Path file, String title, Board board, int plies) {
            remember(file, title, board, plies);
        }
    }
}
