package xiangqi.core.record.cbr;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.record.Bytes;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Result;
import xiangqi.core.record.Samples;
import xiangqi.core.record.Spot;
import xiangqi.core.study.StudyTree;

/// Records and libraries put together byte by byte from formats.md §2.
class CbrReaderTest {
    /// The standard start from a9 to i0: 1p Red, 2p Black; p = 1 chariot 2 horse 3 elephant 4 advisor 5
    /// general 6 cannon 7 soldier.
    private static final String BOARD = "212223242524232221"
            + "000000000000000000"
            + "002600000000002600"
            + "270027002700270027"
            + "000000000000000000"
            + "000000000000000000"
            + "170017001700170017"
            + "001600000000001600"
            + "000000000000000000"
            + "111213141514131211";

    /// h2e2 is point 7·9+7 = 70 (46 hex) to 7·9+4 = 67 (43); h9g7 is 7 to 2·9+6 = 24 (18); b9c7 is 1 to 20
    /// (14). Flags: 1 the line ends, 2 a sibling follows later, 4 a comment. 好 is 7D 59, "a" 61 00, NUL 00
    /// 00.
    private static final String MOVES = "04000000" + "04000000" + "7d590000" // root with comment 好
            + "00004643" // h2e2
            + "03000718" // h9g7 ends its line, a sibling follows
            + "05000114" + "06000000" + "610000005a00"; // b9c7 ends, comment "a", then garbage after the NUL

    @Test
    void aRecordOfVersion2IsRead() {
        byte[] record = record(2, 2120, 2214, MOVES + "ffffffff");
        string(record, 180, "标题");
        string(record, 1076, "胡荣华");
        string(record, 1300, "001 一");
        string(record, 2080, "认输");
        record[2076] = 2;
        record[2040] = 1;
        GameRecord game = game(record).record();
        assertEquals(Setup.STANDARD, game.tree().setup());
        assertEquals(List.of("1 h2e2", "2 h9g7", "2 b9c7"), text(game.tree()));
        assertEquals(Optional.of("好"), game.tree().root().comment());
        assertEquals(Optional.of("a"), game.tree().node(3).comment());
        assertEquals(Result.BLACK_WINS, game.result());
        Headers expected = new Headers.Builder()
                .set(Field.TITLE, "标题")
                .set(Field.RED, "胡荣华")
                .set(Field.BLACK, "001 一")
                .set(Field.ENDING, "认输")
                .set(Field.KIND, "composed-game")
                .build();
        assertEquals(expected, game.headers());
    }

    /// The version, the offset of formats.md §2.1 and the header whose text stands there.
    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "2 180 TITLE",
                "2 564 SOURCE",
                "2 628 EVENT_CLASS",
                "2 692 EVENT",
                "2 756 ROUND",
                "2 820 GROUP",
                "2 852 TABLE",
                "2 884 DATE",
                "2 948 PLACE",
                "2 1012 TIME_RULE",
                "2 1076 RED",
                "2 1140 RED_TEAM",
                "2 1204 RED_TIME",
                "2 1268 RED_RATING",
                "2 1300 BLACK",
                "2 1364 BLACK_TEAM",
                "2 1428 BLACK_TIME",
                "2 1492 BLACK_RATING",
                "2 1524 REFEREE",
                "2 1588 RECORDER",
                "2 1652 ANNOTATOR",
                "2 1716 ANNOTATOR_MAIL",
                "2 1780 AUTHOR",
                "2 1844 AUTHOR_MAIL",
                "2 1908 CREATED",
                "2 1972 MODIFIED",
                "2 2080 ENDING",
                "1 52 TITLE",
                "1 436 SOURCE",
                "1 500 EVENT_CLASS",
                "1 564 EVENT",
                "1 628 ROUND",
                "1 692 GROUP",
                "1 724 TABLE",
                "1 756 DATE",
                "1 820 PLACE",
                "1 884 TIME_RULE",
                "1 948 RED",
                "1 1012 RED_TEAM",
                "1 1076 RED_TIME",
                "1 1140 RED_RATING",
                "1 1172 BLACK",
                "1 1236 BLACK_TEAM",
                "1 1300 BLACK_TIME",
                "1 1364 BLACK_RATING",
                "1 1396 ANNOTATOR",
                "1 1524 AUTHOR",
                "1 1652 CREATED",
                "1 1716 MODIFIED"
            })
    void everyTextOfTheHeadBecomesItsHeader(int version, int offset, Field field) {
        byte[] record = version == 2 ? record(2, 2120, 2214, "01000000") : record(1, 1864, 1958, "01000000");
        string(record, offset, "象棋");
        assertEquals(Optional.of("象棋"), game(record).record().headers().get(field));
    }

    /// Points of version 1 are x·16+y from the top: h2e2 is 7,7 to 4,7 = 77 47; h9g7 7,0 to 6,2 = 70 62.
    @Test
    void aRecordOfVersion1IsRead() {
        byte[] record = record(1, 1864, 1958, "00000000" + "00007747" + "01007062");
        string(record, 948, "红");
        assertEquals(List.of("1 h2e2", "2 h9g7"), text(game(record).record().tree()));
        assertEquals(Optional.of("红"), game(record).record().red());
    }

    @Test
    void aNewerVersionIsRefused() {
        byte[] record = record(3, 2120, 2214, MOVES);
        assertEquals(
                new Problem(Problem.Code.VERSION_TOO_NEW, new Spot.Byte(19), 1, 0, List.of("3", "2")),
                ((Import.Unreadable) new CbrReader(new Bytes(record)).read()).why());
    }

    @Test
    void aRecordThatEndsInItsHeaderIsRefused() {
        byte[] record = Arrays.copyOf(record(2, 2120, 2214, MOVES), 500);
        assertEquals(
                new Problem(Problem.Code.HEADER_TRUNCATED, new Spot.Byte(500), 1, 0, List.of("500", "2214")),
                ((Import.Unreadable) new CbrReader(new Bytes(record)).read()).why());
    }

    @Test
    void movesThatStopKeepWhatCameBefore() {
        byte[] record = record(2, 2120, 2214, "00000000" + "00004643" + "0000");
        Import.Entry.Game game = game(record);
        assertEquals(List.of("1 h2e2"), text(game.record().tree()));
        assertEquals(
                List.of(new Problem(Problem.Code.MOVES_TRUNCATED, new Spot.Byte(2222), 1, 2, List.of())),
                game.warnings());
    }

    @Test
    void aCommentLongerThanTheFileKeepsWhatIsThere() {
        byte[] record = record(2, 2120, 2214, "00000000" + "05004643" + "ffffff7f" + "7d59");
        Import.Entry.Game game = game(record);
        assertEquals(Optional.of("好"), game.record().tree().node(1).comment());
        assertEquals(Problem.Code.COMMENT_BEYOND_END, game.warnings().getFirst().code());
        assertEquals(new Spot.Byte(2218), game.warnings().getFirst().spot());
    }

    /// A library of three slots: a record, its continuation without a mark, another record.
    @Test
    void aLibraryHoldsRecordsInBlocksOf4096Bytes() {
        byte[] library = library(3);
        assertGames(library);
    }

    @Test
    void aLibraryWithANonsensicalSlotCountIsSearched() {
        byte[] library = library(3);
        library[62] = 0x7f;
        assertGames(library);
    }

    /// 384 slots: the first record begins at 172,608 (formats.md §9.6). What the index and the identities hold is
    /// garbage, the mark of a record at no multiple of 4096 among it (formats.md §10).
    @Test
    void theFirstRecordIsFoundBehindAnyNumberOfSlotsWhateverTheIndexHolds() {
        byte[] library = new byte[172_608 + 4096];
        Arrays.fill(library, 66_624, 172_608, (byte) 0xA5);
        byte[] mark = "CCBridge Record\0".getBytes(StandardCharsets.US_ASCII);
        System.arraycopy("CCBridgeLibrary\0".getBytes(StandardCharsets.US_ASCII), 0, library, 0, 16);
        System.arraycopy(mark, 0, library, 70_001, 16);
        library[16] = 3;
        library[60] = (byte) 0x80;
        library[61] = 1;
        byte[] record = record(2, 2120, 2214, "00000000" + "01004643");
        Arrays.fill(record, 20, 36, (byte) 0x5A);
        System.arraycopy(record, 0, library, 172_608, record.length);
        Import.Games games = (Import.Games) new CblReader(new Bytes(library)).read();
        assertEquals(
                List.of(List.of("1 h2e2")),
                games.records().stream().map(game -> text(game.tree())).toList());
    }

    /// Byte 2076: 4 is several results, which is none; byte 2112: 2 is Black (formats.md §2.1).
    @Test
    void severalResultsAreUnknownAndTheFirstMoverIsTakenFromTheHeadWithoutMoves() {
        byte[] record = record(2, 2120, 2214, "01000000");
        record[2076] = 4;
        record[2112] = 2;
        GameRecord game = game(record).record();
        assertEquals(Result.UNKNOWN, game.result());
        assertEquals(Side.BLACK, game.tree().setup().turn());
    }

    private static void assertGames(byte[] library) {
        Import.Games games = (Import.Games) new CblReader(new Bytes(library)).read();
        assertEquals(2, games.entries().size());
        assertEquals(
                List.of(List.of("1 h2e2", "2 h9g7", "2 b9c7"), List.of("1 h2e2")),
                games.records().stream().map(game -> text(game.tree())).toList());
    }

    private static byte[] library(int slots) {
        int first = 66_624 + slots * 276;
        byte[] library = new byte[first + 3 * 4096];
        System.arraycopy("CCBridgeLibrary\0".getBytes(StandardCharsets.US_ASCII), 0, library, 0, 16);
        library[16] = 3;
        library[60] = (byte) slots;
        byte[] one = record(2, 2120, 2214, MOVES);
        byte[] two = record(2, 2120, 2214, "00000000" + "01004643");
        System.arraycopy(one, 0, library, first, one.length);
        System.arraycopy(two, 0, library, first + 2 * 4096, two.length);
        return library;
    }

    /// One game of the old library: h2e2 is 77 47; the second ply twice, so the later one is a variation.
    @Test
    void anOldLibraryIsUnpacked() {
        byte[] library = oldLibrary(1);
        Import.Games games = (Import.Games) new LegacyCblReader(new Bytes(library)).read();
        GameRecord game = games.records().getFirst();
        assertEquals(Setup.STANDARD, game.tree().setup());
        assertEquals(List.of("1 h2e2", "2 h9g7", "2 b9c7"), text(game.tree()));
        assertEquals(Optional.of("开\n始"), game.tree().root().comment());
        assertEquals(Optional.of("好"), game.tree().node(2).comment());
        assertEquals(Optional.of("题"), game.headers().get(Field.TITLE));
        assertEquals(Result.BLACK_WINS, game.result());
    }

    @Test
    void anOldLibraryWithFewerGamesThanItTellsSaysSo() {
        Import.Games games = (Import.Games) new LegacyCblReader(new Bytes(oldLibrary(2))).read();
        assertEquals(1, games.entries().size());
        assertEquals(Problem.Code.GAMES_MISSING, games.warnings().getFirst().code());
        assertEquals(List.of("1", "2"), games.warnings().getFirst().arguments());
    }

    @Test
    void anOldLibraryThatClaimsTooMuchIsRefused() {
        byte[] library = oldLibrary(1);
        library[19] = 0x7f;
        assertEquals(
                Problem.Code.UNPACKED_TOO_LARGE,
                ((Import.Unreadable) new LegacyCblReader(new Bytes(library)).read())
                        .why()
                        .code());
    }

    /// The numbers of games stand in the heads of the files; every move of theirs can be played.
    @Test
    void theOldLibrariesAmongTheSamplesReplayWholly() {
        for (var sample : List.of(new Old("cbl/cbl009.cbl", 47), new Old("cbl/cbl010.cbl", 256))) {
            Import.Games games = (Import.Games) Import.read(Samples.sample(sample.file()));
            assertEquals(sample.games(), games.entries().size());
            assertEquals(List.of(), games.warnings());
            games.entries().forEach(entry -> assertEquals(List.of(), ((Import.Entry.Game) entry).warnings()));
        }
    }

    private record Old(String file, int games) {}

    private static byte[] oldLibrary(int games) {
        Charset gb = Charset.forName("GB18030");
        ByteArrayOutputStream game = new ByteArrayOutputStream();
        game.writeBytes(HexFormat.of().parseHex("1a2a3a4a5a6a7a8a9a2888173757779711213141516171819123831434547494"));
        numbers(game, 2, 0, 1);
        for (String text : List.of("题", "", "", "", "", "红", "黑")) {
            text(game, text.getBytes(gb));
        }
        numbers(game, 2);
        for (String text : List.of("", "", "", "", "开||始")) {
            text(game, text.getBytes(gb));
        }
        game.write(1);
        game.writeBytes(new byte[38]);
        numbers(game, 3);
        game.writeBytes(HexFormat.of().parseHex("010077470000" + "020070620000" + "020010220000"));
        game.writeBytes("\r\n好\r\n\r\n".getBytes(gb));

        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        for (int i = 0; i < 5; i++) {
            text(stream, "库".getBytes(gb));
        }
        stream.writeBytes(new byte[38]);
        numbers(stream, games);
        text(stream, new byte[0]);
        numbers(stream, game.size() + 4);
        stream.writeBytes(game.toByteArray());

        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes("CCBridge".getBytes(StandardCharsets.US_ASCII));
        numbers(file, 0x15, 1, stream.size());
        Deflater deflater = new Deflater();
        deflater.setInput(stream.toByteArray());
        deflater.finish();
        byte[] packed = new byte[stream.size() + 100];
        file.write(packed, 0, deflater.deflate(packed));
        deflater.end();
        return file.toByteArray();
    }

    private static void numbers(ByteArrayOutputStream to, int... numbers) {
        for (int number : numbers) {
            for (int i = 0; i < 4; i++) {
                to.write(number >>> 8 * i);
            }
        }
    }

    private static void text(ByteArrayOutputStream to, byte[] text) {
        numbers(to, text.length);
        to.writeBytes(text);
    }

    private static byte[] record(int version, int board, int moves, String hex) {
        byte[] body = HexFormat.of().parseHex(hex);
        byte[] record = new byte[moves + body.length];
        System.arraycopy("CCBridge Record\0".getBytes(StandardCharsets.US_ASCII), 0, record, 0, 16);
        record[19] = (byte) version;
        System.arraycopy(HexFormat.of().parseHex(BOARD), 0, record, board, 90);
        System.arraycopy(body, 0, record, moves, body.length);
        return record;
    }

    /// The text with a NUL and what was in memory behind it.
    private static void string(byte[] record, int offset, String text) {
        byte[] bytes = (text + "\0屯屯").getBytes(StandardCharsets.UTF_16LE);
        System.arraycopy(bytes, 0, record, offset, bytes.length);
    }

    private static Import.Entry.Game game(byte[] record) {
        Import.Games games = (Import.Games) new CbrReader(new Bytes(record)).read();
        return (Import.Entry.Game) games.entries().getFirst();
    }

    private static List<String> text(StudyTree tree) {
        return tree.nodes().stream().map(Object::toString).toList();
    }
}
