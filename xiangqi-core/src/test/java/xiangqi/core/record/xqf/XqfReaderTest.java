package xiangqi.core.record.xqf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.core.board.Board;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.record.Bytes;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Result;
import xiangqi.core.record.Spot;
import xiangqi.core.study.StudyTree;

/// Files put together byte by byte from formats.md §1.
class XqfReaderTest {
    private static final Charset GB18030 = Charset.forName("GB18030");

    /// The standard start: X*10+Y of R N B A K A B N R C C P P P P P of Red, then of Black (formats.md §1.2).
    private static final int[] STANDARD = {
        80, 70, 60, 50, 40, 30, 20, 10, 0, 72, 12, 83, 63, 43, 23, 3,
        9, 19, 29, 39, 49, 59, 69, 79, 89, 17, 77, 6, 26, 46, 66, 86
    };

    private final byte[] header = header(10);
    private final ByteArrayOutputStream body = new ByteArrayOutputStream();

    private static byte[] header(int version) {
        byte[] header = new byte[1024];
        header[0] = 'X';
        header[1] = 'Q';
        header[2] = (byte) version;
        for (int i = 0; i < 32; i++) {
            header[16 + i] = (byte) STANDARD[i];
        }
        return header;
    }

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

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 9})
    void aVersionBefore10IsRefused(int version) {
        header[2] = (byte) version;
        position();
        assertEquals(unreadable(Problem.Code.VERSION_UNKNOWN, 2, Integer.toString(version)), why(file()));
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

    @Test
    void aTitleOf64BytesAndMoreRunsOnThroughTheSecondField() {
        string(80, 70, "象".repeat(35));
        string(304, 4, "胡荣");
        position();
        GameRecord record = game().record();
        assertEquals(Optional.of("象".repeat(35)), record.headers().get(Field.TITLE));
        assertEquals(List.of(), record.headers().others());
        assertEquals(Optional.of("胡荣"), record.red());
    }

    @Test
    void aNameLosesTheHalfCharacterAtItsEndAndTheGarbageAfterANul() {
        string(304, 15, "上海市队胡荣华");
        header[304 + 15] = (byte) 0xCF; // the first half of a character
        string(320, 12, "谢小然\0图2528");
        header[288] = 40; // longer than its field
        position();
        GameRecord record = game().record();
        assertEquals(Optional.of("上海市队胡荣华"), record.red());
        assertEquals(Optional.of("谢小然"), record.black());
    }

    /// D0 BB D0 A1 C8 BB is valid UTF-8 too; XQF is never UTF-8 (formats.md §1.1).
    @Test
    void shortNamesAreNeverTakenForUtf8() {
        header[304] = 6;
        System.arraycopy(
                new byte[] {(byte) 0xD0, (byte) 0xBB, (byte) 0xD0, (byte) 0xA1, (byte) 0xC8, (byte) 0xBB},
                0,
                header,
                305,
                6);
        position();
        assertEquals(Optional.of("谢小然"), game().record().red());
    }

    /// The offsets of formats.md §1.1.
    @ParameterizedTest
    @CsvSource({
        "80,TITLE",
        "208,EVENT",
        "272,DATE",
        "288,PLACE",
        "304,RED",
        "320,BLACK",
        "336,TIME_RULE",
        "400,RED_TIME",
        "416,BLACK_TIME",
        "464,ANNOTATOR",
        "480,AUTHOR"
    })
    void everyTextOfTheHeaderBecomesItsHeader(int offset, Field field) {
        string(offset, 4, "象棋");
        position();
        assertEquals(Optional.of("象棋"), game().record().headers().get(field));
    }

    /// C1 C9 C4 FE B2 B7 B7 EF B2 A8 looks like Big5, too; no true Big5 was found in XQF (formats.md §1.1).
    @Test
    void namesAreNeverTakenForBig5() {
        header[304] = 10;
        byte[] name = java.util.HexFormat.of().parseHex("c1c9c4feb2b7b7efb2a8");
        System.arraycopy(name, 0, header, 305, 10);
        position();
        assertEquals(Optional.of("辽宁卜凤波"), game().record().red());
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
    void resultByteFourMeansSeveralAndIsUnknown() {
        header[51] = 4;
        position();
        assertEquals(Result.UNKNOWN, game().record().result());
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

    private static Problem unreadable(Problem.Code code, long offset, String... arguments) {
        return new Problem(code, new Spot.Byte(offset), 0, 0, List.of(arguments));
    }

    private static Problem why(byte[] file) {
        return ((Import.Unreadable) new XqfReader(new Bytes(file)).read()).why();
    }

    private Import.Entry.Game game() {
        return game(file());
    }

    private static Import.Entry.Game game(byte[] file) {
        Import.Games games = (Import.Games) new XqfReader(new Bytes(file)).read();
        assertEquals(1, games.entries().size());
        return (Import.Entry.Game) games.entries().getFirst();
    }

    private static List<String> text(StudyTree tree) {
        return tree.nodes().stream().map(Object::toString).toList();
    }

    private void position() {
        bytes(0x18, 0x20, 0x00, 0xFF, 0, 0, 0, 0);
    }

    private void bytes(int... values) {
        for (int value : values) {
            body.write(value);
        }
    }

    private void string(int offset, int length, String text) {
        byte[] bytes = text.getBytes(GB18030);
        header[offset] = (byte) length;
        System.arraycopy(bytes, 0, header, offset + 1, bytes.length);
    }

    private byte[] file() {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes(header);
        file.writeBytes(body.toByteArray());
        return file.toByteArray();
    }

    private static void keys(byte[] header, int or) {
        java.util.Arrays.fill(header, 8, 12, (byte) or);
        header[12] = (byte) 250;
        header[13] = 1;
        header[14] = 2;
        header[15] = 3;
    }

    private void scramble(byte[] fresh, int or) {
        System.arraycopy(fresh, 0, header, 0, 1024);
        keys(header, or);
        for (int i = 0; i < 32; i++) {
            header[16 + i] = (byte) (STANDARD[(i + 20) % 32] + 19);
        }
    }

    private byte[] scrambled(String stream) {
        byte[] file = file();
        for (int i = 1024; i < file.length; i++) {
            file[i] += (byte) stream.charAt(i % 32);
        }
        return file;
    }
}
