package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.control.Label;
import javafx.scene.control.skin.VirtualFlow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import xiangqi.ui.settings.StudyTaste;

/// The largest sample: an opening book of 5 882 variations and 215 980 moves. Whatever is done with it, the
/// list makes cells for what is in sight only, so that a step costs the same as in a small game.
class LargeTreeTest extends StudyScreen {
    static final Path SAMPLE = Path.of(System.getProperty("chuhe.data", "../../shared/data"))
            .resolve("records/samples/xqf/xqf146_v18_t0.xqf");

    /// More rows than fit into the window, however low they are.
    private static final int MOST_CELLS = 60;

    @ParameterizedTest
    @EnumSource(StudyTaste.MoveList.class)
    void aBookOfThousandsOfVariationsIsSteppedAndScrolledWithAWindowfulOfCells(StudyTaste.MoveList list)
            throws IOException {
        assumeTrue(Files.exists(SAMPLE), "no sample records beside the checkout");
        desk.disk.put(SAMPLE, Files.readAllBytes(SAMPLE));
        onFx(() -> settings.studyProperty().set(StudyTaste.USUAL.list(list)));
        onFx(() -> model.games().open(List.of(SAMPLE)));
        assertTrue(shown().tree().variations() > 5800);
        VirtualFlow<?> flow = find("#tree .virtual-flow");

        often(10, model.reader()::forward);
        assertFewCells();
        often(4, () -> {
            model.reader().nextVariation();
            model.reader().forward();
        });
        assertFewCells();
        int size = shown().tree().size();
        for (int part = 1; part <= 4; part++) {
            int node = size * part / 4;
            onFx(() -> model.reader().goTo(node));
            assertFewCells();
            assertTrue(lookup(".move").<Label>queryAll().stream()
                    .anyMatch(label -> label.getUserData().equals(node)));
        }
        often(5, () -> flow.scrollPixels(240));
        assertFewCells();
        often(5, () -> flow.setPosition(flow.getPosition() / 2));
        assertFewCells();
        // The draft of an edit is written in the background.
        desk.slow = true;
        onFx(() -> model.editor().commentProperty().set("此着为要着"));
        assertEquals(Optional.of("此着为要着"), shown().comment());
        onFx(model.editor()::undo);
        assertFalse(model.games().changedProperty().get());
        assertFewCells();
    }

    @Test
    void scrollingAndEditingKeepTheNodesOfTheRows() {
        StringBuilder game = new StringBuilder();
        for (int round = 1; round <= 200; round++) {
            game.append(round).append(round % 2 == 1 ? ". 车一进一 车９进１ " : ". 车一退一 车９退１ ");
        }
        open("long.pgn", game + "*");
        VirtualFlow<?> flow = find("#tree .virtual-flow");
        Set<Object> lines = Collections.newSetFromMap(new IdentityHashMap<>());
        for (int i = 0; i <= 20; i++) {
            double position = i / 20.0;
            onFx(() -> flow.setPosition(position));
            lines.addAll(lookup(".round").queryAll());
        }
        assertTrue(lines.size() <= MOST_CELLS, lines.size() + " lines made for 200 rounds");
        Set<Object> before = Collections.newSetFromMap(new IdentityHashMap<>());
        onFx(() -> model.reader().goToPly(399));
        before.addAll(lookup(".round").queryAll());
        onFx(() -> model.editor().sign(1));
        assertTrue(before.containsAll(lookup(".round").queryAll()));
        assertEquals("车一退一\u2009!", here());
    }

    private void often(int times, Runnable run) {
        for (int i = 0; i < times; i++) {
            onFx(run);
        }
    }

    private void assertFewCells() {
        int cells = lookup(".tree-row").queryAll().size();
        assertTrue(cells <= MOST_CELLS, cells + " cells");
    }
}
