package xiangqi.core.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Side;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.Plain;
import xiangqi.core.rules.Move;

/// What no script can say: stamps out of order, the host's allowance for lag, events that do not belong together.
class TableRulesTest {
    private static final Instant START = Instant.parse("2026-03-01T10:00:00Z");

    private Table table = Table.NEW;

    private Decision host(long millis, HostCommand command) {
        return carryOut(new Stamped.ByHost(START.plusMillis(millis), command));
    }

    private Decision seat(long millis, Seat seat, PlayerCommand command) {
        return carryOut(new Stamped.BySeat(START.plusMillis(millis), seat, command));
    }

    private Decision play(long millis, Seat seat, int ply, String move) {
        return seat(millis, seat, new PlayerCommand.Play(ply, Move.parse(move).orElseThrow()));
    }

    private Decision carryOut(Stamped command) {
        Decision decision = TableRules.decide(table, command);
        if (decision instanceof Decision.Accepted accepted) {
            accepted.events().forEach(event -> table = TableRules.evolve(table, event));
        }
        return decision;
    }

    private void begin() {
        host(
                0,
                new HostCommand.Open(Terms.of(Plain.house())
                        .withClock(TimeControl.parse("three:600/60/30").orElseThrow())));
        seat(0, Seat.RED, new PlayerCommand.Sit(new Player("r", "红")));
        seat(0, Seat.BLACK, new PlayerCommand.Sit(new Player("b", "黑")));
        seat(0, Seat.RED, new PlayerCommand.Ready());
        seat(0, Seat.BLACK, new PlayerCommand.Ready());
    }

    private static Decision refused(Refusal.Code code) {
        return new Decision.Refused(Refusal.of(code));
    }

    @Test
    void nothingHappensAtATableThatIsNotOpen() {
        assertEquals(refused(Refusal.Code.NOT_OPEN), host(0, new HostCommand.Tick()));
        assertEquals(refused(Refusal.Code.NOT_OPEN), seat(0, Seat.RED, new PlayerCommand.Ready()));
    }

    @Test
    void aTableIsOpenedOnce() {
        begin();
        assertEquals(refused(Refusal.Code.ALREADY_OPEN), host(0, new HostCommand.Open(Terms.of(Plain.house()))));
    }

    @Test
    void nobodySitsOnTwoChairs() {
        host(0, new HostCommand.Open(Terms.of(Plain.house())));
        seat(0, Seat.RED, new PlayerCommand.Sit(new Player("r", "红")));
        assertEquals(
                refused(Refusal.Code.SEATED_ALREADY), seat(0, Seat.BLACK, new PlayerCommand.Sit(new Player("r", "红"))));
    }

    @Test
    void tableTimeNeverRunsBackwards() {
        begin();
        play(30_000, Seat.RED, 0, "h2e2");
        play(20_000, Seat.BLACK, 1, "h9g7");
        assertEquals(START.plusSeconds(30), table.lastAt());
        Game game = table.running().orElseThrow();
        assertEquals(Duration.ZERO, game.clock().black().spent());
        assertEquals(
                Optional.of(Duration.ofSeconds(560)),
                game.clock().read(START.plusSeconds(40)).red().game());
    }

    @Test
    void theFlagIsDeclaredAfterTheLargestAllowanceStillOpen() {
        begin();
        HostCommand tick = new HostCommand.Tick(Duration.ofMillis(500));
        assertEquals(Answers.accepted(), host(60_500, tick));
        assertEquals(Optional.of(Side.BLACK), winnerOf(host(60_501, tick)));
    }

    @Test
    void aMoveStampedWithinItsTimeCountsThoughItComesAfterTheDeadline() {
        begin();
        assertEquals(Answers.accepted(), host(60_400, new HostCommand.Tick(Duration.ofMillis(500))));
        play(59_950, Seat.RED, 0, "h2e2");
        assertEquals(1, table.running().orElseThrow().line().size());
    }

    @Test
    void eventsThatDoNotBelongTogetherAreABrokenInvariant() {
        begin();
        Event.Moved elsewhere = new Event.Moved(
                START,
                7,
                Move.parse("h2e2").orElseThrow(),
                table.running().orElseThrow().clock());
        assertThrows(IllegalStateException.class, () -> TableRules.evolve(table, elsewhere));
        assertThrows(IllegalStateException.class, () -> Table.replay(List.of(elsewhere)));
    }

    private static Optional<Side> winnerOf(Decision decision) {
        return decision instanceof Decision.Accepted accepted
                        && accepted.events().getFirst() instanceof Event.Ended ended
                        && ended.outcome() instanceof Outcome.Win win
                ? Optional.of(win.side())
                : Optional.empty();
    }
}
