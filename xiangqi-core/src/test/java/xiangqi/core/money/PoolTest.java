package xiangqi.core.money;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import xiangqi.core.money.Pool.Bet;
import xiangqi.core.money.Pool.On;

/// The spectators' pool (houses.md §4) and its check values.
class PoolTest {
    private static final Pool CHECKED = Pool.empty(500)
            .with(new Bet("A", On.RED, 100))
            .with(new Bet("B", On.BLACK, 300))
            .with(new Bet("C", On.DRAW, 100))
            .with(new Bet("D", On.RED, 100));

    @Test
    void theWinnersShareWhatTheOthersLostLessTax() {
        assertEquals(new Pool.Payout(Map.of("A", 290L, "D", 290L), 20), CHECKED.pay(On.RED));
        assertEquals(new Pool.Payout(Map.of("C", 575L), 25), CHECKED.pay(On.DRAW));
    }

    @Test
    void aBettorsSumsOnOneOutcomeCountTogether() {
        Pool pool = Pool.empty(0)
                .with(new Bet("A", On.RED, 10))
                .with(new Bet("A", On.RED, 20))
                .with(new Bet("A", On.BLACK, 5))
                .with(new Bet("B", On.BLACK, 25));
        assertEquals(new Pool.Payout(Map.of("A", 60L), 0), pool.pay(On.RED));
    }

    @Test
    void everythingIsReturnedWhereOnlyOneAccountBet() {
        Pool pool = Pool.empty(500).with(new Bet("A", On.RED, 10)).with(new Bet("A", On.BLACK, 5));
        assertEquals(new Pool.Payout(Map.of("A", 15L), 0), pool.pay(On.RED));
        assertEquals(new Pool.Payout(Map.of("A", 15L), 0), pool.pay(On.DRAW));
    }

    @Test
    void everythingIsReturnedWhereNobodyWasRightOrTheGameWasAnnulled() {
        Pool pool = Pool.empty(500).with(new Bet("A", On.RED, 10)).with(new Bet("B", On.RED, 5));
        assertEquals(new Pool.Payout(Map.of("A", 10L, "B", 5L), 0), pool.pay(On.DRAW));
        assertEquals(new Pool.Payout(Map.of("A", 100L, "B", 300L, "C", 100L, "D", 100L), 0), CHECKED.giveBack());
    }

    @Test
    void anEmptyPoolPaysNothing() {
        assertEquals(new Pool.Payout(Map.of(), 0), Pool.empty(500).pay(On.RED));
    }

    @Test
    void noUnitIsLostOrMadeAndNobodyWhoWasRightLoses() {
        Random random = new Random(20260301);
        for (int i = 0; i < 2_000; i++) {
            Pool pool = Pool.empty(random.nextInt(10_001));
            for (int bet = random.nextInt(12); bet >= 0; bet--) {
                pool = pool.with(new Bet(
                        "p" + random.nextInt(5),
                        On.values()[random.nextInt(3)],
                        1 + random.nextLong(random.nextBoolean() ? 7 : 9_000_000_000_000L)));
            }
            for (On outcome : On.values()) {
                Pool.Payout payout = pool.pay(outcome);
                long paid = payout.payouts().values().stream()
                        .mapToLong(Long::longValue)
                        .sum();
                assertEquals(pool.total(), paid + payout.tax(), "pool " + i);
                assertTrue(payout.tax() >= 0, "pool " + i);
                for (Bet bet : pool.bets()) {
                    if (bet.on() == outcome) {
                        assertTrue(payout.payouts().get(bet.bettor()) >= bet.amount(), "pool " + i);
                    }
                }
            }
        }
    }
}
