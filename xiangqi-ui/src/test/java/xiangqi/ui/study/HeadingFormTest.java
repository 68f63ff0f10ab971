package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import xiangqi.core.record.Export;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Import;
import xiangqi.core.record.Result;

/// Who played, when and where, and how the game ended, as it is edited.
class HeadingFormTest extends StudyRoom {
    private HeadingForm form() {
        return model.heading().orElseThrow();
    }

    private static HeadingEntry entry(HeadingForm form, Field field) {
        return form.entries().stream()
                .filter(entry -> entry.kind().equals(new HeadingEntry.Kind.OfField(field)))
                .findFirst()
                .orElseThrow();
    }

    private void edit(Field field, String value) {
        HeadingForm form = form();
        entry(form, field).valueProperty().set(value);
        assertTrue(form.apply());
    }

    private GameRecord record() {
        return model.games().gameProperty().get().flatMap(StudyGame::record).orElseThrow();
    }

    @Test
    void playersDayAndResultAreOneEditThatIsUndoneAndDoneAgain() {
        GameRecord before = record();
        HeadingForm form = form();
        entry(form, Field.RED).valueProperty().set("老樟");
        entry(form, Field.DATE).valueProperty().set("2024年3月5日");
        entry(form, Field.EVENT).valueProperty().set("");
        form.resultProperty().set(Result.DRAW);
        assertTrue(form.apply());
        GameRecord after = record();
        assertEquals(Optional.of("老樟"), after.red());
        assertEquals(Optional.of("竹里馆"), after.black());
        assertEquals(Optional.of("2024.03.05"), after.headers().get(Field.DATE));
        assertEquals(Optional.empty(), after.headers().get(Field.EVENT));
        assertEquals(Result.DRAW, after.result());
        assertEquals(before.tree(), after.tree());
        assertTrue(model.games().changedProperty().get());
        assertEquals(
                Optional.of(Heading.of(after)), model.games().headingProperty().get());
        model.editor().undo();
        assertEquals(before, record());
        assertFalse(model.games().changedProperty().get());
        assertFalse(model.editor().undoableProperty().get());
        model.editor().redo();
        assertEquals(after, record());
    }

    @Test
    void anUndoneMoveLeavesTheHeadingAndTheOtherWayRound() {
        play("b2e2");
        edit(Field.RED, "老樟");
        play("b9c7");
        model.editor().undo();
        assertEquals(Optional.of("老樟"), record().red());
        model.editor().undo();
        assertEquals(Optional.of("松间客"), record().red());
        assertEquals(7, tree().size());
    }

    @Test
    void aFormThatIsAppliedUntouchedIsNoEdit() {
        assertTrue(form().apply());
        assertFalse(model.games().changedProperty().get());
        assertFalse(model.editor().undoableProperty().get());
    }

    @ParameterizedTest
    @CsvSource({"DATE,春天", "DATE,2023.02.29", "ECCO,中炮", "START_NUMBER,0"})
    void whatCannotBeTakenIsNamedAtItsFieldAndNothingIsApplied(Field field, String value) {
        model.games()
                .open(List.of(desk.file(
                        "all.pgn",
                        GAME.replace(
                                "[Result", "[ECCO \"C00\"]\n[Date \"1999.03.06\"]\n[StartNumber \"1\"]\n[Result"))));
        GameRecord before = record();
        HeadingForm form = form();
        entry(form, field).valueProperty().set(value);
        assertTrue(entry(form, field).faultProperty().get().isPresent());
        assertTrue(form.faultyProperty().get());
        assertFalse(form.apply());
        assertEquals(before, record());
        entry(form, field).valueProperty().set("");
        assertFalse(form.faultyProperty().get());
        assertTrue(form.apply());
        assertEquals(Optional.empty(), record().headers().get(field));
    }

    @Test
    void aStrangeDayThatIsNotTouchedStaysAsItIs() {
        model.games().open(List.of(desk.file("old.pgn", GAME.replace("[Result", "[Date \"己卯年春\"]\n[Result"))));
        edit(Field.RED, "老樟");
        assertEquals(Optional.of("己卯年春"), record().headers().get(Field.DATE));
    }

    @Test
    void tagsOfOtherProgramsAreEditedAndTakenAway() {
        model.games()
                .open(List.of(
                        desk.file("tags.pgn", GAME.replace("[Result", "[Camera \"3\"]\n[Mood \"calm\"]\n[Result"))));
        HeadingForm form = form();
        for (HeadingEntry entry : form.entries()) {
            if (entry.kind() instanceof HeadingEntry.Kind.Other(String name)) {
                entry.valueProperty().set(name.equals("Camera") ? "4" : "");
            }
        }
        assertTrue(form.apply());
        assertEquals(
                List.of(new Headers.Other("Camera", "4")), record().headers().others());
    }

    @Test
    void aNewRecordHasPlayersAndAResultAndKeepsThemInItsFile() {
        model.games().begin();
        HeadingForm form = form();
        entry(form, Field.RED).valueProperty().set("老樟");
        form.resultProperty().set(Result.BLACK_WINS);
        assertTrue(form.apply());
        Path target = Path.of("new.pgn");
        desk.saveAs = Optional.of(target);
        model.keeper().save();
        saveAs(model, SaveChoice.Kind.PGN);
        GameRecord saved = assertInstanceOf(Import.Games.class, Import.read(desk.disk.get(target)))
                .records()
                .getFirst();
        assertEquals(Optional.of("老樟"), saved.red());
        assertEquals(Result.BLACK_WINS, saved.result());
        assertFalse(model.games().changedProperty().get());
        model.editor().undo();
        assertTrue(model.games().changedProperty().get());
    }

    @Test
    void aFormatThatCannotHoldAnEditedHeaderSaysSo() {
        model.games().open(List.of(desk.file("tags.pgn", GAME.replace("[Result", "[Camera \"3\"]\n[Result"))));
        HeadingForm form = form();
        form.entries().stream()
                .filter(entry -> entry.kind() instanceof HeadingEntry.Kind.Other)
                .forEach(entry -> entry.valueProperty().set("4"));
        form.apply();
        model.keeper().saveAs();
        SaveForm asked = model.keeper().formProperty().get().orElseThrow();
        asked.kindProperty().set(SaveChoice.Kind.XQF);
        assertEquals(
                List.of("Camera"),
                asked.reportProperty().get().orElseThrow().losses().stream()
                        .map(Export.Loss::what)
                        .toList());
    }

    @Test
    void aDraftBringsAnEditedHeadingBackIntoItsFile() {
        model.games().open(List.of(desk.file("/records/game.pgn", GAME)));
        edit(Field.RED, "老樟");
        GameRecord edited = record();
        StudyViewModel next = desk.model();
        next.games().recover(() -> {});
        StudyGame found = next.games().gameProperty().get().orElseThrow();
        assertEquals(Optional.of(edited), found.record());
        assertTrue(found.isChanged());
        next.editor().undo();
        assertEquals(Optional.of("松间客"), found.headers().get(Field.RED));
        assertFalse(found.isChanged());
    }

    @Test
    void aHeadingThatNobodyTouchedComesBackFromADraftAsItsFileHasIt() {
        GameRecord plain = record();
        GameRecord odd = new GameRecord(
                plain.headers().changed().add("a name with spaces", "x").build(), plain.result(), plain.tree());
        Heading heading = Heading.of(odd);
        GameRecord draft = assertInstanceOf(Import.Games.class, Import.read(Export.draft(List.of(odd))))
                .records()
                .getFirst();
        assertFalse(draft.headers().equals(odd.headers()));
        assertEquals(heading, heading.recovered(Heading.of(draft)));
        GameRecord renamed = new GameRecord(draft.headers().with(Field.RED, "老樟"), draft.result(), draft.tree());
        assertEquals(
                new Heading(odd.headers().with(Field.RED, "老樟"), odd.result()), heading.recovered(Heading.of(renamed)));
    }

    @Test
    void whileMovesAreTriedTheHeadingStays() {
        model.scratch().begin();
        assertEquals(Optional.empty(), model.heading());
        model.scratch().drop();
        edit(Field.RED, "老樟");
        model.scratch().begin();
        play("b2e2");
        model.scratch().keep();
        assertEquals(Optional.of("老樟"), record().red());
    }

    @Test
    void theListFindsAGameByItsNewPlayer() {
        edit(Field.RED, "老樟");
        model.games().filterProperty().set("老樟");
        assertEquals(1, model.games().listed().size());
        model.editor().undo();
        assertEquals(List.of(), model.games().listed());
    }
}
