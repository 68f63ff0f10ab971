package xiangqi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Reading;
import xiangqi.core.game.Outcome;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Event;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Proposal;
import xiangqi.core.table.Table;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;

/// What the end of a server and the start of the next do to a table. Time is moved on by the test.
class OutageTest {
    @AutoClose
    private static final TimedHall hall = new TimedHall();

    @Test
    void afterAnEndOfTheServerTheGameGoesOnWhereItWas() {
        TimedGame game = hall.game();
        hall.time.advance(Duration.ofSeconds(4));
        ClientMessage.Command move =
                new ClientMessage.Command(game.red.id(), game.id, new PlayerCommand.Play(0, TimedGame.CANNON));
        ServerMessage.Answer first = game.red.ask(move);
        game.black.command(game.id, new PlayerCommand.Propose(new Proposal.Annulment()));
        List<Event> before = hall.open.journal.events(game.id);
        hall.open.shut();
        hall.time.advance(Duration.ofHours(3));
        hall.open.open();
        assertEquals(
                Duration.ofSeconds(20),
                game.red.first(ServerMessage.GoingDown.class).back());
        game.red.untilClosed();
        TestClient black = hall.open.client();
        black.ask(new ClientMessage.SignIn(black.id(), game.blackName, "secret horse"), ServerMessage.SignedIn.class);
        black.ask(new ClientMessage.Resume(black.id(), game.id, before.size()), ServerMessage.Watching.class);
        TestClient red = hall.open.client();
        red.ask(new ClientMessage.SignIn(red.id(), game.redName, "secret horse"), ServerMessage.SignedIn.class);
        assertEquals(first, red.ask(move), "a command is answered as before");
        Table table = Table.replay(hall.open.journal.events(game.id));
        assertEquals(1, table.offers().size(), "an offer waits as before");
        assertTrue(table.running().isPresent(), "the outage is on nobody's clock");
        assertTrue(hall.open.journal.events(game.id).stream().anyMatch(Event.Recovered.class::isInstance));
        assertInstanceOf(Decision.Accepted.class, black.command(game.id, new PlayerCommand.Play(1, TimedGame.HORSE)));
    }

    /// Black has 2.3 seconds left when the server goes, and needs many more to find it again.
    @Test
    void theTimeUntilThePlayerToMoveIsBackIsChargedToNobody() {
        TimedGame game = hall.game(TimedHall.FISCHER);
        assertInstanceOf(
                Decision.Accepted.class, game.red.command(game.id, new PlayerCommand.Play(0, TimedGame.CANNON)));
        for (int i = 0; i < 4; i++) {
            game.pass(Duration.ofMillis(4_425));
        }
        game.black.command(game.id, new PlayerCommand.Propose(new Proposal.Annulment()));
        hall.open.shut();
        Table before = hall.table(game.id);
        Reading stood = before.game().orElseThrow().clock().read(hall.time.instant());
        hall.time.advance(Duration.ofMinutes(5));
        hall.open.open();
        awaitAwake(game.id);

        TestClient red = hall.open.client();
        red.ask(new ClientMessage.SignIn(red.id(), game.redName, "secret horse"), ServerMessage.SignedIn.class);
        CommandId watch = red.id();
        red.say(new ClientMessage.Watch(watch, game.id));
        for (int i = 0; i < 3; i++) {
            hall.pass(red, Duration.ofSeconds(5));
        }
        assertEquals(
                ErrorCode.BUSY,
                red.first(ServerMessage.Refused.class, refused -> refused.id().equals(watch))
                        .why()
                        .code(),
                "nobody is shown a clock that runs");
        assertEquals(
                ErrorCode.BUSY, red.refused(new ClientMessage.Command(red.id(), game.id, new PlayerCommand.Resign())));
        assertEquals(before, hall.table(game.id), "nothing happens before the player to move is back");

        TestClient black = hall.open.client();
        black.ask(new ClientMessage.SignIn(black.id(), game.blackName, "secret horse"), ServerMessage.SignedIn.class);
        black.watch(game.id);
        Event.Recovered recovered =
                assertInstanceOf(Event.Recovered.class, black.events(game.id).get(before.events()));
        assertEquals(hall.time.instant(), recovered.at());
        assertEquals(stood, recovered.clock().read(recovered.at()));
        red.watch(game.id);
        hall.time.advance(Duration.ofMillis(2_300));
        assertInstanceOf(
                Decision.Accepted.class,
                black.command(game.id, new PlayerCommand.Play(1, TimedGame.HORSE)),
                "the last instant of what was left is in time");
    }

    @Test
    void whoDoesNotComeBackIsNotWaitedForLongerThanIsTold() {
        TimedGame game = hall.game(TimedHall.FISCHER);
        assertInstanceOf(
                Decision.Accepted.class, game.red.command(game.id, new PlayerCommand.Play(0, TimedGame.CANNON)));
        Instant moved = hall.time.instant();
        hall.open.shut();
        hall.time.advance(Duration.ofMinutes(5));
        hall.open.open();
        Instant open = hall.time.instant();
        awaitAwake(game.id);
        TestClient red = hall.open.client();
        red.ask(new ClientMessage.SignIn(red.id(), game.redName, "secret horse"), ServerMessage.SignedIn.class);
        for (int i = 0; i < 6; i++) {
            assertEquals(moved, hall.table(game.id).lastAt(), "after " + 5 * i + " seconds");
            hall.pass(red, Duration.ofSeconds(5));
        }
        red.watch(game.id);
        for (int i = 0; i < 5; i++) {
            hall.pass(red, Duration.ofSeconds(5));
        }
        red.when(() -> red.events(game.id).getLast() instanceof Event.Ended);
        assertEquals(
                open.plus(Duration.ofSeconds(30)),
                hall.open.journal.events(game.id).stream()
                        .filter(Event.Recovered.class::isInstance)
                        .findFirst()
                        .orElseThrow()
                        .at());
        assertEquals(
                Optional.of(new Outcome.Win(Side.RED, Outcome.Reason.TIME)),
                hall.table(game.id).game().orElseThrow().outcome());
    }

    /// The lobby lists a table when it has woken.
    private static void awaitAwake(TableId table) {
        TestClient client = hall.open.client();
        ClientMessage.ListTables list = new ClientMessage.ListTables(client.id(), Optional.empty(), Optional.empty());
        assertTrue(client.ask(list, ServerMessage.Tables.class).tables().stream()
                .anyMatch(listed -> listed.id().equals(table)));
        client.close();
    }

    @Test
    void aRequestToOpenATableOpensNoSecondAfterAnEndOfTheServer() {
        String name = hall.name();
        TestClient client = hall.open.registered(name);
        ClientMessage.OpenTable request = new ClientMessage.OpenTable(client.id(), TimedHall.TERMS);
        ServerMessage.Answer first = client.ask(request);
        hall.open.again();
        TestClient again = hall.open.client();
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
}
