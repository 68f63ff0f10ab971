package xiangqi.ui.lobby;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import xiangqi.core.house.Plain;
import xiangqi.core.house.Pook;
import xiangqi.core.house.Qq;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Terms;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.net.protocol.TableSummary;
import xiangqi.ui.account.Account;

class LobbyViewModelTest {
    private final Hall hall = new Hall();
    private final Account account = hall.signedIn("wang");
    private final LobbyViewModel model = hall.lobby(account);
    private final Hall.Guest guest = hall.guest("li");

    private List<TableId> shown() {
        return model.tables().stream().map(TableSummary::id).toList();
    }

    @Test
    void anEmptyServerIsKnownToBeEmptyOnlyOnceItWasAsked() {
        assertFalse(model.loadedProperty().get());
        model.open();
        assertTrue(model.loadedProperty().get());
        assertEquals(List.of(), model.tables());
    }

    @Test
    void aTableThatIsOpenedShowsUpByItself() {
        model.open();
        TableId table = guest.open(Terms.of(Pook.house()), Seat.RED);
        hall.pass(LobbyViewModel.AGAIN);
        assertEquals(List.of(table), shown());
        assertEquals(1, model.tables().getFirst().players().size());
    }

    @Test
    void aHouseShowsItsOwnTablesAlone() {
        TableId pook = guest.open(Terms.of(Pook.house()));
        TableId qq = guest.open(Terms.of(Qq.house()));
        model.open();
        assertEquals(List.of(pook, qq), shown());
        model.houseProperty().set(Optional.of(Qq.house()));
        assertEquals(List.of(qq), shown());
        assertEquals(1, model.count(Optional.of(Pook.house())));
        assertEquals(0, model.count(Optional.of(Plain.house())));
        assertEquals(2, model.count(Optional.empty()));
    }

    @Test
    void onesOwnTableStandsFirst() {
        guest.open(Terms.of(Pook.house()));
        TableId mine = guest.open(Terms.of(Qq.house()));
        account.connection()
                .orElseThrow()
                .watch(mine)
                .send(
                        Seat.RED,
                        account.connection().orElseThrow().identifiers().command(),
                        new PlayerCommand.Sit(account.playerProperty().get().orElseThrow()));
        model.open();
        assertEquals(mine, shown().getFirst());
        assertTrue(model.isMine(model.tables().getFirst()));
        assertFalse(model.isMine(model.tables().getLast()));
    }

    @Test
    void whoWaitsForAnOpponentStandsBeforeEmptyTablesAndThoseWhoPlayComeLast() {
        TableId full = guest.open(Terms.of(Pook.house()), Seat.RED);
        hall.guest("zhao").sit(full, Seat.BLACK);
        TableId empty = hall.guest("qian").open(Terms.of(Pook.house()));
        TableId emptyToo = hall.guest("sun").open(Terms.of(Pook.house()));
        TableId waits = hall.guest("zhou").open(Terms.of(Qq.house()), Seat.BLACK);
        TableId waitsToo = hall.guest("wu").open(Terms.of(Pook.house()), Seat.RED);
        model.open();
        assertEquals(List.of(waits, waitsToo, empty, emptyToo, full), shown());
    }

    @Test
    void outOfSightNothingIsAsked() {
        model.open();
        model.close();
        long asked = hall.server.heard(ClientMessage.ListTables.class);
        hall.pass(Duration.ofSeconds(20));
        assertEquals(asked, hall.server.heard(ClientMessage.ListTables.class));
    }

    @Test
    void aBreakLeavesTheListAndTheReturnReadsItAnew() {
        TableId first = guest.open(Terms.of(Pook.house()));
        model.open();
        hall.server.reachable = false;
        hall.server.cut();
        assertEquals(List.of(first), shown());
        hall.server.reachable = true;
        hall.pass(Duration.ofSeconds(1));
        TableId second = hall.guest("zhao").open(Terms.of(Qq.house()));
        hall.pass(LobbyViewModel.AGAIN);
        assertEquals(List.of(first, second), shown());
    }
}
