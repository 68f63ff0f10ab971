package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.core.board.Square;
import xiangqi.core.record.GameRecord;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.core.study.Marks;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;
import xiangqi.ui.settings.StudyTaste;

/// Whatever is done in whatever order, taking everything back gives the tree that was there, and doing it again
/// the one that was made. The seed names a failing run.
class RandomEditsTest {
    private static final int STEPS = 300;

    private final Desk desk = new Desk();
    private final StudyViewModel model = desk.model();
    private final ObservableList<TreeRow> followed = FXCollections.observableArrayList();

    private Node here() {
        return model.reader().nodeProperty().get().orElseThrow();
    }

    private StudyTree tree() {
        return here().tree();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void everyEditCanBeTakenBackAndDoneAgain(long seed) {
        Random random = new Random(seed);
        desk.taste.setValue(StudyTaste.USUAL.list(StudyTaste.MoveList.values()[(int) (seed % 2)]));
        model.games().open(List.of(desk.file("game.pgn", "1. 炮二平五 马８进７ {应} (1... 炮８平５ 2. 马二进三) 2. 马二进三 *")));
        follow(model.reader().rows());
        StudyTree before = tree();
        List<StudyTree> trees = new ArrayList<>();
        for (int step = 0; step < STEPS; step++) {
            StudyTree old = tree();
            doSomething(random);
            if (!model.scratch().activeProperty().get() && tree() != old && !tree().equals(old)) {
                trees.add(tree());
            }
            assertEquals(
                    model.games().changedProperty().get(), !record().equals(before), "seed " + seed + ", step " + step);
            assertRowsShowTheTree(seed, step);
        }
        model.scratch().drop();
        StudyTree made = tree();
        assertTrue(trees.size() > STEPS / 10, "too few edits with seed " + seed);
        int undone = 0;
        while (model.editor().undoableProperty().get()) {
            model.editor().undo();
            undone++;
        }
        assertEquals(before, tree(), "seed " + seed);
        assertFalse(model.games().changedProperty().get());
        while (model.editor().redoableProperty().get()) {
            model.editor().redo();
            undone--;
        }
        assertEquals(0, undone);
        assertEquals(made, tree(), "seed " + seed);
        assertEquals(made, record());
    }

    private StudyTree record() {
        return model.games()
                .gameProperty()
                .get()
                .flatMap(StudyGame::record)
                .map(GameRecord::tree)
                .orElseThrow();
    }

    /// Keeps a list of its own by what the rows tell of their changes.
    private void follow(ObservableList<TreeRow> rows) {
        followed.setAll(rows);
        rows.addListener((ListChangeListener<TreeRow>) change -> {
            while (change.next()) {
                List<TreeRow> stretch = followed.subList(
                        change.getFrom(), change.getFrom() + change.getRemoved().size());
                assertEquals(change.getRemoved(), stretch);
                stretch.clear();
                followed.addAll(change.getFrom(), change.getAddedSubList());
            }
        });
    }

    /// Every node is in some row, or folded away with one that is; the rows say what the tree holds, and who has
    /// followed their changes has the same.
    private void assertRowsShowTheTree(long seed, int step) {
        int shown = model.reader().rowProperty().get();
        assertTrue(
                here().isRoot() || (shown >= 0 && shown < model.reader().rows().size()),
                "seed " + seed + ", step " + step);
        assertEquals(followed, model.reader().rows(), "seed " + seed + ", step " + step);
        for (TreeRow row : model.reader().rows()) {
            for (TreeRow.Step each : row.steps()) {
                Node node = tree().node(each.node());
                assertEquals(node.ply(), each.ply(), "seed " + seed + ", step " + step);
                assertEquals(node.move(), Optional.of(each.move()), "seed " + seed + ", step " + step);
            }
            if (row instanceof TreeRow.Comment comment) {
                assertEquals(
                        Optional.of(comment.text()), tree().node(comment.node()).comment());
            }
        }
    }

    private void doSomething(Random random) {
        switch (random.nextInt(16)) {
            case 0, 1, 2, 3 -> playSomething(random);
            case 4 -> model.editor().commentProperty().set("注释 " + random.nextInt(5));
            case 5 -> model.editor().commentProperty().set("");
            case 6 -> model.editor().sign(1 + random.nextInt(6));
            case 7 ->
                model.editor()
                        .draw(new Marks.Circle(
                                Square.at(random.nextInt(90)), Marks.Colour.values()[random.nextInt(4)]));
            case 8 -> model.editor().promote();
            case 9 -> model.editor().makeMain();
            case 10 -> model.editor().moveUp();
            case 11 -> model.editor().moveDown();
            case 12 -> model.editor().undo();
            case 13 -> {
                if (random.nextInt(4) == 0) {
                    model.editor().delete();
                }
            }
            case 14 -> {
                switch (random.nextInt(3)) {
                    case 0 -> model.scratch().begin();
                    case 1 -> model.scratch().keep();
                    default -> model.scratch().drop();
                }
            }
            default -> model.reader().goTo(random.nextInt(tree().size() + 1));
        }
    }

    private void playSomething(Random random) {
        Position position = tree().positionAt(here()).orElseThrow();
        List<Move> moves = position.legalMoves();
        if (!moves.isEmpty()) {
            Move move = moves.get(random.nextInt(Math.min(6, moves.size())));
            model.editor().play(move);
            assertEquals(move, here().move().orElseThrow());
        }
    }
}
