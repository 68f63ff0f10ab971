package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Side;
import xiangqi.core.game.Line;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.FenReading;
import xiangqi.core.notation.Notation;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Position;

class MoveRowTest {
    @Test
    void whereBlackBeganItsMovesStandInTheRightColumn() {
        Line line = line("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b", "h7e7", "h0g2", "h9g7");
        assertEquals(
                List.of(
                        new MoveRow(1, Optional.empty(), Optional.of("C8=5"), false),
                        new MoveRow(2, Optional.of("H2+3"), Optional.of("H8+7"), true)),
                MoveRow.of(line, Notation.WXF));
    }

    @Test
    void theNewestMoveIsTheOneMadeLast() {
        Line line = line("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w", "h2e2", "h9g7", "h0g2");
        List<MoveRow> rows = MoveRow.of(line, Notation.ICCS);
        assertEquals(Optional.empty(), rows.getFirst().newest());
        assertEquals(Optional.of(Side.RED), rows.getLast().newest());
    }

    private static Line line(String fen, String... moves) {
        FenReading.Read read = (FenReading.Read) Fen.read(fen);
        Line line = Line.from(((Checked.Legal) Position.check(read.setup(), Legality.STRICT)).position());
        for (String move : moves) {
            line = line.add(((Attempt.Played) line.position().play(Parlour.move(move))).ply());
        }
        return line;
    }
}
