package xiangqi.core.money;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Who has how much: a value. What players have is never below zero, and the sum over all accounts never changes.
///
/// @param balances an account that is not named has nothing; only [Account.Purse] is limited to what it has
public record Purses(Map<Account, Long> balances) {
    public Purses {
        balances = Map.copyOf(balances);
    }

    public long of(Account account) {
        return balances.getOrDefault(account, 0L);
    }

    public long of(String player) {
        return of(new Account.Purse(player));
    }

    /// These purses after all the transfers in order, or empty if an account cannot cover one of them.
    public Optional<Purses> after(List<Transfer> transfers) {
        Map<Account, Long> next = new HashMap<>(balances);
        for (Transfer transfer : transfers) {
            long left = next.getOrDefault(transfer.from(), 0L) - transfer.amount();
            if (left < 0) {
                return Optional.empty();
            }
            next.put(transfer.from(), left);
            next.merge(transfer.to(), transfer.amount(), Math::addExact);
        }
        return Optional.of(new Purses(next));
    }

    /// Over all accounts.
    public long sum() {
        return balances.values().stream().mapToLong(Long::longValue).sum();
    }
}
