package xiangqi.app.image;

import java.util.List;

/// A whole game to be played in tests, from the usual start to a mate by Red. Soldiers change places, then Red's cannon
/// takes the elephant at c9 and mates: the advisor d9 is its screen, the advisor e8 takes the general's only way out.
public final class MatedGame {
    /// All plies.
    public static final List<String> MOVES = List.of(
            "a3a4", "a6a5", "a4a5", "i6i5", "i3i4", "i5i4", "g3g4", "g6g5", "g4g5", "e6e5", "e3e4", "e5e4", "a5a6",
            "i4i3", "a6a7", "i3i2", "g5g6", "i9i8", "b2c2", "b7c7", "c2c6", "f9e8", "c6c9");

    private MatedGame() {}

    /// The first so many plies.
    public static List<String> first(int plies) {
        return MOVES.subList(0, plies);
    }

    /// All after the first so many plies.
    public static List<String> rest(int plies) {
        return MOVES.subList(plies, MOVES.size());
    }
}
