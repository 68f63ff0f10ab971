package xiangqi.ui.study;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import xiangqi.ui.keys.Act;

/// The forms in which the position, the line or the game on the board goes to the clipboard as text.
public enum Form {
    /// The position as FEN.
    FEN,
    /// The position as a diagram of text, with its FEN below.
    DIAGRAM,
    /// The moves of the line that is read, in the notation of the settings.
    MOVES,
    /// The start as FEN and the moves of the line that is read as coordinates, as engines take them.
    COORDINATES,
    /// The whole game as PGN.
    PGN,
    /// The whole game in the mark-up of 东萍.
    DHTMLXQ,
    /// The whole game as plain text.
    TEXT,
    /// The moves that are tried on the scratch board, from where it began.
    TRIED,
    /// The same as a PGN that begins with the position there.
    TRIED_PGN;

    /// The forms of any game; the others are for the scratch board.
    static final List<Form> OF_GAMES = List.of(FEN, DIAGRAM, MOVES, COORDINATES, PGN, DHTMLXQ, TEXT);

    String key() {
        return "study.copy." + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// What a key does that copies in this form, if there may be one.
    Optional<Act> act() {
        return switch (this) {
            case FEN -> Optional.of(Act.COPY_FEN);
            case PGN -> Optional.of(Act.COPY_PGN);
            case DIAGRAM, MOVES, COORDINATES, DHTMLXQ, TEXT, TRIED, TRIED_PGN -> Optional.empty();
        };
    }
}
