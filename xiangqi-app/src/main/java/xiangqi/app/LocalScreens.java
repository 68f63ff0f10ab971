package xiangqi.app;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import xiangqi.app.storage.UnfinishedGames.Unfinished;
import xiangqi.core.board.Setup;
import xiangqi.core.house.Houses;
import xiangqi.core.house.Plain;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Game;
import xiangqi.core.table.Player;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Terms;
import xiangqi.ui.settings.LiveSettings;
import xiangqi.ui.shell.AtTables;
import xiangqi.ui.shell.Navigator;
import xiangqi.ui.shell.Page;
import xiangqi.ui.shell.Question;
import xiangqi.ui.shell.Toast;
import xiangqi.ui.start.OpenGame;
import xiangqi.ui.start.UnfinishedGame;
import xiangqi.ui.table.Afterwards;
import xiangqi.ui.table.Guests;
import xiangqi.ui.table.NewGame;
import xiangqi.ui.table.NewGameDialog;
import xiangqi.ui.table.NewGameViewModel;
import xiangqi.ui.table.Place;
import xiangqi.ui.table.Surroundings;
import xiangqi.ui.table.TablePage;
import xiangqi.ui.table.TableViewModel;

/// The screens of playing at this computer and the ways between them: New game, one table at a time, and the games that
/// were left. To be used on the JavaFX thread.
final class LocalScreens implements AutoCloseable {
    private final LiveSettings settings;
    private final LocalGames games;
    private final Surroundings surroundings;
    private final Navigator navigator;
    private final Afterwards afterwards;
    private final Runnable toStart;
    private final ObjectProperty<AtTables> state = new SimpleObjectProperty<>(this, "state", AtTables.NOTHING);
    private final ReadOnlyObjectWrapper<Optional<OpenGame>> open =
            new ReadOnlyObjectWrapper<>(this, "open", Optional.empty());
    private NewGame agreed = new NewGame(Terms.of(Plain.house()), new Player("red", ""), new Player("black", ""));
    private Optional<OpenTable> table = Optional.empty();
    private List<Unfinished> unfinished = List.of();

    /// @param afterwards what can be done with a game that is over
    /// @param toStart goes to the start page
    LocalScreens(
            LiveSettings settings,
            LocalGames games,
            Surroundings surroundings,
            Navigator navigator,
            Afterwards afterwards,
            Runnable toStart) {
        this.settings = settings;
        this.games = games;
        this.surroundings = surroundings;
        this.navigator = navigator;
        this.afterwards = afterwards;
        this.toStart = toStart;
    }

    /// A table that is open, with its page.
    private record OpenTable(LocalGames.Hosted hosted, TableViewModel model, TablePage page) {
        void close() {
            model.close();
            hosted.close();
        }

        Optional<Game> running() {
            return model.gameProperty().get().filter(Game::running);
        }

        /// Whether the running game holds anything that goes back when it is ended without a result.
        boolean isPlayedFor() {
            boolean held = running()
                    .filter(now -> now.pot().base() + now.pot().reward() > 0)
                    .isPresent();
            return held || model.bargaining().agreedProperty().get().isPresent();
        }
    }

    /// The page of the table that is open.
    Optional<Page> tablePage() {
        return table.map(OpenTable::page);
    }

    /// How it stands at the table that is open.
    ReadOnlyObjectProperty<AtTables> stateProperty() {
        return state;
    }

    /// The game that goes on at that table, as the start page tells of it; empty while none does.
    ReadOnlyObjectProperty<Optional<OpenGame>> openProperty() {
        return open.getReadOnlyProperty();
    }

    /// Lets go of the table; a running game stays kept.
    @Override
    public void close() {
        table.ifPresent(OpenTable::close);
        table = Optional.empty();
    }

    /// Asks for the terms of a game from the usual position.
    void newGame() {
        ask(agreed.fromUsualStart());
    }

    /// Asks for the terms of a game from that position.
    void newGame(Setup from) {
        ask(agreed.from(from));
    }

    private void ask(NewGame proposed) {
        NewGameViewModel model = new NewGameViewModel(
                proposed, new Guests(Houses.standard(), games::known), this::beginInstead, navigator::closeDialog);
        navigator.open(new NewGameDialog(model, settings.look()));
    }

    /// Goes back to the table that is open.
    void back() {
        tablePage().ifPresent(navigator::show);
    }

    /// The games that can be gone on with, as they lie on the disk now.
    List<UnfinishedGame> look() {
        unfinished = games.unfinished().toList();
        return unfinished.stream().map(this::shown).toList();
    }

    private UnfinishedGame shown(Unfinished found) {
        return new UnfinishedGame(
                found.file(),
                found.game(),
                found.stored().table().stakes(),
                LocalDateTime.ofInstant(found.stored().table().lastAt(), surroundings.zone()));
    }

    /// Goes on with a game that was left.
    void resume(UnfinishedGame chosen) {
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

    /// Keeps a game that was left as a record, and forgets it as a running one.
    void keep(UnfinishedGame chosen) {
        left(chosen).ifPresent(games::keep);
    }

    private Optional<Unfinished> left(UnfinishedGame chosen) {
        return unfinished.stream()
                .filter(found -> found.file().equals(chosen.file()))
                .findFirst();
    }

    /// Begins a game; where one runs here already, asks first what is to become of that.
    private void beginInstead(NewGame next) {
        table.filter(now -> now.running().isPresent())
                .ifPresentOrElse(
                        now -> navigator.open(new Question(
                                navigator,
                                "app.replace.title",
                                now.isPlayedFor() ? "app.replace.about.money" : "app.replace.about",
                                List.of(),
                                List.of(
                                        new Question.Answer(
                                                now.isPlayedFor() ? "app.replace.let-go.money" : "app.replace.let-go",
                                                Question.Style.DANGER,
                                                () -> letGo(now, () -> begin(next))),
                                        new Question.Answer(
                                                "app.replace.later", Question.Style.DECIDING, () -> begin(next)),
                                        new Question.Answer(
                                                "app.replace.back",
                                                Question.Style.QUIET,
                                                () -> navigator.show(now.page()))))),
                        () -> begin(next));
    }

    private void letGo(OpenTable running, Runnable then) {
        table = Optional.empty();
        running.model().close();
        running.hosted().letGo(() -> surroundings.screen().execute(then));
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
            close();
            toStart.run();
            navigator.say(Toast.of("app.not-begun", why));
        }
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
                afterwards);
        place.follow();
        first.accept(model);
        state.bind(model.summons().stateProperty());
        open.bind(model.gameProperty()
                .flatMap(game -> model.bargaining()
                        .agreedProperty()
                        .map(stakes -> game.filter(Game::running).map(now -> new OpenGame(now, stakes)))));
        TablePage page = new TablePage(model, "table.local", settings.animated(), settings.keys());
        table = Optional.of(new OpenTable(hosted, model, page));
        navigator.show(page);
    }
}
