package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Side;
import xiangqi.core.game.Attack;
import xiangqi.core.game.Conduct;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.Houses;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.FenReading;
import xiangqi.core.notation.Notation;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Terms;

/// What a table shows of repetition: the meter, the warning, the loop, and the verdict with its grounds.
class JudgedTableTest {
    static final List<String> CHECKING = List.of("a8a9", "d9d8", "a9a8", "d8d9");
    static final List<String> FOUR_CHECKS = List.of("a8a9", "d9d8", "a9a8", "d8d7", "a8a7", "d7d8", "a7a8");
    private static final Meter CALM = new Meter(Optional.empty(), false, 0, 3, false);

    /// A chariot against a bare general, in that house.
    static Parlour room(String house) {
        Terms terms = Terms.of(Houses.standard().find(house, "1").orElseThrow());
        return Parlour.under(terms.withStart(start(terms.legality())));
    }

    /// A chariot that can check the bare general for ever.
    static Position start(Legality legality) {
        FenReading.Read read = (FenReading.Read) Fen.read("3k5/R8/9/9/9/9/9/9/9/4K4 w");
        return ((Checked.Legal) Position.check(read.setup(), legality)).position();
    }

    @Test
    void aPerpetualCheckIsWarnedOfMeteredPointedOutAndLost() {
        Parlour room = room("pook");
        assertEquals(Optional.of(CALM), meter(room, Side.RED));
        room.play(CHECKING);
        assertEquals(
                Optional.of(new Meter(Optional.of(Conduct.Kind.PERPETUAL_CHECK), false, 2, 3, true)),
                meter(room, Side.RED));
        assertEquals(Optional.of(CALM), meter(room, Side.BLACK));
        Judged warning = room.model.arbiter().warningProperty().get().orElseThrow();
        assertEquals(Optional.of(Side.RED), warning.blamed());
        assertEquals(List.of(Parlour.move("a8a9"), Parlour.move("a9a8")), loop(room));
        assertEquals(
                Set.of(Side.RED, Side.BLACK),
                room.model.scoresheet().moves().getFirst().looped());
        room.play(CHECKING);
        assertEquals(
                Optional.of(new Outcome.Win(Side.BLACK, Outcome.Reason.PERPETUAL_CHECK)),
                room.model.gameProperty().get().orElseThrow().outcome());
        assertEquals(Optional.empty(), room.model.arbiter().warningProperty().get());
        assertEquals(2, loop(room).size());
        Judged verdict =
                Judged.verdict(room.model.gameProperty().get().orElseThrow()).orElseThrow();
        assertEquals(
                new Judged.Step(3, Side.RED, "车九进一", Set.of(Attack.CHECK)),
                verdict.steps(Notation.ZH_HANS).getFirst());
    }

    @Test
    void theLoopIsPutAwayAndABrokenLoopEndsTheWarning() {
        Parlour room = room("pook");
        room.play(CHECKING);
        room.model.arbiter().loopShownProperty().set(false);
        assertEquals(List.of(), loop(room));
        assertEquals(Set.of(), room.model.scoresheet().moves().getFirst().looped());
        room.play(List.of("a8a9", "d9d8", "a9b9"));
        assertEquals(Optional.empty(), room.model.arbiter().warningProperty().get());
        assertTrue(room.model.arbiter().loopShownProperty().get());
    }

    @Test
    void checksInARowAreMeteredInTheHouseThatCountsThem() {
        Parlour room = room("ranks");
        room.play(FOUR_CHECKS.subList(0, 2));
        assertEquals(Optional.of(new Meter(Optional.empty(), true, 1, 5, false)), meter(room, Side.RED));
        room.play(FOUR_CHECKS.subList(2, 7));
        assertEquals(Optional.of(new Meter(Optional.empty(), true, 4, 5, true)), meter(room, Side.RED));
        assertEquals(
                Outcome.Reason.FIVE_CHECKS,
                room.model
                        .arbiter()
                        .warningProperty()
                        .get()
                        .orElseThrow()
                        .outcome()
                        .why());
    }

    /// After the answer to the fourth check it is the checker's turn, and the next check loses.
    @Test
    void theFifthCheckIsWarnedOfAfterTheAnswerTooAndAnUndoKeepsThat() {
        Parlour room = room("ranks");
        room.play(FOUR_CHECKS);
        room.play(List.of("d8d9"));
        assertFifthCheckAhead(room);
        room.model.requests().undo().ask(Seat.BLACK);
        room.time.pass(400);
        room.model.tray().answer(1, true);
        assertFifthCheckAhead(room);
        room.play(List.of("d8d9", "e0f0"));
        assertEquals(Optional.empty(), room.model.arbiter().warningProperty().get());
        assertEquals(Optional.of(CALM), meter(room, Side.RED));
    }

    private static void assertFifthCheckAhead(Parlour room) {
        Judged warning = room.model.arbiter().warningProperty().get().orElseThrow();
        assertEquals(new Outcome.Win(Side.BLACK, Outcome.Reason.FIVE_CHECKS), warning.outcome());
        assertEquals(Optional.of(new Meter(Optional.empty(), true, 4, 5, true)), meter(room, Side.RED));
        assertEquals(Optional.of(CALM), meter(room, Side.BLACK));
    }

    @Test
    void anAcceptedUndoSaysThatADrawOfferIsGoneWithTheMove() {
        Parlour room = room("pook");
        room.play(List.of("a8a9", "d9d8"));
        room.model.requests().draw().ask(Seat.BLACK);
        room.model.requests().undo().ask(Seat.BLACK);
        room.time.pass(400);
        room.model.tray().answer(2, true);
        OfferCard gone = room.model.tray().slots().getFirst().get().orElseThrow();
        assertEquals(OfferCard.State.UNDONE, gone.state());
    }

    @Test
    void aMoveThatLeavesTheGeneralOpenWaitsUntilItIsMeant() {
        Parlour room = room("qq");
        room.play(List.of("a8a9", "d9e9"));
        assertEquals(1, plies(room));
        assertEquals(
                Optional.of(Parlour.move("d9e9")),
                room.model.hand().exposingProperty().get());
        room.model.hand().exposeGeneral(false);
        assertEquals(1, plies(room));
        room.play(List.of("d9e9"));
        room.model.hand().exposeGeneral(true);
        assertEquals(2, plies(room));
    }

    private static List<Move> loop(Parlour room) {
        return room.model.board().frameProperty().get().loop();
    }

    private static int plies(Parlour room) {
        return room.model.gameProperty().get().orElseThrow().line().size();
    }

    private static Optional<Meter> meter(Parlour room, Side side) {
        return room.model.player(side).meterProperty().get();
    }
}
