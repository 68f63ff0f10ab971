package xiangqi.core.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import xiangqi.core.board.Board;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.FenReading;

class TextDiagramTest {
    /// Drawn by hand, as all diagrams here.
    private static final String START = """
             １   ２   ３   ４   ５   ６   ７   ８   ９
            [車]-[馬]-[象]-[士]-[將]-[士]-[象]-[馬]-[車]
             ｜   ｜   ｜   ｜ \\ ｜ / ｜   ｜   ｜   ｜
            -＋---＋---＋---＋---＋---＋---＋---＋---＋-
             ｜   ｜   ｜   ｜ / ｜ \\ ｜   ｜   ｜   ｜
            -＋--[砲]--＋---＋---＋---＋---＋--[砲]--＋-
             ｜   ｜   ｜   ｜   ｜   ｜   ｜   ｜   ｜
            [卒]--＋--[卒]--＋--[卒]--＋--[卒]--＋--[卒]
             ｜   ｜   ｜   ｜   ｜   ｜   ｜   ｜   ｜
            -＋---＋---＋---＋---＋---＋---＋---＋---＋-
             ｜         楚 河          漢 界         ｜
            -＋---＋---＋---＋---＋---＋---＋---＋---＋-
             ｜   ｜   ｜   ｜   ｜   ｜   ｜   ｜   ｜
            (兵)--＋--(兵)--＋--(兵)--＋--(兵)--＋--(兵)
             ｜   ｜   ｜   ｜   ｜   ｜   ｜   ｜   ｜
            -＋--(炮)--＋---＋---＋---＋---＋--(炮)--＋-
             ｜   ｜   ｜   ｜ \\ ｜ / ｜   ｜   ｜   ｜
            -＋---＋---＋---＋---＋---＋---＋---＋---＋-
             ｜   ｜   ｜   ｜ / ｜ \\ ｜   ｜   ｜   ｜
            (俥)-(傌)-(相)-(仕)-(帥)-(仕)-(相)-(傌)-(俥)
             九   八   七   六   五   四   三   二   一
            """;

    private static Board board(String fen) {
        return ((FenReading.Read) Fen.read(fen)).setup().board();
    }

    private static String row(String diagram, int row) {
        return diagram.split("\n")[1 + 2 * row];
    }

    @Test
    void theUsualStartIsDrawnAsByHand() {
        assertEquals(START, TextDiagram.of(Board.STANDARD, PieceSet.TRADITIONAL, false));
    }

    @Test
    void simplifiedGlyphsComeWithASimplifiedRiver() {
        String diagram = TextDiagram.of(Board.STANDARD, PieceSet.SIMPLIFIED, false);
        assertEquals("(车)-(马)-(相)-(仕)-(帅)-(仕)-(相)-(马)-(车)", row(diagram, 9));
        assertEquals("[车]-[马]-[象]-[士]-[将]-[士]-[象]-[马]-[车]", row(diagram, 0));
        assertTrue(diagram.contains("楚 河          汉 界"));
    }

    @Test
    void whoDoesNotReadChineseGetsTheLettersOfFen() {
        assertEquals(
                "-＋---＋---＋---＋--(Ｋ)--＋---＋---＋--[ｐ]",
                row(TextDiagram.of(board("9/9/9/9/9/9/9/9/9/4K3p w"), PieceSet.SYMBOLS, false), 9));
    }

    @Test
    void aFlippedBoardHasBlackBelowAndCountsFromTheOtherHand() {
        String diagram = TextDiagram.of(board("R8/9/9/9/9/9/9/9/9/4K3p w"), PieceSet.TRADITIONAL, true);
        assertEquals("[卒]--＋---＋---＋--(帥)--＋---＋---＋---＋-", row(diagram, 0));
        assertEquals("-＋---＋---＋---＋---＋---＋---＋---＋--(俥)", row(diagram, 9));
        assertEquals(
                " 一   二   三   四   五   六   七   八   九",
                diagram.lines().findFirst().orElseThrow());
        assertTrue(diagram.endsWith(" ９   ８   ７   ６   ５   ４   ３   ２   １\n"));
    }

    @ParameterizedTest
    @EnumSource(PieceSet.class)
    void everyRowOfPointsIsEquallyLong(PieceSet pieces) {
        String diagram = TextDiagram.of(Board.STANDARD, pieces, false);
        for (int row = 0; row <= 9; row++) {
            assertEquals(9 * 3 + 8, row(diagram, row).length());
        }
    }
}
