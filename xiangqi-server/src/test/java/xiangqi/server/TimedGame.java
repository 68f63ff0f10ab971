package xiangqi.server;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.time.Duration;
import java.util.List;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Move;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Event;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Table;
import xiangqi.core.table.Terms;
import xiangqi.net.fake.Clockwork;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;

/// A game that has begun in a hall whose time a test moves on; both players watch.
final class TimedGame {
    /// Red's first move.
    static final Move CANNON = Move.of(Square.H2, Square.E2);

    /// Black's answer.
    static final Move HORSE = Move.of(Square.H9, Square.G7);

    final String redName;
    final String blackName;
    final TestClient red;
    final TestClient black;
    final TableId id;
    private final Clockwork time;

    TimedGame(OpenHall<?> hall, Clockwork time, String redName, String blackName, Terms terms) {
        this.time = time;
        this.redName = redName;
        this.blackName = blackName;
        this.red = hall.registered(redName);
        this.black = hall.registered(blackName);
        this.id = red.openTable(terms);
        red.watch(id);
        black.watch(id);
        red.sit(id, Seat.RED);
        black.sit(id, Seat.BLACK);
        red.command(id, new PlayerCommand.Ready());
        assertInstanceOf(Decision.Accepted.class, black.command(id, new PlayerCommand.Ready()));
        red.when(() -> red.events(id).getLast() instanceof Event.Started);
    }

    /// The table as Red has it.
    Table table() {
        return Table.replay(red.events(id));
    }

    /// A request to play, to be asked more than once.
    ClientMessage.Command play(TestClient player, int ply, Move move) {
        return new ClientMessage.Command(player.id(), id, new PlayerCommand.Play(ply, move));
    }

    /// Lets time pass while both players show signs of life.
    void pass(Duration span) {
        long nonce = time.instant().toEpochMilli();
        for (TestClient client : List.of(red, black)) {
            client.say(new ClientMessage.Ping(nonce));
            client.first(ServerMessage.Pong.class, pong -> pong.nonce() == nonce);
        }
        time.advance(span);
    }
}
