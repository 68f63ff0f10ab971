package xiangqi.server.journal;

import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import xiangqi.core.board.Side;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.house.Plain;
import xiangqi.core.rules.Move;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Event;
import xiangqi.core.table.HostCommand;
import xiangqi.core.table.Player;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Stamped;
import xiangqi.core.table.Table;
import xiangqi.core.table.TableRules;
import xiangqi.core.table.Terms;
import xiangqi.net.protocol.Identifiers;
import xiangqi.net.protocol.TableId;

/// Entries as real tables make them.
final class Tables {
    static final Instant START = Instant.parse("2026-03-01T10:00:00Z");
    static final Identifiers IDENTIFIERS = new Identifiers(InstantSource.system(), new Random(7));

    private Tables() {}

    /// A table that is played at; every decision becomes an entry.
    static final class Played {
        final TableId id = IDENTIFIERS.table();
        final List<Entry> entries = new ArrayList<>();
        private Table table = Table.NEW;
        private int next = 1;
        private Instant now = START;

        /// Opened, both seated and ready: the game runs.
        Played() {
            apply(new Stamped.ByHost(
                    now,
                    new HostCommand.Open(Terms.of(Plain.house())
                            .withClock(TimeControl.parse("fischer:300+5").orElseThrow()))));
            by(Seat.RED, new PlayerCommand.Sit(new Player("id-of-red", "红棋手")));
            by(Seat.BLACK, new PlayerCommand.Sit(new Player("id-of-black", "黑棋手")));
            by(Seat.RED, new PlayerCommand.Ready());
            by(Seat.BLACK, new PlayerCommand.Ready());
        }

        Played by(Seat seat, PlayerCommand command) {
            now = now.plusMillis(1_500);
            apply(new Stamped.BySeat(now, seat, command));
            return this;
        }

        Played moves(String... moves) {
            for (String move : moves) {
                int ply = table.running().orElseThrow().line().size();
                by(
                        ply % 2 == 0 ? Seat.RED : Seat.BLACK,
                        new PlayerCommand.Play(ply, Move.parse(move).orElseThrow()));
            }
            return this;
        }

        private void apply(Stamped command) {
            if (!(TableRules.decide(table, command) instanceof Decision.Accepted(List<Event> events))) {
                throw new IllegalStateException("refused: " + command);
            }
            Entry.Cause cause =
                    new Entry.Cause("account-" + command.getClass().getSimpleName(), IDENTIFIERS.command(), "d" + next);
            entries.add(new Entry(id, next, events, Optional.of(cause), false));
            next += events.size();
            for (Event event : events) {
                table = TableRules.evolve(table, event);
            }
        }

        Table table() {
            return table;
        }

        int nextNumber() {
            return next;
        }
    }

    /// The smallest entry: one event by the server itself.
    static Entry entry(TableId table, int number) {
        return new Entry(
                table,
                number,
                List.of(new Event.BecameReady(START.plusMillis(number), Side.RED)),
                Optional.empty(),
                false);
    }

    static <T> T await(CompletionStage<T> stage) throws Exception {
        return stage.toCompletableFuture().get(90, TimeUnit.SECONDS);
    }
}
