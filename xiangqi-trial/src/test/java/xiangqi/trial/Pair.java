package xiangqi.trial;

import java.net.http.HttpClient;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.house.Plain;
import xiangqi.core.rules.Move;
import xiangqi.core.table.Alarms;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Game;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Table;
import xiangqi.core.table.Terms;
import xiangqi.net.protocol.TableId;

/// Two guests at a table who make random moves as fast as they are answered.
final class Pair implements AutoCloseable {
    private static final Terms TERMS =
            Terms.of(Plain.house()).withClock(TimeControl.parse("none").orElseThrow());

    private final TableId table;
    private final Mover red;
    private final Mover black;

    /// Seats two guests with new accounts at a new table.
    ///
    /// @param number no other pair has it
    /// @param plies after which they stop, unless the game is over before
    Pair(int number, int plies, int port, HttpClient http, Alarms alarms, long seed, Acknowledged acknowledged) {
        Guest opener = Guest.at(port, http, alarms, seed + 2L * number);
        Guest other = Guest.at(port, http, alarms, seed + 2L * number + 1);
        opener.register("red-" + number);
        other.register("black-" + number);
        table = opener.openTable(TERMS);
        red = new Mover(opener, Seat.RED, plies, new Random(seed * 31 + number), acknowledged);
        black = new Mover(other, Seat.BLACK, plies, new Random(seed * 37 + number), acknowledged);
    }

    TableId table() {
        return table;
    }

    /// Begins. What comes back completes when they have stopped and all that they asked is answered, and fails when the
    /// server refuses what it must not.
    CompletableFuture<?> play() {
        red.seen.ready(Seat.RED);
        black.seen.ready(Seat.BLACK);
        return CompletableFuture.allOf(red.over, black.over);
    }

    /// How many moves wait for their answer.
    int waiting() {
        return red.waiting + black.waiting;
    }

    @Override
    public void close() {
        red.guest.close();
        black.guest.close();
    }

    /// One of the two. Everything happens in the turns of its connection.
    private final class Mover {
        private final Guest guest;
        private final Seat seat;
        private final int plies;
        private final Random random;
        private final Acknowledged acknowledged;
        private final Seen seen;
        private final CompletableFuture<Boolean> over = new CompletableFuture<>();
        private volatile int waiting;
        private int asked = -1;

        Mover(Guest guest, Seat seat, int plies, Random random, Acknowledged acknowledged) {
            this.guest = guest;
            this.seat = seat;
            this.plies = plies;
            this.random = random;
            this.acknowledged = acknowledged;
            this.seen = guest.watch(table);
            seen.sit(seat);
            seen.link().observe(update -> look(update.table()));
        }

        private void look(Table now) {
            now.game().ifPresent(game -> {
                int ply = game.line().size();
                if (!game.running() || ply >= plies) {
                    if (waiting == 0) {
                        over.complete(true);
                    }
                } else if (Seat.of(game.turn()) == seat && ply > asked) {
                    ask(game, ply);
                }
            });
        }

        private void ask(Game game, int ply) {
            List<Move> legal = game.line().position().legalMoves();
            if (legal.isEmpty()) {
                // Mated: that the game is over is told next.
                return;
            }
            Move move = legal.get(random.nextInt(legal.size()));
            asked = ply;
            waiting = 1;
            seen.link()
                    .send(seat, guest.connection().identifiers().command(), new PlayerCommand.Play(ply, move))
                    .whenComplete((decision, failure) -> {
                        if (decision instanceof Decision.Accepted) {
                            acknowledged.add(table, ply, move);
                            waiting = ply == asked ? 0 : 1;
                            look(seen.table());
                        } else {
                            over.completeExceptionally(new AssertionError(
                                    table + ", ply " + ply + ", " + move + ": " + decision, failure));
                        }
                    });
        }
    }
}
