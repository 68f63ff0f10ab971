package xiangqi.core.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Side;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.Plain;
import xiangqi.core.rules.Move;

class LocalTableTest {
    private static final Terms TERMS = Terms.of(Plain.house())
            .withClock(TimeControl.parse("three:600/60/30").orElseThrow());

    /// A clock turned by hand that rings its alarms.
    private static final class HandClock implements Alarms {
        private record Set(Instant at, Runnable task) {}

        private final List<Set> alarms = new ArrayList<>();
        private Instant now = Stage.START;

        @Override
        public Subscription at(Instant at, Runnable task) {
            Set set = new Set(at, task);
            alarms.add(set);
            return () -> alarms.remove(set);
        }

        void pass(long millis) {
            now = now.plusMillis(millis);
            List<Set> due =
                    alarms.stream().filter(set -> !set.at().isAfter(now)).toList();
            alarms.removeAll(due);
            due.forEach(set -> set.task().run());
        }
    }

    private final HandClock clock = new HandClock();
    private final List<Event> kept = new ArrayList<>();
    private final List<Update> told = new ArrayList<>();
    private Optional<Refusal> journalRefuses = Optional.empty();
    private boolean journalBreaks;

    private Optional<Refusal> keep(Table before, List<Event> events) {
        assertEquals(
                kept,
                told.stream()
                        .filter(Update.Happened.class::isInstance)
                        .map(update -> ((Update.Happened) update).event())
                        .toList(),
                "nothing is kept before what went before was told");
        if (journalBreaks) {
            throw new IllegalStateException("disk full");
        }
        if (journalRefuses.isEmpty()) {
            kept.addAll(events);
        }
        return journalRefuses;
    }

    private LocalTable begun() {
        LocalTable table = LocalTable.create(() -> clock.now, Runnable::run, clock, this::keep);
        table.observe(told::add);
        assertInstanceOf(Decision.Accepted.class, answer(table.begin(TERMS, Stage.RED, Stage.BLACK)));
        return table;
    }

    private static Decision answer(java.util.concurrent.CompletionStage<Decision> stage) {
        return stage.toCompletableFuture().getNow(new Decision.Refused(Refusal.of(Refusal.Code.NOT_KEPT)));
    }

    private static Decision play(LocalTable table, Seat seat, int ply, String move) {
        return answer(table.send(
                seat,
                new CommandId(UUID.randomUUID()),
                new PlayerCommand.Play(ply, Move.parse(move).orElseThrow())));
    }

    private Table shown() {
        return told.getLast().table();
    }

    @Test
    void anObserverIsToldHowThingsStandAndThenWhatHappens() {
        LocalTable table = begun();
        play(table, Seat.RED, 0, "h2e2");
        assertEquals(Table.NEW, told.getFirst().table());
        assertInstanceOf(Update.Snapshot.class, told.getFirst());
        Event last = assertInstanceOf(Update.Happened.class, told.getLast()).event();
        assertInstanceOf(Event.Moved.class, last);
        assertEquals(Table.replay(kept), shown());
    }

    @Test
    void aClosedSubscriptionHearsNothing() {
        LocalTable table = begun();
        List<Update> other = new ArrayList<>();
        table.observe(other::add).close();
        play(table, Seat.RED, 0, "h2e2");
        assertEquals(1, other.size());
    }

    @Test
    void theFlagFallsByItselfJustAfterTheDeadline() {
        begun();
        clock.pass(60_000);
        assertTrue(shown().running().isPresent());
        clock.pass(1);
        assertEquals(
                Optional.of(new Outcome.Win(Side.BLACK, Outcome.Reason.TIME)),
                shown().game().orElseThrow().outcome());
    }

    @Test
    void aMoveThatComesTooLateFindsTheGameLostEvenWhenNoAlarmRang() {
        LocalTable table = begun();
        clock.now = clock.now.plusSeconds(61);
        assertEquals(new Decision.Refused(Refusal.of(Refusal.Code.GAME_OVER)), play(table, Seat.RED, 0, "h2e2"));
        assertInstanceOf(Event.Ended.class, kept.getLast());
    }

    @Test
    void eachMoveSetsTheAlarmAnew() {
        LocalTable table = begun();
        clock.pass(40_000);
        play(table, Seat.RED, 0, "h2e2");
        assertEquals(1, clock.alarms.size());
        clock.pass(60_000);
        assertTrue(shown().running().isPresent());
        clock.pass(1);
        assertEquals(
                Optional.of(new Outcome.Win(Side.RED, Outcome.Reason.TIME)),
                shown().game().orElseThrow().outcome());
        assertEquals(0, clock.alarms.size());
    }

    @Test
    void whatTheJournalRefusesDidNotHappen() {
        LocalTable table = begun();
        Table before = shown();
        int toldBefore = told.size();
        Refusal why = Refusal.of(Refusal.Code.NOT_KEPT);
        journalRefuses = Optional.of(why);
        assertEquals(new Decision.Refused(why), play(table, Seat.RED, 0, "h2e2"));
        assertEquals(toldBefore, told.size());
        journalRefuses = Optional.empty();
        play(table, Seat.RED, 0, "b2e2");
        assertEquals(before.events() + 1, shown().events());
    }

    @Test
    void whatTheJournalFailsAtDidNotHappenAndMayBeSentAgain() {
        LocalTable table = begun();
        CommandId id = new CommandId(UUID.randomUUID());
        PlayerCommand move = new PlayerCommand.Play(0, Move.parse("h2e2").orElseThrow());
        journalBreaks = true;
        assertEquals(new Decision.Refused(Refusal.of(Refusal.Code.NOT_KEPT)), answer(table.send(Seat.RED, id, move)));
        journalBreaks = false;
        assertInstanceOf(Decision.Accepted.class, answer(table.send(Seat.RED, id, move)));
    }

    @Test
    void aFlagThatCouldNotBeKeptIsLookedAtAgain() {
        begun();
        journalBreaks = true;
        clock.pass(60_001);
        assertTrue(shown().running().isPresent());
        journalBreaks = false;
        clock.pass(1_000);
        assertTrue(shown().running().isEmpty());
    }

    @Test
    void aCommandThatComesTwiceIsCarriedOutOnce() {
        LocalTable table = begun();
        CommandId id = new CommandId(UUID.randomUUID());
        PlayerCommand offer = new PlayerCommand.Propose(new Proposal.Draw());
        Decision first = answer(table.send(Seat.RED, id, offer));
        int events = kept.size();
        assertEquals(first, answer(table.send(Seat.RED, id, offer)));
        assertEquals(events, kept.size());
    }

    @Test
    void aRestoredTableGoesOnWithoutTheOutageOnAnyClock() {
        LocalTable table = begun();
        clock.pass(10_000);
        play(table, Seat.RED, 0, "h2e2");
        table.close();
        clock.pass(86_400_000);
        told.clear();
        List<Event> stored = List.copyOf(kept);
        kept.clear();
        LocalTable restored = LocalTable.restore(stored, () -> clock.now, Runnable::run, clock, (before, events) -> {
            kept.addAll(events);
            return Optional.empty();
        });
        restored.observe(told::add);
        clock.pass(86_400_000);
        assertEquals(List.of(), kept, "nothing happens at a table that rests, and no flag falls");
        answer(restored.goOn());
        assertEquals(1, kept.size());
        assertInstanceOf(Event.Recovered.class, kept.getFirst());
        answer(restored.goOn());
        assertEquals(1, kept.size());
        Game game = shown().running().orElseThrow();
        assertEquals(
                Optional.of(Duration.ofSeconds(60)),
                game.clock().read(clock.now).black().step());
        clock.pass(60_000);
        assertInstanceOf(Decision.Accepted.class, play(restored, Seat.BLACK, 1, "h9g7"));
        clock.pass(60_001);
        assertTrue(shown().running().isEmpty());
    }

    @Test
    void theFirstMoveAtARestoredTableCostsNoTime() {
        LocalTable table = begun();
        clock.pass(10_000);
        play(table, Seat.RED, 0, "h2e2");
        table.close();
        told.clear();
        LocalTable restored =
                LocalTable.restore(List.copyOf(kept), () -> clock.now, Runnable::run, clock, Journal.NONE);
        restored.observe(told::add);
        clock.pass(86_400_000);
        assertInstanceOf(Decision.Accepted.class, play(restored, Seat.BLACK, 1, "h9g7"));
        assertEquals(
                Duration.ZERO, shown().running().orElseThrow().clock().black().spent());
    }

    @Test
    void aCommandSentByAnObserverIsCarriedOutAfterwards() {
        LocalTable table = begun();
        table.observe(update -> {
            if (update instanceof Update.Happened happened
                    && happened.event() instanceof Event.Moved moved
                    && moved.ply() == 0) {
                play(table, Seat.BLACK, 1, "h9g7");
            }
        });
        play(table, Seat.RED, 0, "h2e2");
        assertEquals(2, shown().running().orElseThrow().line().size());
        assertEquals(Table.replay(kept), shown());
    }

    @Test
    void anObserverThatFailsHarmsNeitherTableNorOthers() {
        LocalTable table = begun();
        Thread.UncaughtExceptionHandler handler = Thread.currentThread().getUncaughtExceptionHandler();
        List<Throwable> reported = new ArrayList<>();
        Thread.currentThread().setUncaughtExceptionHandler((thread, thrown) -> reported.add(thrown));
        try {
            table.observe(update -> {
                throw new IllegalStateException("a broken observer");
            });
            List<Update> other = new ArrayList<>();
            table.observe(other::add);
            assertInstanceOf(Decision.Accepted.class, play(table, Seat.RED, 0, "h2e2"));
            assertEquals(2, other.size());
            assertEquals(2, reported.size());
        } finally {
            Thread.currentThread().setUncaughtExceptionHandler(handler);
        }
    }

    @Test
    void aClosedTableTakesNoCommands() {
        LocalTable table = begun();
        table.close();
        assertEquals(new Decision.Refused(Refusal.of(Refusal.Code.NOT_OPEN)), play(table, Seat.RED, 0, "h2e2"));
        assertEquals(0, clock.alarms.size());
    }
}
