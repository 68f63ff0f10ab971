package xiangqi.core.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Board;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Move;

class SvgTest {
    private static String svg(Frame frame) {
        Geometry geometry = Geometry.within(Look.USUAL, 484, 534, 0);
        return new Svg(Ink::token, "Face", "").write(Diagram.of(frame, geometry));
    }

    private static int count(String text, String part) {
        return text.split(java.util.regex.Pattern.quote(part), -1).length - 1;
    }

    @Test
    void everyPieceIsThereOnceWithItsGlyph() {
        String svg = svg(Frame.of(Board.STANDARD));
        assertEquals(32, count(svg, "<g transform"));
        assertEquals(5, count(svg, ">卒</text>"));
        assertEquals(1, count(svg, ">帥</text>"));
        assertTrue(svg.contains("fill=\"wood\""));
    }

    @Test
    void theLastMoveIsMarked() {
        Frame plain = Frame.of(Board.STANDARD);
        assertFalse(svg(plain).contains("stroke=\"mark\""));
        assertTrue(
                svg(plain.lastMove(Optional.of(Move.of(Square.H2, Square.E2)))).contains("stroke=\"mark\""));
    }
}
