package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import org.junit.jupiter.api.Test;

/// A column of 340 by 700 with a player above, one below, and the buttons under that one.
class QuestionPlaceTest {
    private static final Bounds BUTTON = new BoundingBox(200, 660, 60, 36);
    private static final QuestionPlace.Clock UPPER =
            new QuestionPlace.Clock(new BoundingBox(0, 40, 340, 110), new BoundingBox(10, 50, 60, 60));
    private static final QuestionPlace.Clock LOWER =
            new QuestionPlace.Clock(new BoundingBox(0, 540, 340, 110), new BoundingBox(10, 550, 60, 60));

    private static QuestionPlace place(List<QuestionPlace.Clock> clocks, List<Bounds> cards, double height) {
        return new QuestionPlace.Room(340, 700, BUTTON, clocks, cards)
                .placeOf(new QuestionPlace.Card(240, _ -> height, false));
    }

    @Test
    void withRoomBetweenThePlayersItLiesAsNearItsButtonAsThatIs() {
        assertEquals(
                540 - 10 - 120, place(List.of(UPPER, LOWER), List.of(), 120).y());
        assertEquals(
                540 - 10 - 120, place(List.of(LOWER, UPPER), List.of(), 120).y());
    }

    @Test
    void aCardThatWaitsForAnAnswerIsLeftInSight() {
        Bounds card = new BoundingBox(0, 430, 340, 100);
        QuestionPlace place = place(List.of(UPPER, LOWER), List.of(card), 120);
        assertFalse(new BoundingBox(place.x(), place.y(), place.width(), place.height()).intersects(card));
        assertEquals(150 + 10, place.y());
    }

    @Test
    void whereSomethingMustBeCoveredItIsNeverADial() {
        for (List<QuestionPlace.Clock> clocks : List.of(List.of(UPPER, LOWER), List.of(LOWER, UPPER))) {
            QuestionPlace place = place(clocks, List.of(), 560);
            assertTrue(place.x() >= 80, place.toString());
        }
    }

    @Test
    void rightAboveItsButtonAnArrowLeadsThere() {
        QuestionPlace place = place(List.of(), List.of(), 120);
        assertTrue(place.isAbove(BUTTON) && place.isAt(BUTTON));
    }
}
