package xiangqi.app.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Square;
import xiangqi.ui.start.RecentRecord;

final class RecentRecordsTest {
    private static final LocalDateTime NOON = LocalDateTime.of(2026, 11, 29, 12, 0, 7);

    @TempDir
    private Path home;

    private RecentRecords records() {
        return new RecentRecords(home);
    }

    private RecentRecord record(String name, String title, int minute) throws IOException {
        Path file = home.resolve(name);
        if (!Files.exists(file)) {
            Files.createFile(file);
        }
        Board board = Board.EMPTY.with(Square.E0, Piece.RED_GENERAL).with(Square.D9, Piece.BLACK_GENERAL);
        return new RecentRecord(file, title, board, 41, NOON.plusMinutes(minute));
    }

    @Test
    void theLatestStandsFirst() throws IOException {
        RecentRecord first = record("一.xqf", "第一局", 0);
        RecentRecord second = record("b.pgn", "tab\there\\n and\nline", 1);
        records().add(first);
        assertInstanceOf(Kept.Done.class, records().add(second));

        assertEquals(List.of(second, first), records().load());
    }

    @Test
    void aRecordOpenedAgainStandsOnce() throws IOException {
        RecentRecord second = record("b.pgn", "b", 1);
        RecentRecord again = record("a.pgn", "a", 2);
        records().add(record("a.pgn", "a", 0));
        records().add(second);
        records().add(again);

        assertEquals(List.of(again, second), records().load());
    }

    @Test
    void aGameThatLiesInTwoFilesStandsOnce() throws IOException {
        RecentRecord copy = record("copy.pgn", "Alice — Bob", 2);
        RecentRecord other = record("other.pgn", "Alice — Carol", 1);
        records().add(record("a.pgn", "Alice — Bob", 0));
        records().add(other);
        records().add(copy);

        assertEquals(List.of(copy, other), records().load());
    }

    @Test
    void aRecordWhoseFileHasGoneIsLeftOut() throws IOException {
        RecentRecord gone = record("gone.pgn", "gone", 0);
        records().add(gone);
        Files.delete(gone.file());

        assertEquals(List.of(), records().load());
    }

    @Test
    void thirtyAreRemembered() throws IOException {
        for (int i = 0; i < 35; i++) {
            records().add(record(i + ".pgn", "game " + i, i));
        }

        List<RecentRecord> records = records().load();
        assertEquals(30, records.size());
        assertEquals("game 34", records.getFirst().title());
        assertEquals("game 5", records.getLast().title());
    }

    @Test
    void aDamagedLineCostsOnlyItself() throws IOException {
        RecentRecord good = record("good.pgn", "good", 0);
        records().add(good);
        Files.writeString(
                home.resolve("recent.tsv"),
                "nonsense\nyesterday\t3\tfen\tgood.pgn\tx\n2026-11-29T12:00\t3\t9/9\tgood.pgn\tx\n",
                StandardOpenOption.APPEND);

        assertEquals(List.of(good), records().load());
    }

    @Test
    void aFileThatIsNoTextIsAnEmptyList() throws IOException {
        Files.write(home.resolve("recent.tsv"), new byte[] {(byte) 0xFF, (byte) 0xFE, 0});

        assertEquals(List.of(), records().load());
    }
}
