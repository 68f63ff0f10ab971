package xiangqi.app.storage;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.house.Houses;
import xiangqi.core.house.Plain;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Event;
import xiangqi.core.table.Journal;
import xiangqi.core.table.LocalTable;
import xiangqi.core.table.Player;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Table;
import xiangqi.core.table.Terms;
import xiangqi.core.table.Update;
import xiangqi.net.codec.EventCodec;
import xiangqi.net.codec.StoredEvents;

/// Games played at a local table, for what is kept of them. Everything runs on the calling thread, and the clock
/// stands still.
final class Games {
    static final StoredEvents STORED = new StoredEvents(new EventCodec(Houses.standard()));
    static final Instant NOON = Instant.parse("2026-11-29T12:00:00Z");

    private final LocalTable local;
    private final List<Update> told = new ArrayList<>();
    private final Random random = new Random(7);
    private int commands;

    private Games(LocalTable local) {
        this.local = local;
        local.observe(told::add);
    }

    /// A table at which a game between two named players has just begun.
    static Games begun(Journal journal) {
        Games games = new Games(LocalTable.create(() -> NOON, Runnable::run, (at, task) -> () -> {}, journal));
        Terms terms = Terms.of(Plain.house()).withClock(new TimeControl.Fischer(Duration.ofMinutes(5), Duration.ZERO));
        games.local.begin(terms, new Player("r", "胡荣华"), new Player("b", "柳大华"));
        return games;
    }

    /// The table that these events led to.
    static Games restored(List<Event> events, Journal journal) {
        return new Games(LocalTable.restore(events, () -> NOON, Runnable::run, (at, task) -> () -> {}, journal));
    }

    /// The table as it was told last.
    Table table() {
        return told.getLast().table();
    }

    /// How many events were told.
    long toldEvents() {
        return told.stream().filter(Update.Happened.class::isInstance).count();
    }

    /// Plays random moves, always the same ones, and answers how the last was received.
    Decision play(int plies) {
        Decision last = new Decision.Accepted(List.of());
        for (int i = 0; i < plies; i++) {
            Position position = table().game().orElseThrow().line().position();
            List<Move> moves = position.legalMoves();
            Move move = moves.get(random.nextInt(moves.size()));
            int ply = table().game().orElseThrow().line().size();
            last = send(Seat.of(position.turn()), new PlayerCommand.Play(ply, move));
        }
        return last;
    }

    Decision resign(Seat seat) {
        return send(seat, new PlayerCommand.Resign());
    }

    private Decision send(Seat seat, PlayerCommand command) {
        return local.send(seat, new CommandId(new UUID(0, commands++)), command)
                .toCompletableFuture()
                .join();
    }
}
