package xiangqi.trial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import xiangqi.app.image.Chuhe;
import xiangqi.app.image.MatedGame;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Clock;
import xiangqi.core.clock.Face;
import xiangqi.core.game.Outcome;
import xiangqi.core.table.Event;
import xiangqi.core.table.Game;
import xiangqi.core.table.Table;
import xiangqi.net.protocol.TableId;
import xiangqi.server.ServerProcess;
import xiangqi.server.cluster.Timer;
import xiangqi.server.journal.FinishedGame;
import xiangqi.ui.text.Language;

/// Two people at two installed clients play a whole game through the built server, everything by mouse and keyboard.
class WholeGameIT {
    private static final int KILLED_AT = 20;
    private static final int OFF_SECONDS = 2;
    private static final String WANG = "王天一";
    private static final String HU = "Hu Ronghua";

    @TempDir
    private Path folder;

    @Test
    @Timeout(value = 5, unit = TimeUnit.MINUTES)
    void aServerKilledAtTheTwentiethPlyLosesNothingOfTheGameAndItsClocks() throws Exception {
        Path data = folder.resolve("data");
        TableId id;
        Seen seen;
        try (ServerProcess killed = ServerProcess.serve(folder, data);
                Person red = Person.start(folder.resolve("red"), Language.SIMPLIFIED);
                Person black = Person.start(folder.resolve("black"), Language.ENGLISH);
                HttpClient http = HttpClient.newHttpClient();
                Timer timer = new Timer(InstantSource.system());
                Guest watcher = Guest.at(killed.port(), http, timer, 1)) {
            String server = "localhost:" + killed.port();
            red.register(server, WANG);
            red.openTable();
            black.register(server, HU);
            black.sitDown();
            id = watcher.tables().getFirst();
            seen = watcher.watch(id);
            red.ready();
            black.ready();
            seen.await("the start", table -> table.running().isPresent());
            play(red, black, 0, KILLED_AT);
            Table before = seen.awaitPlies(KILLED_AT);
            String board = red.board();
            List<String> ofBlack = assertClocksShown(red, black, before);

            killed.kill();
            red.awaitLost();
            black.awaitLost();
            for (Person person : List.of(red, black)) {
                for (Person.Panel panel : Person.Panel.values()) {
                    assertEquals(List.of("—", "—", "—"), person.clock(panel), "no clock is shown as if it still ran");
                }
            }
            try (ServerProcess again = ServerProcess.serve(folder, data, killed.port())) {
                assertEquals(killed.port(), again.port());
                red.awaitInTouch();
                black.awaitInTouch();
                seen.await(
                        "both players",
                        table -> table.events() > before.events()
                                && table.graceEnds().isEmpty());

                red.awaitBoard(board);
                black.awaitBoard(board);
                red.awaitClock(Person.Panel.OPPONENT, ofBlack);
                assertClocksShown(red, black, seen.table());
                Event.Recovered recovered = assertSameClocks(before, seen);
                Game now = seen.table().running().orElseThrow();
                assertEquals(
                        List.of(WANG, HU), List.of(now.red().name(), now.black().name()));

                play(red, black, KILLED_AT, KILLED_AT + 1);
                assertChargedSince(recovered, seen);
                play(red, black, KILLED_AT + 1, MatedGame.MOVES.size());
                red.await("table.result.you-won");
                black.await("table.result.you-lost");
                seen.await("the end", table -> table.running().isEmpty());
                assertEquals(0, red.quit());
                assertEquals(0, black.quit());
                again.terminate();
                again.exitCode();
                assertFalse(again.postgres().isPresent());
            }
            assertShows(red);
            assertShows(black);
        }

        try (Kept kept = Kept.in(data)) {
            List<Event> events = kept.events(id);
            assertEquals(MatedGame.MOVES, moves(Table.replay(events)));
            assertEquals(
                    seen.table(),
                    Table.replay(events.subList(0, seen.table().events())),
                    "who only watched was told the same");
            List<FinishedGame> finished = kept.finished(id);
            assertEquals(1, finished.size());
            FinishedGame game = finished.getFirst();
            assertEquals(new Outcome.Win(Side.RED, Outcome.Reason.CHECKMATE), game.outcome());
            assertEquals(
                    List.of(WANG, HU), List.of(game.red().name(), game.black().name()));
        }
    }

    /// The plies `from` to `to`: each by who has the move, once the other's is on the board.
    private static void play(Person red, Person black, int from, int to) {
        for (int ply = from; ply < to; ply++) {
            Person mover = ply % 2 == 0 ? red : black;
            Person other = ply % 2 == 0 ? black : red;
            mover.play(MatedGame.MOVES.get(ply));
            other.awaitBoard(mover.board());
        }
    }

    /// Both clocks on both screens are those of the table. Red's runs: it shows a time between the one before and the
    /// one after it was looked at, but for what the clients' picture of the server's clock is off.
    ///
    /// @return the figures of Black's clock, which stands
    private static List<String> assertClocksShown(Person red, Person black, Table table) {
        Clock clock = table.game().orElseThrow().clock();
        assertEquals(
                Optional.of(Side.RED),
                clock.running().map(Clock.Running::side),
                "Red is to move, and Red's clock runs");
        List<String> ofBlack = red.clock(Person.Panel.OPPONENT);
        assertEquals(seconds(clock.read(table.lastAt()).of(Side.BLACK)), seconds(ofBlack));
        black.awaitClock(Person.Panel.OWN, ofBlack);
        assertRuns(red, Person.Panel.OWN, clock);
        assertRuns(black, Person.Panel.OPPONENT, clock);
        return ofBlack;
    }

    private static void assertRuns(Person person, Person.Panel ofRed, Clock clock) {
        long most = seconds(clock.read(Instant.now()).of(Side.RED)) + OFF_SECONDS;
        long shown = seconds(person.clock(ofRed));
        long least = seconds(clock.read(Instant.now()).of(Side.RED)) - OFF_SECONDS;
        assertTrue(least <= shown && shown <= most, least + " to " + most + " seconds: " + shown);
    }

    /// What is left of the game, in whole seconds that have begun.
    private static long seconds(Face face) {
        return face.game().orElseThrow().plusNanos(999_999_999).toSeconds();
    }

    private static long seconds(List<String> figures) {
        return Stream.of(figures.getFirst().split(":"))
                .mapToLong(Long::parseLong)
                .reduce(0, (all, next) -> 60 * all + next);
    }

    /// The clocks went on as they stood at the last event before the kill.
    private static Event.Recovered assertSameClocks(Table before, Seen seen) {
        Event.Recovered recovered = seen.happened().stream()
                .filter(Event.Recovered.class::isInstance)
                .map(Event.Recovered.class::cast)
                .reduce((first, second) -> {
                    throw new AssertionError("recovered twice");
                })
                .orElseThrow();
        Clock then = before.game().orElseThrow().clock();
        Duration outage = Duration.between(before.lastAt(), recovered.at());
        assertTrue(outage.isPositive(), outage.toString());
        for (Side side : Side.values()) {
            assertEquals(
                    then.read(before.lastAt()).of(side),
                    recovered.clock().read(recovered.at()).of(side),
                    side.toString());
        }
        assertEquals(
                then.running().map(Clock.Running::side),
                recovered.clock().running().map(Clock.Running::side));
        return recovered;
    }

    /// The first move after it cost what passed since the clocks went on, and what was used up before the kill: the
    /// time in between, however long it was, is nobody's.
    private static void assertChargedSince(Event.Recovered recovered, Seen seen) {
        Event.Moved moved =
                seen.awaitHappened(Event.Moved.class, event -> event.at().isAfter(recovered.at()));
        Duration before = recovered.clock().of(Side.RED).spent();
        Duration thinking =
                Duration.between(recovered.clock().running().orElseThrow().since(), moved.at());
        assertEquals(before.plus(thinking), moved.clock().of(Side.RED).spent());
        assertEquals(recovered.clock().of(Side.BLACK), moved.clock().of(Side.BLACK));
    }

    /// The client has kept a file of the game, and the command line tells the same moves from it.
    private static void assertShows(Person person) throws Exception {
        List<Path> games = person.games();
        assertEquals(1, games.size(), games.toString());
        Chuhe.Answer answer = Chuhe.installed().run("show", games.getFirst().toString(), "--json");
        JsonNode shown = new ObjectMapper().readTree(answer.out());
        JsonNode moves = shown.get("moves");
        assertEquals(
                MatedGame.MOVES,
                IntStream.range(0, moves.size())
                        .mapToObj(moves::get)
                        .map(JsonNode::stringValue)
                        .toList());
        assertEquals(WANG, shown.get("red").stringValue());
        assertEquals(HU, shown.get("black").stringValue());
        assertEquals(0, shown.get("warnings").size());
    }

    private static List<String> moves(Table table) {
        return table.game().orElseThrow().line().plies().stream()
                .map(ply -> ply.move().toString())
                .toList();
    }
}
