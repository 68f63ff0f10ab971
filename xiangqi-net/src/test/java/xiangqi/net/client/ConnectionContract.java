package xiangqi.net.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.Houses;
import xiangqi.core.house.Plain;
import xiangqi.core.rules.Move;
import xiangqi.core.table.Argument;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Event;
import xiangqi.core.table.Player;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Terms;
import xiangqi.core.table.Update;
import xiangqi.net.codec.WireCodec;
import xiangqi.net.fake.Clockwork;
import xiangqi.net.fake.FakeServer;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.Identifiers;
import xiangqi.net.protocol.Limits;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.net.protocol.VersionRange;

/// What a client makes of a server, over whatever line.
abstract class ConnectionContract {
    private static final WireCodec CODEC = new WireCodec(Houses.standard());
    private static final Move CANNON = Move.of(Square.H2, Square.E2);
    private static final Move HORSE = Move.of(Square.H9, Square.G7);

    final Clockwork time = new Clockwork();
    final FakeServer server = new FakeServer(time);
    private final List<Connection> connections = new ArrayList<>();

    abstract Dialer dialer();

    abstract Executor executor();

    @AfterEach
    void leave() {
        connections.forEach(Connection::close);
    }

    @Test
    void aClientIsConnectingThenOnline() {
        Seen<LinkState> states = new Seen<>();
        connect().observe(states);
        LinkState.Online online = states.last(LinkState.Online.class);
        assertEquals(new LinkState.Online(1, Optional.empty(), Optional.empty()), online);
    }

    @Test
    void aServerThatIsTooNewIsNotTriedAgain() {
        server.speaks = new VersionRange(2, 3);
        Seen<LinkState> states = new Seen<>();
        Connection connection = connect();
        connection.observe(states);
        assertEquals(
                ProtocolError.of(ErrorCode.TOO_OLD, Map.of("client", Argument.of(1), "server", Argument.of(2))),
                states.last(LinkState.Refused.class).why());
        assertEquals(0, time.waiting());
        assertInstanceOf(Reply.Unanswered.class, got(connection.signIn("wang", "secret horse")));
    }

    @Test
    void aServerThatIsTooBusyIsTriedAgain() {
        server.rejects = Optional.of(ProtocolError.of(ErrorCode.BUSY, "millis", Argument.of(500)));
        Seen<LinkState> states = new Seen<>();
        connect().observe(states);
        LinkState.Offline offline = states.last(LinkState.Offline.class);
        server.rejects = Optional.empty();
        time.advanceTo(offline.until());
        states.last(LinkState.Online.class);
    }

    @Test
    void whatIsNoMessageEndsTheConnection() {
        Seen<LinkState> states = new Seen<>();
        connect().observe(states);
        states.last(LinkState.Online.class);
        server.sayText("{\"type\":\"dance\"}");
        assertEquals(
                ProtocolError.of(ErrorCode.UNKNOWN_TYPE, "type", Argument.of("dance")),
                states.last(LinkState.Refused.class).why());
    }

    @Test
    void anAccountIsMadeOnceAndSignsInByPasswordOrToken() {
        Connection wang = connect();
        ServerMessage.SignedIn made = given(wang.register("wang", "secret horse"));
        assertEquals("wang", made.player().name());
        given(wang.signOut());
        assertEquals(
                new Reply.Refused<>(ProtocolError.of(ErrorCode.NAME_TAKEN)), got(wang.register("wang", "other horse")));
        assertEquals(
                new Reply.Refused<>(ProtocolError.of(ErrorCode.WRONG_PASSWORD)), got(wang.signIn("wang", "other")));
        assertEquals(made.player(), given(wang.signIn("wang", "secret horse")).player());
        assertEquals(
                made.player(), given(connect().signInWithToken(made.token())).player());
    }

    @Test
    void whoIsSignedInIsPartOfTheState() {
        Seen<LinkState> states = new Seen<>();
        Connection wang = connect();
        wang.observe(states);
        ServerMessage.SignedIn signedIn = given(wang.register("wang", "secret horse"));
        states.last(online(Optional.of(signedIn))::equals);
        given(wang.signOut());
        states.last(online(Optional.empty())::equals);
    }

    @Test
    void anOpenedTableIsListed() {
        Connection wang = connect();
        TableId table = open(wang);
        ServerMessage.Tables tables = given(wang.ask(
                new ClientMessage.ListTables(wang.identifiers().command(), Optional.empty(), Optional.empty()),
                ServerMessage.Tables.class));
        assertEquals(
                List.of(table),
                tables.tables().stream().map(listed -> listed.id()).toList());
    }

    @Test
    void twoPlayersAndASpectatorSeeTheSameGame() {
        Match game = start();
        Seen<Update> seen = new Seen<>();
        connect().watch(game.id).observe(seen);
        assertInstanceOf(
                Update.Snapshot.class, seen.when(told -> !told.isEmpty()).getFirst());
        Decision moved = got(game.red.send(Seat.RED, game.command(), new PlayerCommand.Play(0, CANNON)));
        assertEquals(
                CANNON,
                assertInstanceOf(
                                Event.Moved.class,
                                assertInstanceOf(Decision.Accepted.class, moved)
                                        .events()
                                        .getFirst())
                        .move());
        assertInstanceOf(
                Decision.Accepted.class,
                got(game.black.send(Seat.BLACK, game.command(), new PlayerCommand.Play(1, HORSE))));
        got(game.red.send(Seat.RED, game.command(), new PlayerCommand.Resign()));
        for (Seen<Update> side : List.of(game.atRed, game.atBlack, seen)) {
            Update last = side.last(ConnectionContract::ended).getLast();
            var played = last.table().game().orElseThrow();
            assertEquals(
                    List.of(CANNON, HORSE),
                    played.line().plies().stream().map(ply -> ply.move()).toList());
            assertEquals(
                    new Outcome.Win(Side.BLACK, Outcome.Reason.RESIGNATION),
                    played.outcome().orElseThrow());
        }
    }

    @Test
    void whatTheTableRefusesIsSaidWithItsArguments() {
        Match game = start();
        assertEquals(
                new Decision.Refused(
                        Refusal.of(Refusal.Code.STALE, Map.of("ply", Argument.of(5), "table", Argument.of(0)))),
                got(game.red.send(Seat.RED, game.command(), new PlayerCommand.Play(5, CANNON))));
        assertEquals(
                new Decision.Refused(Refusal.of(Refusal.Code.NOT_YOUR_TURN)),
                got(game.black.send(Seat.BLACK, game.command(), new PlayerCommand.Play(0, HORSE))));
    }

    @Test
    void aCommandForTheOthersChairIsRefusedAndNotSent() {
        Match game = start();
        assertEquals(
                new Decision.Refused(Refusal.of(Refusal.Code.NOT_SEATED)),
                got(game.black.send(Seat.RED, game.command(), new PlayerCommand.Resign())));
        assertEquals(2, server.heard(ClientMessage.Command.class), "the two that said ready");
    }

    @Test
    void whoDoesNotSitCannotPlay() {
        Match game = start();
        Connection li = connect();
        given(li.register("li", "secret horse"));
        assertEquals(
                new Decision.Refused(Refusal.of(Refusal.Code.NOT_SEATED)),
                got(li.watch(game.id).send(Seat.RED, game.command(), new PlayerCommand.Resign())));
    }

    @Test
    void aCommandIdSentTwiceGetsItsFirstAnswer() {
        Match game = start();
        int before = server.eventsAt(game.id);
        CommandId id = game.command();
        Decision first = got(game.red.send(Seat.RED, id, new PlayerCommand.Play(0, CANNON)));
        assertInstanceOf(Decision.Accepted.class, first);
        assertEquals(first, got(game.red.send(Seat.RED, id, new PlayerCommand.Play(0, CANNON))));
        assertEquals(before + 1, server.eventsAt(game.id));
    }

    @Test
    void whatWasMissedDuringABreakIsToldAfterIt() {
        Match game = start();
        got(game.red.send(Seat.RED, game.command(), new PlayerCommand.Play(0, CANNON)));
        server.cut("wang");
        LinkState.Offline offline = game.redStates.last(LinkState.Offline.class);
        int told = game.atRed.all().size();
        got(game.black.send(Seat.BLACK, game.command(), new PlayerCommand.Play(1, HORSE)));
        time.advanceTo(offline.until());
        game.redStates.last(LinkState.Online.class);
        List<Update> since = game.atRed
                .when(all -> all.size() > told)
                .subList(told, game.atRed.all().size());
        assertEquals(
                List.of(HORSE),
                since.stream()
                        .map(update ->
                                assertInstanceOf(Update.Happened.class, update).event())
                        .map(event -> assertInstanceOf(Event.Moved.class, event).move())
                        .toList());
    }

    @Test
    void aCommandWhoseAnswerWasLostIsCarriedOutOnce() {
        Match game = start();
        int before = server.eventsAt(game.id);
        server.cutBeforeNextAnswer();
        CompletionStage<Decision> decision = game.red.send(Seat.RED, game.command(), new PlayerCommand.Play(0, CANNON));
        LinkState.Offline offline = game.redStates.last(LinkState.Offline.class);
        time.advanceTo(offline.until());
        assertInstanceOf(Decision.Accepted.class, got(decision));
        assertEquals(before + 1, server.eventsAt(game.id));
        assertEquals(1, moves(game.atRed.last(update -> line(update) == 1)));
    }

    @Test
    void whatIsSentDuringABreakIsSentAfterIt() {
        Match game = start();
        server.cut();
        LinkState.Offline offline = game.redStates.last(LinkState.Offline.class);
        CompletionStage<Decision> decision = game.red.send(Seat.RED, game.command(), new PlayerCommand.Play(0, CANNON));
        time.advanceTo(offline.until());
        assertInstanceOf(Decision.Accepted.class, got(decision));
    }

    @Test
    void aMissingEventIsNoticedAndAskedFor() {
        Match game = start();
        server.loseNextEvents();
        got(game.red.send(Seat.RED, game.command(), new PlayerCommand.Play(0, CANNON)));
        assertEquals(1, line(game.atRed.all().getLast()), "the decision waits for its events");
        got(game.black.send(Seat.BLACK, game.command(), new PlayerCommand.Play(1, HORSE)));
        assertEquals(2, moves(game.atBlack.last(update -> line(update) == 2)));
        assertEquals(2, moves(game.atRed.last(update -> line(update) == 2)));
        assertEquals(2, resumedAfter(server.eventsAt(game.id) - 2, game), "once by each");
    }

    @Test
    void eventsThatAreToldAgainAreNotFoldedAgain() {
        Match game = start();
        int told = game.atBlack.all().size();
        server.say(new ServerMessage.TableEvents(game.id, 1, server.eventsOf(game.id)));
        server.say(new ServerMessage.TableEvents(
                game.id,
                server.eventsAt(game.id),
                List.of(server.eventsOf(game.id).getLast())));
        got(game.red.send(Seat.RED, game.command(), new PlayerCommand.Play(0, CANNON)));
        List<Update> since = game.atBlack.last(update -> line(update) == 1);
        assertEquals(told + 1, since.size());
        assertEquals(server.eventsAt(game.id), since.getLast().table().events());
    }

    @Test
    void aSpectatorNoticesAMissingEventByTheNextOne() {
        Match game = start();
        Seen<Update> seen = new Seen<>();
        connect().watch(game.id).observe(seen);
        seen.when(told -> !told.isEmpty());
        server.loseNextEvents();
        got(game.red.send(Seat.RED, game.command(), new PlayerCommand.Play(0, CANNON)));
        got(game.black.send(Seat.BLACK, game.command(), new PlayerCommand.Play(1, HORSE)));
        assertEquals(2, moves(seen.last(update -> line(update) == 2)));
    }

    @Test
    void aDecisionWaitsForItsEvents() {
        Match game = start();
        server.loseNextEvents();
        server.deaf = true;
        CompletionStage<Decision> decision = game.red.send(Seat.RED, game.command(), new PlayerCommand.Play(0, CANNON));
        given(game.wang.ask(
                new ClientMessage.ListTables(game.command(), Optional.empty(), Optional.empty()),
                ServerMessage.Tables.class));
        assertFalse(decision.toCompletableFuture().isDone());
        server.deaf = false;
        server.cut("wang");
        time.advanceTo(game.redStates.last(LinkState.Offline.class).until());
        assertInstanceOf(Decision.Accepted.class, got(decision));
        assertEquals(1, line(game.atRed.all().getLast()));
    }

    @Test
    void aLongTableArrivesInPiecesAndIsToldWhole() {
        Match game = start();
        server.chunk = 2;
        server.reachable = false;
        Seen<LinkState> states = new Seen<>();
        Seen<Update> seen = new Seen<>();
        Connection connection = connect();
        connection.observe(states);
        connection.watch(game.id).observe(seen);
        states.last(LinkState.Offline.class);
        server.reachable = true;
        connection.retryNow();
        Update first = seen.when(told -> !told.isEmpty()).getFirst();
        assertInstanceOf(Update.Snapshot.class, first);
        assertEquals(server.eventsAt(game.id), first.table().events());
        assertTrue(first.table().events() > 2);
    }

    @Test
    void aSilentLineIsTakenForBroken() {
        Seen<LinkState> states = new Seen<>();
        Connection connection = connect();
        connection.observe(states);
        states.last(LinkState.Online.class);
        got(connection.signIn("the pong is here", "when this is answered"));
        server.silent = true;
        Instant cut = time.instant();
        time.advance(Limits.SILENCE.minusMillis(1));
        assertInstanceOf(LinkState.Online.class, states.all().getLast());
        time.advance(Duration.ofMillis(1));
        LinkState.Offline offline = states.last(LinkState.Offline.class);
        assertFalse(offline.until().isBefore(cut.plus(Limits.SILENCE)));
    }

    @Test
    void aServerThatDoesNotGreetIsTakenForBroken() {
        server.silent = true;
        Seen<LinkState> states = new Seen<>();
        connect().observe(states);
        states.last(LinkState.Connecting.class);
        time.advance(Limits.SILENCE);
        states.last(LinkState.Offline.class);
    }

    @Test
    void pausesGrowAndCanBeCutShort() {
        server.reachable = false;
        Seen<LinkState> states = new Seen<>();
        Connection connection = connect();
        connection.observe(states);
        List<Duration> pauses = new ArrayList<>();
        for (int attempt = 0; attempt < 5; attempt++) {
            LinkState.Offline offline = states.last(LinkState.Offline.class);
            pauses.add(Duration.between(time.instant(), offline.until()));
            int told = states.all().size();
            time.advanceTo(offline.until());
            states.when(all -> all.size() >= told + 2);
        }
        assertTrue(pauses.getLast().compareTo(pauses.getFirst().multipliedBy(4)) > 0, pauses::toString);
        states.last(LinkState.Offline.class);
        server.reachable = true;
        connection.retryNow();
        states.last(LinkState.Online.class);
    }

    @Test
    void aTokenThatIsVoidLeavesTheClientOnlineButSignedOut() {
        Match game = start();
        server.forgetTokens();
        server.cut("wang");
        time.advanceTo(game.redStates.last(LinkState.Offline.class).until());
        game.redStates.last(online(Optional.empty())::equals);
        assertEquals(
                new Decision.Refused(Refusal.of(Refusal.Code.NOT_SEATED)),
                got(game.red.send(Seat.RED, game.command(), new PlayerCommand.Resign())));
    }

    @Test
    void aTableThatIsNotThereIsGone() {
        Connection wang = connect();
        RemoteTable none = wang.watch(wang.identifiers().table());
        assertEquals(ErrorCode.TABLE_UNKNOWN, got(none.gone()).code());
        Match game = start();
        server.say(new ServerMessage.TableGone(game.id));
        assertEquals(ErrorCode.TABLE_UNKNOWN, got(game.red.gone()).code());
    }

    @Test
    void presenceIsToldAndOldNewsIsNot() {
        Match game = start();
        Seen<ServerMessage.Presence> seen = new Seen<>();
        game.red.observePresence(seen);
        server.say(new ServerMessage.Presence(game.id, 2, 3, List.of(new Player("p1", "li"))));
        server.say(new ServerMessage.Presence(game.id, 1, 2, List.of()));
        server.say(new ServerMessage.Presence(game.id, 3, 4, List.of()));
        assertEquals(
                List.of(3, 4),
                seen.last(presence -> presence.number() == 3).stream()
                        .map(ServerMessage.Presence::watching)
                        .toList());
    }

    @Test
    void aServerThatWillStopSaysSo() {
        Seen<LinkState> states = new Seen<>();
        connect().observe(states);
        states.last(LinkState.Online.class);
        ServerMessage.GoingDown down = new ServerMessage.GoingDown(time.instant(), Duration.ofSeconds(20));
        server.say(down);
        states.last(new LinkState.Online(1, Optional.empty(), Optional.of(down))::equals);
    }

    @Test
    void aTableThatIsClosedIsToldNothingMore() {
        Match game = start();
        game.red.close();
        int told = game.atRed.all().size();
        got(game.red.send(Seat.RED, game.command(), new PlayerCommand.Play(0, CANNON)));
        game.atBlack.last(update -> line(update) == 1);
        assertEquals(told, game.atRed.all().size());
    }

    @Test
    void whoLeavesIsTriedNoMore() {
        server.reachable = false;
        Seen<LinkState> states = new Seen<>();
        Connection connection = connect();
        connection.observe(states);
        states.last(LinkState.Offline.class);
        CompletionStage<Reply<ServerMessage.SignedIn>> waits = connection.signIn("wang", "secret horse");
        connection.close();
        states.last(LinkState.Closed.class);
        assertEquals(new Reply.Unanswered<ServerMessage.SignedIn>(), got(waits));
        assertEquals(0, time.waiting());
    }

    Connection connect() {
        Surroundings around = new Surroundings(time, time, new Random(connections.size()), executor());
        Connection connection = Connection.open(dialer(), CODEC, around, "test");
        connections.add(connection);
        return connection;
    }

    private TableId open(Connection by) {
        return given(by.ask(
                        new ClientMessage.OpenTable(by.identifiers().command(), Terms.of(Plain.house())),
                        ServerMessage.TableOpened.class))
                .table();
    }

    /// A game between `wang`, who has Red, and `hu`.
    private Match start() {
        Connection wang = connect();
        Connection hu = connect();
        given(wang.register("wang", "secret horse"));
        given(hu.register("hu", "secret horse"));
        TableId id = open(wang);
        Match game = new Match(
                id,
                wang,
                wang.watch(id),
                hu.watch(id),
                new Seen<>(),
                new Seen<>(),
                new Seen<>(),
                new Identifiers(time, new Random(99)));
        wang.observe(game.redStates);
        game.red.observe(game.atRed);
        game.black.observe(game.atBlack);
        got(game.red.send(Seat.RED, game.command(), new PlayerCommand.Sit(new Player("x", "not believed"))));
        got(game.black.send(Seat.BLACK, game.command(), new PlayerCommand.Sit(new Player("y", "not believed"))));
        got(game.red.send(Seat.RED, game.command(), new PlayerCommand.Ready()));
        got(game.black.send(Seat.BLACK, game.command(), new PlayerCommand.Ready()));
        game.atRed.last(ConnectionContract::running);
        Update begun = game.atBlack.last(ConnectionContract::running).getLast();
        assertEquals("wang", begun.table().players().get(Side.RED).name());
        return game;
    }

    private long resumedAfter(int number, Match game) {
        return server.heard.stream()
                .filter(message -> message instanceof ClientMessage.Resume resume
                        && resume.table().equals(game.id)
                        && resume.after() == number)
                .count();
    }

    private static boolean running(Update update) {
        return update.table().running().isPresent();
    }

    private static boolean ended(Update update) {
        return update.table().game().isPresent() && update.table().running().isEmpty();
    }

    private static int line(Update update) {
        return update.table().game().map(game -> game.line().plies().size()).orElse(0);
    }

    private static long moves(List<Update> updates) {
        return updates.stream()
                .filter(update -> update instanceof Update.Happened happened && happened.event() instanceof Event.Moved)
                .count();
    }

    private static LinkState online(Optional<ServerMessage.SignedIn> account) {
        return new LinkState.Online(1, account, Optional.empty());
    }

    private static <A> A given(CompletionStage<Reply<A>> reply) {
        return switch (got(reply)) {
            case Reply.Given<A> given -> given.answer();
            case Reply.Refused<A> refused -> throw new AssertionError(refused);
            case Reply.Unanswered<A> unanswered -> throw new AssertionError(unanswered);
        };
    }

    static <T> T got(CompletionStage<T> stage) {
        return stage.toCompletableFuture().orTimeout(30, TimeUnit.SECONDS).join();
    }

    /// A table with both players at it.
    private record Match(
            TableId id,
            Connection wang,
            RemoteTable red,
            RemoteTable black,
            Seen<Update> atRed,
            Seen<Update> atBlack,
            Seen<LinkState> redStates,
            Identifiers ids) {
        CommandId command() {
            return ids.command();
        }
    }
}
