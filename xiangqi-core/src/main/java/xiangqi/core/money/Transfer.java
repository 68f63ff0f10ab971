package xiangqi.core.money;

/// Play money that moves from one account to another, in whole units.
///
/// @param amount at least 1
public record Transfer(Account from, Account to, long amount, Cause cause) {
    public Transfer {
        if (amount < 1) {
            throw new IllegalArgumentException("a transfer of " + amount);
        }
    }
}
