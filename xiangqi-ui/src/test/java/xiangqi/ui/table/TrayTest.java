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
import xiangqi.core.house.Profile;
import xiangqi.core.notation.Notation;
import xiangqi.core.table.Player;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Terms;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

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

    @Test
    void figuresSentBackAreToldFromARefusal() {
        Parlour room = members();
        room.model.bargaining().beginStakes();
        room.model.bargaining().stakes().ask(Seat.BLACK);
        room.time.pass(500);
        room.model.bargaining().redProperty().set(300);
        room.model.bargaining().stakes().ask(Seat.RED);
        assertEquals(OfferCard.State.COUNTERED, room.card(0).orElseThrow().state());
        room.time.pass(500);
        room.model.tray().answer(2, false);
        assertEquals(OfferCard.State.REFUSED, room.card(1).orElseThrow().state());
        room.time.pass(1_000);
        room.model.bargaining().stakes().ask(Seat.BLACK);
        assertEquals(OfferCard.State.REFUSED, room.card(1).orElseThrow().state());
    }

    @Test
    void aLessonSaysWhoTeachesAndWhoPays() {
        Profile stronger = new Profile(1700, 40, 4_000, true, Optional.empty());
        Player red = new Player("red", "半亩塘", stronger.withValue(1500, 40));
        Player black = new Player("black", "听雨轩", stronger);
        Parlour room = Parlour.between(Terms.of(Ourgame.house()).withMoney(true), red, black);
        room.model.bargaining().beginStakes();
        room.model.bargaining().modeProperty().set(Bargaining.Mode.LESSON);
        room.model.bargaining().stakes().ask(Seat.RED);
        OfferWords told = new OfferWords(
                room.model.gameProperty().get().orElseThrow(), Notation.ZH_HANS, Words.in(Language.SIMPLIFIED));
        assertEquals("听雨轩指导，半亩塘付指导费 100", told.about(room.card(0).orElseThrow()));
        assertEquals(Optional.of(Side.BLACK), room.model.bargaining().guide());
    }

    @Test
    void betweenEqualsWhoProposesALessonPays() {
        Parlour room = members();
        assertEquals(Optional.empty(), room.model.bargaining().guide());
    }

    /// Two of the same value who may stake.
    private static Parlour members() {
        Profile member = new Profile(1600, 40, 4_000, true, Optional.empty());
        return Parlour.between(
                Terms.of(Ourgame.house()).withMoney(true),
                new Player("red", "半亩塘", member),
                new Player("black", "听雨轩", member));
    }
}
