package xiangqi.net.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.house.Houses;
import xiangqi.core.house.Plain;
import xiangqi.core.rules.Move;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Event;
import xiangqi.core.table.Game;
import xiangqi.core.table.HostCommand;
import xiangqi.core.table.Player;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Proposal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Stamped;
import xiangqi.core.table.Table;
import xiangqi.core.table.TableRules;
import xiangqi.core.table.Terms;

class StoredEventsTest {
    private static final Instant START = Instant.parse("2026-03-01T10:00:00Z");
    private static final StoredEvents STORED = new StoredEvents(new EventCodec(Houses.standard()));

    /// A table that writes what happens at it.
    private static final class Writing {
        final ByteArrayOutputStream out = new ByteArrayOutputStream();
        final List<List<Event>> batches = new ArrayList<>();
        final List<Integer> ends = new ArrayList<>(List.of(0));
        Table table = Table.NEW;
        Instant now = START;

        Writing(String clock) {
            host(new HostCommand.Open(
                    Terms.of(Plain.house()).withClock(TimeControl.parse(clock).orElseThrow())));
            seat(Seat.RED, new PlayerCommand.Sit(new Player("r", "红")));
            seat(Seat.BLACK, new PlayerCommand.Sit(new Player("b", "黑")));
            seat(Seat.RED, new PlayerCommand.Ready());
            seat(Seat.BLACK, new PlayerCommand.Ready());
        }

        void host(HostCommand command) {
            apply(new Stamped.ByHost(now, command));
        }

        void seat(Seat seat, PlayerCommand command) {
            apply(new Stamped.BySeat(now, seat, command));
        }

        void play(String move) {
            Game game = table.running().orElseThrow();
            seat(
                    Seat.of(game.turn()),
                    new PlayerCommand.Play(game.line().size(), Move.parse(move).orElseThrow()));
        }

        private void apply(Stamped command) {
            if (TableRules.decide(table, command) instanceof Decision.Accepted accepted
                    && !accepted.events().isEmpty()) {
                batches.add(accepted.events());
                out.writeBytes(STORED.lines(accepted.events()));
                ends.add(out.size());
                for (Event event : accepted.events()) {
                    table = TableRules.evolve(table, event);
                }
            }
        }
    }

    private static Writing aGame() {
        Writing writing = new Writing("three:600/60/30");
        writing.play("h2e2");
        writing.seat(Seat.RED, new PlayerCommand.Propose(new Proposal.Draw()));
        writing.play("h9g7");
        writing.seat(Seat.RED, new PlayerCommand.Leave());
        return writing;
    }

    @Test
    void whatWasStoredIsReadBack() {
        Writing writing = aGame();
        Stored stored = STORED.read(writing.out.toByteArray());
        assertEquals(writing.table, stored.table());
        assertEquals(writing.batches.stream().flatMap(List::stream).toList(), stored.events());
        assertEquals(Optional.empty(), stored.cut());
        assertEquals(writing.out.size(), stored.goodBytes());
    }

    @Test
    void nothingStoredIsATableAtWhichNothingHappened() {
        assertEquals(new Stored(List.of(), Table.NEW, 0, Optional.empty()), STORED.read(new byte[0]));
    }

    @Test
    void cutAnywhereTheWholeDecisionsBeforeTheCutAreKept() {
        Writing writing = aGame();
        byte[] all = writing.out.toByteArray();
        for (int length = 0; length <= all.length; length++) {
            byte[] cut = java.util.Arrays.copyOf(all, length);
            Stored stored = STORED.read(cut);
            int whole = lastAtMost(writing.ends, length);
            assertEquals(
                    writing.batches.subList(0, whole).stream()
                            .flatMap(List::stream)
                            .toList(),
                    stored.events(),
                    "cut at " + length);
            assertEquals(writing.ends.get(whole), stored.goodBytes(), "cut at " + length);
            assertEquals(length != writing.ends.get(whole), stored.cut().isPresent(), "cut at " + length);
            int lost = length - writing.ends.get(whole);
            assertEquals(lost, stored.cut().map(Stored.Cut::lostBytes).orElse(0), "cut at " + length);
        }
    }

    @Test
    void aLineWithoutItsEndIsCut() {
        byte[] all = aGame().out.toByteArray();
        Stored stored = STORED.read(java.util.Arrays.copyOf(all, all.length - 1));
        assertEquals(Optional.of(Stored.Why.LINE_CUT), stored.cut().map(Stored.Cut::why));
    }

    @Test
    void aDecisionOfWhichOnlyAPartIsThereDidNotHappen() {
        Writing writing = aGame();
        String text = writing.out.toString(StandardCharsets.UTF_8);
        int lastLine = text.lastIndexOf('\n', text.length() - 2) + 1;
        Stored stored = STORED.read(text.substring(0, lastLine).getBytes(StandardCharsets.UTF_8));
        assertEquals(Optional.of(Stored.Why.BATCH_CUT), stored.cut().map(Stored.Cut::why));
        assertTrue(stored.table().running().isPresent());
    }

    @Test
    void zerosAtTheEndOfAFileAreCut() {
        Writing writing = aGame();
        int good = writing.out.size();
        writing.out.writeBytes(new byte[512]);
        writing.out.write('\n');
        Stored stored = STORED.read(writing.out.toByteArray());
        assertEquals(Optional.of(Stored.Why.UNREADABLE), stored.cut().map(Stored.Cut::why));
        assertEquals(good, stored.goodBytes());
        assertEquals(writing.table, stored.table());
    }

    @Test
    void anEventThatDoesNotFollowEndsTheReading() {
        Writing writing = new Writing("none");
        writing.play("h2e2");
        int good = writing.out.size();
        writing.out.writeBytes(STORED.lines(List.of(writing.batches.getLast().getFirst())));
        Stored stored = STORED.read(writing.out.toByteArray());
        assertEquals(Optional.of(Stored.Why.DOES_NOT_FOLLOW), stored.cut().map(Stored.Cut::why));
        assertEquals(good, stored.goodBytes());
        assertEquals(8, stored.cut().orElseThrow().line());
    }

    @Test
    void everyTableComesBackAsItWas() {
        for (String clock : List.of("three:300/60/20", "two:4@120,3@40", "fischer:60+10", "none")) {
            for (long seed = 1; seed <= 3; seed++) {
                Writing writing = random(clock, seed);
                assertEquals(
                        writing.table, STORED.read(writing.out.toByteArray()).table(), clock + " seed " + seed);
            }
        }
    }

    private static Writing random(String clock, long seed) {
        Random random = new Random(seed);
        Writing writing = new Writing(clock);
        for (int i = 0; i < 120; i++) {
            writing.now = writing.now.plusMillis(random.nextInt(9_000));
            Seat seat = random.nextBoolean() ? Seat.RED : Seat.BLACK;
            switch (random.nextInt(10)) {
                case 0 -> writing.host(random.nextBoolean() ? new HostCommand.Tick() : new HostCommand.Recover());
                case 1 -> writing.seat(seat, new PlayerCommand.Propose(new Proposal.Draw()));
                case 2, 3 -> writing.seat(seat, new PlayerCommand.Propose(new Proposal.Undo()));
                case 4, 5 -> writing.seat(seat, new PlayerCommand.Answer(writing.table.offersMade(), i % 2 == 0));
                default -> {
                    if (writing.table.running().isPresent()) {
                        List<Move> moves =
                                writing.table.running().get().line().position().legalMoves();
                        writing.play(moves.get(random.nextInt(moves.size())).toString());
                    } else {
                        writing.seat(seat, new PlayerCommand.Ready());
                    }
                }
            }
        }
        return writing;
    }

    /// The index of the greatest of the ascending numbers that is at most `limit`.
    private static int lastAtMost(List<Integer> ascending, int limit) {
        int found = 0;
        for (int i = 0; i < ascending.size(); i++) {
            if (ascending.get(i) <= limit) {
                found = i;
            }
        }
        return found;
    }
}
