package xiangqi.core.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import xiangqi.core.board.Side;
import xiangqi.core.game.Outcome;
import xiangqi.core.money.Account;
import xiangqi.core.money.Purses;
import xiangqi.core.money.Stakes;
import xiangqi.core.money.Transfer;

/// What a table promises of the money that it holds (houses.md §3–4).
final class MoneyPromises {
    private MoneyPromises() {}

    /// No unit is lost or made, and what is in escrow is what the game and the stakes hold.
    static void checkHeld(Table table, Purses purses, long all, String where) {
        assertEquals(all, purses.sum(), where);
        Pot pot = table.running().map(Game::pot).orElse(Pot.NOTHING);
        long held = 2 * (pot.base() + pot.reward())
                + table.stakes().map(Stakes::sum).orElse(0L);
        assertEquals(held, purses.of(new Account.Escrow()), where);
    }

    /// Where only members may stake both are.
    static void checkMembers(Table table, String where) {
        assertTrue(areAllowed(table), where + ": stakes agreed with a player who is no member");
    }

    /// Nobody is told that only members may stake where all are, or where everybody may.
    static void checkRefused(Table table, Decision decision, String where) {
        if (decision instanceof Decision.Refused(Refusal why) && why.code() == Refusal.Code.MEMBERS_ONLY) {
            assertFalse(areAllowed(table), where + ": refused to members");
        }
    }

    private static boolean areAllowed(Table table) {
        boolean membersOnly = table.terms().orElseThrow().house().money().membersOnly();
        return !membersOnly
                || table.players().values().stream()
                        .allMatch(player -> player.profile().member());
    }

    /// Who begins a game without what the house asks of them.
    static Set<Side> poor(Event.Started started) {
        long needed = started.terms()
                .house()
                .scoring()
                .wealthToSit(started.red().profile(), started.black().profile());
        Set<Side> poor = new HashSet<>();
        if (started.red().profile().wealth() < needed) {
            poor.add(Side.RED);
        }
        if (started.black().profile().wealth() < needed) {
            poor.add(Side.BLACK);
        }
        return poor;
    }

    /// What the end of a game pays out goes to whom it belongs: what the winner wins, the guide's fee, and what
    /// each has put in where nobody wins or the guide leaves.
    static void checkPaid(Table table, List<Event> decided, String where) {
        decided.stream()
                .filter(Event.Ended.class::isInstance)
                .map(event -> ((Event.Ended) event).outcome())
                .findFirst()
                .ifPresent(outcome -> {
                    for (Side side : Side.values()) {
                        String player = table.players().get(side).id();
                        long paid = decided.stream()
                                .filter(Event.Settled.class::isInstance)
                                .flatMap(event -> Cashier.transfers(event).stream())
                                .filter(transfer -> transfer.to().equals(new Account.Purse(player)))
                                .mapToLong(Transfer::amount)
                                .sum();
                        assertEquals(due(table, side, outcome), paid, where + " " + side);
                    }
                });
    }

    private static long due(Table table, Side side, Outcome outcome) {
        Game game = table.running().orElseThrow();
        Optional<Side> winner = outcome instanceof Outcome.Win win ? Optional.of(win.side()) : Optional.empty();
        long each = game.pot().base() + game.pot().reward();
        long due = winner.map(won -> won == side ? 2 * each : 0).orElse(each);
        if (outcome instanceof Outcome.Annulled && !(outcome.why() == Outcome.Reason.HANDICAP_RESTART)) {
            due += game.movesOnLine(game.first()) < 2 ? game.pot().fee() : 0;
        }
        return due
                + table.stakes()
                        .map(stakes -> due(stakes, side, outcome, winner))
                        .orElse(0L);
    }

    private static long due(Stakes stakes, Side side, Outcome outcome, Optional<Side> winner) {
        Optional<Side> taker = stakes.guide().isEmpty()
                ? winner
                : stakes.guide()
                        .filter(guide -> outcome.why() != Outcome.Reason.LEAVING || winner.equals(Optional.of(guide)));
        if (outcome instanceof Outcome.Annulled || taker.isEmpty()) {
            return stakes.of(side);
        }
        return taker.get() == side ? stakes.sum() : 0;
    }
}
