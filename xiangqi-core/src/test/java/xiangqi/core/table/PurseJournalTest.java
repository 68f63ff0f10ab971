package xiangqi.core.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import xiangqi.core.house.Odds;
import xiangqi.core.house.Pook;
import xiangqi.core.house.Profile;
import xiangqi.core.money.Account;
import xiangqi.core.money.Purses;
import xiangqi.core.money.Transfer;

/// At one computer what the purses do not cover does not happen.
class PurseJournalTest {
    private static final Player RED = new Player("red", "甲", Profile.UNKNOWN);
    private static final Player BLACK = new Player("black", "乙", Profile.UNKNOWN);

    private final List<Purses> changes = new ArrayList<>();
    private final List<Event> kept = new ArrayList<>();
    private Optional<Refusal> full = Optional.empty();

    private LocalTable table(long red, long black) {
        Purses purses = new Purses(Map.of(new Account.Purse("red"), red, new Account.Purse("black"), black));
        Journal journal = (before, events) -> {
            if (full.isEmpty()) {
                kept.addAll(events);
            }
            return full;
        };
        return LocalTable.create(
                () -> Instant.parse("2026-03-01T10:00:00Z"),
                Runnable::run,
                (at, task) -> () -> {},
                new PurseJournal(new Till(purses), journal));
    }

    /// Notes what was booked.
    private final class Till implements Bank {
        private Purses purses;

        Till(Purses purses) {
            this.purses = purses;
        }

        @Override
        public Purses purses() {
            return purses;
        }

        @Override
        public void book(Table before, List<Event> events) {
            for (Event event : events) {
                List<Transfer> transfers = Cashier.transfers(event);
                if (!transfers.isEmpty()) {
                    purses = assertInstanceOf(Purses.Payment.Paid.class, purses.pay(transfers))
                            .purses();
                    changes.add(purses);
                }
            }
        }
    }

    private static Decision begin(LocalTable table) {
        return answer(table.begin(Terms.of(Pook.house()).withMoney(true), RED, BLACK));
    }

    private static Decision send(LocalTable table, Seat seat, PlayerCommand command) {
        return answer(table.send(seat, new CommandId(UUID.randomUUID()), command));
    }

    private static Decision answer(java.util.concurrent.CompletionStage<Decision> stage) {
        return stage.toCompletableFuture().getNow(Answers.refused(Refusal.Code.NOT_KEPT));
    }

    private static String refusal(Decision decision) {
        return assertInstanceOf(Decision.Refused.class, decision).why().toString();
    }

    private static PlayerCommand restart(long reward) {
        return new PlayerCommand.Propose(new Proposal.Restart(Odds.of(Odds.Kind.HORSE), reward));
    }

    @Test
    void aGameWhoseFeeIsNotCoveredDoesNotStart() {
        LocalTable table = table(100, 49);
        assertEquals("NOT_COVERED has=49 needed=50 side=BLACK", refusal(begin(table)));
        assertEquals(List.of(), changes);
        assertEquals(false, kept.stream().anyMatch(Event.Started.class::isInstance));
    }

    @Test
    void feesLeaveThePurses() {
        begin(table(100, 50));
        assertEquals(50, changes.getLast().of("red"));
        assertEquals(0, changes.getLast().of("black"));
        assertEquals(100, changes.getLast().of(new Account.HouseTill()));
    }

    @Test
    void aRewardThatEitherSideCannotCoverIsRefusedWhenItIsNamed() {
        LocalTable table = table(1050, 250);
        begin(table);
        assertEquals("NOT_COVERED has=200 needed=201 side=BLACK", refusal(send(table, Seat.RED, restart(201))));
        assertInstanceOf(Decision.Accepted.class, send(table, Seat.RED, restart(200)));
    }

    @Test
    void theWinnerTakesTheRewardOfBoth() {
        LocalTable table = table(1050, 250);
        begin(table);
        send(table, Seat.BLACK, restart(200));
        send(table, Seat.RED, new PlayerCommand.Answer(1, true));
        assertEquals(400, changes.getLast().of(new Account.Escrow()));
        send(table, Seat.RED, new PlayerCommand.Resign());
        assertEquals(800, changes.getLast().of("red"));
        assertEquals(400, changes.getLast().of("black"));
        assertEquals(0, changes.getLast().of(new Account.Escrow()));
    }

    @Test
    void whatCouldNotBeKeptMovesNoMoney() {
        LocalTable table = table(100, 100);
        full = Optional.of(Refusal.of(Refusal.Code.NOT_KEPT));
        assertEquals("NOT_KEPT", refusal(begin(table)));
        assertEquals(List.of(), changes);
    }
}
