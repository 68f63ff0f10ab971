package xiangqi.core.notation;

import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// Chinese notation (formats.md §7): piece, file, direction and number, 炮二平五. Files are counted from the
/// mover's right, in Chinese numerals for Red and full-width digits for Black.
///
/// @param script what [#name] writes in; [#read] takes both
/// @param tandem how [#name] tells soldiers on one file apart; [#read] takes all conventions
public record Chinese(Script script, Tandem tandem) {
    /// The name of a move that is legal in `position`. No two legal moves of one position have the same name,
    /// and each name reads back as its move.
    ///
    /// @throws IllegalArgumentException if no piece of the side to move stands where the move starts
    public String name(Position position, Move move) {
        return new ChineseWriter(position, script, tandem).name(move);
    }

    /// Reads the name of a move of the side to move in `position`: 简 or 繁, Chinese, full-width or ASCII
    /// digits for either side, the glyphs of either colour for a piece, 上 下 for 进 退, tandem soldiers in
    /// every convention. The plain name of a piece that shares its file is taken where only one legal move fits
    /// it.
    public static MoveReading read(Position position, String text) {
        return new ChineseReader(position).read(text);
    }
}
