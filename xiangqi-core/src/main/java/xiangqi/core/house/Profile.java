package xiangqi.core.house;

import java.util.Optional;

/// What a house knows of a player when they sit down.
///
/// @param value rating, score or points, unrounded
/// @param games games that counted for a title
/// @param wealth chips, silver or points of wealth
/// @param member whether the player may stake, bet and teach where only members may
/// @param award the id of a title that was awarded and is never lost through rating; one that the house does
/// not award
///     counts for nothing
/// @param realTitle a title held in real life, whatever the rating
public record Profile(
        double value, int games, long wealth, boolean member, Optional<String> award, Optional<RealTitle> realTitle) {
    /// Of a player whom no house knows.
    public static final Profile UNKNOWN = new Profile(0, 0, 0, false, Optional.empty());

    /// Of a player without a title in real life.
    public Profile(double value, int games, long wealth, boolean member, Optional<String> award) {
        this(value, games, wealth, member, award, Optional.empty());
    }

    public Profile withValue(double value, int games) {
        return new Profile(value, games, wealth, member, award, realTitle);
    }

    public Profile withWealth(long wealth) {
        return new Profile(value, games, wealth, member, award, realTitle);
    }

    public Profile withMembership(boolean member) {
        return new Profile(value, games, wealth, member, award, realTitle);
    }

    public Profile withAward(String award) {
        return new Profile(value, games, wealth, member, Optional.of(award), realTitle);
    }

    public Profile withRealTitle(RealTitle realTitle) {
        return new Profile(value, games, wealth, member, award, Optional.of(realTitle));
    }
}
