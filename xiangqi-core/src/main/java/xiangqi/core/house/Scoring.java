package xiangqi.core.house;

import java.util.List;
import java.util.Optional;
import xiangqi.core.game.Outcome;

/// How a house scores games and names players by their scores (houses.md §3).
public interface Scoring {
    /// A new player.
    Profile newcomer();

    /// Why a game between these two that ended so does not count; empty if it does. Where it began is not looked at.
    ///
    /// @param plies plies on the line at the end
    Optional<Uncounted> uncounted(Profile one, Profile other, Outcome outcome, int plies);

    /// Whether games at odds count as well: ratings, points and silver of rank they never move (houses.md §5).
    default boolean countsAtOdds() {
        return false;
    }

    /// The formula that ratings move by; empty where they move in another way.
    default Optional<Elo> elo() {
        return Optional.empty();
    }

    /// How it is with players who have not played enough to be rated; empty where everybody is.
    default Optional<Provisional> provisional() {
        return Optional.empty();
    }

    /// A player's profile after a game that counts; what they own is not touched.
    ///
    /// @param result 1 for a win, 0.5 for a draw, 0 for a loss
    /// @param first whether the player moved first
    Profile after(Profile mine, Profile opponent, double result, boolean first);

    /// The title that goes with a profile.
    Title title(Profile profile);

    /// The value as it is shown: rounded half up, but never across a title's border.
    long shown(Profile profile);

    /// All titles, highest first.
    List<Title> titles();

    /// What each side puts into escrow when a rated game starts, for the winner to take.
    default long base(Profile one, Profile other) {
        return 0;
    }

    /// What both players must own to sit at one table.
    default long wealthToSit(Profile one, Profile other) {
        return 0;
    }
}
