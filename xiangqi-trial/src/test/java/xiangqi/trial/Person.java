package xiangqi.trial;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import xiangqi.app.image.Chuhe;
import xiangqi.robot.DrivenClient;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

/// Somebody who plays at a server with the installed client, by mouse and keyboard alone. What a step needs is waited
/// for.
final class Person implements AutoCloseable {
    private static final String PASSWORD = "secret horse";

    private final DrivenClient client;
    private final Path home;
    private final Words words;

    private Person(DrivenClient client, Path home, Words words) {
        this.client = client;
        this.home = home;
        this.words = words;
    }

    /// Starts the client for the first time.
    ///
    /// @param home an empty folder for everything it keeps
    static Person start(Path home, Language language) {
        try {
            Files.createDirectories(home);
            Files.writeString(home.resolve("settings.properties"), "language=" + language.tag() + "\nstill=true\n");
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
        return new Person(DrivenClient.start(Chuhe.image(), home), home, Words.in(language));
    }

    /// Goes from the start page to the lobby of a server, with a new account.
    ///
    /// @param server as a person writes it
    void register(String server, String name) {
        client.size(1000, 760);
        client.click("#online");
        client.click(words.text("account.register"));
        fill("#server", server);
        fill("#name", name);
        fill("#password", PASSWORD);
        client.click("#submit");
        client.await(words.text("lobby.title"));
    }

    private void fill(String field, String text) {
        client.click(field);
        client.press("Ctrl+A");
        client.type(text);
        client.awaitWords(field, List.of(text));
    }

    /// From the lobby: opens a table under the terms that are offered, and sits down there as Red.
    void openTable() {
        client.click(words.text("lobby.new-table"));
        client.click("#start");
        client.await("#lower");
    }

    /// From the lobby: sits down at the only free chair there is.
    void sitDown() {
        client.click(words.text("lobby.sit"));
        client.await("#lower");
    }

    void ready() {
        client.click("#ready");
    }

    /// Makes a move and waits until it is on the board in sight, which shows one's own moves ahead of the server.
    void play(String move) {
        client.play(move);
    }

    String board() {
        return client.board();
    }

    /// Waits until that board is in sight.
    void awaitBoard(String board) {
        client.awaitBoard(board);
    }

    /// A player's panel on this screen.
    enum Panel {
        OPPONENT("#upper"),
        OWN("#lower");

        private final String selector;

        Panel(String selector) {
            this.selector = selector;
        }
    }

    /// The figures of the clock on that panel, as they stand there: what is left of the game, of the move, of the
    /// countdown; a dash for each that is not known or does not count.
    List<String> clock(Panel of) {
        return client.words(of.selector + " .strip").stream()
                .filter(word -> word.matches("[0-9:]+|—"))
                .toList();
    }

    void awaitClock(Panel of, List<String> figures) {
        client.awaitWords(of.selector + " .strip-figure", figures);
    }

    /// Waits until the screen says that the line is lost.
    void awaitLost() {
        client.await(words.text("table.reach.retry"));
    }

    /// Waits until the screen no longer says so.
    void awaitInTouch() {
        client.awaitGone(words.text("table.reach.retry"));
    }

    /// Waits for words that are the whole of what something says.
    void await(String key, Object... arguments) {
        client.await(words.text(key, arguments));
    }

    /// Closes the window and waits for the end of the process.
    int quit() {
        return client.quit();
    }

    /// The files of finished games.
    List<Path> games() throws IOException {
        try (Stream<Path> files = Files.list(home.resolve("games"))) {
            return files.toList();
        }
    }

    @Override
    public void close() {
        client.close();
    }
}
