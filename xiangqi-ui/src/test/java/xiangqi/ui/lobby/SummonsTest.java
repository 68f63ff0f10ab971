package xiangqi.ui.lobby;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import xiangqi.core.house.Plain;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Proposal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Terms;
import xiangqi.net.protocol.TableId;
import xiangqi.ui.account.Account;
import xiangqi.ui.account.SignInPage;
import xiangqi.ui.account.SignInViewModel;
import xiangqi.ui.shell.AtTables;
import xiangqi.ui.shell.Navigator;
import xiangqi.ui.shell.Page;
import xiangqi.ui.shell.Toast;
import xiangqi.ui.table.Caller;
import xiangqi.ui.table.TableViewModel;

/// Who is elsewhere in the window learns that the opponent waits for them at a table.
class SummonsTest {
    private final Hall hall = new Hall();
    private final Account account = hall.signedIn("wang");
    private final Hall.Guest guest = hall.guest("li");
    private final TableId table = guest.open(Terms.of(Plain.house()), Seat.RED);
    private final TableViewModel model = hall.table(account, table);
    private final Page elsewhere = page();
    private final Page there = page();
    private final Navigator navigator = new Navigator(elsewhere);

    SummonsTest() {
        Caller.follow(model.summons(), there, navigator, () -> navigator.show(there));
    }

    private Page page() {
        return new SignInPage(new SignInViewModel(account, () -> {}), hall.look);
    }

    private void sit() {
        account.connection()
                .orElseThrow()
                .watch(table)
                .send(
                        Seat.BLACK,
                        account.connection().orElseThrow().identifiers().command(),
                        new PlayerCommand.Sit(account.playerProperty().get().orElseThrow()));
    }

    private void play() {
        sit();
        model.requests().readiness().ask(Seat.BLACK);
        guest.send(table, Seat.RED, new PlayerCommand.Ready());
        assertTrue(model.gameProperty().get().orElseThrow().running());
    }

    private void propose(Proposal proposal) {
        guest.send(table, Seat.RED, new PlayerCommand.Propose(proposal));
    }

    private AtTables state() {
        return model.summons().stateProperty().get();
    }

    private List<String> said() {
        return navigator.toasts().stream().map(Toast::key).toList();
    }

    @Test
    void theOpponentsMoveMakesItOnesTurn() {
        play();
        assertEquals(AtTables.GOES_ON, state());
        guest.play(table, Seat.RED, 0, "h2e2");
        assertEquals(AtTables.YOUR_TURN, state());
    }

    @Test
    void anOfferIsSaidOnceAndLeadsToTheTable() {
        play();
        propose(new Proposal.Draw());
        guest.play(table, Seat.RED, 0, "h2e2");
        assertEquals(AtTables.ASKED, state());
        assertEquals(List.of("table.call.draw"), said());
        Toast toast = navigator.toasts().getFirst();
        assertEquals(List.of("li"), toast.arguments());
        toast.action().orElseThrow().run().run();
        assertSame(there, navigator.pageProperty().get());
    }

    @Test
    void whoSeesTheTableIsToldThereAlone() {
        play();
        navigator.show(there);
        propose(new Proposal.Draw());
        assertEquals(AtTables.ASKED, state());
        assertEquals(List.of(), said());
    }

    @Test
    void anotherGameIsAskedForAfterTheEnd() {
        play();
        guest.send(table, Seat.RED, new PlayerCommand.Resign());
        assertEquals(AtTables.NOTHING, state());
        propose(new Proposal.Rematch());
        assertEquals(AtTables.ASKED, state());
        assertEquals(List.of("table.call.rematch"), said());
    }

    @Test
    void whoIsReadyWaitsForTheOther() {
        sit();
        assertEquals(AtTables.NOTHING, state());
        guest.send(table, Seat.RED, new PlayerCommand.Ready());
        assertEquals(AtTables.ASKED, state());
        assertEquals(List.of("table.call.start"), said());
        model.requests().readiness().ask(Seat.BLACK);
        assertEquals(AtTables.GOES_ON, state());
    }

    @Test
    void onesOwnOfferIsNothingToAnswer() {
        play();
        guest.play(table, Seat.RED, 0, "h2e2");
        model.requests().draw().ask(Seat.BLACK);
        assertEquals(1, model.tray().usedProperty().get());
        assertEquals(AtTables.YOUR_TURN, state());
        assertEquals(Optional.empty(), model.summons().callProperty().get());
    }

    @Test
    void aSpectatorIsNeverCalled() {
        Hall.Guest third = hall.guest("zhao");
        third.sit(table, Seat.BLACK);
        guest.send(table, Seat.RED, new PlayerCommand.Ready());
        third.send(table, Seat.BLACK, new PlayerCommand.Ready());
        propose(new Proposal.Draw());
        assertEquals(AtTables.GOES_ON, state());
        assertEquals(List.of(), said());
    }
}
