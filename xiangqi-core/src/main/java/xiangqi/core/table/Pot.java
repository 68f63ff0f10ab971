package xiangqi.core.table;

/// What a game holds, or has taken, of each player apart from agreed stakes.
///
/// @param fee the table fee that each has paid
/// @param base base silver in escrow, for the winner to take
/// @param reward reward of a handicap restart in escrow, for the winner to take
public record Pot(long fee, long base, long reward) {
    public static final Pot NOTHING = new Pot(0, 0, 0);
}
