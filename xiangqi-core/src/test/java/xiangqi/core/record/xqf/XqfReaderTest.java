package xiangqi.core.record.xqf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.core.board.Board;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Import;
import xiangqi.core.study.StudyTree;

/// Versions and their keys, the moves, the board and who is to move.
class XqfReaderTest extends XqfBytes {
    /// h2e2 (from 72 to 42), variation b2e2 (12, 42) with the comment 好 (BA C3), h9g7 (79, 67) after h2e2;
    /// the start says 开 (BF AA). Squares are stored + 24 and + 32: 96 74, 36 74, 103 99. Tag F0: next, 0F:
    /// sibling.
    @Test
    void version10HasVariationsInTheLowHalfOfTheTag() {
        bytes(0x18, 0x20, 0xF0, 0xFF, 2, 0, 0, 0, 0xBF, 0xAA);
        bytes(96, 74, 0xFF, 0, 0, 0, 0, 0);
        bytes(103, 99, 0x00, 0, 0, 0, 0, 0);
        bytes(36, 74, 0x00, 0, 2, 0, 0, 0, 0xBA, 0xC3);
        StudyTree tree = game().record().tree();
        assertEquals(List.of("1 h2e2", "2 h9g7", "1 b2e2"), text(tree));
        assertEquals(Optional.of("开"), tree.root().comment());
        assertEquals(Optional.of("好"), tree.node(3).comment());
        assertEquals(Setup.STANDARD, tree.setup());
    }

    /// Keys of the three squares' bytes 1, 2, 3, their sum byte 250 (250+1+2+3 = 256). With h(b) = 54b²+221
    /// mod 256: h(1) = 19, h(2) = 181, h(3) = 195; kXY = 19·1 = 19, kF = 181·19 = 3439 = 111, kT = 195·111
    /// = 21645 = 141 (mod 256); kRMK = (250·256+1) mod 32000 + 767 = 1 + 767 = 768 = 00 03 00 00. The
    /// stream: mask 0 and OR bytes 255 leave the author's text itself, so each byte of the body has the
    /// text's byte at offset mod 32 added. h2e2: 72+24+111 = 207, 42+32+141 = 215. Slot (i+19+1) mod 32 is
    /// stored as byte i, each + 19.
    @Test
    void version18IsUnscrambledWithItsKeys() {
        scramble(header(18), 255);
        bytes(0, 0, 0x80, 0);
        bytes(207, 215, 0x20, 0, 2, 3, 0, 0, 0xBA, 0xC3);
        StudyTree tree =
                game(scrambled("[(C) Copyright Mr. Dong Shiwei.]")).record().tree();
        assertEquals(Setup.STANDARD, tree.setup());
        assertEquals(List.of("1 h2e2"), text(tree));
        assertEquals(Optional.of("好"), tree.node(1).comment());
    }

    /// The same keys as above, but the pieces stand in their own slots.
    @Test
    void version11DoesNotRotateThePieces() {
        header[2] = 11;
        keys(header, 0);
        for (int i = 0; i < 32; i++) {
            header[16 + i] = (byte) (STANDARD[i] + 19);
        }
        bytes(0, 0, 0, 0);
        assertEquals(Setup.STANDARD, game().record().tree().setup());
    }

    /// Each version with keys of its own. They are worked out here from formats.md §1.3 with the polynomial
    /// in its published form; version 11 leaves the pieces in their slots, later ones rotate them. The
    /// root's comment is 开 (BF AA), then h2e2 (72 to 42) with the comment 好 (BA C3), and b9c7 (19 to 27).
    @ParameterizedTest
    @CsvSource({
        "11,   7,  88, 201, 0x00, 0x00",
        "12,   3, 250,  17, 0xFF, 0x00",
        "13, 143, 140,  46, 0x7F, 0x10",
        "14,  64,   5, 111, 0x55, 0xAA",
        "15, 255,   1,   9, 0x0F, 0x72",
        "16,  31,  77, 133, 0xF0, 0x99",
        "17, 200,  13,  61, 0x3C, 0xE5",
        "18,  99, 171,   7, 0x81, 0xFF"
    })
    void everyVersionFrom11IsUnscrambledWithItsKeys(int version, int xy, int from, int to, int mask, int or) {
        int sum = -(xy + from + to) & 0xFF;
        int kXY = published(xy) * xy & 0xFF;
        int kF = published(from) * kXY & 0xFF;
        int kT = published(to) * kF & 0xFF;
        int kRmk = ((sum << 8) + xy) % 32000 + 767;
        header[2] = (byte) version;
        header[3] = (byte) mask;
        int[] checked = {sum, xy, from, to};
        StringBuilder stream = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            // Four OR bytes that differ.
            header[8 + i] = (byte) (or ^ i);
            header[12 + i] = (byte) checked[i];
        }
        for (int i = 0; i < 32; i++) {
            int slot = version < 12 ? i : (i + kXY + 1) % 32;
            header[16 + i] = (byte) (STANDARD[slot] + kXY);
            stream.append((char) ("[(C) Copyright Mr. Dong Shiwei.]".charAt(i) & (checked[i % 4] & mask | or ^ i % 4)));
        }
        bytes('X', 'Q', 0x80 | 0x20 | 0x1F, 0x5A);
        bytes(2 + kRmk, 2 + kRmk >> 8, 0, 0, 0xBF, 0xAA);
        bytes(72 + 24 + kF, 42 + 32 + kT, 0x80 | 0x20, 0);
        bytes(2 + kRmk, 2 + kRmk >> 8, 0, 0, 0xBA, 0xC3);
        bytes(19 + 24 + kF, 27 + 32 + kT, 0x0A, 0xFF);

        StudyTree tree = game(scrambled(stream.toString())).record().tree();

        assertEquals(Setup.STANDARD, tree.setup());
        assertEquals(List.of("1 h2e2", "2 b9c7"), text(tree));
        assertEquals(Optional.of("开"), tree.root().comment());
        assertEquals(Optional.of("好"), tree.node(1).comment());
    }

    /// formats.md §1.3: ((((b²·3+9)·3+8)·2+1)·3+8), on bytes.
    private static int published(int key) {
        return ((((key * key * 3 + 9) * 3 + 8) * 2 + 1) * 3 + 8) & 0xFF;
    }

    @Test
    void noiseInTheTagAndTheReservedByteSaysNothing() {
        header[2] = 18;
        for (int i = 0; i < 32; i++) {
            // All keys 0: kXY = 0, slot (i + 1) mod 32 is byte i; kRMK = 767.
            header[16 + i] = (byte) STANDARD[(i + 1) % 32];
        }
        bytes(0, 0, 0x9F, 0x77);
        bytes(96, 74, 0x1F, 0x99);
        assertEquals(List.of("1 h2e2"), text(game().record().tree()));
    }

    @Test
    void theFirstMoverDecidesWhoIsToMove() {
        header[50] = 0;
        bytes(0x18, 0x20, 0xF0, 0xFF, 0, 0, 0, 0);
        bytes(103, 99, 0, 0, 0, 0, 0, 0); // h9g7
        assertEquals(Side.BLACK, game().record().tree().setup().turn());
    }

    @Test
    void withoutMovesTheHeaderDecidesWhoIsToMove() {
        header[50] = 1;
        bytes(0x18, 0x20, 0x00, 0xFF, 0, 0, 0, 0);
        assertEquals(Side.BLACK, game().record().tree().setup().turn());
    }

    @Test
    void aFirstMoveThatIsPromisedAndMissingIsAPositionOnly() {
        bytes(0x18, 0x20, 0xF0, 0xFF, 0, 0, 0, 0);
        Import.Entry.Game game = game();
        assertEquals(0, game.record().tree().size());
        assertEquals(List.of(), game.warnings());
    }

    /// Slot 0 is a red chariot on a0 (0), slot 4 Red's general on e0 (40), slot 20 Black's on d9 (39). The type says
    /// whole game (0) or opening (1); a0a1 is 0 + 24 and 1 + 32 (formats.md §1.2, §1.5).
    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void theStoredBoardCountsWhateverTheType(int type) {
        java.util.Arrays.fill(header, 16, 48, (byte) 0xFF);
        header[16] = 0;
        header[16 + 4] = 40;
        header[16 + 20] = 39;
        header[64] = (byte) type;
        bytes(0x18, 0x20, 0xF0, 0xFF, 0, 0, 0, 0);
        bytes(24, 33, 0, 0, 0, 0, 0, 0);
        GameRecord record = game().record();
        assertEquals(
                "3k5/9/9/9/9/9/9/9/9/R3K4 w",
                xiangqi.core.notation.Fen.writeShort(record.tree().setup()));
        assertEquals(List.of("1 a0a1"), text(record.tree()));
    }

    @Test
    void anEmptyBoardIsAText() {
        for (int i = 0; i < 32; i++) {
            header[16 + i] = (byte) 0xFF;
        }
        bytes(0x18, 0x20, 0x00, 0xFF, 4, 0, 0, 0, 0xC7, 0xB0, 0xD1, 0xD4);
        Import.Entry.Game game = game();
        assertEquals(Board.EMPTY, game.record().tree().setup().board());
        assertEquals(Optional.of("前言"), game.record().tree().root().comment());
        assertEquals(List.of(), game.warnings());
    }
}
