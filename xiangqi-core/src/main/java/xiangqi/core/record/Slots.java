package xiangqi.core.record;

import java.util.ArrayList;
import java.util.List;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Role;
import xiangqi.core.board.Side;

/// The order in which XQF, DhtmlXQ and the old libraries list the 32 pieces (formats.md §1.2): Red's back
/// rank, two cannons and five soldiers, then Black's.
public final class Slots {
    /// The piece of each slot, 0–31.
    public static final List<Piece> PIECES = pieces();

    private Slots() {}

    private static List<Piece> pieces() {
        List<Piece> slots = new ArrayList<>(32);
        List<Role> home = List.of(
                Role.CHARIOT,
                Role.HORSE,
                Role.ELEPHANT,
                Role.ADVISOR,
                Role.GENERAL,
                Role.ADVISOR,
                Role.ELEPHANT,
                Role.HORSE,
                Role.CHARIOT);
        for (Side side : Side.values()) {
            home.forEach(role -> slots.add(Piece.of(side, role)));
            for (int i = 0; i < 7; i++) {
                slots.add(Piece.of(side, i < 2 ? Role.CANNON : Role.SOLDIER));
            }
        }
        return List.copyOf(slots);
    }
}
