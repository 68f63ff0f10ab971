package xiangqi.core.notation;

import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// The forms that moves are written in. Each writes names that differ for all legal moves of a position and
/// reads what it wrote, and more.
public enum Notation {
    /// Chinese, simplified: 炮二平五, 马８进７.
    ZH_HANS,
    /// Chinese, traditional: 炮二平五, 馬８進７.
    ZH_HANT,
    /// WXF: `C2=5`.
    WXF,
    /// ICCS: `H2-E2`.
    ICCS,
    /// UCI with ranks 0–9: `h2e2`.
    UCI,
    /// UCI with ranks 1–10: `h3e3`.
    UCI_FROM_ONE;

    /// The name of a move that is legal in `position`; soldiers on one file are told apart by [Tandem#JOINT].
    ///
    /// @throws IllegalArgumentException if no piece of the side to move stands where the move starts
    public String name(Position position, Move move) {
        return name(position, move, Tandem.JOINT);
    }

    /// The name of a move that is legal in `position`, with soldiers on one file told apart by `tandem`.
    ///
    /// @throws IllegalArgumentException if no piece of the side to move stands where the move starts
    public String name(Position position, Move move, Tandem tandem) {
        return switch (this) {
            case ZH_HANS -> new Chinese(Script.SIMPLIFIED, tandem).name(position, move);
            case ZH_HANT -> new Chinese(Script.TRADITIONAL, tandem).name(position, move);
            case WXF -> new Wxf(tandem).name(position, move);
            case ICCS -> Iccs.write(move);
            case UCI -> Uci.write(move, Uci.Ranks.FROM_ZERO);
            case UCI_FROM_ONE -> Uci.write(move, Uci.Ranks.FROM_ONE);
        };
    }

    /// Reads the name of a move of the side to move in `position`. The two Chinese forms read each other, and
    /// every form reads all conventions for soldiers.
    public MoveReading read(Position position, String text) {
        return switch (this) {
            case ZH_HANS, ZH_HANT -> Chinese.read(position, text);
            case WXF -> Wxf.read(position, text);
            case ICCS -> Iccs.read(position, text);
            case UCI -> Uci.read(position, text, Uci.Ranks.FROM_ZERO);
            case UCI_FROM_ONE -> Uci.read(position, text, Uci.Ranks.FROM_ONE);
        };
    }

    /// Reads the name of a move in whichever notation it is written; no text is in good form in two of them,
    /// but for the two countings of ranks. Coordinates that are a legal move as ICCS are that move; only others
    /// are tried with ranks from 1. [Uci#read(Position, String)] is stricter, [Uci#ranksOf] looks at a whole
    /// game.
    public static MoveReading readAny(Position position, String text) {
        MoveReading iccs = Iccs.read(position, text);
        return orInLetters(iccs instanceof MoveReading.Found ? iccs : Uci.read(position, text), position, text);
    }

    /// Reads the name of a move of a line whose coordinates count ranks as told, in whichever notation.
    public static MoveReading readAny(Position position, String text, Uci.Ranks ranks) {
        return orInLetters(Uci.read(position, text, ranks), position, text);
    }

    /// What a text means that may be no coordinates.
    private static MoveReading orInLetters(MoveReading coordinates, Position position, String text) {
        if (!(coordinates instanceof MoveReading.NotNotation notCoordinates)) {
            return coordinates;
        }
        MoveReading wxf = Wxf.read(position, text);
        if (!(wxf instanceof MoveReading.NotNotation notWxf)) {
            return wxf;
        }
        MoveReading chinese = Chinese.read(position, text);
        if (!(chinese instanceof MoveReading.NotNotation notChinese)) {
            return chinese;
        }
        int furthest = Math.max(notChinese.index(), Math.max(notWxf.index(), notCoordinates.index()));
        return new MoveReading.NotNotation(furthest);
    }
}
