package xiangqi.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Side;
import xiangqi.core.record.Import;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

/// Games from the start page on, files that the command line names, settings: each over a start of the client.
class ClientWindowTest extends WholeClientTest {
    /// A board takes no click before its game has begun, which is kept first.
    private void move(String move) throws TimeoutException {
        until(() -> lookup(".panel-to-move").tryQuery().isPresent());
        clickOn("#point-" + move.substring(0, 2));
        clickOn("#point-" + move.substring(2));
    }

    private static List<Path> filesIn(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    private static long moves(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .filter(line -> line.contains("\"moved\""))
                .count();
    }

    private static List<String> movesOf(Path file) throws IOException {
        Import.Games games = (Import.Games) Import.read(Files.readAllBytes(file));
        return games.records().getFirst().tree().mainLine().stream()
                .map(node -> node.move().orElseThrow().toString())
                .toList();
    }

    @Test
    void aGameFromTheStartPageToMateAndIntoStudy() throws Exception {
        start(home);
        clickOn("#newGame");
        clickOn(WORDS.text("table.new.start"));
        for (String move : List.of("b2c2", "b7c7", "c2c6", "f9e8", "c6c9")) {
            move(move);
        }

        until(() -> !filesIn(home.resolve("games")).isEmpty());
        until(() -> filesIn(home.resolve("unfinished")).isEmpty());
        until(() -> lookup("#sheet #study").tryQuery().isPresent());
        clickOn("#sheet #study");

        until(() -> lookup("#plies").tryQuery().isPresent());
        assertEquals(
                WORDS.text("study.plies", 5, 5), lookup("#plies").queryLabeled().getText());
        assertTrue(shows(WORDS.text("study.state.saved")));
        List<Path> saved = filesIn(home.resolve("games"));
        assertEquals(1, saved.size());
        assertEquals(
                saved.getFirst().getFileName() + "\n" + saved.getFirst(),
                lookup("#state").queryLabeled().getTooltip().getText());
        assertEquals(List.of("b2c2", "b7c7", "c2c6", "f9e8", "c6c9"), movesOf(saved.getFirst()));
    }

    @Test
    void anEditOfAGameJustPlayedIsSavedInTheFileThatItIsKeptIn() throws Exception {
        start(home);
        clickOn("#newGame");
        clickOn(WORDS.text("table.new.start"));
        for (String move : List.of("b2c2", "b7c7", "c2c6", "f9e8", "c6c9")) {
            move(move);
        }
        until(() -> lookup("#sheet #study").tryQuery().isPresent());
        clickOn("#sheet #study");
        until(() -> lookup("#comment").tryQuery().isPresent());
        interact(() -> lookup("#comment").queryTextInputControl().setText("双车错"));
        until(() -> shows(WORDS.text("study.state.changed")));
        clickOn(WORDS.text("study.save"));

        until(() -> shows(WORDS.text("study.state.saved")));
        List<Path> saved = filesIn(home.resolve("games"));
        assertEquals(1, saved.size());
        assertTrue(Files.readString(saved.getFirst()).contains("双车错"));
    }

    @Test
    void theNextStartOffersTheMovesOfAKilledClient() throws Exception {
        start(home);
        clickOn("#newGame");
        clickOn(WORDS.text("table.new.start"));
        move("h2e2");
        move("h9g7");
        move("h0g2");
        Path kept = filesIn(home.resolve("unfinished")).getFirst();
        until(() -> moves(kept) == 3);

        // What a killed client leaves: its files as they lie on the disk at that moment.
        Path after = Files.createDirectories(home.resolve("after/unfinished")).getParent();
        Files.copy(kept, after.resolve("unfinished").resolve(kept.getFileName()));
        Files.copy(home.resolve("settings.properties"), after.resolve("settings.properties"));
        start(after);

        assertTrue(shows(WORDS.text("start.unfinished", 3)));
        clickOn(WORDS.text("start.resume"));
        until(() -> shows(WORDS.text("table.reach.resting")));
        assertEquals(
                Files.size(kept),
                Files.size(filesIn(after.resolve("unfinished")).getFirst()),
                "nothing happens while the clocks stand");
        clickOn(WORDS.text("table.reach.go-on"));
        until(() -> !shows(WORDS.text("table.reach.resting")));
        move("i9h9");
        until(() -> moves(filesIn(after.resolve("unfinished")).getFirst()) == 4);
        assertEquals(3, moves(kept), "the other file is untouched");
    }

    /// A game of one move runs, and a new one has been agreed on: what is to become of the first is asked.
    private void agreeOnAnotherGame() throws Exception {
        start(home);
        clickOn("#newGame");
        clickOn(WORDS.text("table.new.start"));
        move("h2e2");
        clickOn("#seal");
        clickOn("#newGame");
        clickOn(WORDS.text("table.new.start"));
        until(() -> shows(WORDS.text("app.replace.title")));
    }

    @Test
    void aNewGameDoesNotTakeThePlaceOfOneThatRunsUnlessItIsMeant() throws Exception {
        agreeOnAnotherGame();
        clickOn(WORDS.text("app.replace.back"));

        until(() -> !shows(WORDS.text("app.replace.title")));
        move("h9g7");
        Path kept = filesIn(home.resolve("unfinished")).getFirst();
        until(() -> moves(kept) == 2);
        assertEquals(List.of(kept), filesIn(home.resolve("unfinished")));
        assertEquals(List.of(), filesIn(home.resolve("games")));
    }

    @Test
    void aGameThatANewOneEndsBecomesARecordAsItStands() throws Exception {
        agreeOnAnotherGame();
        Path first = filesIn(home.resolve("unfinished")).getFirst();
        clickOn(WORDS.text("app.replace.let-go"));

        until(() -> filesIn(home.resolve("games")).size() == 1);
        assertEquals(List.of("h2e2"), movesOf(filesIn(home.resolve("games")).getFirst()));
        move("b2e2");
        until(() -> filesIn(home.resolve("unfinished")).size() == 1);
        Path second = filesIn(home.resolve("unfinished")).getFirst();
        assertFalse(second.equals(first));
        until(() -> moves(second) == 1);
    }

    @Test
    void aGameThatWaitsWhileANewOneIsPlayedIsKeptForLater() throws Exception {
        agreeOnAnotherGame();
        Path first = filesIn(home.resolve("unfinished")).getFirst();
        clickOn(WORDS.text("app.replace.later"));

        move("b2e2");
        until(() -> filesIn(home.resolve("unfinished")).size() == 2);
        assertTrue(filesIn(home.resolve("unfinished")).contains(first));
        assertEquals(1, moves(first));
        assertEquals(List.of(), filesIn(home.resolve("games")));
    }

    @Test
    void aGameLeftForTheStartPageGoesOnWhereItWas() throws Exception {
        start(home);
        clickOn("#newGame");
        clickOn(WORDS.text("table.new.start"));
        move("h2e2");
        clickOn("#seal");
        clickOn("#play");
        move("h9g7");

        Path kept = filesIn(home.resolve("unfinished")).getFirst();
        until(() -> moves(kept) == 2);
        assertFalse(shows(WORDS.text("start.resume")));
    }

    @Test
    void theStartPageLeadsBackToAGameThatGoesOnHere() throws Exception {
        start(home);
        clickOn("#newGame");
        clickOn(WORDS.text("table.new.start"));
        move("h2e2");
        clickOn("#seal");
        until(() -> shows(WORDS.text("start.open", 1)));
        clickOn("#unfinished .deciding");
        move("h9g7");

        Path kept = filesIn(home.resolve("unfinished")).getFirst();
        until(() -> moves(kept) == 2);
        clickOn("#resign");
        clickOn(WORDS.text("table.resign.of", WORDS.of(Side.RED)));
        until(() -> lookup("#sheet #study").tryQuery().isPresent());
        clickOn("#seal");
        until(() -> lookup("#newGame").tryQuery().isPresent());
        assertFalse(lookup("#unfinished .deciding").tryQuery().isPresent(), "no card of a game that is over");
    }

    @Test
    void filesOfTheCommandLineAndOfALaterStartOpenInStudy() throws Exception {
        ClientWindow window = start(home);
        for (String name : List.of("first", "second")) {
            Path file = home.resolve(name + ".pgn");
            Files.writeString(file, "[Game \"Chinese Chess\"]\n[Title \"" + name + "\"]\n\n1. 炮二平五 马８进７ *\n");
            interact(() -> window.open(List.of(file)));
            until(() -> title().contains(name));
        }

        clickOn("#seal");
        until(() -> shows("first") && shows("second"));
    }

    @Test
    void whatIsChosenInTheSettingsIsThereAtTheNextStart() throws Exception {
        start(home);
        clickOn("#settings");
        clickOn("English");
        until(() -> Files.readString(home.resolve("settings.properties")).contains("language=en"));

        start(home);
        assertEquals(Words.in(Language.ENGLISH).text("shell.title"), title());
    }
}
