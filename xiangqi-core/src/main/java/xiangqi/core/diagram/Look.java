package xiangqi.core.diagram;

/// How a board is to look, whatever it shows: a matter of taste and seat.
///
/// @param flipped Black below; glyphs stay upright
/// @param mirrored files exchanged left for right, in the view only
/// @param reversed black pieces as dark discs with a light glyph
/// @param checkWord the one character of the seal that marks check
public record Look(
        boolean flipped,
        boolean mirrored,
        Coordinates coordinates,
        PieceSet pieces,
        boolean reversed,
        String checkWord) {
    /// Red below, coordinates by players, traditional glyphs.
    public static final Look USUAL = new Look(false, false, Coordinates.PLAYERS, PieceSet.TRADITIONAL, false, "将");

    /// What stands at the edges of the board.
    public enum Coordinates {
        /// Files from each player's own right: Red 一…九, Black 1…9.
        PLAYERS,
        /// Files a–i and ranks 0–9.
        LETTERS,
        NONE
    }

    public Look flipped(boolean flipped) {
        return new Look(flipped, mirrored, coordinates, pieces, reversed, checkWord);
    }

    public Look mirrored(boolean mirrored) {
        return new Look(flipped, mirrored, coordinates, pieces, reversed, checkWord);
    }

    public Look with(Coordinates coordinates) {
        return new Look(flipped, mirrored, coordinates, pieces, reversed, checkWord);
    }

    public Look with(PieceSet pieces) {
        return new Look(flipped, mirrored, coordinates, pieces, reversed, checkWord);
    }

    public Look reversed(boolean reversed) {
        return new Look(flipped, mirrored, coordinates, pieces, reversed, checkWord);
    }

    public Look checkWord(String checkWord) {
        return new Look(flipped, mirrored, coordinates, pieces, reversed, checkWord);
    }
}
