package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.house.Odds;
import xiangqi.core.house.Pook;
import xiangqi.core.table.Event;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Terms;

/// A table on one screen as a whole.
class TableViewModelTest {
    @Test
    void anExpectedGameIsShownBeforeItsClockRunsAndBeginsOnceItIsInSight() {
        Parlour room = Parlour.empty(Runnable::run);
        Terms terms = Terms.of(Pook.house()).withOdds(Odds.of(Odds.Kind.HORSE)).orElseThrow();
        room.model.expect(
                new NewGame(terms, Parlour.RED, Parlour.BLACK),
                () -> room.table.begin(terms, Parlour.RED, Parlour.BLACK));
        assertTrue(room.model.board().frameProperty().get().board().isEmpty(Square.B0));
        assertEquals("半亩塘", room.model.player(Side.RED).nameProperty().get());
        assertEquals(
                new PlayerViewModel.Presence.Plain(),
                room.model.player(Side.BLACK).presenceProperty().get());
        room.time.pass(5_000);
        ClockFace face = room.model.player(Side.RED).clockProperty().get().orElseThrow();
        assertFalse(face.running());
        assertTrue(room.model.gameProperty().get().isEmpty());
        room.model.shown();
        assertTrue(
                room.model.player(Side.RED).clockProperty().get().orElseThrow().running());
        assertEquals(
                room.time.instant(),
                room.model
                        .gameProperty()
                        .get()
                        .orElseThrow()
                        .clock()
                        .running()
                        .orElseThrow()
                        .since());
        room.model.shown();
        assertEquals(
                1, room.kept.stream().filter(Event.Started.class::isInstance).count());
    }

    @Test
    void whoWatchesIsShownEverythingAndAskedNothing() {
        Parlour room = Parlour.here(Set.of());
        assertEquals(Set.of(), room.model.board().moversProperty().get());
        assertTrue(room.model.requests().draw().refusalsProperty().get().isEmpty());
        assertEquals("1:00", room.face(Side.RED).centre().figure());
    }

    @Test
    void aStoredGameGoesOnWhereItWasLeft() {
        Parlour room = Parlour.usual();
        room.play(Parlour.MATE.subList(0, 4));
        List<Event> stored = List.copyOf(room.kept);
        Parlour later = Parlour.restored(stored);
        assertEquals(room.model.scoresheet().moves(), later.model.scoresheet().moves());
        later.play(Parlour.MATE.subList(4, 7));
        assertTrue(later.model.finish().resultProperty().get().isPresent());
    }

    @Test
    void aClosedTableSetsNoAlarms() {
        Parlour room = Parlour.usual();
        room.play(List.of("h2e2"));
        room.model.requests().draw().ask(Seat.RED);
        room.model.board().pointed(Square.B9);
        room.model.board().pointed(Square.D8);
        room.model.close();
        room.table.close();
        assertEquals(0, room.time.waiting());
    }
}
