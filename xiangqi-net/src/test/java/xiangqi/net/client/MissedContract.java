package xiangqi.net.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static xiangqi.net.client.Answered.given;
import static xiangqi.net.client.Answered.got;
import static xiangqi.net.client.Updates.line;
import static xiangqi.net.client.Updates.moves;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Event;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Update;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ServerMessage;

/// What a client makes of what it has missed, in a break or without one, over whatever line.
interface MissedContract extends AtAServer {
    @Test
    default void whatWasMissedDuringABreakIsToldAfterIt() {
        Match game = Match.start(this);
        got(game.red().send(Seat.RED, game.command(), new PlayerCommand.Play(0, Match.CANNON)));
        server().cut("wang");
        LinkState.Offline offline = game.redStates().last(LinkState.Offline.class);
        int told = game.atRed().all().size();
        got(game.black().send(Seat.BLACK, game.command(), new PlayerCommand.Play(1, Match.HORSE)));
        time().advanceTo(offline.until());
        game.redStates().last(LinkState.Online.class);
        List<Update> since = game.atRed()
                .when(all -> all.size() > told)
                .subList(told, game.atRed().all().size());
        assertEquals(
                List.of(Match.HORSE),
                since.stream()
                        .map(update ->
                                assertInstanceOf(Update.Happened.class, update).event())
                        .map(event -> assertInstanceOf(Event.Moved.class, event).move())
                        .toList());
    }

    @Test
    default void aCommandWhoseAnswerWasLostIsCarriedOutOnce() {
        Match game = Match.start(this);
        int before = server().eventsAt(game.id());
        server().cutBeforeNextAnswer();
        CompletionStage<Decision> decision =
                game.red().send(Seat.RED, game.command(), new PlayerCommand.Play(0, Match.CANNON));
        LinkState.Offline offline = game.redStates().last(LinkState.Offline.class);
        time().advanceTo(offline.until());
        assertInstanceOf(Decision.Accepted.class, got(decision));
        assertEquals(before + 1, server().eventsAt(game.id()));
        assertEquals(1, moves(game.atRed().last(update -> line(update) == 1)));
    }

    @Test
    default void whatIsSentDuringABreakIsSentAfterIt() {
        Match game = Match.start(this);
        server().cut();
        LinkState.Offline offline = game.redStates().last(LinkState.Offline.class);
        CompletionStage<Decision> decision =
                game.red().send(Seat.RED, game.command(), new PlayerCommand.Play(0, Match.CANNON));
        time().advanceTo(offline.until());
        assertInstanceOf(Decision.Accepted.class, got(decision));
    }

    @Test
    default void aMissingEventIsNoticedAndAskedFor() {
        Match game = Match.start(this);
        server().loseNextEvents();
        got(game.red().send(Seat.RED, game.command(), new PlayerCommand.Play(0, Match.CANNON)));
        assertEquals(1, line(game.atRed().all().getLast()), "the decision waits for its events");
        got(game.black().send(Seat.BLACK, game.command(), new PlayerCommand.Play(1, Match.HORSE)));
        assertEquals(2, moves(game.atBlack().last(update -> line(update) == 2)));
        assertEquals(2, moves(game.atRed().last(update -> line(update) == 2)));
        assertEquals(2, resumedAfter(server().eventsAt(game.id()) - 2, game), "once by each");
    }

    @Test
    default void eventsThatAreToldAgainAreNotFoldedAgain() {
        Match game = Match.start(this);
        int told = game.atBlack().all().size();
        server().say(new ServerMessage.TableEvents(game.id(), 1, server().eventsOf(game.id())));
        server().say(new ServerMessage.TableEvents(
                game.id(),
                server().eventsAt(game.id()),
                List.of(server().eventsOf(game.id()).getLast())));
        got(game.red().send(Seat.RED, game.command(), new PlayerCommand.Play(0, Match.CANNON)));
        List<Update> since = game.atBlack().last(update -> line(update) == 1);
        assertEquals(told + 1, since.size());
        assertEquals(server().eventsAt(game.id()), since.getLast().table().events());
    }

    @Test
    default void aSpectatorNoticesAMissingEventByTheNextOne() {
        Match game = Match.start(this);
        Seen<Update> seen = new Seen<>();
        connect().watch(game.id()).observe(seen);
        seen.when(told -> !told.isEmpty());
        server().loseNextEvents();
        got(game.red().send(Seat.RED, game.command(), new PlayerCommand.Play(0, Match.CANNON)));
        got(game.black().send(Seat.BLACK, game.command(), new PlayerCommand.Play(1, Match.HORSE)));
        assertEquals(2, moves(seen.last(update -> line(update) == 2)));
    }

    @Test
    default void aDecisionWaitsForItsEvents() {
        Match game = Match.start(this);
        server().loseNextEvents();
        server().deaf = true;
        CompletionStage<Decision> decision =
                game.red().send(Seat.RED, game.command(), new PlayerCommand.Play(0, Match.CANNON));
        given(game.wang()
                .ask(
                        new ClientMessage.ListTables(game.command(), Optional.empty(), Optional.empty()),
                        ServerMessage.Tables.class));
        assertFalse(decision.toCompletableFuture().isDone());
        server().deaf = false;
        server().cut("wang");
        time().advanceTo(game.redStates().last(LinkState.Offline.class).until());
        assertInstanceOf(Decision.Accepted.class, got(decision));
        assertEquals(1, line(game.atRed().all().getLast()));
    }

    @Test
    default void aLongTableArrivesInPiecesAndIsToldWhole() {
        Match game = Match.start(this);
        server().chunk = 2;
        server().reachable = false;
        Seen<LinkState> states = new Seen<>();
        Seen<Update> seen = new Seen<>();
        Connection connection = connect();
        connection.observe(states);
        connection.watch(game.id()).observe(seen);
        states.last(LinkState.Offline.class);
        server().reachable = true;
        connection.retryNow();
        Update first = seen.when(told -> !told.isEmpty()).getFirst();
        assertInstanceOf(Update.Snapshot.class, first);
        assertEquals(server().eventsAt(game.id()), first.table().events());
        assertTrue(first.table().events() > 2);
    }

    private long resumedAfter(int number, Match game) {
        return server().heard.stream()
                .filter(message -> message instanceof ClientMessage.Resume resume
                        && resume.table().equals(game.id())
                        && resume.after() == number)
                .count();
    }
}
