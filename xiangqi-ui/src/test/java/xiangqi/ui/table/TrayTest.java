package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Side;
import xiangqi.core.game.Outcome;
import xiangqi.core.notation.Notation;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Seat;

/// Offers in the tray, from the question to the answer.
class TrayTest {
    @Test
    void aDrawOfferAcceptedByTheOtherSideEndsTheGame() {
        Parlour room = Parlour.usual();
        room.play(List.of("h2e2"));
        room.model.requests().draw().ask(Seat.RED);
        assertEquals(PlayerViewModel.DrawRight.OFFERED, room.counters(Side.RED).draw());
        assertEquals(
                PlayerViewModel.DrawRight.MUST_ANSWER, room.counters(Side.BLACK).draw());
        room.time.pass(400);
        room.model.tray().answer(1, true);
        assertEquals(
                new Outcome.Draw(Outcome.Reason.AGREEMENT),
                room.model.finish().resultProperty().get().orElseThrow().outcome());
    }

    @Test
    void aRefusedDrawOfferSaysSoAndCostsTheRight() {
        Parlour room = Parlour.usual();
        room.play(List.of("h2e2"));
        room.model.requests().draw().ask(Seat.RED);
        room.time.pass(400);
        room.model.tray().answer(1, false);
        assertEquals(OfferCard.State.REFUSED, room.card(0).orElseThrow().state());
        assertEquals(PlayerViewModel.DrawRight.NONE, room.counters(Side.RED).draw());
        assertEquals(PlayerViewModel.DrawRight.MAY, room.counters(Side.BLACK).draw());
        assertEquals(
                Refusal.Code.DRAW_RIGHT_LOST,
                room.model
                        .requests()
                        .draw()
                        .refusalsProperty()
                        .get()
                        .get(Seat.RED)
                        .orElseThrow()
                        .code());
        room.time.pass(3_000);
        assertEquals(Optional.empty(), room.card(0));
    }

    @Test
    void nothingAnswersACardThatHasOnlyJustAppeared() {
        Parlour room = Parlour.usual();
        room.model.requests().draw().ask(Seat.RED);
        room.time.pass(399);
        room.model.tray().answer(1, true);
        assertEquals(OfferCard.State.APPEARING, room.card(0).orElseThrow().state());
        assertEquals(Optional.empty(), room.model.finish().resultProperty().get());
        room.time.pass(1);
        assertEquals(OfferCard.State.WAITING, room.card(0).orElseThrow().state());
        room.model.tray().answer(1, true);
        assertTrue(room.model.finish().resultProperty().get().isPresent());
    }

    @Test
    void anUndoNamesTheMoveAndTakesItBack() {
        Parlour room = Parlour.usual();
        room.play(List.of("h2e2", "h9g7", "h0g2"));
        room.model.requests().undo().ask(Seat.BLACK);
        OfferCard.Taken taken = room.card(0).orElseThrow().takes().orElseThrow();
        assertEquals(1, taken.number());
        assertEquals("马８进７", Notation.ZH_HANS.name(taken.before(), taken.move()));
        room.time.pass(400);
        room.model.tray().answer(1, true);
        assertEquals(1, room.model.gameProperty().get().orElseThrow().line().size());
        assertEquals(Optional.empty(), room.card(0));
        assertEquals(new PlayerViewModel.Counters(2, 3, 2, PlayerViewModel.DrawRight.MAY), room.counters(Side.BLACK));
    }

    @Test
    void anUndoLapsesWhenSomebodyMoves() {
        Parlour room = Parlour.usual();
        room.play(List.of("h2e2"));
        room.model.requests().undo().ask(Seat.RED);
        room.play(List.of("h9g7"));
        assertEquals(OfferCard.State.LAPSED, room.card(0).orElseThrow().state());
    }

    @Test
    void cardsKeepTheirSlotsAndANewOneTakesTheLowestFreeOne() {
        Parlour room = Parlour.usual();
        room.play(List.of("h2e2"));
        room.model.requests().undo().ask(Seat.RED);
        room.model.requests().draw().ask(Seat.RED);
        assertEquals(2, room.model.tray().toAnswerProperty().get());
        room.time.pass(400);
        room.model.tray().answer(1, false);
        assertEquals(2, room.card(1).orElseThrow().offer().id());
        assertEquals(1, room.model.tray().toAnswerProperty().get());
        room.time.pass(3_000);
        assertEquals(Optional.empty(), room.card(0));
        assertEquals(2, room.model.tray().usedProperty().get());
        room.model.requests().annulment().ask(Seat.BLACK);
        assertEquals(3, room.card(0).orElseThrow().offer().id());
        assertEquals(2, room.card(1).orElseThrow().offer().id());
    }

    @Test
    void whoPlaysOneSideAnswersOnlyTheOther() {
        Parlour room = Parlour.here(Set.of(Parlour.BLACK.id()));
        assertTrue(room.model.board().flippedProperty().get());
        assertEquals(Set.of(Side.BLACK), room.model.board().moversProperty().get());
        room.model.requests().draw().ask(Seat.BLACK);
        assertEquals(OfferCard.Role.MADE_HERE, room.card(0).orElseThrow().role());
        room.time.pass(400);
        room.model.tray().answer(1, true);
        assertEquals(Optional.empty(), room.model.finish().resultProperty().get());
        assertEquals(0, room.model.tray().toAnswerProperty().get());
    }
}
