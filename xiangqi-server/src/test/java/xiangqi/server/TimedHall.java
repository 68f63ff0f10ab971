package xiangqi.server;

import java.time.Duration;
import java.util.Map;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.house.Plain;
import xiangqi.core.table.Table;
import xiangqi.core.table.Terms;
import xiangqi.net.fake.Clockwork;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.server.cluster.Allowances;

/// A hall whose time a test moves on.
final class TimedHall implements AutoCloseable {
    static final Terms TERMS = terms("three:600/60/30");
    static final Terms FISCHER = terms("fischer:20+1");

    final Clockwork time = new Clockwork();
    final OpenHall<MemoryJournal> open =
            new OpenHall<>(time, time, Allowances.USUAL.withRegistrations(10_000), Map.of(), new MemoryJournal());
    private int names;

    private static Terms terms(String clock) {
        return Terms.of(Plain.house()).withClock(TimeControl.parse(clock).orElseThrow());
    }

    /// A name that nobody has.
    String name() {
        names++;
        return "player-" + names;
    }

    TimedGame game() {
        return game(TERMS);
    }

    TimedGame game(Terms terms) {
        return new TimedGame(open, time, name(), name(), terms);
    }

    /// The table as the journal has it.
    Table table(TableId id) {
        return Table.replay(open.journal.events(id));
    }

    /// Lets time pass for a client that shows signs of life.
    void pass(TestClient client, Duration span) {
        long nonce = time.instant().toEpochMilli();
        client.say(new ClientMessage.Ping(nonce));
        client.first(ServerMessage.Pong.class, pong -> pong.nonce() == nonce);
        time.advance(span);
    }

    @Override
    public void close() {
        open.close();
    }
}
