package xiangqi.core.house;

/// The time before a player is rated (houses.md §3): a game against a rated player moves the one's rating by less and
/// the other's by more than usual, the less so the later it comes.
///
/// @param games how many games against rated players must have counted
/// @param part with `of` the part of the change that is left to a rated player in the last of these games
/// @param title what a player is called until then
public record Provisional(int games, int part, int of, Title title) {
    boolean isOver(Profile player) {
        return player.games() >= games;
    }

    /// What of the usual change goes to the rated player in the unrated one's game number `n`.
    double ofRated(double usual, int n) {
        return usual * n / games * part / of;
    }

    /// What of the usual change goes to the unrated player in that player's game number `n`.
    double ofUnrated(double usual, int n) {
        return usual * (atFirst() - n) / games;
    }

    /// In game number `n` the unrated player gets `(atFirst − n) / games` of the usual change.
    public int atFirst() {
        return 2 * games + 1;
    }
}
