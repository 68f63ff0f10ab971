package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import xiangqi.core.notation.Notation;

/// The list of moves.
class ScoresheetTest {
    @Test
    void movesAreListedARoundARow() {
        Parlour room = Parlour.usual();
        room.play(Parlour.MATE.subList(0, 3));
        assertEquals(
                List.of(
                        new MoveRow(1, Optional.of("炮二平五"), Optional.of("车１进１"), false),
                        new MoveRow(2, Optional.of("炮五进四"), Optional.empty(), true)),
                room.model.scoresheet().moves());
    }

    @Test
    void anotherNotationRenamesTheMoves() {
        Parlour room = Parlour.usual();
        room.play(Parlour.MATE.subList(0, 2));
        room.notation.set(Notation.WXF);
        assertEquals(
                List.of(new MoveRow(1, Optional.of("C2=5"), Optional.of("R1+1"), true)),
                room.model.scoresheet().moves());
    }
}
