package xiangqi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.house.Plain;
import xiangqi.core.house.Qq;
import xiangqi.core.rules.Move;
import xiangqi.core.table.Argument;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Event;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Proposal;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Table;
import xiangqi.core.table.Terms;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.Limits;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.net.protocol.VersionRange;
import xiangqi.server.cluster.Allowances;
import xiangqi.server.cluster.Timer;

/// The duties of a server (docs/protocol.md), over real sockets. Every message is written as for another node, too.
class HallTest {
    private static final Move CANNON = Move.of(Square.H2, Square.E2);
    private static final Move HORSE = Move.of(Square.H9, Square.G7);

    private static final Timer TIMER = new Timer(InstantSource.system());
    private static OpenHall<MemoryJournal> hall;
    private static int names;

    @BeforeAll
    static void open() {
        hall = new OpenHall<>(
                InstantSource.system(),
                TIMER,
                Allowances.USUAL.withRegistrations(10_000),
                Map.of("pekko.actor.serialize-messages", "on"),
                new MemoryJournal());
    }

    @AfterAll
    static void close() {
        hall.close();
        TIMER.close();
    }

    @Test
    void aClientIsGreetedWithTheNewestVersionBothSpeak() {
        TestClient client = hall.silent();
        client.say(new ClientMessage.Hello(new VersionRange(1, 7), "test"));
        assertEquals(1, client.first(ServerMessage.Welcome.class).version());
    }

    @Test
    void aClientThatIsTooNewIsRejectedAndTheConnectionEnds() {
        TestClient client = hall.silent();
        client.say(new ClientMessage.Hello(new VersionRange(2, 7), "test"));
        assertEquals(
                ErrorCode.TOO_NEW,
                client.first(ServerMessage.Rejected.class).why().code());
        client.untilClosed();
    }

    @Test
    void whatComesBeforeTheHelloIsRejected() {
        TestClient client = hall.silent();
        client.say(new ClientMessage.Ping(1));
        assertEquals(ErrorCode.HELLO_FIRST, rejection(client));
    }

    @Test
    void aSecondHelloIsRejected() {
        TestClient client = hall.client();
        client.say(new ClientMessage.Hello(VersionRange.SPOKEN, "test"));
        assertEquals(ErrorCode.HELLO_TWICE, rejection(client));
    }

    @Test
    void aPingIsAnsweredWithItsNonceAndTheTime() {
        TestClient client = hall.client();
        client.say(new ClientMessage.Ping(7));
        assertEquals(7, client.first(ServerMessage.Pong.class).nonce());
    }

    @Test
    void aRequestThatCannotBeReadIsRefusedAndTheConnectionStays() {
        TestClient client = hall.client();
        CommandId id = client.id();
        client.sayText("{\"type\":\"watch\",\"id\":\"" + id.value() + "\",\"table\":7}");
        assertEquals(
                ErrorCode.MALFORMED,
                client.first(ServerMessage.Refused.class).why().code());
        client.say(new ClientMessage.Ping(1));
        client.first(ServerMessage.Pong.class);
    }

    @Test
    void whatIsNoMessageIsRejected() {
        TestClient client = hall.client();
        client.sayText("{\"type\":");
        assertEquals(ErrorCode.MALFORMED, rejection(client));
    }

    @Test
    void aMessageThatIsTooLargeIsRejected() {
        TestClient client = hall.client();
        client.sayText("{\"type\":\"ping\",\"nonce\":1,\"x\":\"" + "x".repeat(Limits.CLIENT_MESSAGE) + "\"}");
        assertEquals(ErrorCode.TOO_LARGE, rejection(client));
    }

    /// All of it is taken in before it is said, or the system would forget what was said last.
    @Test
    void aMessageThatIsFarTooLargeIsRejectedSoThatItsSenderHears() {
        for (int times : List.of(10, 20, 40, 60)) {
            TestClient client = hall.client();
            client.sayText(
                    "{\"type\":\"ping\",\"nonce\":1,\"x\":\"" + "x".repeat(times * Limits.CLIENT_MESSAGE) + "\"}");
            assertEquals(ErrorCode.TOO_LARGE, rejection(client));
            client.untilClosed();
        }
    }

    /// Whether it still hears why is up to the network: most of what it says is never taken in.
    @Test
    void aConnectionThatSaysMoreThanCanBeTakenInEnds() {
        TestClient client = hall.client();
        client.sayText("{\"type\":\"ping\",\"nonce\":1,\"x\":\"" + "x".repeat(200 * Limits.CLIENT_MESSAGE) + "\"}");
        client.untilClosed();
    }

    @Test
    void anAccountSignsInByPasswordAndByToken() {
        TestClient client = hall.client();
        String name = name();
        ServerMessage.SignedIn made = client.register(name);
        assertEquals(name, made.player().name());
        assertEquals(
                ErrorCode.SIGNED_IN_ALREADY,
                client.refused(new ClientMessage.SignIn(client.id(), name, "secret horse")));
        TestClient other = hall.client();
        assertEquals(ErrorCode.WRONG_PASSWORD, other.refused(new ClientMessage.SignIn(other.id(), name, "other")));
        assertEquals(
                made.player(),
                other.ask(new ClientMessage.SignIn(other.id(), name, "secret horse"), ServerMessage.SignedIn.class)
                        .player());
        TestClient third = hall.client();
        assertEquals(
                made.player(),
                third.ask(new ClientMessage.SignInWithToken(third.id(), made.token()), ServerMessage.SignedIn.class)
                        .player());
    }

    @Test
    void aTokenIsVoidOnceItsAccountSignedOut() {
        TestClient client = hall.client();
        ServerMessage.SignedIn made = client.register(name());
        client.ask(new ClientMessage.SignOut(client.id()), ServerMessage.Done.class);
        assertEquals(ErrorCode.NOT_SIGNED_IN, client.refused(new ClientMessage.SignOut(client.id())));
        assertEquals(
                ErrorCode.TOKEN_INVALID, client.refused(new ClientMessage.SignInWithToken(client.id(), made.token())));
    }

    @Test
    void whoIsNotSignedInCanWatchButNotPlay() {
        TableId table = hall.registered(name()).openTable();
        TestClient client = hall.client();
        assertEquals(1, client.watch(table).number());
        assertEquals(
                ErrorCode.NOT_SIGNED_IN,
                client.refused(new ClientMessage.OpenTable(client.id(), Terms.of(Plain.house()))));
        assertEquals(ErrorCode.NOT_SIGNED_IN, client.refused(new ClientMessage.Sit(client.id(), table, Seat.RED)));
        assertEquals(
                ErrorCode.NOT_SIGNED_IN,
                client.refused(new ClientMessage.Command(client.id(), table, new PlayerCommand.Resign())));
    }

    @Test
    void anOpenedTableIsListedByItsHouse() {
        TestClient client = hall.registered(name());
        TableId table = client.openTable(Terms.of(Qq.house()));
        assertTrue(listed(client, Optional.of("qq")).contains(table));
        assertFalse(listed(client, Optional.of("plain")).contains(table));
        assertEquals(List.of(), listed(client, Optional.of("nobody-knows")));
    }

    @Test
    void aListGoesOnAfterTheLastOfThePageBefore() {
        TestClient client = hall.registered(name());
        TableId first = client.openTable();
        TableId second = client.openTable();
        List<TableId> after = client
                .ask(
                        new ClientMessage.ListTables(client.id(), Optional.empty(), Optional.of(first)),
                        ServerMessage.Tables.class)
                .tables()
                .stream()
                .map(table -> table.id())
                .toList();
        assertTrue(after.contains(second));
        assertFalse(after.contains(first));
    }

    @Test
    void termsThatTheHouseDoesNotPermitAreRefused() {
        TestClient client = hall.registered(name());
        Terms money = Terms.of(Plain.house()).withMoney(true);
        ServerMessage.Refused refused =
                client.ask(new ClientMessage.OpenTable(client.id(), money), ServerMessage.Refused.class);
        assertEquals(ErrorCode.TERMS_REFUSED, refused.why().code());
        assertEquals(Argument.of("money"), refused.why().arguments().get("what"));
        Terms grace = Terms.of(Plain.house()).withGrace(Duration.ofDays(1));
        assertEquals(
                Argument.of("grace"),
                client.ask(new ClientMessage.OpenTable(client.id(), grace), ServerMessage.Refused.class)
                        .why()
                        .arguments()
                        .get("what"));
    }

    @Test
    void anAccountHasSoManyTablesAndNoMore() {
        TestClient client = hall.registered(name());
        for (int i = 0; i < Allowances.USUAL.tables(); i++) {
            client.openTable();
        }
        assertEquals(
                ErrorCode.TABLE_LIMIT,
                client.refused(new ClientMessage.OpenTable(client.id(), Terms.of(Plain.house()))));
    }

    @Test
    void aRequestToOpenATableThatComesAgainOpensNoSecond() {
        TestClient client = hall.registered(name());
        ClientMessage.OpenTable request = new ClientMessage.OpenTable(client.id(), Terms.of(Plain.house()));
        ServerMessage.TableOpened first = client.ask(request, ServerMessage.TableOpened.class);
        assertEquals(first, client.ask(request));
        assertEquals(
                ErrorCode.ID_USED, client.refused(new ClientMessage.OpenTable(request.id(), Terms.of(Qq.house()))));
    }

    @Test
    void aTableThatIsNotThereIsUnknown() {
        TestClient client = hall.registered(name());
        TableId none = client.ids.table();
        assertEquals(ErrorCode.TABLE_UNKNOWN, client.refused(new ClientMessage.Watch(client.id(), none)));
        assertEquals(ErrorCode.TABLE_UNKNOWN, client.refused(new ClientMessage.Resume(client.id(), none, 3)));
        assertEquals(ErrorCode.TABLE_UNKNOWN, client.refused(new ClientMessage.Sit(client.id(), none, Seat.RED)));
    }

    @Test
    void aWatcherGetsTheTableAndThenWhatHappensOnceAndInOrder() {
        Game game = game();
        TestClient watcher = hall.client();
        assertEquals(
                game.red.events(game.table).size(), watcher.watch(game.table).number());
        assertInstanceOf(Decision.Accepted.class, game.red.command(game.table, new PlayerCommand.Play(0, CANNON)));
        assertInstanceOf(Decision.Accepted.class, game.black.command(game.table, new PlayerCommand.Play(1, HORSE)));
        List<Event> kept = hall.journal.events(game.table);
        watcher.when(() -> watcher.events(game.table).size() == kept.size());
        assertEquals(kept, watcher.events(game.table));
        assertEquals(
                2,
                Table.replay(watcher.events(game.table))
                        .game()
                        .orElseThrow()
                        .line()
                        .size());
    }

    @Test
    void whoComesBackGetsWhatIsMissingAndASnapshotIfItHasTooMuch() {
        Game game = game();
        TestClient client = hall.client();
        int size = hall.journal.events(game.table).size();
        client.ask(new ClientMessage.Resume(client.id(), game.table, size - 2), ServerMessage.Watching.class);
        ServerMessage.TableEvents missing = client.first(ServerMessage.TableEvents.class);
        assertEquals(size - 1, missing.first());
        assertEquals(hall.journal.events(game.table).subList(size - 2, size), missing.events());
        client.ask(new ClientMessage.Resume(client.id(), game.table, size + 5), ServerMessage.Watching.class);
        assertEquals(size, client.first(ServerMessage.Snapshot.class).latest());
    }

    @Test
    void whoNoLongerWatchesIsToldNothing() {
        Game game = game();
        TestClient client = hall.client();
        client.watch(game.table);
        client.ask(new ClientMessage.Unwatch(client.id(), game.table), ServerMessage.Done.class);
        int told = client.events(game.table).size();
        game.red.command(game.table, new PlayerCommand.Play(0, CANNON));
        client.say(new ClientMessage.Ping(3));
        client.first(ServerMessage.Pong.class);
        assertEquals(told, client.events(game.table).size());
    }

    @Test
    void aCommandThatComesAgainGetsItsFirstAnswerOnAnyConnection() {
        Game game = game();
        ClientMessage.Command move =
                new ClientMessage.Command(game.red.id(), game.table, new PlayerCommand.Play(0, CANNON));
        ServerMessage.Answer first = game.red.ask(move);
        game.black.command(game.table, new PlayerCommand.Play(1, HORSE));
        assertEquals(first, game.red.ask(move));
        TestClient again = hall.client();
        again.ask(new ClientMessage.SignIn(again.id(), game.redName, "secret horse"), ServerMessage.SignedIn.class);
        assertEquals(first, again.ask(move));
        assertEquals(
                ErrorCode.ID_USED,
                again.refused(new ClientMessage.Command(move.id(), game.table, new PlayerCommand.Resign())));
        assertEquals(
                2,
                Table.replay(hall.journal.events(game.table))
                        .game()
                        .orElseThrow()
                        .line()
                        .size());
    }

    @Test
    void theSeatIsThatOfTheAccountWhateverTheClientThinks() {
        Game game = game();
        assertEquals(
                new Decision.Refused(Refusal.of(Refusal.Code.NOT_YOUR_TURN)),
                game.black.command(game.table, new PlayerCommand.Play(0, CANNON)));
        TestClient other = hall.registered(name());
        assertEquals(
                new Decision.Refused(Refusal.of(Refusal.Code.NOT_SEATED)),
                other.command(game.table, new PlayerCommand.Resign()));
    }

    @Test
    void anAccountSitsAtOneTableAtATime() {
        TestClient client = hall.registered(name());
        TableId first = client.openTable();
        TableId second = client.openTable();
        assertInstanceOf(Decision.Accepted.class, client.sit(first, Seat.RED));
        assertEquals(
                new Decision.Refused(Refusal.of(Refusal.Code.SEATED_ELSEWHERE, "table", Argument.of(first))),
                client.sit(second, Seat.RED));
        assertInstanceOf(Decision.Accepted.class, client.command(first, new PlayerCommand.Leave()));
        assertInstanceOf(Decision.Accepted.class, client.sit(second, Seat.RED));
    }

    @Test
    void aPlayerIsAwayWhenTheLastConnectionIsGoneAndBackWithTheNext() {
        Game game = game();
        TestClient second = hall.client();
        second.ask(new ClientMessage.SignIn(second.id(), game.redName, "secret horse"), ServerMessage.SignedIn.class);
        second.watch(game.table);
        game.red.close();
        game.black.first(ServerMessage.Presence.class, presence -> presence.watching() == 2);
        assertFalse(game.black.events(game.table).stream().anyMatch(Event.WentAway.class::isInstance));
        second.close();
        game.black.when(() -> game.black.events(game.table).getLast() instanceof Event.WentAway);
        TestClient third = hall.client();
        third.ask(new ClientMessage.SignIn(third.id(), game.redName, "secret horse"), ServerMessage.SignedIn.class);
        game.black.when(() -> game.black.events(game.table).getLast() instanceof Event.CameBack);
    }

    @Test
    void presenceSaysWhoWatches() {
        Game game = game();
        ServerMessage.Presence presence =
                game.red.first(ServerMessage.Presence.class, now -> now.people().size() == 2);
        TestClient guest = hall.client();
        guest.watch(game.table);
        ServerMessage.Presence later = game.red.first(ServerMessage.Presence.class, now -> now.watching() == 3);
        assertEquals(2, later.people().size());
        assertTrue(later.number() > presence.number());
    }

    @Test
    void offersAreMadeAndAnswered() {
        Game game = game();
        game.red.command(game.table, new PlayerCommand.Play(0, CANNON));
        assertInstanceOf(
                Decision.Accepted.class, game.red.command(game.table, new PlayerCommand.Propose(new Proposal.Undo())));
        int offer = Table.replay(hall.journal.events(game.table))
                .offers()
                .getFirst()
                .id();
        assertInstanceOf(
                Decision.Accepted.class, game.black.command(game.table, new PlayerCommand.Answer(offer, true)));
        assertEquals(
                0,
                Table.replay(hall.journal.events(game.table))
                        .game()
                        .orElseThrow()
                        .line()
                        .size());
    }

    private static ErrorCode rejection(TestClient client) {
        ErrorCode code = client.first(ServerMessage.Rejected.class).why().code();
        client.untilClosed();
        return code;
    }

    private static List<TableId> listed(TestClient client, Optional<String> house) {
        return client
                .ask(new ClientMessage.ListTables(client.id(), house, Optional.empty()), ServerMessage.Tables.class)
                .tables()
                .stream()
                .map(table -> table.id())
                .toList();
    }

    static synchronized String name() {
        names++;
        return "player-" + names;
    }

    /// A game that has begun; both players watch.
    private static Game game() {
        String redName = name();
        Game game = new Game(hall.registered(redName), hall.registered(name()), redName);
        return game;
    }

    private static final class Game {
        private final TestClient red;
        private final TestClient black;
        private final String redName;
        private final TableId table;

        Game(TestClient red, TestClient black, String redName) {
            this.red = red;
            this.black = black;
            this.redName = redName;
            this.table = red.openTable();
            red.watch(table);
            black.watch(table);
            red.sit(table, Seat.of(Side.RED));
            black.sit(table, Seat.of(Side.BLACK));
            red.command(table, new PlayerCommand.Ready());
            assertInstanceOf(Decision.Accepted.class, black.command(table, new PlayerCommand.Ready()));
            red.when(() -> red.events(table).getLast() instanceof Event.Started);
        }
    }
}
