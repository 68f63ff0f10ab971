package xiangqi.app.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Seat;

final class UnfinishedGamesTest {
    @TempDir
    private Path home;

    private final List<StorageFault> told = new ArrayList<>();

    private UnfinishedGames games() {
        return new UnfinishedGames(home.resolve("unfinished"), Games.STORED, () -> Games.NOON, told::add);
    }

    private static UnfinishedGames.Opening.Opened opened(UnfinishedGames.Opening opening) {
        return assertInstanceOf(UnfinishedGames.Opening.Opened.class, opening);
    }

    /// A file with a game of that many plies, left by a client that was killed.
    private Path left(int plies) {
        GameJournal journal = opened(games().begin()).journal();
        Games.begun(journal).play(plies);
        journal.close();
        return journal.file();
    }

    @Test
    void theNextStartFindsTheTwentyMovesThatWerePlayed() {
        GameJournal journal = opened(games().begin()).journal();
        Games played = Games.begun(journal);
        played.play(20);
        journal.close();

        List<UnfinishedGames.Unfinished> found = games().list();

        assertEquals(1, found.size());
        assertEquals(played.table(), found.getFirst().stored().table());
        assertEquals(20, found.getFirst().game().line().size());
        assertEquals("胡荣华", found.getFirst().game().red().name());
        assertEquals(List.of(), told);
    }

    @Test
    void aGameThatIsBeingPlayedIsNotFound() {
        try (GameJournal journal = opened(games().begin()).journal()) {
            Games.begun(journal).play(3);

            assertEquals(List.of(), games().list());
        }
        assertEquals(1, games().list().size());
    }

    @Test
    void aGameThatIsGoneOnWithGrowsInItsOwnFile() {
        Path file = left(7);
        UnfinishedGames.Opening.Opened again =
                opened(games().resume(games().list().getFirst()));
        Games going = Games.restored(again.stored().events(), again.journal());
        assertInstanceOf(Decision.Accepted.class, going.play(5));
        again.journal().close();

        UnfinishedGames.Unfinished found = games().list().getFirst();
        assertEquals(file, found.file());
        assertEquals(12, found.game().line().size());
        assertEquals(going.table(), found.stored().table());
        assertEquals(1, games().list().size());
    }

    @Test
    void twoWindowsCannotGoOnWithTheSameGame() {
        left(7);
        UnfinishedGames.Unfinished game = games().list().getFirst();
        try (GameJournal first = opened(games().resume(game)).journal()) {
            assertEquals(game.file(), first.file());

            UnfinishedGames.Opening second = games().resume(game);

            assertEquals(
                    StorageFault.Kind.IN_USE,
                    assertInstanceOf(UnfinishedGames.Opening.Failed.class, second)
                            .fault()
                            .kind());
        }
    }

    @Test
    void whereverTheFileIsCutWholeDecisionsRemain() throws IOException {
        Path file = left(2);
        byte[] whole = Files.readAllBytes(file);
        int plies = 0;
        for (int length = 0; length < whole.length; length++) {
            Files.write(file, Arrays.copyOf(whole, length));
            List<UnfinishedGames.Unfinished> found = games().list();
            int now = found.isEmpty() ? 0 : found.getFirst().game().line().size();
            assertTrue(now == plies || now == plies + 1, "from " + plies + " to " + now + " at " + length);
            plies = now;
        }
        assertEquals(1, plies, "the last line has no end yet");
        assertEquals(List.of(), told);
    }

    @Test
    void whatWasCutIsOverwrittenByWhatFollows() throws IOException {
        Path file = left(6);
        byte[] whole = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(whole, whole.length - 5));

        UnfinishedGames.Opening.Opened again =
                opened(games().resume(games().list().getFirst()));
        Games going = Games.restored(again.stored().events(), again.journal());
        assertEquals(5, going.table().game().orElseThrow().line().size());
        going.play(3);
        again.journal().close();

        assertEquals(8, games().list().getFirst().game().line().size());
        assertEquals(List.of(), told);
    }

    @Test
    void whatCannotBeUnderstoodIsPutAsideBeforeItIsOverwritten() throws IOException {
        Path file = left(6);
        Files.writeString(file, "\0\0\0 not an event\n", StandardOpenOption.APPEND);
        byte[] whole = Files.readAllBytes(file);

        UnfinishedGames.Unfinished found = games().list().getFirst();
        assertEquals(6, found.game().line().size());
        opened(games().resume(found)).journal().close();

        assertEquals(
                List.of(StorageFault.Kind.DAMAGED),
                told.stream().map(StorageFault::kind).toList());
        assertTrue(Arrays.equals(whole, Files.readAllBytes(told.getFirst().file())));
        assertEquals(6, games().list().getFirst().game().line().size());
    }

    @Test
    void aFileOfNonsenseIsPutAside() throws IOException {
        Path file = left(1);
        Files.writeString(file, "nonsense\n");

        assertEquals(List.of(), games().list());
        assertEquals(
                List.of(StorageFault.Kind.DAMAGED),
                told.stream().map(StorageFault::kind).toList());
        assertEquals("nonsense\n", Files.readString(told.getFirst().file()));
        assertEquals(List.of(), games().list());
        assertEquals(1, told.size(), "it is told once");
    }

    @Test
    void aGameWithoutMovesStays() throws IOException {
        Path file = left(0);

        assertEquals(file, games().list().getFirst().file());
        assertEquals(0, games().list().getFirst().game().line().size());
        assertTrue(Files.exists(file));
    }

    @Test
    void aTableWithoutAGameIsClearedAway() throws IOException {
        opened(games().begin()).journal().close();

        assertEquals(List.of(), games().list());
        try (Stream<Path> files = Files.list(home.resolve("unfinished"))) {
            assertEquals(0, files.count());
        }
    }

    @Test
    void aGameThatEndedUnfiledIsFoundWithItsOutcome() {
        GameJournal journal = opened(games().begin()).journal();
        Games played = Games.begun(journal);
        played.play(4);
        played.resign(Seat.BLACK);
        journal.close();

        UnfinishedGames.Unfinished found = games().list().getFirst();

        assertTrue(found.game().outcome().isPresent());
        games().forget(found.file());
        assertEquals(List.of(), games().list());
    }

    @Test
    void gamesThatBeginInTheSameSecondHaveFilesOfTheirOwn() {
        left(2);
        left(3);
        left(5);

        assertEquals(
                List.of(2, 3, 5),
                games().list().stream()
                        .map(game -> game.game().line().size())
                        .sorted()
                        .toList());
    }

    @Test
    void whatCannotBeKeptDoesNotHappen() {
        GameJournal journal = opened(games().begin()).journal();
        Games played = Games.begun(journal);
        played.play(2);
        long before = played.toldEvents();
        journal.close();

        Decision decision = played.play(1);

        assertEquals(
                Refusal.Code.NOT_KEPT,
                assertInstanceOf(Decision.Refused.class, decision).why().code());
        assertEquals(before, played.toldEvents());
        assertEquals(1, told.size());
        assertEquals(2, games().list().getFirst().game().line().size());
    }

    @Test
    void aFolderThatCannotBeMadeIsAFaultThatSaysWhere() throws IOException {
        Files.writeString(home.resolve("unfinished"), "a file where the folder should be");

        StorageFault fault = assertInstanceOf(UnfinishedGames.Opening.Failed.class, games().begin())
                .fault();

        assertTrue(fault.file().startsWith(home.resolve("unfinished")), fault.toString());
        assertEquals(List.of(), games().list());
    }
}
