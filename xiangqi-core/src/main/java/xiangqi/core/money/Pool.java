package xiangqi.core.money;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The spectators' bets on one game and what they come to (houses.md §4): arithmetic only.
///
/// @param taxRate in basis points, 0 to 10000
/// @param bets in the order they were made
public record Pool(int taxRate, List<Bet> bets) {
    /// A sum on an outcome.
    ///
    /// @param amount at least 1
    public record Bet(String bettor, On on, long amount) {
        public Bet {
            if (amount < 1) {
                throw new IllegalArgumentException("a bet of " + amount);
            }
        }
    }

    /// What can be bet on.
    public enum On {
        RED,
        BLACK,
        DRAW
    }

    /// What the pool pays.
    ///
    /// @param payouts by bettor, in the order of their first bets; nobody with nothing
    /// @param tax tax and what rounding leaves
    public record Payout(Map<String, Long> payouts, long tax) {
        public Payout {
            payouts = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(payouts));
        }
    }

    public Pool {
        bets = List.copyOf(bets);
        if (taxRate < 0 || taxRate > 10_000) {
            throw new IllegalArgumentException("a tax of " + taxRate + " basis points");
        }
    }

    public static Pool empty(int taxRate) {
        return new Pool(taxRate, List.of());
    }

    public Pool with(Bet bet) {
        List<Bet> more = new ArrayList<>(bets);
        more.add(bet);
        return new Pool(taxRate, more);
    }

    public long total() {
        return bets.stream().mapToLong(Bet::amount).reduce(0, Math::addExact);
    }

    public long totalOn(On on) {
        return bets.stream()
                .filter(bet -> bet.on() == on)
                .mapToLong(Bet::amount)
                .reduce(0, Math::addExact);
    }

    public long bettors() {
        return bets.stream().map(Bet::bettor).distinct().count();
    }

    /// With total S, S_o on the right outcome, a bettor's b on it and the tax rate t: b + ⌊(S − S_o)·b·(10000 − t) /
    /// (10000·S_o)⌋ each. Only one account bet, or nobody right: everything is returned.
    public Payout pay(On outcome) {
        long right = totalOn(outcome);
        if (bettors() <= 1 || right == 0) {
            return giveBack();
        }
        long wrong = total() - right;
        Map<String, Long> payouts = sums(outcome);
        payouts.replaceAll((bettor, sum) -> sum + share(wrong, sum, right));
        long paid = payouts.values().stream().mapToLong(Long::longValue).sum();
        return new Payout(payouts, total() - paid);
    }

    /// The game was annulled: everything is returned.
    public Payout giveBack() {
        Map<String, Long> sums = new LinkedHashMap<>();
        bets.forEach(bet -> sums.merge(bet.bettor(), bet.amount(), Math::addExact));
        return new Payout(sums, 0);
    }

    private Map<String, Long> sums(On outcome) {
        Map<String, Long> sums = new LinkedHashMap<>();
        bets.stream()
                .filter(bet -> bet.on() == outcome)
                .forEach(bet -> sums.merge(bet.bettor(), bet.amount(), Math::addExact));
        return sums;
    }

    private long share(long wrong, long sum, long right) {
        return BigInteger.valueOf(wrong)
                .multiply(BigInteger.valueOf(sum))
                .multiply(BigInteger.valueOf(10_000L - taxRate))
                .divide(BigInteger.valueOf(10_000L).multiply(BigInteger.valueOf(right)))
                .longValueExact();
    }
}
