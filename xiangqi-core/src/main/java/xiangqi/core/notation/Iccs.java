package xiangqi.core.notation;

import java.util.Locale;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// The coordinates of ICCS (formats.md §7): `H2-E2`, files A–I from Red's left, ranks 0–9 from Red's home rank.
public final class Iccs {
    private Iccs() {}

    /// `H2-E2`. Without hyphen and capitals it is [Move#toString()], which is also UCCI.
    public static String write(Move move) {
        return (move.from() + "-" + move.to()).toUpperCase(Locale.ROOT);
    }

    /// Reads `H2-E2`, `h2e2` and what lies between them.
    public static MoveReading read(Position position, String text) {
        return Uci.read(position, text, Uci.Ranks.FROM_ZERO);
    }
}
