package xiangqi.app.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import xiangqi.app.cli.Json;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Clock;
import xiangqi.core.house.Houses;
import xiangqi.core.table.Table;
import xiangqi.net.codec.EventCodec;
import xiangqi.net.codec.Stored;
import xiangqi.net.codec.StoredEvents;
import xiangqi.robot.DrivenClient;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

/// The installed client is killed in the middle of a game that two people play with the mouse.
class KilledClientIT {
    private static final Words WORDS = Words.in(Language.SIMPLIFIED);
    private static final StoredEvents STORED = new StoredEvents(new EventCodec(Houses.standard()));

    private static final int KILLED_AT = 20;

    /// The twentieth ply as the list of moves names it: a move is listed when it is kept, and shown before.
    private static final String TWENTIETH = "炮２平３";

    @TempDir
    private Path home;

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void aGameKilledAtTheTwentiethPlyGoesOnAtTheNextStartToItsEnd() throws IOException {
        Files.writeString(home.resolve("settings.properties"), "language=zh-Hans\nstill=true\n");
        String board;
        List<String> waiting;
        try (DrivenClient client = DrivenClient.start(Chuhe.image(), home)) {
            client.size(1000, 700);
            client.click("#newGame");
            client.click("#red");
            client.type("胡荣华");
            client.click("#black");
            client.type("柳大华");
            client.click(WORDS.text("table.new.start"));
            client.await("#lower");
            MatedGame.first(KILLED_AT).forEach(client::play);
            client.await(TWENTIETH);
            board = client.board();
            waiting = client.words("#upper");
            client.kill();
        }
        Path kept = only("unfinished");
        Table before = table(kept);
        assertEquals(KILLED_AT, before.game().orElseThrow().line().size());

        try (DrivenClient client = DrivenClient.start(Chuhe.image(), home)) {
            client.size(1000, 700);
            client.await(WORDS.text("start.unfinished", KILLED_AT));
            client.click(WORDS.text("start.resume"));
            client.await("#lower");

            assertEquals(board, client.board());
            assertEquals(waiting, client.words("#upper"), "Black's names and clock");
            assertEquals(before.lastAt(), table(kept).lastAt(), "nothing happens while the clocks stand");
            client.click(WORDS.text("table.reach.go-on"));
            client.awaitGone("#wayBar");
            assertSameClocks(before, table(kept));

            MatedGame.rest(KILLED_AT).forEach(client::play);
            client.await(WORDS.text("table.result.red-won"));
            client.awaitGone("#actions");
            assertEquals(0, client.quit());
        }
        assertEquals(List.of(), filesIn("unfinished"));
        Chuhe.Answer answer = Chuhe.installed().run("show", only("games").toString(), "--json");
        Map<String, Object> shown = Json.object(answer.out().strip());
        assertEquals(MatedGame.MOVES, Json.texts(shown.get("moves")));
        assertEquals("胡荣华", shown.get("red"));
        assertEquals("柳大华", shown.get("black"));
        assertEquals(List.of(), shown.get("warnings"));
    }

    /// The time between the last event of the one and the first thing that the next client did is nobody's.
    private static void assertSameClocks(Table before, Table after) {
        assertTrue(after.lastAt().isAfter(before.lastAt()), "the next client has kept that it went on");
        Clock then = before.game().orElseThrow().clock();
        Clock now = after.game().orElseThrow().clock();
        for (Side side : Side.values()) {
            assertEquals(
                    then.read(before.lastAt()).of(side),
                    now.read(after.lastAt()).of(side),
                    side.toString());
        }
    }

    private static Table table(Path events) throws IOException {
        Stored stored = STORED.read(Files.readAllBytes(events));
        return stored.table();
    }

    private Path only(String folder) throws IOException {
        List<Path> files = filesIn(folder);
        assertEquals(1, files.size(), files.toString());
        return files.getFirst();
    }

    private List<Path> filesIn(String folder) throws IOException {
        try (Stream<Path> files = Files.list(home.resolve(folder))) {
            return files.toList();
        }
    }
}
