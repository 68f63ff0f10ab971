package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Side;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.Ourgame;
import xiangqi.core.house.Pook;
import xiangqi.core.house.Profile;
import xiangqi.core.table.Player;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Table;
import xiangqi.core.table.Terms;

/// The games that were played at a table: kept game after game, with what each did to the purses.
class PastGamesTest {
    private static final Profile OWNS_1000 = new Profile(1600, 40, 1_000, true, Optional.empty());

    private static Parlour staking(String red, String black) {
        return Parlour.between(
                Terms.of(Ourgame.house()).withMoney(true),
                new Player("red", red, OWNS_1000),
                new Player("black", black, OWNS_1000));
    }

    private static PastGames past(Parlour room) {
        return room.model.finish().pastProperty().get();
    }

    private static void stake(Parlour room, int red, int black) {
        room.model.bargaining().beginStakes();
        room.model.bargaining().redProperty().set(red);
        room.model.bargaining().blackProperty().set(black);
        room.model.bargaining().stakes().ask(Seat.RED);
        room.time.pass(1_000);
        room.model.tray().answer(1, true);
    }

    private static void again(Parlour room) {
        room.model.finish().resultProperty().get().orElseThrow().again();
    }

    @Test
    void nothingIsPastBeforeAGameHasEnded() {
        Parlour room = staking("甲", "乙");
        stake(room, 300, 200);
        assertEquals(PastGames.NONE, past(room));
    }

    @Test
    void stakesOfAnEarlierGameAreReadInTheNextOneAndAfterIt() {
        Parlour room = staking("甲", "乙");
        stake(room, 300, 200);
        room.model.requests().resignation().ask(Seat.BLACK);
        List<PastGames.Money> moved = List.of(
                new PastGames.Money(Side.RED, 300, 300, 200, 0, Optional.of(1_200L)),
                new PastGames.Money(Side.BLACK, 200, 0, 0, 0, Optional.of(800L)));
        assertEquals(moved, past(room).games().getFirst().money());
        again(room);
        assertTrue(room.model.gameProperty().get().orElseThrow().running());
        assertEquals(moved, past(room).games().getFirst().money());
        room.model.requests().resignation().ask(Seat.BLACK);
        assertEquals(2, past(room).games().size());
        assertEquals(moved, past(room).games().getFirst().money());
        assertEquals(List.of(), past(room).games().getLast().money());
    }

    @Test
    void whatTheGamesAddUpToFollowsThePlayersToTheirNewChairs() {
        Parlour room = staking("甲", "乙");
        stake(room, 300, 200);
        room.model.requests().resignation().ask(Seat.BLACK);
        again(room);
        // 乙 plays Red now and wins.
        room.model.requests().resignation().ask(Seat.BLACK);
        again(room);
        room.model.requests().resignation().ask(Seat.BLACK);
        List<PastGames.Total> totals = past(room).totals();
        assertEquals(
                List.of("甲 2 0 1 200", "乙 1 0 2 -200"),
                totals.stream()
                        .map(total -> "%s %d %d %d %d"
                                .formatted(
                                        total.player().name(), total.won(), total.drawn(), total.lost(), total.net()))
                        .toList());
    }

    @Test
    void aRaisedStakeAndADrawnGameAreToldAsTheyWere() {
        Parlour room = staking("甲", "乙");
        stake(room, 300, 200);
        room.model.bargaining().beginStakes();
        room.model.bargaining().redProperty().set(400);
        room.model.bargaining().blackProperty().set(200);
        room.model.bargaining().stakes().ask(Seat.RED);
        room.time.pass(1_000);
        room.model.tray().answer(2, true);
        room.model.requests().draw().ask(Seat.RED);
        room.time.pass(1_000);
        room.model.tray().answer(3, true);
        assertEquals(
                List.of(
                        new PastGames.Money(Side.RED, 400, 400, 0, 0, Optional.of(1_000L)),
                        new PastGames.Money(Side.BLACK, 200, 200, 0, 0, Optional.of(1_000L))),
                past(room).games().getFirst().money());
    }

    @Test
    void aTableFeeStaysPaidThroughTheGameThatARestartAnnulled() {
        Parlour room = Parlour.between(
                Terms.of(Pook.house()).withMoney(true),
                new Player("red", "甲", OWNS_1000),
                new Player("black", "乙", OWNS_1000));
        // Black makes a move that counts before anything is asked; 50 chips of fee are paid by each.
        room.play(List.of("h2e2", "h9g7", "h0g2"));
        room.model.bargaining().rewardProperty().set(100);
        room.model.bargaining().restart().ask(Seat.BLACK);
        room.time.pass(1_000);
        room.model.tray().answer(1, true);
        assertEquals(
                new Outcome.Annulled(Outcome.Reason.HANDICAP_RESTART),
                past(room).games().getFirst().game().outcome());
        assertEquals(
                List.of(
                        new PastGames.Money(Side.RED, 0, 0, 0, 50, Optional.of(950L)),
                        new PastGames.Money(Side.BLACK, 0, 0, 0, 50, Optional.of(950L))),
                past(room).games().getFirst().money());
        // 甲 gives the odds and plays Red; 乙 resigns and has lost the reward.
        Side second = room.model.gameProperty().get().orElseThrow().red().name().equals("乙") ? Side.RED : Side.BLACK;
        room.model.requests().resignation().ask(Seat.of(second));
        assertEquals(
                Set.of(
                        new PastGames.Money(second, 100, 0, 0, 0, Optional.of(850L)),
                        new PastGames.Money(second.opponent(), 100, 100, 100, 0, Optional.of(1_050L))),
                Set.copyOf(past(room).games().getLast().money()));
    }

    @Test
    void withoutNamesNobodyIsAddedUp() {
        Parlour room = staking("", "");
        room.model.requests().resignation().ask(Seat.BLACK);
        again(room);
        room.model.requests().resignation().ask(Seat.BLACK);
        assertEquals(2, past(room).games().size());
        assertEquals(List.of(), past(room).totals());
    }

    @Test
    void aTableThatIsTakenUpAgainKnowsItsEarlierGames() {
        Parlour room = staking("甲", "乙");
        stake(room, 300, 200);
        room.model.requests().resignation().ask(Seat.BLACK);
        again(room);
        assertEquals(past(room), past(Parlour.restored(room.kept)));
    }

    @Test
    void aSpectatorReadsTheStakesButNobodysPurse() {
        Parlour room = staking("甲", "乙");
        stake(room, 300, 200);
        room.model.requests().resignation().ask(Seat.BLACK);
        PastGames watched = PastGames.of(Table.replay(room.kept), Set.of());
        assertEquals(
                List.of(
                        new PastGames.Money(Side.RED, 300, 300, 200, 0, Optional.empty()),
                        new PastGames.Money(Side.BLACK, 200, 0, 0, 0, Optional.empty())),
                watched.games().getFirst().money());
    }
}
