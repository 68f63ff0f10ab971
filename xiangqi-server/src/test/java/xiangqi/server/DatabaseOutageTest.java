package xiangqi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import xiangqi.core.house.Houses;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Event;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Table;
import xiangqi.net.codec.EventCodec;
import xiangqi.net.fake.Clockwork;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.server.cluster.Allowances;
import xiangqi.server.database.DataFolder;
import xiangqi.server.database.Database;
import xiangqi.server.database.StoppablePostgres;
import xiangqi.server.journal.Entry;
import xiangqi.server.journal.PostgresJournal;

/// A real PostgreSQL is stopped under a running server, and started again.
class DatabaseOutageTest {
    private static final Clockwork TIME = new Clockwork();

    /// Black has 20 seconds; the database is away for longer, on the clock that is told to the server.
    @Test
    @Timeout(value = 150, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void whileThePostgresIsStoppedClocksStandAndNothingIsToldThatIsNotKept(@TempDir Path home) throws Exception {
        try (DataFolder folder = DataFolder.claim(home);
                StoppablePostgres postgres = StoppablePostgres.in(folder);
                Database database = Database.open(postgres.access());
                PostgresJournal journal = new PostgresJournal(database.pool(), new EventCodec(Houses.standard()));
                OpenHall<PostgresJournal> hall = new OpenHall<>(TIME, TIME, Allowances.USUAL, Map.of(), journal)) {
            TimedGame game = new TimedGame(hall, TIME, "wang", "hu", TimedHall.FISCHER);
            assertInstanceOf(
                    Decision.Accepted.class, game.red.command(game.id, new PlayerCommand.Play(0, TimedGame.CANNON)));
            game.black.when(() -> game.black.events(game.id).getLast() instanceof Event.Moved);
            List<Event> before = game.black.events(game.id);

            postgres.stop();
            ClientMessage.Command move = game.play(game.black, 1, TimedGame.HORSE);
            assertEquals(ErrorCode.FAILED, game.black.refused(move));
            for (int i = 0; i < 5; i++) {
                game.pass(Duration.ofSeconds(5));
            }
            assertEquals(ErrorCode.BUSY, game.black.refused(move));
            assertEquals(before, game.black.events(game.id));

            postgres.start();
            game.pass(Duration.ofSeconds(1));
            assertInstanceOf(
                    Decision.Accepted.class,
                    game.black.ask(move, ServerMessage.CommandAnswered.class).decision());
            game.red.when(() -> game.red.events(game.id).getLast() instanceof Event.Moved moved && moved.ply() == 1);
            List<Event> kept = journal.read(game.id).toCompletableFuture().get(30, TimeUnit.SECONDS).stream()
                    .map(Entry::events)
                    .flatMap(List::stream)
                    .toList();
            assertEquals(kept, game.red.events(game.id));
            Event.Moved moved = (Event.Moved) kept.get(before.size() - 1);
            Event.Recovered recovered = assertInstanceOf(Event.Recovered.class, kept.get(before.size()));
            assertEquals(moved.clock().read(moved.at()), recovered.clock().read(recovered.at()));
            assertEquals(2, Table.replay(kept).game().orElseThrow().line().size());
        }
    }
}
