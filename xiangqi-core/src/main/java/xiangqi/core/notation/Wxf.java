package xiangqi.core.notation;

import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// The notation of the World Xiangqi Federation (formats.md §7): letter, file, sign and number, `C2=5`. Files
/// are counted from the mover's right; `+` forward, `-` back, `=` across.
///
/// @param tandem how [#name] tells soldiers on one file apart; [#read] takes all conventions
public record Wxf(Tandem tandem) {
    /// The name of a move that is legal in `position`, in capitals for both sides. No two legal moves of one
    /// position have the same name, and each name reads back as its move.
    ///
    /// @throws IllegalArgumentException if no piece of the side to move stands where the move starts
    public String name(Position position, Move move) {
        return new WxfWriter(position, tandem).name(move);
    }

    /// Reads the name of a move of the side to move in `position`: capitals or not, N for H, B for E,
    /// full-width characters, `.` or `=` for across, the sign of front and rear behind the letter or before it,
    /// tandem soldiers in every convention. The plain name of a piece that shares its file is taken where only
    /// one legal move fits it.
    public static MoveReading read(Position position, String text) {
        return new WxfReader(position).read(text);
    }
}
