package xiangqi.ui.lobby;

import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import javafx.beans.property.SimpleObjectProperty;
import xiangqi.core.diagram.Look;
import xiangqi.core.house.Houses;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.GameRecord;
import xiangqi.core.rules.Move;
import xiangqi.core.table.Game;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Terms;
import xiangqi.net.client.Connection;
import xiangqi.net.client.RemoteTable;
import xiangqi.net.client.Reply;
import xiangqi.net.client.ServerAddress;
import xiangqi.net.codec.WireCodec;
import xiangqi.net.fake.Clockwork;
import xiangqi.net.fake.FakeServer;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.ui.account.Account;
import xiangqi.ui.account.AccountStore;
import xiangqi.ui.account.Lines;
import xiangqi.ui.account.Remembered;
import xiangqi.ui.table.Afterwards;
import xiangqi.ui.table.Surroundings;
import xiangqi.ui.table.TableRecord;
import xiangqi.ui.table.TableViewModel;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

/// A server in memory with guests, and the account of this computer at it, in a time moved by hand. Everything happens
/// at once, on the thread that asks for it.
public final class Hall implements AccountStore, Afterwards, LobbyActions {
    public final Clockwork time = new Clockwork();
    public final FakeServer server = new FakeServer(time);
    public final List<Remembered> saved = new ArrayList<>();
    public final List<String> done = new ArrayList<>();
    public final SimpleObjectProperty<Notation> notation = new SimpleObjectProperty<>(Notation.ZH_HANS);
    public final SimpleObjectProperty<Look> look = new SimpleObjectProperty<>(Look.USUAL);
    private int seed = 11;
    public Remembered kept = Remembered.NOTHING;

    /// The account of this computer.
    public Account account() {
        return new Account(this, lines(), Runnable::run, time, time);
    }

    /// This computer's account, made and signed in.
    public Account signedIn(String name) {
        Account account = account();
        account.register("localhost:9090", name, "a secret horse", _ -> {});
        return account;
    }

    /// What a screen at a table needs.
    public Surroundings surroundings() {
        return new Surroundings(
                Runnable::run,
                time,
                time,
                ZoneOffset.UTC,
                lines().open(ServerAddress.LOCAL).identifiers()::command);
    }

    /// The lobby of an account.
    public LobbyViewModel lobby(Account account) {
        return new LobbyViewModel(account, Runnable::run, time, time, this);
    }

    /// The screen of an account at a table.
    public TableViewModel table(Account account, TableId table) {
        ServerTable place = new ServerTable(
                account, account.connection().orElseThrow().watch(table), Runnable::run, () -> done.add("exit"));
        return new TableViewModel(place.table(), place.place(), surroundings(), notation, look, this);
    }

    /// Somebody else's connection, signed in.
    public Guest guest(String name) {
        Connection line = lines().open(ServerAddress.LOCAL);
        Reply<ServerMessage.SignedIn> reply =
                line.register(name, "a secret cannon").toCompletableFuture().join();
        return new Guest(line, ((Reply.Given<ServerMessage.SignedIn>) reply).answer());
    }

    /// Lets time pass; whatever waits for it happens.
    public void pass(Duration by) {
        time.advance(by);
    }

    private Lines lines() {
        return _ -> Connection.open(
                server.dialer(),
                new WireCodec(Houses.standard()),
                new xiangqi.net.client.Surroundings(time, time, new Random(seed++), Runnable::run),
                "test");
    }

    /// Somebody else.
    public record Guest(Connection line, ServerMessage.SignedIn account) {
        /// Opens a table and takes a chair there.
        public TableId open(Terms terms, Seat seat) {
            TableId table = open(terms);
            sit(table, seat);
            return table;
        }

        /// Opens a table.
        public TableId open(Terms terms) {
            Reply<ServerMessage.TableOpened> reply = line.ask(
                            new ClientMessage.OpenTable(line.identifiers().command(), terms),
                            ServerMessage.TableOpened.class)
                    .toCompletableFuture()
                    .join();
            return ((Reply.Given<ServerMessage.TableOpened>) reply).answer().table();
        }

        /// Takes a chair.
        public void sit(TableId table, Seat seat) {
            send(table, seat, new PlayerCommand.Sit(account.player()));
        }

        /// Sends a command from a chair.
        public void send(TableId table, Seat seat, PlayerCommand command) {
            RemoteTable watched = line.watch(table);
            watched.send(seat, line.identifiers().command(), command);
        }

        /// Makes a move.
        public void play(TableId table, Seat seat, int ply, String move) {
            send(table, seat, new PlayerCommand.Play(ply, Move.parse(move).orElseThrow()));
        }
    }

    @Override
    public Remembered load() {
        return kept;
    }

    @Override
    public GameRecord record(Game played, LocalDate day) {
        return TableRecord.of(played, day, Words.in(Language.SIMPLIFIED), Notation.ZH_HANS);
    }

    @Override
    public void save(Remembered remembered) {
        kept = remembered;
        saved.add(remembered);
    }

    @Override
    public void save(GameRecord played, Consumer<Saving> then) {
        done.add("save");
    }

    @Override
    public void study(Game game, GameRecord played, Optional<Path> file) {
        done.add("study");
    }

    @Override
    public void newTable() {
        done.add("new table");
    }

    @Override
    public void sit(TableId table, Seat seat) {
        done.add("sit " + seat);
    }

    @Override
    public void watch(TableId table) {
        done.add("watch");
    }

    @Override
    public void signOut() {
        done.add("sign out");
    }

    @Override
    public void leave() {
        done.add("leave");
    }
}
