package xiangqi.net.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static xiangqi.net.client.Answered.given;
import static xiangqi.net.client.Answered.got;

import java.util.Optional;
import java.util.Random;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.house.Plain;
import xiangqi.core.rules.Move;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Player;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Terms;
import xiangqi.core.table.Update;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.Identifiers;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;

/// A game between `wang`, who has Red, and `hu`, as both see it.
record Match(
        TableId id,
        Connection wang,
        RemoteTable red,
        RemoteTable black,
        Seen<Update> atRed,
        Seen<Update> atBlack,
        Seen<LinkState> redStates,
        Identifiers ids) {
    /// Red's first move.
    static final Move CANNON = Move.of(Square.H2, Square.E2);

    /// Black's answer.
    static final Move HORSE = Move.of(Square.H9, Square.G7);

    static Match start(AtAServer at) {
        Connection wang = at.connect();
        Connection hu = at.connect();
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
                new Identifiers(at.time(), new Random(99)));
        wang.observe(game.redStates);
        game.red.observe(game.atRed);
        game.black.observe(game.atBlack);
        got(game.red.send(Seat.RED, game.command(), new PlayerCommand.Sit(new Player("x", "not believed"))));
        got(game.black.send(Seat.BLACK, game.command(), new PlayerCommand.Sit(new Player("y", "not believed"))));
        got(game.red.send(Seat.RED, game.command(), new PlayerCommand.Ready()));
        got(game.black.send(Seat.BLACK, game.command(), new PlayerCommand.Ready()));
        game.atRed.last(Updates::running);
        Update begun = game.atBlack.last(Updates::running).getLast();
        assertEquals("wang", begun.table().players().get(Side.RED).name());
        return game;
    }

    static TableId open(Connection by) {
        return given(by.ask(
                        new ClientMessage.OpenTable(by.identifiers().command(), Terms.of(Plain.house())),
                        ServerMessage.TableOpened.class))
                .table();
    }

    static LinkState online(Optional<ServerMessage.SignedIn> account) {
        return new LinkState.Online(1, account, Optional.empty());
    }

    CommandId command() {
        return ids.command();
    }
}
