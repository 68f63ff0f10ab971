package xiangqi.core.house;

/// How often an undo may be requested (houses.md §1).
///
/// @param requests requests a player has in a game
/// @param every a request after which the asker has made q moves in the game, undone ones included, is followed by the
///     next from `q + every` moves on
public record UndoRule(int requests, int every) {
    public UndoRule {
        if (requests < 0 || every < 1) {
            throw new IllegalArgumentException(requests + " requests, one every " + every + " moves");
        }
    }
}
