package xiangqi.net.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static xiangqi.net.client.Answered.given;
import static xiangqi.net.client.Answered.got;
import static xiangqi.net.client.Updates.line;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Side;
import xiangqi.core.game.Outcome;
import xiangqi.core.table.Argument;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Event;
import xiangqi.core.table.Player;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Update;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.ServerMessage;

/// A table at a server as its client has it, over whatever line.
interface RemoteTableContract extends AtAServer {
    @Test
    default void twoPlayersAndASpectatorSeeTheSameGame() {
        Match game = Match.start(this);
        Seen<Update> seen = new Seen<>();
        connect().watch(game.id()).observe(seen);
        assertInstanceOf(
                Update.Snapshot.class, seen.when(told -> !told.isEmpty()).getFirst());
        Decision moved = got(game.red().send(Seat.RED, game.command(), new PlayerCommand.Play(0, Match.CANNON)));
        assertEquals(
                Match.CANNON,
                assertInstanceOf(
                                Event.Moved.class,
                                assertInstanceOf(Decision.Accepted.class, moved)
                                        .events()
                                        .getFirst())
                        .move());
        assertInstanceOf(
                Decision.Accepted.class,
                got(game.black().send(Seat.BLACK, game.command(), new PlayerCommand.Play(1, Match.HORSE))));
        got(game.red().send(Seat.RED, game.command(), new PlayerCommand.Resign()));
        for (Seen<Update> side : List.of(game.atRed(), game.atBlack(), seen)) {
            Update last = side.last(Updates::ended).getLast();
            var played = last.table().game().orElseThrow();
            assertEquals(
                    List.of(Match.CANNON, Match.HORSE),
                    played.line().plies().stream().map(ply -> ply.move()).toList());
            assertEquals(
                    new Outcome.Win(Side.BLACK, Outcome.Reason.RESIGNATION),
                    played.outcome().orElseThrow());
        }
    }

    @Test
    default void whatTheTableRefusesIsSaidWithItsArguments() {
        Match game = Match.start(this);
        assertEquals(
                new Decision.Refused(
                        Refusal.of(Refusal.Code.STALE, Map.of("ply", Argument.of(5), "table", Argument.of(0)))),
                got(game.red().send(Seat.RED, game.command(), new PlayerCommand.Play(5, Match.CANNON))));
        assertEquals(
                new Decision.Refused(Refusal.of(Refusal.Code.NOT_YOUR_TURN)),
                got(game.black().send(Seat.BLACK, game.command(), new PlayerCommand.Play(0, Match.HORSE))));
    }

    @Test
    default void aCommandForTheOthersChairIsRefusedAndNotSent() {
        Match game = Match.start(this);
        assertEquals(
                new Decision.Refused(Refusal.of(Refusal.Code.NOT_SEATED)),
                got(game.black().send(Seat.RED, game.command(), new PlayerCommand.Resign())));
        assertEquals(2, server().heard(ClientMessage.Command.class), "the two that said ready");
    }

    @Test
    default void whoDoesNotSitCannotPlay() {
        Match game = Match.start(this);
        Connection li = connect();
        given(li.register("li", "secret horse"));
        assertEquals(
                new Decision.Refused(Refusal.of(Refusal.Code.NOT_SEATED)),
                got(li.watch(game.id()).send(Seat.RED, game.command(), new PlayerCommand.Resign())));
    }

    @Test
    default void aCommandIdSentTwiceGetsItsFirstAnswer() {
        Match game = Match.start(this);
        int before = server().eventsAt(game.id());
        CommandId id = game.command();
        Decision first = got(game.red().send(Seat.RED, id, new PlayerCommand.Play(0, Match.CANNON)));
        assertInstanceOf(Decision.Accepted.class, first);
        assertEquals(first, got(game.red().send(Seat.RED, id, new PlayerCommand.Play(0, Match.CANNON))));
        assertEquals(before + 1, server().eventsAt(game.id()));
    }

    @Test
    default void aTableThatIsNotThereIsGone() {
        Connection wang = connect();
        RemoteTable none = wang.watch(wang.identifiers().table());
        assertEquals(ErrorCode.TABLE_UNKNOWN, got(none.gone()).code());
        Match game = Match.start(this);
        server().say(new ServerMessage.TableGone(game.id()));
        assertEquals(ErrorCode.TABLE_UNKNOWN, got(game.red().gone()).code());
    }

    @Test
    default void presenceIsToldAndOldNewsIsNot() {
        Match game = Match.start(this);
        Seen<ServerMessage.Presence> seen = new Seen<>();
        game.red().observePresence(seen);
        server().say(new ServerMessage.Presence(game.id(), 2, 3, List.of(new Player("p1", "li"))));
        server().say(new ServerMessage.Presence(game.id(), 1, 2, List.of()));
        server().say(new ServerMessage.Presence(game.id(), 3, 4, List.of()));
        assertEquals(
                List.of(3, 4),
                seen.last(presence -> presence.number() == 3).stream()
                        .map(ServerMessage.Presence::watching)
                        .toList());
    }

    @Test
    default void aTableThatIsClosedIsToldNothingMore() {
        Match game = Match.start(this);
        game.red().close();
        int told = game.atRed().all().size();
        got(game.red().send(Seat.RED, game.command(), new PlayerCommand.Play(0, Match.CANNON)));
        game.atBlack().last(update -> line(update) == 1);
        assertEquals(told, game.atRed().all().size());
    }
}
