package xiangqi.core.money;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Who has how much: a value. No account goes below zero, and the sum over all accounts never changes.
///
/// @param balances an account that is not named has nothing
public record Purses(Map<Account, Long> balances) {
    /// What came of a list of transfers.
    public sealed interface Payment {
        /// All of them were made.
        record Paid(Purses purses) implements Payment {}

        /// None was made: `account` had `has` when it was to pay `needed`.
        record Short(Account account, long needed, long has) implements Payment {}
    }

    public Purses {
        balances = Map.copyOf(balances);
    }

    public long of(Account account) {
        return balances.getOrDefault(account, 0L);
    }

    /// What that player has.
    public long of(String player) {
        return of(new Account.Purse(player));
    }

    /// Makes all the transfers in order, or none.
    public Payment pay(List<Transfer> transfers) {
        Map<Account, Long> next = new HashMap<>(balances);
        for (Transfer transfer : transfers) {
            long has = next.getOrDefault(transfer.from(), 0L);
            if (has < transfer.amount()) {
                return new Payment.Short(transfer.from(), transfer.amount(), has);
            }
            next.put(transfer.from(), has - transfer.amount());
            next.merge(transfer.to(), transfer.amount(), Math::addExact);
        }
        return new Payment.Paid(new Purses(next));
    }

    /// Over all accounts.
    public long sum() {
        return balances.values().stream().reduce(0L, Math::addExact);
    }
}
