package xiangqi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.clock.Reading;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.Plain;
import xiangqi.core.rules.Move;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Event;
import xiangqi.core.table.Offer;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Proposal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Table;
import xiangqi.core.table.Terms;
import xiangqi.net.fake.Clockwork;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.Endpoint;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.Limits;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.net.protocol.VersionRange;
import xiangqi.server.cluster.Allowances;
import xiangqi.server.journal.Entry;

/// What time, a journal that fails, and the end of a server do to a table. Time is moved on by the tests.
class OutageTest {
    private static final Move CANNON = Move.of(Square.H2, Square.E2);
    private static final Move HORSE = Move.of(Square.H9, Square.G7);
    private static final Terms TERMS = Terms.of(Plain.house())
            .withClock(TimeControl.parse("three:600/60/30").orElseThrow());

    private static final Terms FISCHER =
            Terms.of(Plain.house()).withClock(TimeControl.parse("fischer:20+1").orElseThrow());

    private static final Clockwork TIME = new Clockwork();
    private static OpenHall hall;
    private static int names;

    @BeforeAll
    static void open() {
        hall = new OpenHall(TIME, TIME, Allowances.USUAL.withRegistrations(10_000), Map.of());
    }

    @AfterAll
    static void close() {
        hall.close();
    }

    @Test
    void aConnectionThatIsSilentIsDropped() {
        TestClient client = hall.client();
        pass(client, Limits.SILENCE.minusMillis(1));
        client.say(new ClientMessage.Ping(1));
        client.first(ServerMessage.Pong.class, pong -> pong.nonce() == 1);
        TIME.advance(Limits.SILENCE);
        client.untilClosed();
    }

    @Test
    void pingsOfTheWebSocketAreNoSignOfLifeAndTheClosingFrameSaysWhy() {
        Frames frames = new Frames();
        WebSocket socket = hall.http
                .newWebSocketBuilder()
                .buildAsync(URI.create("ws://127.0.0.1:" + hall.port() + Endpoint.PATH), frames)
                .join();
        socket.sendText(TestClient.CODEC.encode(new ClientMessage.Hello(VersionRange.SPOKEN, "test")), true)
                .join();
        frames.soon(frames.text);
        TIME.advance(Limits.SILENCE.minusMillis(1));
        socket.sendPing(ByteBuffer.allocate(0)).join();
        frames.soon(frames.pong);
        TIME.advance(Duration.ofMillis(1));
        assertEquals("1001 silent", frames.soon(frames.end));
    }

    /// What comes on a connection, frame by frame.
    private static final class Frames implements WebSocket.Listener {
        private final CompletableFuture<String> text = new CompletableFuture<>();
        private final CompletableFuture<String> pong = new CompletableFuture<>();
        private final CompletableFuture<String> end = new CompletableFuture<>();

        String soon(CompletableFuture<String> awaited) {
            return awaited.orTimeout(30, TimeUnit.SECONDS).join();
        }

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
            text.complete(data.toString());
            return WebSocket.Listener.super.onText(socket, data, last);
        }

        @Override
        public CompletionStage<?> onPong(WebSocket socket, ByteBuffer message) {
            pong.complete("");
            return WebSocket.Listener.super.onPong(socket, message);
        }

        @Override
        public CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
            end.complete(status + " " + reason);
            return WebSocket.Listener.super.onClose(socket, status, reason);
        }
    }

    @Test
    void aFlagFallsByItself() {
        Game game = new Game();
        for (int i = 0; i < 12; i++) {
            game.pass(Duration.ofSeconds(5));
        }
        assertTrue(game.table().running().isPresent(), "the last instant is in time");
        game.pass(Duration.ofSeconds(5));
        game.red.when(() -> game.red.events(game.id).getLast() instanceof Event.Ended);
        assertEquals(
                Optional.of(new Outcome.Win(Side.BLACK, Outcome.Reason.TIME)),
                game.table().game().orElseThrow().outcome());
    }

    @Test
    void nothingIsToldBeforeItIsDurable() {
        Game game = new Game();
        hall.journal.hold();
        ClientMessage.Command move =
                new ClientMessage.Command(game.red.id(), game.id, new PlayerCommand.Play(0, CANNON));
        game.red.say(move);
        game.red.say(new ClientMessage.Ping(99));
        game.red.first(ServerMessage.Pong.class, pong -> pong.nonce() == 99);
        assertEquals(0, game.red.answers(move.id()));
        assertTrue(game.red.events(game.id).getLast() instanceof Event.Started);
        hall.journal.release();
        game.black.when(() -> game.black.events(game.id).getLast() instanceof Event.Moved);
        game.red.when(() -> game.red.answers(move.id()) == 1);
    }

    @Test
    void whatCouldNotBeKeptDidNotHappenAndMayBeAskedAgain() {
        Game game = new Game();
        ClientMessage.Command move =
                new ClientMessage.Command(game.red.id(), game.id, new PlayerCommand.Play(0, CANNON));
        hall.journal.fail(1);
        assertEquals(ErrorCode.FAILED, game.red.refused(move));
        assertInstanceOf(
                Decision.Accepted.class,
                game.red.ask(move, ServerMessage.CommandAnswered.class).decision());
    }

    @Test
    void aTableThatSomebodyElseWritesForIsReadAnew() {
        Game game = new Game();
        int next = hall.journal.events(game.id).size() + 1;
        Event foreign = new Event.Offered(TIME.instant(), new Offer(1, new Proposal.Draw(), Side.RED, 0));
        hall.journal.intrude(new Entry(game.id, next, List.of(foreign), Optional.empty(), false));
        ClientMessage.Command move =
                new ClientMessage.Command(game.red.id(), game.id, new PlayerCommand.Play(0, CANNON));
        assertInstanceOf(
                Decision.Accepted.class,
                game.red.ask(move, ServerMessage.CommandAnswered.class).decision());
        game.black.when(() -> game.black.events(game.id).stream().anyMatch(Event.Moved.class::isInstance));
        assertEquals(hall.journal.events(game.id), game.black.events(game.id));
        assertTrue(game.black.events(game.id).contains(foreign));
    }

    @Test
    void afterAnEndOfTheServerTheGameGoesOnWhereItWas() {
        Game game = new Game();
        TIME.advance(Duration.ofSeconds(4));
        ClientMessage.Command move =
                new ClientMessage.Command(game.red.id(), game.id, new PlayerCommand.Play(0, CANNON));
        ServerMessage.Answer first = game.red.ask(move);
        game.black.command(game.id, new PlayerCommand.Propose(new Proposal.Annulment()));
        List<Event> before = hall.journal.events(game.id);
        hall.shut();
        TIME.advance(Duration.ofHours(3));
        hall.open();
        assertEquals(
                Duration.ofSeconds(20),
                game.red.first(ServerMessage.GoingDown.class).back());
        game.red.untilClosed();
        TestClient black = hall.client();
        black.ask(new ClientMessage.SignIn(black.id(), game.blackName, "secret horse"), ServerMessage.SignedIn.class);
        black.ask(new ClientMessage.Resume(black.id(), game.id, before.size()), ServerMessage.Watching.class);
        TestClient red = hall.client();
        red.ask(new ClientMessage.SignIn(red.id(), game.redName, "secret horse"), ServerMessage.SignedIn.class);
        assertEquals(first, red.ask(move), "a command is answered as before");
        Table table = Table.replay(hall.journal.events(game.id));
        assertEquals(1, table.offers().size(), "an offer waits as before");
        assertTrue(table.running().isPresent(), "the outage is on nobody's clock");
        assertTrue(hall.journal.events(game.id).stream().anyMatch(Event.Recovered.class::isInstance));
        assertInstanceOf(Decision.Accepted.class, black.command(game.id, new PlayerCommand.Play(1, HORSE)));
    }

    /// Black has 2.3 seconds left when the server goes, and needs many more to find it again.
    @Test
    void theTimeUntilThePlayerToMoveIsBackIsChargedToNobody() {
        Game game = new Game(FISCHER);
        assertInstanceOf(Decision.Accepted.class, game.red.command(game.id, new PlayerCommand.Play(0, CANNON)));
        for (int i = 0; i < 4; i++) {
            game.pass(Duration.ofMillis(4_425));
        }
        game.black.command(game.id, new PlayerCommand.Propose(new Proposal.Annulment()));
        hall.shut();
        Table before = game.table();
        Reading stood = before.game().orElseThrow().clock().read(TIME.instant());
        TIME.advance(Duration.ofMinutes(5));
        hall.open();
        awaitAwake(game.id);

        TestClient red = hall.client();
        red.ask(new ClientMessage.SignIn(red.id(), game.redName, "secret horse"), ServerMessage.SignedIn.class);
        CommandId watch = red.id();
        red.say(new ClientMessage.Watch(watch, game.id));
        for (int i = 0; i < 3; i++) {
            pass(red, Duration.ofSeconds(5));
        }
        assertEquals(
                ErrorCode.BUSY,
                red.first(ServerMessage.Refused.class, refused -> refused.id().equals(watch))
                        .why()
                        .code(),
                "nobody is shown a clock that runs");
        assertEquals(
                ErrorCode.BUSY, red.refused(new ClientMessage.Command(red.id(), game.id, new PlayerCommand.Resign())));
        assertEquals(before, game.table(), "nothing happens before the player to move is back");

        TestClient black = hall.client();
        black.ask(new ClientMessage.SignIn(black.id(), game.blackName, "secret horse"), ServerMessage.SignedIn.class);
        black.watch(game.id);
        Event.Recovered recovered =
                assertInstanceOf(Event.Recovered.class, black.events(game.id).get(before.events()));
        assertEquals(TIME.instant(), recovered.at());
        assertEquals(stood, recovered.clock().read(recovered.at()));
        red.watch(game.id);
        TIME.advance(Duration.ofMillis(2_300));
        assertInstanceOf(
                Decision.Accepted.class,
                black.command(game.id, new PlayerCommand.Play(1, HORSE)),
                "the last instant of what was left is in time");
    }

    @Test
    void whoDoesNotComeBackIsNotWaitedForLongerThanIsTold() {
        Game game = new Game(FISCHER);
        assertInstanceOf(Decision.Accepted.class, game.red.command(game.id, new PlayerCommand.Play(0, CANNON)));
        Instant moved = TIME.instant();
        hall.shut();
        TIME.advance(Duration.ofMinutes(5));
        hall.open();
        Instant open = TIME.instant();
        awaitAwake(game.id);
        TestClient red = hall.client();
        red.ask(new ClientMessage.SignIn(red.id(), game.redName, "secret horse"), ServerMessage.SignedIn.class);
        for (int i = 0; i < 6; i++) {
            assertEquals(moved, game.table().lastAt(), "after " + 5 * i + " seconds");
            pass(red, Duration.ofSeconds(5));
        }
        red.watch(game.id);
        for (int i = 0; i < 5; i++) {
            pass(red, Duration.ofSeconds(5));
        }
        red.when(() -> red.events(game.id).getLast() instanceof Event.Ended);
        assertEquals(
                open.plus(Duration.ofSeconds(30)),
                hall.journal.events(game.id).stream()
                        .filter(Event.Recovered.class::isInstance)
                        .findFirst()
                        .orElseThrow()
                        .at());
        assertEquals(
                Optional.of(new Outcome.Win(Side.RED, Outcome.Reason.TIME)),
                game.table().game().orElseThrow().outcome());
    }

    /// The lobby lists a table when it has woken.
    private static void awaitAwake(TableId table) {
        TestClient client = hall.client();
        ClientMessage.ListTables list = new ClientMessage.ListTables(client.id(), Optional.empty(), Optional.empty());
        assertTrue(client.ask(list, ServerMessage.Tables.class).tables().stream()
                .anyMatch(listed -> listed.id().equals(table)));
        client.close();
    }

    @Test
    void aRequestToOpenATableOpensNoSecondAfterAnEndOfTheServer() {
        String name = name();
        TestClient client = hall.registered(name);
        ClientMessage.OpenTable request = new ClientMessage.OpenTable(client.id(), TERMS);
        ServerMessage.Answer first = client.ask(request);
        hall.again();
        TestClient again = hall.client();
        again.ask(new ClientMessage.SignIn(again.id(), name, "secret horse"), ServerMessage.SignedIn.class);
        assertEquals(first, again.ask(request));
        assertTrue(
                again
                        .ask(
                                new ClientMessage.ListTables(again.id(), Optional.empty(), Optional.empty()),
                                ServerMessage.Tables.class)
                        .tables()
                        .stream()
                        .anyMatch(listed -> listed.id().equals(((ServerMessage.TableOpened) first).table())),
                "tables are listed again");
    }

    @Test
    void aTableThatNobodySitsAtIsClosedAfterAWhile() {
        TestClient client = hall.registered(name());
        TableId table = client.openTable(TERMS);
        client.watch(table);
        for (int i = 0; i <= Allowances.USUAL.emptyTable().toSeconds() / 5; i++) {
            pass(client, Duration.ofSeconds(5));
        }
        client.first(ServerMessage.TableGone.class);
        assertTrue(hall.journal.closed(table));
        assertEquals(ErrorCode.TABLE_UNKNOWN, client.refused(new ClientMessage.Watch(client.id(), table)));
        assertEquals(
                List.of(),
                client
                        .ask(
                                new ClientMessage.ListTables(client.id(), Optional.empty(), Optional.empty()),
                                ServerMessage.Tables.class)
                        .tables()
                        .stream()
                        .filter(listed -> listed.id().equals(table))
                        .toList());
    }

    @Test
    void aPlayerWhoStaysAwayLosesAfterTheGrace() {
        Game game = new Game();
        assertInstanceOf(Decision.Accepted.class, game.red.command(game.id, new PlayerCommand.Play(0, CANNON)));
        game.red.close();
        game.black.when(() -> game.black.events(game.id).getLast() instanceof Event.WentAway);
        assertInstanceOf(Decision.Accepted.class, game.black.command(game.id, new PlayerCommand.Play(1, HORSE)));
        for (int i = 0; i < 13; i++) {
            pass(game.black, Duration.ofSeconds(5));
        }
        game.black.when(() -> game.black.events(game.id).stream().anyMatch(Event.Ended.class::isInstance));
        assertEquals(
                Side.BLACK,
                assertInstanceOf(
                                Outcome.Win.class,
                                game.table()
                                        .game()
                                        .flatMap(played -> played.outcome())
                                        .orElseThrow())
                        .side());
    }

    @Test
    void whoAsksTooMuchIsToldWhenToAskAgain() {
        TestClient client = hall.client();
        TableId table = client.ids.table();
        for (int i = 0; i < Allowances.USUAL.requests() - 1; i++) {
            client.say(new ClientMessage.Unwatch(client.id(), table));
        }
        ServerMessage.Refused refused =
                client.ask(new ClientMessage.Unwatch(client.id(), table), ServerMessage.Refused.class);
        assertEquals(ErrorCode.TOO_MANY, refused.why().code());
        TIME.advance(Duration.ofSeconds(1));
        client.ask(new ClientMessage.Unwatch(client.id(), table), ServerMessage.Done.class);
    }

    @Test
    void whoGuessesPasswordsHasToWait() {
        String name = name();
        hall.registered(name);
        TestClient client = hall.client();
        for (int i = 0; i < Allowances.USUAL.wrongPasswords(); i++) {
            assertEquals(
                    ErrorCode.WRONG_PASSWORD, client.refused(new ClientMessage.SignIn(client.id(), name, "a guess")));
        }
        assertEquals(ErrorCode.TOO_MANY, client.refused(new ClientMessage.SignIn(client.id(), name, "secret horse")));
        String other = name();
        hall.registered(other);
        TestClient beside = hall.client();
        beside.ask(new ClientMessage.SignIn(beside.id(), other, "secret horse"), ServerMessage.SignedIn.class);
        TIME.advance(Duration.ofMinutes(20));
        TestClient later = hall.client();
        later.ask(new ClientMessage.SignIn(later.id(), name, "secret horse"), ServerMessage.SignedIn.class);
    }

    @Test
    void whoGuessesAtManyNamesHasToWaitAsWell() {
        TestClient client = hall.client();
        for (int i = 0; i < Allowances.USUAL.wrongPasswordsAtAddress(); i++) {
            assertEquals(
                    ErrorCode.WRONG_PASSWORD,
                    client.refused(new ClientMessage.SignIn(client.id(), "nobody-" + i, "a guess")));
        }
        assertEquals(ErrorCode.TOO_MANY, client.refused(new ClientMessage.SignIn(client.id(), "nobody", "a guess")));
        TIME.advance(Duration.ofMinutes(20));
    }

    @Test
    void whoComesBackByTokenDoesNotWaitForThoseWhoGuess() {
        String name = name();
        String token = hall.client().register(name).token();
        TestClient guessing = hall.client();
        while (guessing.refused(new ClientMessage.SignIn(guessing.id(), name, "a guess")) != ErrorCode.TOO_MANY) {
            assertEquals(0, guessing.heard(ServerMessage.SignedIn.class).size());
        }
        TestClient back = hall.client();
        back.ask(new ClientMessage.SignInWithToken(back.id(), token), ServerMessage.SignedIn.class);
        TIME.advance(Duration.ofMinutes(20));
    }

    /// Lets time pass for a client that shows signs of life.
    private static void pass(TestClient client, Duration time) {
        long nonce = TIME.instant().toEpochMilli();
        client.say(new ClientMessage.Ping(nonce));
        client.first(ServerMessage.Pong.class, pong -> pong.nonce() == nonce);
        TIME.advance(time);
    }

    private static String name() {
        names++;
        return "player-" + names;
    }

    /// A game that has begun; both players watch.
    private static final class Game {
        private final String redName = name();
        private final String blackName = name();
        private final TestClient red = hall.registered(redName);
        private final TestClient black = hall.registered(blackName);
        private final TableId id;

        Game() {
            this(TERMS);
        }

        Game(Terms terms) {
            id = red.openTable(terms);
            red.watch(id);
            black.watch(id);
            red.sit(id, Seat.RED);
            black.sit(id, Seat.BLACK);
            red.command(id, new PlayerCommand.Ready());
            assertInstanceOf(Decision.Accepted.class, black.command(id, new PlayerCommand.Ready()));
            red.when(() -> red.events(id).getLast() instanceof Event.Started);
        }

        Table table() {
            return Table.replay(hall.journal.events(id));
        }

        /// Lets time pass while both players show signs of life.
        void pass(Duration time) {
            long nonce = TIME.instant().toEpochMilli();
            for (TestClient client : List.of(red, black)) {
                client.say(new ClientMessage.Ping(nonce));
                client.first(ServerMessage.Pong.class, pong -> pong.nonce() == nonce);
            }
            TIME.advance(time);
        }
    }
}
