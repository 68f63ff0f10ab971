package xiangqi.core.record.xqf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.core.record.Bytes;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Spot;

/// What is wrong in a file is told with its place, and harms as little as can be.
class XqfFaultsTest extends XqfBytes {
    /// 前 (C7 B0), a byte that begins no character (FF), 言 (D1 D4): formats.md §9.4.
    @Test
    void aByteThatIsNoCharacterCostsNoMoreOfTheCommentThanItself() {
        bytes(0x18, 0x20, 0x00, 0xFF, 5, 0, 0, 0, 0xC7, 0xB0, 0xFF, 0xD1, 0xD4);
        assertEquals(Optional.of("前\ufffd言"), game().record().tree().root().comment());
    }

    @Test
    void aFileWithAnotherMagicIsNone() {
        header[1] = 'Z';
        position();
        Import.Unreadable refused = (Import.Unreadable) Import.read(file());
        assertEquals(Problem.Code.UNKNOWN_FORMAT, refused.why().code());
    }

    @Test
    void anIllegalMoveEndsItsBranchAndItsSiblingsLive() {
        bytes(0x18, 0x20, 0xF0, 0xFF, 0, 0, 0, 0);
        bytes(96, 74, 0xFF, 0, 0, 0, 0, 0); // h2e2, a sibling follows
        bytes(96, 74, 0xF0, 0, 0, 0, 0, 0); // h2e2 again: nothing stands there
        bytes(103, 99, 0x00, 0, 1, 0, 0, 0, 'x'); // and a move after it, with a comment
        bytes(36, 74, 0x00, 0, 0, 0, 0, 0); // b2e2
        Import.Entry.Game game = game();
        assertEquals(List.of("1 h2e2", "1 b2e2"), text(game.record().tree()));
        assertEquals(
                List.of(new Problem(
                        Problem.Code.ILLEGAL_MOVE,
                        new Spot.Byte(1040),
                        1,
                        2,
                        List.of("h2e2", "EMPTY_POINT", "2", "1", "0"))),
                game.warnings());
    }

    /// Three moves follow the start, the first of them from an empty point and with two moves and a
    /// variation behind it: the tree has one variation, the file three.
    @Test
    void theVariationsThatGoWithAnIllegalMoveAreCounted() {
        bytes(0x18, 0x20, 0xF0, 0xFF, 0, 0, 0, 0);
        bytes(68, 74, 0xFF, 0, 0, 0, 0, 0); // e4e2: nothing stands there
        bytes(103, 99, 0x0F, 0, 0, 0, 0, 0); // a move after it
        bytes(36, 74, 0x00, 0, 0, 0, 0, 0); // and another in its place
        bytes(96, 74, 0x0F, 0, 0, 0, 0, 0); // h2e2
        bytes(36, 74, 0x00, 0, 0, 0, 0, 0); // b2e2
        Import.Entry.Game game = game();
        assertEquals(List.of("1 h2e2", "1 b2e2"), text(game.record().tree()));
        assertEquals(1, game.record().tree().variations());
        assertEquals(
                List.of("e4e2", "EMPTY_POINT", "3", "0", "2"),
                game.warnings().getFirst().arguments());
        assertEquals(2, game.warnings().getFirst().variationsCut());
    }

    /// 300 moves from an empty point in each other's place, and h2e2 as the last: a hundred are told, then
    /// 200 in one.
    @Test
    void manyIllegalMovesAreToldTogether() {
        bytes(0x18, 0x20, 0xF0, 0xFF, 0, 0, 0, 0);
        for (int i = 0; i < 300; i++) {
            bytes(68, 74, 0x0F, 0, 0, 0, 0, 0); // e4e2
        }
        bytes(96, 74, 0x00, 0, 0, 0, 0, 0);
        Import.Entry.Game game = game();
        assertEquals(List.of("1 h2e2"), text(game.record().tree()));
        assertEquals(101, game.warnings().size());
        Problem last = game.warnings().getLast();
        assertEquals(Problem.Code.MORE_CUT, last.code());
        assertEquals(new Spot.Byte(1032 + 100 * 8), last.spot());
        assertEquals(List.of("200", "200", "0", "200"), last.arguments());
        assertEquals(
                300, game.warnings().stream().mapToInt(Problem::variationsCut).sum());
    }

    @Test
    void aSquareOffTheBoardEndsItsBranch() {
        bytes(0x18, 0x20, 0xF0, 0xFF, 0, 0, 0, 0);
        bytes(96, 32 + 95, 0, 0, 0, 0, 0, 0);
        assertEquals(
                List.of(new Problem(
                        Problem.Code.NO_SUCH_POINT, new Spot.Byte(1032), 1, 1, List.of("72-95", "1", "0", "0"))),
                game().warnings());
    }

    @Test
    void aCommentLongerThanTheFileKeepsWhatIsThere() {
        bytes(0x18, 0x20, 0xF0, 0xFF, 0, 0, 0, 0);
        bytes(96, 74, 0, 0, 0xFF, 0xFF, 0xFF, 0x7F, 0xBA, 0xC3, 0xBA);
        Import.Entry.Game game = game();
        assertEquals(Optional.of("好"), game.record().tree().node(1).comment());
        assertEquals(
                List.of(new Problem(
                        Problem.Code.COMMENT_BEYOND_END, new Spot.Byte(1032), 1, 1, List.of("2147483647", "3"))),
                game.warnings());
    }

    @Test
    void movesThatStopInMidRecordKeepWhatCameBefore() {
        bytes(0x18, 0x20, 0xF0, 0xFF, 0, 0, 0, 0);
        bytes(96, 74, 0xF0, 0, 0, 0, 0, 0);
        bytes(103, 99);
        Import.Entry.Game game = game();
        assertEquals(List.of("1 h2e2"), text(game.record().tree()));
        assertEquals(
                List.of(new Problem(Problem.Code.MOVES_TRUNCATED, new Spot.Byte(1040), 1, 2, List.of())),
                game.warnings());
    }

    @Test
    void aFileThatCannotBeReadSaysWhy() {
        position();
        header[2] = 99;
        assertEquals(unreadable(Problem.Code.VERSION_TOO_NEW, 2, "99", "18"), why(file()));
        header[2] = 18;
        header[12] = 7;
        assertEquals(unreadable(Problem.Code.KEYS_WRONG, 12, "7"), why(file()));
        byte[] cut = java.util.Arrays.copyOf(header, 600);
        assertEquals(unreadable(Problem.Code.HEADER_TRUNCATED, 600, "600", "1024"), why(cut));
    }

    @Test
    void aTextThatBeginsLikeAnXqfIsNone() {
        assertFalse(XqfReader.recognises(new Bytes("XQF is a file format, not this text".getBytes(GB18030))));
        assertTrue(XqfReader.recognises(new Bytes(header)));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 9})
    void aVersionBefore10IsRefused(int version) {
        header[2] = (byte) version;
        position();
        assertEquals(unreadable(Problem.Code.VERSION_UNKNOWN, 2, Integer.toString(version)), why(file()));
    }
}
