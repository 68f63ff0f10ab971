package xiangqi.ui.lobby;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Role;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.Plain;
import xiangqi.core.table.HostCommand;
import xiangqi.core.table.Player;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Proposal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Terms;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.ui.account.Account;
import xiangqi.ui.table.ClockFace;
import xiangqi.ui.table.OfferCard;
import xiangqi.ui.table.PlayerViewModel;
import xiangqi.ui.table.Reach;
import xiangqi.ui.table.ResultViewModel;
import xiangqi.ui.table.TableViewModel;
import xiangqi.ui.table.Waits;

/// The screen of a table at a server: the same view-model as at one computer, over a line that can be lost.
class ServerTableTest {
    private final Hall hall = new Hall();
    private final Account account = hall.signedIn("wang");
    private final Hall.Guest guest = hall.guest("li");
    private final TableId table = guest.open(Terms.of(Plain.house()), Seat.RED);

    /// Sits down as Black and opens the screen.
    private TableViewModel seated() {
        account.connection()
                .orElseThrow()
                .watch(table)
                .send(
                        Seat.BLACK,
                        account.connection().orElseThrow().identifiers().command(),
                        new PlayerCommand.Sit(account.playerProperty().get().orElseThrow()));
        return hall.table(account, table);
    }

    private TableViewModel playing() {
        TableViewModel model = seated();
        guest.send(table, Seat.RED, new PlayerCommand.Ready());
        model.requests().readiness().ask(Seat.BLACK);
        return model;
    }

    private void breakOff() {
        hall.server.reachable = false;
        hall.server.cut("wang");
    }

    private void comeBack() {
        hall.server.reachable = true;
        hall.pass(Duration.ofSeconds(1));
    }

    private static void move(TableViewModel model, Square from, Square to) {
        model.board().pointed(from);
        model.board().pointed(to);
    }

    @Test
    void theGameBeginsWhenBothAreReady() {
        TableViewModel model = seated();
        assertFalse(model.isWatched());
        assertEquals(Optional.of(Waits.FOR_ME), model.waitsProperty().get());
        assertEquals("li", model.player(Side.RED).nameProperty().get());
        model.requests().readiness().ask(Seat.BLACK);
        assertEquals(Optional.of(Waits.FOR_READY), model.waitsProperty().get());
        guest.send(table, Seat.RED, new PlayerCommand.Ready());
        assertEquals(Optional.empty(), model.waitsProperty().get());
        assertTrue(model.gameProperty().get().orElseThrow().running());
    }

    @Test
    void onesOwnSideLiesBelowAndIsTheOnlyOneThatMoves() {
        TableViewModel model = playing();
        assertTrue(model.board().flippedProperty().get());
        move(model, Square.H2, Square.E2);
        assertEquals(0, model.gameProperty().get().orElseThrow().line().size());
        guest.play(table, Seat.RED, 0, "h2e2");
        move(model, Square.H9, Square.G7);
        assertEquals(2, model.gameProperty().get().orElseThrow().line().size());
    }

    @Test
    void aSpectatorMovesNothingAndIsAskedNothing() {
        TableViewModel model = hall.table(account, table);
        assertTrue(model.isWatched());
        assertEquals(Optional.of(Waits.FOR_PLAYERS), model.waitsProperty().get());
        assertTrue(model.requests().resignation().refusalsProperty().get().isEmpty());
        assertTrue(model.requests().readiness().refusalsProperty().get().isEmpty());
        hall.guest("zhao").sit(table, Seat.BLACK);
        assertEquals(Optional.of(Waits.FOR_START), model.waitsProperty().get());
        assertEquals(Set.of(), model.board().moversProperty().get());
    }

    @Test
    void theOpponentsOfferIsOursToAnswer() {
        TableViewModel model = playing();
        guest.send(table, Seat.RED, new PlayerCommand.Propose(new Proposal.Draw()));
        OfferCard card = model.tray().slots().getFirst().get().orElseThrow();
        assertEquals(OfferCard.Role.OURS_TO_ANSWER, card.role());
        hall.pass(Duration.ofMillis(400));
        model.tray().answer(card.offer().id(), true);
        assertEquals(
                ResultViewModel.Seal.DRAWN,
                model.finish().resultProperty().get().orElseThrow().seal());
    }

    @Test
    void withoutALineNoClockRunsAndNothingMoves() {
        TableViewModel model = playing();
        guest.play(table, Seat.RED, 0, "h2e2");
        assertTrue(clock(model, Side.BLACK).running());
        breakOff();
        assertInstanceOf(Reach.Lost.class, model.place().reach().getValue());
        for (Side side : Side.values()) {
            assertEquals(ClockFace.Part.LOST, clock(model, side).centre().part());
            assertEquals("—", clock(model, side).centre().figure());
        }
        assertEquals(Set.of(), model.board().moversProperty().get());
    }

    @Test
    void theLineComesBackByItselfToTheSameSeatWithTheMovesMissed() {
        TableViewModel model = playing();
        breakOff();
        guest.play(table, Seat.RED, 0, "h2e2");
        comeBack();
        assertInstanceOf(Reach.InTouch.class, model.place().reach().getValue());
        assertEquals(1, model.gameProperty().get().orElseThrow().line().size());
        assertTrue(clock(model, Side.BLACK).running());
        move(model, Square.H9, Square.G7);
        assertEquals(2, model.gameProperty().get().orElseThrow().line().size());
    }

    @Test
    void aMoveWhoseAnswerWasLostIsMadeOnce() {
        TableViewModel model = playing();
        guest.play(table, Seat.RED, 0, "h2e2");
        hall.server.cutBeforeNextAnswer();
        move(model, Square.H9, Square.G7);
        hall.pass(Duration.ofSeconds(1));
        assertEquals(2, model.gameProperty().get().orElseThrow().line().size());
        assertEquals(Optional.empty(), model.notices().noticeProperty().get());
    }

    @Test
    void aMoveDrawnAheadStaysWhileSomethingElseHappens() {
        TableViewModel model = playing();
        guest.play(table, Seat.RED, 0, "h2e2");
        hall.server.silent = true;
        move(model, Square.H9, Square.G7);
        hall.server.silent = false;
        guest.send(table, Seat.RED, new PlayerCommand.Propose(new Proposal.Draw()));
        assertTrue(model.board().position().board().at(Square.G7).isPresent());
    }

    @Test
    void aMoveThatTheServerMayNotHaveIsMarkedWhileTheLineIsLost() {
        TableViewModel model = playing();
        guest.play(table, Seat.RED, 0, "h2e2");
        hall.server.silent = true;
        move(model, Square.H9, Square.G7);
        assertFalse(model.hand().unacceptedProperty().get());
        breakOff();
        assertTrue(model.hand().unacceptedProperty().get());
        assertEquals(
                Map.of(Square.H9, Piece.of(Side.BLACK, Role.HORSE)),
                model.board().frameProperty().get().ghosts());
        hall.server.silent = false;
        comeBack();
        assertFalse(model.hand().unacceptedProperty().get());
        assertEquals(Map.of(), model.board().frameProperty().get().ghosts());
        assertEquals(2, model.gameProperty().get().orElseThrow().line().size());
    }

    @Test
    void anOpponentWhoIsAwayIsSeenWithTheTimeThatIsLeft() {
        TableViewModel model = playing();
        hall.server.host(table, new HostCommand.Away(Side.RED));
        assertEquals(away(60), model.player(Side.RED).presenceProperty().get());
        hall.pass(Duration.ofSeconds(8));
        assertEquals(away(52), model.player(Side.RED).presenceProperty().get());
        hall.server.host(table, new HostCommand.Back(Side.RED));
        assertEquals(
                new PlayerViewModel.Presence.ToMove(),
                model.player(Side.RED).presenceProperty().get());
    }

    @Test
    void itIsCountedWhoWatchesAndDoesNotPlay() {
        TableViewModel model = playing();
        Player me = account.playerProperty().get().orElseThrow();
        Player opponent = guest.account().player();
        hall.server.say(new ServerMessage.Presence(table, 1, 2, List.of(me, opponent)));
        assertEquals(Optional.of(0), model.place().watching().getValue());
        Player zhao = hall.guest("zhao").account().player();
        hall.server.say(new ServerMessage.Presence(table, 2, 7, List.of(me, zhao, opponent)));
        assertEquals(Optional.of(5), model.place().watching().getValue());
    }

    @Test
    void whoHasGotUpIsStillToldHowHisGameEnded() {
        playing().depart();
        TableViewModel model = hall.table(account, table);
        ResultViewModel result = model.finish().resultProperty().get().orElseThrow();
        assertEquals(Optional.of(Side.BLACK), result.own());
        assertEquals(ResultViewModel.Seal.LOST, result.seal());
        assertFalse(result.isWatched());
        assertEquals(ResultViewModel.Again.NONE, result.againProperty().get());
    }

    @Test
    void anotherGameIsAskedForAndAgreedTo() {
        TableViewModel model = playing();
        guest.send(table, Seat.RED, new PlayerCommand.Resign());
        ResultViewModel result = model.finish().resultProperty().get().orElseThrow();
        assertEquals(ResultViewModel.Again.ASK, result.againProperty().get());
        guest.send(table, Seat.RED, new PlayerCommand.Propose(new Proposal.Rematch()));
        assertEquals(ResultViewModel.Again.AGREE, result.againProperty().get());
        result.again();
        assertTrue(model.gameProperty().get().orElseThrow().running());
        assertEquals("wang", model.gameProperty().get().orElseThrow().red().name());
        assertFalse(model.board().flippedProperty().get());
    }

    @Test
    void whoGetsUpInAGameLosesItAndReadsTheResultBeforeTheyLeave() {
        TableViewModel model = playing();
        model.depart();
        assertEquals(List.of(), hall.done, "the screen stays");
        assertTrue(model.finish().sheetOpenProperty().get());
        ResultViewModel result = model.finish().resultProperty().get().orElseThrow();
        assertEquals(ResultViewModel.Seal.LOST, result.seal());
        assertEquals(new Outcome.Win(Side.RED, Outcome.Reason.LEAVING), result.outcome());
        assertEquals(ResultViewModel.Again.NONE, result.againProperty().get());
        result.save();
        assertEquals(List.of("save"), hall.done);
    }

    @Test
    void whoGetsUpAfterAGameOrBeforeItLeavesTheScreen() {
        seated().depart();
        assertEquals(List.of("exit"), hall.done);
        hall.done.clear();
        TableViewModel model = playing();
        guest.send(table, Seat.RED, new PlayerCommand.Resign());
        model.depart();
        assertEquals(List.of("exit"), hall.done);
    }

    @Test
    void onesOwnSideLiesBelowWhereverOneComesBackToAGameThatIsOver() {
        TableViewModel model = playing();
        guest.send(table, Seat.RED, new PlayerCommand.Resign());
        assertTrue(hall.table(account, table).board().flippedProperty().get());
        model.depart();
        assertTrue(model.board().flippedProperty().get());
        assertTrue(
                hall.table(account, table).board().flippedProperty().get(),
                "who has no chair any more sees it from where they sat");
    }

    @Test
    void whoHasTurnedTheBoardKeepsItSoWhenTheyGetUp() {
        TableViewModel model = playing();
        model.flip();
        model.depart();
        assertFalse(model.board().flippedProperty().get());
    }

    @Test
    void aWatchedGameThatEndsIsKeptByNobodyHere() {
        TableViewModel model = hall.table(account, table);
        Hall.Guest other = hall.guest("zhao");
        other.sit(table, Seat.BLACK);
        other.send(table, Seat.BLACK, new PlayerCommand.Ready());
        guest.send(table, Seat.RED, new PlayerCommand.Ready());
        other.send(table, Seat.BLACK, new PlayerCommand.Resign());
        ResultViewModel result = model.finish().resultProperty().get().orElseThrow();
        assertTrue(result.isWatched());
        assertEquals(ResultViewModel.Again.NONE, result.againProperty().get());
    }

    @Test
    void aTableThatIsNoMoreSaysSo() {
        TableViewModel model = playing();
        hall.server.say(new ServerMessage.TableGone(table));
        assertInstanceOf(Reach.Over.class, model.place().reach().getValue());
    }

    private static PlayerViewModel.Presence away(int seconds) {
        return new PlayerViewModel.Presence.Away(Optional.of(Duration.ofSeconds(seconds)));
    }

    private static ClockFace clock(TableViewModel model, Side side) {
        return model.player(side).clockProperty().get().orElseThrow();
    }
}
