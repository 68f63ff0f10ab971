package xiangqi.core.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import xiangqi.core.board.Side;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.house.House;
import xiangqi.core.house.Profile;
import xiangqi.core.money.Account;
import xiangqi.core.money.Purses;

/// One table and its mirror image under the same random commands, with everything checked after each.
final class RandomRun {
    static final int STEPS = 300;
    private static final long MONEY = 1_200;

    /// One table in so many has a player who is no member.
    private static final int GUESTS = 4;

    private static final Set<Class<? extends Event>> IN_A_GAME =
            Set.of(Event.Moved.class, Event.Warned.class, Event.Lapsed.class, Event.TakenBack.class, Event.Ended.class);

    private final String where;
    private final Random random;
    private final RandomCommands commands;
    private final List<Event> events = new ArrayList<>();
    private final OfferPromises offers = new OfferPromises();
    private Table table = Table.NEW;
    private Table mirrored = Table.NEW;
    private Instant now = Stage.START;
    private boolean symmetric;
    private int uncovered;
    private Purses purses = new Purses(Map.of(new Account.Purse("red"), MONEY, new Account.Purse("black"), MONEY));

    RandomRun(House house, String control, long seed) {
        where = house.id() + " " + control + " seed " + seed;
        random = new Random(seed);
        // Silver is for rated games, and one in which Black begins is not rated: no image of that.
        boolean money = !house.id().equals("ranks") || seed % 2 == 0;
        symmetric = !house.id().equals("ranks") || !money;
        Terms terms = Terms.of(house)
                .withClock(TimeControl.parse(control).orElseThrow())
                .withMoney(money);
        Profile member = house.scoring().newcomer().withMembership(true).withWealth(MONEY);
        Profile other = member.withMembership(Math.floorMod(seed, GUESTS) != 0);
        commands = new RandomCommands(
                random, Map.of(Seat.RED, new Player("red", "甲", member), Seat.BLACK, new Player("black", "乙", other)));
        step(new Stamped.ByHost(now, new HostCommand.Open(terms)), "open");
    }

    List<Event> events() {
        return events;
    }

    /// How many decisions the purses did not cover.
    int uncovered() {
        return uncovered;
    }

    static boolean startsAtOdds(Event event) {
        return event instanceof Event.Started started && started.terms().odds().isPresent();
    }

    void play(int replayed) {
        Table whole = Table.NEW;
        for (int i = 0; i < STEPS; i++) {
            now = commands.later(table, now);
            step(commands.next(table, now), where + " step " + i);
            if (i % replayed == 0) {
                assertEquals(table, Table.replay(events), where + " step " + i);
                whole = table;
            } else {
                assertEquals(table, replayedFrom(whole), where + " step " + i);
            }
        }
        assertEquals(table, Table.replay(events), where);
    }

    private Table replayedFrom(Table known) {
        Table then = known;
        for (Event event : events.subList(known.events(), events.size())) {
            then = TableRules.evolve(then, event);
        }
        return then;
    }

    private void step(Stamped command, String step) {
        String where = step + " " + command;
        Table before = table;
        Decision decision = TableRules.decide(table, command);
        // The giver of odds plays Red and Red begins, whatever the colours were before: no image of that.
        symmetric &= !(decision instanceof Decision.Accepted restart
                && restart.events().stream().anyMatch(RandomRun::startsAtOdds));
        if (symmetric) {
            assertEquals(mirrored(decision), sorted(TableRules.decide(mirrored, Mirror.of(command))), where);
        }
        ClockPromises.check(table, command, decision, where);
        offers.checkDecided(table, command, decision, where);
        MoneyPromises.checkRefused(table, decision, where);
        if (decision instanceof Decision.Accepted accepted && covered(accepted.events(), where)) {
            checkEnd(accepted.events(), where);
            MoneyPromises.checkPaid(table, accepted.events(), where);
            accepted.events().forEach(event -> happen(event, where + " " + event));
            assertEquals(before.events() + accepted.events().size(), table.events(), where);
            offers.checkHappened(table, command, accepted.events(), where);
        }
        table.game().ifPresent(game -> check(game, where));
        MoneyPromises.checkHeld(table, purses, 2 * MONEY, where);
    }

    private void happen(Event event, String where) {
        check(table, event, where);
        table = TableRules.evolve(table, event);
        events.add(event);
        if (symmetric) {
            mirrored = TableRules.evolve(mirrored, Mirror.of(List.of(event)).getFirst());
        }
    }

    private static Decision mirrored(Decision decision) {
        return switch (decision) {
            case Decision.Refused refused -> new Decision.Refused(Mirror.of(refused.why()));
            case Decision.Accepted accepted -> sorted(new Decision.Accepted(Mirror.of(accepted.events())));
        };
    }

    private static Decision sorted(Decision decision) {
        return decision instanceof Decision.Accepted accepted
                ? new Decision.Accepted(
                        accepted.events().stream().map(Mirror::sorted).toList())
                : decision;
    }

    private boolean covered(List<Event> decided, String where) {
        return switch (Cashier.cover(purses, table, decided)) {
            case Cashier.Cover.NotCovered not -> {
                assertEquals(Refusal.Code.NOT_COVERED, not.why().code(), where);
                uncovered++;
                yield false;
            }
            case Cashier.Cover.Covered covered -> {
                purses = covered.purses();
                yield true;
            }
        };
    }

    /// After the end comes what is paid out, and that a player gets up, goes or comes, or the game agreed in
    /// its place.
    private static void checkEnd(List<Event> decided, String where) {
        List<Event> after = decided.stream()
                .dropWhile(event -> !(event instanceof Event.Ended))
                .skip(1)
                .filter(event -> !(event instanceof Event.Settled
                        || event instanceof Event.Left
                        || event instanceof Event.WentAway
                        || event instanceof Event.CameBack))
                .toList();
        boolean restarts = decided.stream().anyMatch(Event.Started.class::isInstance);
        assertTrue(
                after.stream()
                        .allMatch(event ->
                                restarts && (event instanceof Event.Charged || event instanceof Event.Started)),
                where);
    }

    private static void check(Table before, Event event, String where) {
        assertFalse(event.at().isBefore(before.lastAt()), where);
        boolean rematchLapses = event instanceof Event.Lapsed lapsed
                && before.offer(lapsed.offer()).orElseThrow().proposal() instanceof Proposal.Rematch;
        assertTrue(
                !IN_A_GAME.contains(event.getClass())
                        || rematchLapses
                        || before.running().isPresent(),
                where);
        switch (event) {
            case Event.Warned warned ->
                assertEquals(
                        before.running().orElseThrow().line().size(),
                        warned.evidence().at(),
                        where);
            case Event.Staked staked -> MoneyPromises.checkMembers(before, where);
            case Event.Started started ->
                assertEquals(
                        Set.of(), before.terms().orElseThrow().money() ? MoneyPromises.poor(started) : Set.of(), where);
            default -> {}
        }
    }

    private static void check(Game game, String where) {
        assertEquals(game.line().size(), game.offersBefore().size(), where);
        assertEquals(game.running(), game.clock().running().isPresent(), where);
        for (Side side : Side.values()) {
            Standing standing = game.standing(side);
            assertTrue(standing.undoRequests() >= 0 && standing.undoRequests() <= 3, where);
            assertTrue(standing.moves() >= game.movesOnLine(side), where);
            assertEquals(game.movesOnLine(side), game.clock().of(side).moves(), where);
            if (game.running()) {
                assertFalse(ClockPromises.left(game.clock(), side).isNegative(), where);
            }
        }
    }
}
