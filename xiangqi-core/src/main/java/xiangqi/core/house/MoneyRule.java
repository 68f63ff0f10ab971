package xiangqi.core.house;

/// What a house does with play money where it is switched on (houses.md §3–4).
///
/// @param fee what each player pays at the start of a game
/// @param stakes whether players may stake and teach for a fee
/// @param membersOnly whether only members may
/// @param tax on the spectators' pool, in basis points
/// @param bettingMoves betting closes when Red has made this many moves
public record MoneyRule(long fee, boolean stakes, boolean membersOnly, int tax, int bettingMoves) {
    /// No money moves.
    public static final MoneyRule NONE = new MoneyRule(0, false, false, 0, 0);
}
