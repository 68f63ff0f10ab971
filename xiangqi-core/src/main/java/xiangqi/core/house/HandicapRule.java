package xiangqi.core.house;

/// When odds can be agreed (houses.md §1).
///
/// @param rounds within how many first rounds of a running game they can still be, with a reward; 0: before the game
/// only
public record HandicapRule(int rounds) {
    public static final HandicapRule BEFORE_THE_GAME = new HandicapRule(0);
}
