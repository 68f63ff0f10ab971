package xiangqi.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import xiangqi.core.house.Plain;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Game;
import xiangqi.core.table.Player;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Subscription;
import xiangqi.core.table.Table;
import xiangqi.core.table.Terms;
import xiangqi.net.client.Connection;
import xiangqi.net.client.LinkState;
import xiangqi.net.client.RemoteTable;
import xiangqi.net.client.Reply;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.ui.account.Account;
import xiangqi.ui.account.Remembered;
import xiangqi.ui.account.SignInPage;
import xiangqi.ui.account.SignInViewModel;
import xiangqi.ui.lobby.GoingAway;
import xiangqi.ui.lobby.LobbyActions;
import xiangqi.ui.lobby.LobbyPage;
import xiangqi.ui.lobby.LobbyViewModel;
import xiangqi.ui.lobby.ServerTable;
import xiangqi.ui.settings.LiveSettings;
import xiangqi.ui.shell.AtTables;
import xiangqi.ui.shell.Navigator;
import xiangqi.ui.shell.Page;
import xiangqi.ui.shell.Toast;
import xiangqi.ui.table.Afterwards;
import xiangqi.ui.table.Caller;
import xiangqi.ui.table.NewGameDialog;
import xiangqi.ui.table.NewGameViewModel;
import xiangqi.ui.table.Reach;
import xiangqi.ui.table.Surroundings;
import xiangqi.ui.table.TablePage;
import xiangqi.ui.table.TableViewModel;
import xiangqi.ui.text.ErrorWords;
import xiangqi.ui.text.RefusalWords;
import xiangqi.ui.text.Words;

/// The screens of playing at a server and the ways between them: sign-in, lobby, and one table at a time. A game in
/// which one plays is remembered while it runs, so that the next start can offer it; when it is over it becomes a
/// record. To be used on the JavaFX thread.
final class OnlineScreens implements LobbyActions, AutoCloseable {
    private final LiveSettings settings;
    private final Account account;
    private final GameShelf shelf;
    private final Surroundings surroundings;
    private final Executor background;
    private final Navigator navigator;
    private final Afterwards afterwards;
    private final Runnable toStart;
    private final SignInViewModel signIn;
    private final SignInPage signInPage;
    private final LobbyViewModel lobby;
    private final LobbyPage lobbyPage;
    private final GoingAway goingAway;
    private NewGameViewModel.NewTable agreed = new NewGameViewModel.NewTable(Terms.of(Plain.house()), Seat.RED);
    private Optional<OpenTable> table = Optional.empty();
    private Optional<TableId> wanted = Optional.empty();
    private final ObjectProperty<AtTables> state = new SimpleObjectProperty<>(this, "state", AtTables.NOTHING);
    private Optional<Filing> filing = Optional.empty();

    /// @param background runs what takes long
    /// @param afterwards what can be done with a game that is over
    /// @param toStart goes to the start page
    OnlineScreens(
            LiveSettings settings,
            Account account,
            GameShelf shelf,
            Surroundings surroundings,
            Executor background,
            Navigator navigator,
            Afterwards afterwards,
            Runnable toStart) {
        this.settings = settings;
        this.account = account;
        this.shelf = shelf;
        this.surroundings = surroundings;
        this.background = background;
        this.navigator = navigator;
        this.afterwards = afterwards;
        this.toStart = toStart;
        signIn = new SignInViewModel(account, this::signedIn);
        signInPage = new SignInPage(signIn, settings.look());
        lobby = new LobbyViewModel(account, surroundings.screen(), surroundings.time(), surroundings.alarms(), this);
        lobbyPage = new LobbyPage(lobby, settings.look());
        goingAway = new GoingAway(navigator, () -> table.map(OpenTable::model));
        account.playerProperty().addListener((_, _, now) -> {
            if (now.isEmpty() && navigator.pageProperty().get() == lobbyPage) {
                expired();
            }
        });
    }

    /// A game that is becoming a record, and what waits for that.
    private record Filing(Game game, List<Runnable> waiting) {}

    /// A table that is open, with its page and what observes it.
    private record OpenTable(ServerTable server, TableViewModel model, TablePage page, Subscription noting) {
        void close() {
            noting.close();
            model.close();
            server.close();
        }
    }

    /// Goes to the lobby, by way of the sign-in if need be.
    void open() {
        if (account.playerProperty().get().isPresent()) {
            navigator.show(lobbyPage);
        } else {
            navigator.show(signInPage);
            signIn.open();
        }
    }

    /// Goes back to the game that is remembered, by way of the sign-in if need be.
    void returnToGame() {
        wanted = account.rememberedProperty().get().game().map(Remembered.RunningGame::table);
        if (account.playerProperty().get().isPresent()) {
            signedIn();
        } else {
            open();
        }
    }

    /// Runs `then` at once, or where a game goes on at the server only when the player says that the window is to be
    /// closed on it.
    void beforeClosing(Runnable then) {
        goingAway.ask(GoingAway.Way.CLOSE, then);
    }

    /// The page of the table that is open.
    Optional<Page> tablePage() {
        return table.map(OpenTable::page);
    }

    /// How it stands at the table that is open.
    ReadOnlyObjectProperty<AtTables> stateProperty() {
        return state;
    }

    /// Runs `then` as soon as that game is not becoming a record: at once, or when it has or could not.
    void afterFiling(Game game, Runnable then) {
        filing.filter(now -> now.game().equals(game))
                .ifPresentOrElse(now -> now.waiting().add(then), then);
    }

    /// Ends the connection. A running game goes on at the server.
    @Override
    public void close() {
        closeTable();
        account.close();
    }

    @Override
    public void newTable() {
        NewGameViewModel model = NewGameViewModel.table(agreed, this::openTable, navigator::closeDialog);
        navigator.open(new NewGameDialog(model, settings.look()));
    }

    @Override
    public void sit(TableId id, Seat seat) {
        enter(id)
                .ifPresent(opened -> account.playerProperty()
                        .get()
                        .ifPresent(me -> opened.server()
                                .table()
                                .send(seat, surroundings.ids().get(), new PlayerCommand.Sit(me))
                                .thenAcceptAsync(this::sat, surroundings.screen())));
    }

    @Override
    public void watch(TableId id) {
        enter(id);
    }

    @Override
    public void signOut() {
        goingAway.ask(GoingAway.Way.SIGN_OUT, () -> {
            forgetTables();
            account.signOut();
            navigator.show(signInPage);
            navigator.say(Toast.of("lobby.signed-out"));
        });
    }

    @Override
    public void leave() {
        goingAway.ask(GoingAway.Way.LEAVE, this::endConnection);
    }

    private void endConnection() {
        forgetTables();
        account.leave();
        toStart.run();
    }

    private void signedIn() {
        Optional<TableId> next = wanted;
        wanted = Optional.empty();
        next.ifPresentOrElse(this::enter, () -> navigator.show(lobbyPage));
    }

    private void expired() {
        forgetTables();
        account.leave();
        navigator.show(signInPage);
        navigator.say(Toast.of("lobby.expired"));
    }

    private void openTable(NewGameViewModel.NewTable chosen) {
        agreed = chosen;
        navigator.closeDialog();
        account.connection()
                .ifPresent(line -> line.ask(
                                new ClientMessage.OpenTable(line.identifiers().command(), chosen.terms()),
                                ServerMessage.TableOpened.class)
                        .thenAcceptAsync(reply -> opened(reply, chosen.seat()), surroundings.screen()));
    }

    private void opened(Reply<ServerMessage.TableOpened> reply, Seat seat) {
        switch (reply) {
            case Reply.Given<ServerMessage.TableOpened>(ServerMessage.TableOpened open) -> sit(open.table(), seat);
            case Reply.Refused<ServerMessage.TableOpened>(ProtocolError why) -> refused(ErrorWords.say(words(), why));
            case Reply.Unanswered<ServerMessage.TableOpened> _ -> {}
        }
    }

    private void sat(Decision decision) {
        if (decision instanceof Decision.Refused refused) {
            refused(RefusalWords.say(words(), refused.why()));
        }
    }

    private void refused(String why) {
        navigator.say(Toast.of("lobby.refused", why));
    }

    /// Opens a table in place of the one before; empty if there is no connection.
    private Optional<OpenTable> enter(TableId id) {
        if (table.filter(open -> open.server().table().id().equals(id)).isEmpty()) {
            closeTable();
            table = account.connection().map(line -> opened(line, id));
        }
        table.ifPresent(open -> navigator.show(open.page()));
        return table;
    }

    private OpenTable opened(Connection line, TableId id) {
        RemoteTable remote = line.watch(id);
        ServerTable server = new ServerTable(account, remote, surroundings.screen(), this::exit);
        TableViewModel model = new TableViewModel(
                remote, server.place(), surroundings, settings.notation(), settings.look(), afterwards);
        state.bind(model.summons().stateProperty());
        server.place().reach().addListener((_, before, now) -> reached(before, now));
        remote.gone().thenAcceptAsync(_ -> forget(id), surroundings.screen());
        Subscription noting = remote.observe(update -> surroundings.screen().execute(() -> note(id, update.table())));
        TablePage page = new TablePage(model, "table.online", settings.animated(), settings.keys());
        Caller.follow(model.summons(), page, navigator, () -> tablePage().ifPresent(navigator::show));
        return new OpenTable(server, model, page, noting);
    }

    /// The server no longer has that table, so there is no going back to it.
    private void forget(TableId gone) {
        account.rememberedProperty()
                .get()
                .game()
                .filter(game -> game.table().equals(gone))
                .ifPresent(_ -> account.remember(Optional.empty()));
    }

    private void reached(Reach before, Reach now) {
        if (before instanceof Reach.Lost && now.isLive()) {
            navigator.say(Toast.of("table.reach.back"));
        }
    }

    /// From a table to the lobby, where a game in which one plays stays open out of sight, or away from a server that
    /// cannot be reached.
    private void exit() {
        boolean online = account.stateProperty()
                .get()
                .filter(LinkState.Online.class::isInstance)
                .isPresent();
        if (online) {
            if (!goingAway.isPlaying()) {
                closeTable();
            }
            open();
        } else {
            endConnection();
        }
    }

    private void closeTable() {
        state.unbind();
        state.set(AtTables.NOTHING);
        table.ifPresent(OpenTable::close);
        table = Optional.empty();
    }

    private void forgetTables() {
        closeTable();
        lobby.forget();
    }

    /// A game in which one plays is remembered while it runs, and becomes a record when it is over.
    private void note(TableId id, Table now) {
        Optional<Remembered.RunningGame> remembered =
                account.rememberedProperty().get().game();
        boolean mine = account.playerProperty()
                .get()
                .map(Player::id)
                .filter(me -> now.game()
                        .filter(game ->
                                game.red().id().equals(me) || game.black().id().equals(me))
                        .isPresent())
                .isPresent();
        if (!mine) {
            return;
        }
        Game game = now.game().orElseThrow();
        if (game.running()) {
            account.remember(Optional.of(new Remembered.RunningGame(
                    id, game.red().name(), game.black().name())));
        } else if (remembered.filter(running -> running.table().equals(id)).isPresent() && filing.isEmpty()) {
            file(id, now, game);
        }
    }

    private void file(TableId id, Table over, Game game) {
        Filing begun = new Filing(game, new ArrayList<>());
        filing = Optional.of(begun);
        background.execute(() -> {
            boolean kept = !game.anyMoveMade() || shelf.file(over);
            surroundings.screen().execute(() -> {
                filing = Optional.empty();
                begun.waiting().forEach(Runnable::run);
                boolean playsAgain = table.filter(
                                open -> open.server().table().id().equals(id))
                        .flatMap(open -> open.model().gameProperty().get())
                        .filter(Game::running)
                        .isPresent();
                if (kept && !playsAgain) {
                    account.remember(Optional.empty());
                }
            });
        });
    }

    private Words words() {
        return settings.words().words();
    }
}
