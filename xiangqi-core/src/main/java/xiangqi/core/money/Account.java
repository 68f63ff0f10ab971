package xiangqi.core.money;

/// Where money can be.
public sealed interface Account {
    /// A player's purse.
    record Purse(String player) implements Account {}

    /// What a table holds until its game is settled.
    record Escrow() implements Account {}

    /// What the house has taken in fees.
    record HouseTill() implements Account {}

    /// What was taken as tax.
    record Tax() implements Account {}
}
