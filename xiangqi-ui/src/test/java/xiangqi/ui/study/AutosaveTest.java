package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Import;
import xiangqi.core.study.StudyTree;

/// What is left of edits after a crash.
class AutosaveTest extends StudyRoom {
    @Test
    void editsAreKeptAsADraftUntilTheyAreSavedOrGivenUp() {
        assertEquals(Optional.empty(), desk.draft);
        model.reader().forward();
        assertEquals(Optional.empty(), desk.draft);
        model.editor().commentProperty().set("好");
        assertTrue(desk.draft.isPresent());
        model.editor().undo();
        assertEquals(Optional.empty(), desk.draft);
        model.editor().redo();
        model.keeper().save();
        assertEquals(Optional.empty(), desk.draft);
        play("b9c7");
        assertTrue(desk.draft.isPresent());
        model.games().leave(() -> {});
        model.games().askingProperty().get().orElseThrow().drop();
        assertEquals(Optional.empty(), desk.draft);
    }

    @Test
    void theLargestBookIsADraftAfterAnEditAndComesBackWhole() throws IOException {
        assumeTrue(Files.exists(LargeTreeTest.SAMPLE), "no sample records beside the checkout");
        desk.disk.put(LargeTreeTest.SAMPLE, Files.readAllBytes(LargeTreeTest.SAMPLE));
        model.games().open(List.of(LargeTreeTest.SAMPLE));
        StudyTree book = tree();
        model.reader().goTo(book.size() / 2);
        model.editor().commentProperty().set("此着为要着");
        StudyTree edited = tree();
        assertTrue(edited.variations() > 5800);
        StudyViewModel next = desk.model();
        next.games().recover(() -> {});
        assertEquals(edited, next.reader().nodeProperty().get().orElseThrow().tree());
        assertTrue(next.games().changedProperty().get());
        model.editor().undo();
        assertEquals(book, tree());
        assertEquals(Optional.empty(), desk.draft);
    }

    @Test
    void whatAKilledProgramLeftGoesIntoItsFileAgain() {
        Path two = desk.file("/records/two.pgn", GAME + "\n" + GAME.replace("松间客", "老樟"));
        model.games().open(List.of(two));
        model.games().choose(model.games().all().get(1));
        play("b2e2");
        StudyTree edited = tree();
        StudyViewModel next = desk.model();
        next.games().recover(() -> {});
        assertEquals(2, next.games().all().size());
        StudyGame found = next.games().gameProperty().get().orElseThrow();
        assertEquals(Optional.of(edited), found.record().map(GameRecord::tree));
        assertEquals(List.of(), found.headers().others());
        assertTrue(next.games().changedProperty().get());
        next.keeper().save();
        assertEquals(List.of(), desk.proposed);
        Import.Games saved = assertInstanceOf(Import.Games.class, Import.read(desk.disk.get(two)));
        assertEquals(
                List.of(6, 7),
                saved.records().stream().map(game -> game.tree().size()).toList());
        assertEquals(Optional.empty(), desk.draft);
    }

    @Test
    void aDraftWhoseFileHasChangedStandsApart() {
        Path changed = desk.file("/records/game.pgn", GAME);
        model.games().open(List.of(changed));
        play("b2e2");
        StudyTree edited = tree();
        desk.file("/records/game.pgn", "1. 兵七进一 *");
        StudyViewModel next = desk.model();
        next.games().recover(() -> {});
        assertEquals(List.of(new StudyNotice.Apart(changed)), next.games().notices());
        assertEquals(edited, next.reader().nodeProperty().get().orElseThrow().tree());
        next.keeper().save();
        assertTrue(next.keeper().formProperty().get().isPresent());
        assertEquals("1. 兵七进一 *", desk.text(changed));
    }

    @Test
    void aDraftThatStandsApartIsOfferedAsItsFileWas() {
        Path changed = desk.file("/records/game.pgn", "[Format \"WXF\"]\n\n1. C2=5 H8+7 *");
        model.games().open(List.of(changed));
        play("b2e2");
        desk.file("/records/game.pgn", "1. 兵七进一 *");
        StudyViewModel next = desk.model();
        next.games().recover(() -> {});
        next.keeper().save();
        SaveForm form = next.keeper().formProperty().get().orElseThrow();
        assertEquals(SaveChoice.Kind.PGN, form.kindProperty().get());
        assertEquals(Notation.WXF, form.notationProperty().get());
    }

    @Test
    void whatAKilledProgramLeftOpensAgainAsUnsaved() {
        model.games().begin();
        play("h2e2");
        StudyTree edited = tree();
        StudyViewModel next = desk.model();
        next.games().recover(() -> {});
        assertEquals(edited, next.reader().nodeProperty().get().orElseThrow().tree());
        assertTrue(next.games().changedProperty().get());
        assertTrue(next.games().recoveredProperty().get());
        desk.saveAs = Optional.of(Path.of("found.pgn"));
        next.keeper().save();
        saveAs(next, SaveChoice.Kind.PGN);
        assertEquals(edited, saved(Path.of("found.pgn")));
        assertFalse(next.games().changedProperty().get());
        assertEquals(Optional.empty(), desk.draft);
    }
}
