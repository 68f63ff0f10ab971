package xiangqi.trial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import xiangqi.app.image.MatedGame;
import xiangqi.core.board.Side;
import xiangqi.core.table.Event;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Table;
import xiangqi.server.ServerProcess;
import xiangqi.server.cluster.Timer;
import xiangqi.ui.text.Language;

/// The line of one of two players is cut for a while and neither end of it is told.
class BrokenLineIT {
    private static final long CUT_SECONDS = 20;
    private static final int PLAYED = 4;

    @TempDir
    private Path folder;

    @Test
    @Timeout(value = 4, unit = TimeUnit.MINUTES)
    void bothEndsNoticeASilentCutAndNothingIsLostByIt() throws Exception {
        try (ServerProcess server = ServerProcess.serve(folder, folder.resolve("data"));
                Person red = Person.start(folder.resolve("red"), Language.ENGLISH);
                CutLine line = CutLine.to(server.port());
                HttpClient http = HttpClient.newHttpClient();
                Timer timer = new Timer(InstantSource.system());
                Guest black = Guest.at(server.port(), http, timer, 1)) {
            black.register("Black");
            red.register("127.0.0.1:" + line.port(), "Red");
            red.openTable();
            Seen table = black.watch(black.tables().getFirst());
            table.sit(Seat.BLACK);
            table.ready(Seat.BLACK);
            red.ready();
            table.await("the start", now -> now.running().isPresent());
            for (int ply = 0; ply < PLAYED; ply += 2) {
                red.play(MatedGame.MOVES.get(ply));
                table.awaitPlies(ply + 1);
                table.play(Seat.BLACK, ply + 1, MatedGame.MOVES.get(ply + 1));
                red.awaitBoard(table.board());
            }

            line.cut();
            CompletableFuture<?> mended = CompletableFuture.runAsync(
                    line::mend, CompletableFuture.delayedExecutor(CUT_SECONDS, TimeUnit.SECONDS));
            // Neither end knows yet: the move is on its way as far as the client can tell.
            red.play(MatedGame.MOVES.get(PLAYED));
            red.awaitLost();
            assertFalse(mended.isDone(), "the client had noticed while the line was still cut");
            table.await("Red to be away", now -> now.graceEnds().containsKey(Side.RED));
            assertEquals(PLAYED, plies(table.table()), "the move is not there yet");
            assertFalse(mended.isDone(), "the server had noticed while the line was still cut");

            Guest.got(mended);
            red.awaitInTouch();
            table.awaitPlies(PLAYED + 1);
            red.awaitBoard(table.board());
            table.await("Red to be back", now -> now.graceEnds().isEmpty());
            table.play(Seat.BLACK, PLAYED + 1, MatedGame.MOVES.get(PLAYED + 1));
            red.awaitBoard(table.board());
            red.play(MatedGame.MOVES.get(PLAYED + 2));
            table.awaitPlies(PLAYED + 3);

            assertEquals(
                    MatedGame.first(PLAYED + 3),
                    table.happened().stream()
                            .filter(Event.Moved.class::isInstance)
                            .map(event -> ((Event.Moved) event).move().toString())
                            .toList(),
                    "each move once");
            assertEquals(
                    List.of(Event.WentAway.class, Event.CameBack.class),
                    table.happened().stream()
                            .filter(event -> event instanceof Event.WentAway || event instanceof Event.CameBack)
                            .<Class<?>>map(Event::getClass)
                            .toList(),
                    "away once, back once");
        }
    }

    private static int plies(Table table) {
        return table.game().orElseThrow().line().size();
    }
}
