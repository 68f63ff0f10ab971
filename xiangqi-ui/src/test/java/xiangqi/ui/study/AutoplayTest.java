package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/// Stepping by itself.
class AutoplayTest extends StudyRoom {
    @Test
    void autoplayGoesToTheEndOfTheLineAndBeginsThereAgain() {
        model.autoplay().toggle();
        for (int ply = 1; ply <= 4; ply++) {
            assertTrue(model.autoplay().playingProperty().get());
            desk.pass();
            assertEquals(ply, here().ply());
        }
        assertFalse(model.autoplay().playingProperty().get());
        assertFalse(desk.waits());
        model.autoplay().toggle();
        assertTrue(here().isRoot());
        desk.pass();
        assertEquals(1, here().ply());
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void anythingElseThanItsOwnStepsStopsAutoplay() {
        List<Runnable> inputs = List.of(
                () -> model.reader().forward(),
                () -> model.editor().commentProperty().set("停"),
                () -> play("b2e2"),
                () -> model.games().begin());
        for (Runnable input : inputs) {
            model.games().leave(() -> {});
            model.reader().first();
            model.autoplay().toggle();
            assertTrue(desk.waits());
            input.run();
            model.games().askingProperty().get().ifPresent(Unsaved::drop);
            assertFalse(model.autoplay().playingProperty().get());
            assertFalse(desk.waits());
        }
    }
}
