package xiangqi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Side;
import xiangqi.core.game.Outcome;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Event;
import xiangqi.core.table.PlayerCommand;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.server.cluster.Allowances;

/// What time alone does to a table. It is moved on by the test.
class TableTimeTest {
    @AutoClose
    private static final TimedHall hall = new TimedHall();

    @Test
    void aFlagFallsByItself() {
        TimedGame game = hall.game();
        for (int i = 0; i < 12; i++) {
            game.pass(Duration.ofSeconds(5));
        }
        assertTrue(hall.table(game.id).running().isPresent(), "the last instant is in time");
        game.pass(Duration.ofSeconds(5));
        game.red.when(() -> game.red.events(game.id).getLast() instanceof Event.Ended);
        assertEquals(
                Optional.of(new Outcome.Win(Side.BLACK, Outcome.Reason.TIME)),
                hall.table(game.id).game().orElseThrow().outcome());
    }

    @Test
    void aTableThatNobodySitsAtIsClosedAfterAWhile() {
        TestClient client = hall.open.registered(hall.name());
        TableId table = client.openTable(TimedHall.TERMS);
        client.watch(table);
        for (int i = 0; i <= Allowances.USUAL.emptyTable().toSeconds() / 5; i++) {
            hall.pass(client, Duration.ofSeconds(5));
        }
        client.first(ServerMessage.TableGone.class);
        assertTrue(hall.open.journal.closed(table));
        assertEquals(ErrorCode.TABLE_UNKNOWN, client.refused(new ClientMessage.Watch(client.id(), table)));
        assertEquals(
                List.of(),
                client
                        .ask(
                                new ClientMessage.ListTables(client.id(), Optional.empty(), Optional.empty()),
                                ServerMessage.Tables.class)
                        .tables()
                        .stream()
                        .filter(listed -> listed.id().equals(table))
                        .toList());
    }

    @Test
    void aPlayerWhoStaysAwayLosesAfterTheGrace() {
        TimedGame game = hall.game();
        assertInstanceOf(
                Decision.Accepted.class, game.red.command(game.id, new PlayerCommand.Play(0, TimedGame.CANNON)));
        game.red.close();
        game.black.when(() -> game.black.events(game.id).getLast() instanceof Event.WentAway);
        assertInstanceOf(
                Decision.Accepted.class, game.black.command(game.id, new PlayerCommand.Play(1, TimedGame.HORSE)));
        for (int i = 0; i < 13; i++) {
            hall.pass(game.black, Duration.ofSeconds(5));
        }
        game.black.when(() -> game.black.events(game.id).stream().anyMatch(Event.Ended.class::isInstance));
        assertEquals(
                Side.BLACK,
                assertInstanceOf(
                                Outcome.Win.class,
                                hall.table(game.id)
                                        .game()
                                        .flatMap(played -> played.outcome())
                                        .orElseThrow())
                        .side());
    }
}
