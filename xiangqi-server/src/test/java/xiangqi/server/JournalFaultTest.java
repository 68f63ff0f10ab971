package xiangqi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Side;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Event;
import xiangqi.core.table.Offer;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Proposal;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.server.journal.Entry;

/// What a journal that is slow, fails, or is written by somebody else does to a table. Time is moved on by the test.
class JournalFaultTest {
    @AutoClose
    private static final TimedHall hall = new TimedHall();

    @Test
    void nothingIsToldBeforeItIsDurable() {
        TimedGame game = hall.game();
        hall.open.journal.hold();
        ClientMessage.Command move =
                new ClientMessage.Command(game.red.id(), game.id, new PlayerCommand.Play(0, TimedGame.CANNON));
        game.red.say(move);
        game.red.say(new ClientMessage.Ping(99));
        game.red.first(ServerMessage.Pong.class, pong -> pong.nonce() == 99);
        assertEquals(0, game.red.answers(move.id()));
        assertTrue(game.red.events(game.id).getLast() instanceof Event.Started);
        hall.open.journal.release();
        game.black.when(() -> game.black.events(game.id).getLast() instanceof Event.Moved);
        game.red.when(() -> game.red.answers(move.id()) == 1);
    }

    @Test
    void whatCouldNotBeKeptDidNotHappenAndMayBeAskedAgain() {
        TimedGame game = hall.game();
        ClientMessage.Command move =
                new ClientMessage.Command(game.red.id(), game.id, new PlayerCommand.Play(0, TimedGame.CANNON));
        hall.open.journal.fail(1);
        assertEquals(ErrorCode.FAILED, game.red.refused(move));
        assertInstanceOf(
                Decision.Accepted.class,
                game.red.ask(move, ServerMessage.CommandAnswered.class).decision());
    }

    @Test
    void aTableThatSomebodyElseWritesForIsReadAnew() {
        TimedGame game = hall.game();
        int next = hall.open.journal.events(game.id).size() + 1;
        Event foreign = new Event.Offered(hall.time.instant(), new Offer(1, new Proposal.Draw(), Side.RED, 0));
        hall.open.journal.intrude(new Entry(game.id, next, List.of(foreign), Optional.empty(), false));
        ClientMessage.Command move =
                new ClientMessage.Command(game.red.id(), game.id, new PlayerCommand.Play(0, TimedGame.CANNON));
        assertInstanceOf(
                Decision.Accepted.class,
                game.red.ask(move, ServerMessage.CommandAnswered.class).decision());
        game.black.when(() -> game.black.events(game.id).stream().anyMatch(Event.Moved.class::isInstance));
        assertEquals(hall.open.journal.events(game.id), game.black.events(game.id));
        assertTrue(game.black.events(game.id).contains(foreign));
    }

    /// Black has 20 seconds, tries to move while the journal is away, and nobody can for a minute.
    @Test
    void whileNothingCanBeKeptClocksStand() {
        TimedGame game = hall.game(TimedHall.FISCHER);
        assertInstanceOf(
                Decision.Accepted.class, game.red.command(game.id, new PlayerCommand.Play(0, TimedGame.CANNON)));
        game.pass(Duration.ofSeconds(5));
        hall.open.journal.unreachable(true);
        ClientMessage.Command move = game.play(game.black, 1, TimedGame.HORSE);
        assertEquals(ErrorCode.FAILED, game.black.refused(move));
        for (int i = 0; i < 12; i++) {
            game.pass(Duration.ofSeconds(5));
        }
        assertEquals(ErrorCode.BUSY, game.black.refused(move), "nothing was told that is not kept");
        assertHalted(game);
        assertInstanceOf(Event.Moved.class, game.black.events(game.id).getLast());

        hall.open.journal.unreachable(false);
        game.pass(Duration.ofSeconds(1));
        assertInstanceOf(Decision.Accepted.class, decision(game.black, move));
        assertAsAtTheMoveBefore(game, recovered(game));
    }

    /// Spectators ask in vain, from the beginning and from a number that is not there yet.
    @Test
    void aWatchThatRunsGoesOnThoughAnotherWasRefusedAsBusy() {
        TimedGame game = hall.game(TimedHall.FISCHER);
        TestClient anew = hall.open.client();
        anew.watch(game.id);
        TestClient ahead = hall.open.client();
        ahead.watch(game.id);
        hall.open.journal.unreachable(true);
        ClientMessage.Command move = game.play(game.red, 0, TimedGame.CANNON);
        assertEquals(ErrorCode.FAILED, game.red.refused(move));
        assertEquals(ErrorCode.BUSY, anew.refused(new ClientMessage.Watch(anew.id(), game.id)));
        assertEquals(ErrorCode.BUSY, anew.refused(new ClientMessage.Watch(anew.id(), game.id)));
        assertEquals(ErrorCode.BUSY, ahead.refused(new ClientMessage.Resume(ahead.id(), game.id, 100)));

        hall.open.journal.unreachable(false);
        game.pass(Duration.ofSeconds(1));
        assertInstanceOf(Decision.Accepted.class, decision(game.red, move));
        for (TestClient watching : List.of(anew, ahead)) {
            watching.when(() -> watching.events(game.id).getLast() instanceof Event.Moved);
            assertEquals(hall.open.journal.events(game.id), watching.events(game.id));
            assertEquals(1, watching.heard(ServerMessage.Snapshot.class).size(), "nothing was told twice");
        }
    }

    @Test
    void aFlagThatFallsWhileNothingCanBeKeptHasNotFallen() {
        TimedGame game = hall.game(TimedHall.FISCHER);
        assertInstanceOf(
                Decision.Accepted.class, game.red.command(game.id, new PlayerCommand.Play(0, TimedGame.CANNON)));
        hall.open.journal.unreachable(true);
        for (int i = 0; i < 5; i++) {
            game.pass(Duration.ofSeconds(5));
        }
        assertHalted(game);
        hall.open.journal.unreachable(false);
        game.pass(Duration.ofSeconds(1));
        assertInstanceOf(Decision.Accepted.class, decision(game.black, game.play(game.black, 1, TimedGame.HORSE)));
        assertAsAtTheMoveBefore(game, recovered(game));
    }

    /// Black's clock is not charged for the time in which nobody could be told of Red's move.
    @Test
    void whatTheJournalKeepsLateStartsTheOtherClockOnlyThen() {
        TimedGame game = hall.game(TimedHall.FISCHER);
        hall.open.journal.hold();
        game.red.say(game.play(game.red, 0, TimedGame.CANNON));
        while (hall.open.journal.held() == 0) {
            game.pass(Duration.ZERO);
        }
        game.pass(Duration.ofSeconds(9));
        hall.open.journal.release();
        game.black.when(() -> game.black.events(game.id).getLast() instanceof Event.Recovered);
        assertEquals(hall.time.instant(), recovered(game).at());
        assertAsAtTheMoveBefore(game, recovered(game));
        game.pass(Duration.ofSeconds(9));
        game.pass(Duration.ofSeconds(9));
        assertInstanceOf(Decision.Accepted.class, decision(game.black, game.play(game.black, 1, TimedGame.HORSE)));
    }

    @Test
    void whoIsAwayWhenTheJournalIsThereAgainIsWaitedForAsAfterAnEndOfTheServer() {
        TimedGame game = hall.game(TimedHall.FISCHER);
        assertInstanceOf(
                Decision.Accepted.class, game.red.command(game.id, new PlayerCommand.Play(0, TimedGame.CANNON)));
        game.black.close();
        game.red.when(() -> game.red.events(game.id).getLast() instanceof Event.WentAway);
        hall.open.journal.unreachable(true);
        for (int i = 0; i < 5; i++) {
            hall.pass(game.red, Duration.ofSeconds(5));
        }
        assertHalted(game);
        hall.open.journal.unreachable(false);
        hall.pass(game.red, Duration.ofSeconds(1));
        game.red.when(() -> game.red.events(game.id).getLast() instanceof Event.Recovered);
        for (int i = 0; i < 5; i++) {
            hall.pass(game.red, Duration.ofSeconds(5));
        }
        TestClient back = hall.open.client();
        back.ask(new ClientMessage.SignIn(back.id(), game.blackName, "secret horse"), ServerMessage.SignedIn.class);
        assertInstanceOf(Decision.Accepted.class, decision(back, game.play(back, 1, TimedGame.HORSE)));
    }

    /// Nobody is shown a clock that runs.
    private static void assertHalted(TimedGame game) {
        TestClient looking = hall.open.client();
        assertEquals(ErrorCode.BUSY, looking.refused(new ClientMessage.Watch(looking.id(), game.id)));
    }

    private static Decision decision(TestClient client, ClientMessage.Command request) {
        return client.ask(request, ServerMessage.CommandAnswered.class).decision();
    }

    private static Event.Recovered recovered(TimedGame game) {
        return (Event.Recovered) hall.open.journal.events(game.id).stream()
                .filter(Event.Recovered.class::isInstance)
                .findFirst()
                .orElseThrow();
    }

    private static void assertAsAtTheMoveBefore(TimedGame game, Event.Recovered recovered) {
        Event.Moved moved = (Event.Moved) hall.open.journal.events(game.id).stream()
                .filter(Event.Moved.class::isInstance)
                .findFirst()
                .orElseThrow();
        assertEquals(moved.clock().read(moved.at()), recovered.clock().read(recovered.at()));
    }
}
