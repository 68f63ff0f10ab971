package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Export;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Import;
import xiangqi.core.record.Result;
import xiangqi.core.record.Target;
import xiangqi.core.rules.Position;
import xiangqi.core.study.StudyTree;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

/// The way of edits into files.
class KeeperTest extends StudyRoom {
    @Test
    void savingWritesTheFileWholeAndMarksItUnchanged() {
        play("b2e2");
        model.editor().commentProperty().set("也是中炮");
        model.keeper().save();
        assertFalse(model.games().changedProperty().get());
        assertEquals(Optional.of(file), model.keeper().savedProperty().get());
        assertEquals(tree(), saved(file));
        assertEquals(List.of(), desk.proposed);
        model.editor().undo();
        assertTrue(model.games().changedProperty().get());
    }

    @Test
    void savingOverAFileLeavesTheGamesThatWereNotEditedLetterByLetter() {
        String tags = "[Game \"Chinese Chess\"]\r\n[Red \"\"]\r\n[Format \"Chinese\"]\r\n";
        String games = tags + "  1. 炮二平五\r\n*\r\n\r\n" + tags + "  1. 兵七进一\r\n*\r\n";
        Path many = desk.file("many.pgn", games);
        model.games().open(List.of(many));
        play("b2e2");
        model.keeper().save();
        assertEquals(tags + "1. 炮二平五\r\n(1. 炮八平五)\r\n*\r\n\r\n" + tags + "  1. 兵七进一\r\n*\r\n", desk.text(many));
        assertEquals(List.of(), model.games().notices());
        model.editor().undo();
        model.keeper().save();
        assertEquals(tags + "1. 炮二平五\r\n*\r\n\r\n" + tags + "  1. 兵七进一\r\n*\r\n", desk.text(many));
    }

    @Test
    void aSaveThatFailsKeepsTheEditsAndSaysSo() {
        play("b2e2");
        desk.trouble = Optional.of(FileTrouble.NO_SPACE);
        model.keeper().save();
        assertTrue(model.games().changedProperty().get());
        assertEquals(
                List.of(new StudyNotice.NotSaved(file, FileTrouble.NO_SPACE)),
                model.games().notices());
        assertEquals(GAME, desk.text(file));
    }

    @Test
    void editsMadeWhileAFileIsWrittenAreNotTakenForSaved() {
        play("b2e2");
        desk.slow = true;
        model.keeper().save();
        play("b9c7");
        desk.work();
        assertTrue(model.games().changedProperty().get());
        assertEquals(7, saved(file).size());
        assertEquals(8, tree().size());
    }

    @Test
    void savingTwiceInARowWritesOneAfterTheOther() {
        desk.slow = true;
        play("b2e2");
        model.keeper().save();
        play("b9c7");
        model.keeper().save();
        desk.work();
        assertEquals(Optional.empty(), model.keeper().differingProperty().get());
        assertEquals(tree(), saved(file));
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void aFileThatAnotherProgramChangedIsNotWrittenOverUnasked() {
        play("b2e2");
        desk.file("game.pgn", "1. 兵七进一 *");
        model.keeper().save();
        Differing question = model.keeper().differingProperty().get().orElseThrow();
        assertEquals(file, question.file());
        question.stay();
        assertEquals("1. 兵七进一 *", desk.text(file));
        assertTrue(model.games().changedProperty().get());
        model.keeper().save();
        model.keeper().differingProperty().get().orElseThrow().overwrite();
        assertEquals(tree(), saved(file));
        assertFalse(model.games().changedProperty().get());
        play("b9c7");
        model.keeper().save();
        assertEquals(Optional.empty(), model.keeper().differingProperty().get());
        assertEquals(tree(), saved(file));
    }

    @Test
    void whatDiffersFromTheFileCanBeSavedElsewhere() {
        play("b2e2");
        desk.file("game.pgn", "1. 兵七进一 *");
        model.keeper().save();
        model.keeper().differingProperty().get().orElseThrow().saveAs();
        desk.saveAs = Optional.of(Path.of("mine.pgn"));
        saveAs(model, SaveChoice.Kind.PGN);
        assertEquals(tree(), saved(Path.of("mine.pgn")));
        assertEquals("1. 兵七进一 *", desk.text(file));
    }

    @Test
    void aFileThatIsGoneIsWrittenAnew() {
        play("b2e2");
        desk.disk.remove(file);
        model.keeper().save();
        assertEquals(tree(), saved(file));
    }

    @Test
    void aPlayedGameWhoseFileWasChangedIsNotWrittenOverUnasked() {
        model.games()
                .open(new GameRecord(Headers.NONE, Result.RED_WINS, StudyTree.from(Position.START)), Optional.of(file));
        desk.file("game.pgn", "1. 兵七进一 *");
        play("h2e2");
        model.keeper().save();
        assertTrue(model.keeper().differingProperty().get().isPresent());
        assertEquals("1. 兵七进一 *", desk.text(file));
    }

    @Test
    void whatCouldNotBeReadIsNotWrittenOver() {
        Path torn = desk.file("torn.pgn", "[Red \"甲\"]\n\n1. 炮二平五 车９进９ 2. 马二进三 *\n");
        model.games().open(List.of(torn));
        assertEquals(1, model.games().warnings().size());
        play("b2e2");
        model.keeper().save();
        saveAs(model, SaveChoice.Kind.PGN);
        assertEquals(List.of("torn.pgn"), desk.proposed);
        assertTrue(desk.text(torn).contains("车９进９"));
        desk.saveAs = Optional.of(Path.of("other.pgn"));
        saveAs(model, SaveChoice.Kind.PGN);
        assertEquals(tree(), saved(Path.of("other.pgn")));
        assertFalse(model.games().changedProperty().get());
    }

    /// 车９进９ and 马二进三 are cut: two moves in one place; the second game's start has no general of Black's.
    @Test
    void whatCouldNotBeReadIsToldBeforeAndAfterSaving() {
        Path torn = desk.file(
                "torn.pgn",
                "[Red \"甲\"]\n\n1. 炮二平五 车９进９ 2. 马二进三 *\n\n"
                        + "[Red \"乙\"]\n[FEN \"9/9/9/9/9/9/9/9/9/4K4 w\"]\n\n1. 帅五进一 *\n");
        model.games().open(List.of(torn));
        model.keeper().save();
        SaveForm form = model.keeper().formProperty().get().orElseThrow();
        assertEquals(
                new Unread(1, 1, 2, 1),
                form.reportProperty().get().orElseThrow().unread());
        form.kindProperty().set(SaveChoice.Kind.XQF);
        assertEquals(
                new Unread(0, 1, 2, 1),
                form.reportProperty().get().orElseThrow().unread());
        Path other = Path.of("other.pgn");
        desk.saveAs = Optional.of(other);
        saveAs(model, SaveChoice.Kind.PGN);
        assertEquals(
                List.of(new StudyNotice.LeftOut(other, new Unread(1, 1, 2, 1))),
                model.games().notices());
        model.keeper().saveAs();
        assertEquals(
                Unread.NOTHING,
                model.keeper()
                        .formProperty()
                        .get()
                        .flatMap(again -> again.reportProperty().get())
                        .orElseThrow()
                        .unread());
    }

    @Test
    void placesThatCouldNotBeReadAreToldOfTheGamesTheyLieIn() {
        StudyWords english = new StudyWords(Words.in(Language.ENGLISH));
        assertEquals("1 place in this game, 2 moves\n", english.unread(new Unread(0, 1, 2, 1)));
        assertEquals("1 place in its games, 2 moves\n", english.unread(new Unread(0, 1, 2, 3)));
        assertEquals("1 game\n1 place in the other games, 2 moves\n", english.unread(new Unread(1, 1, 2, 1)));
    }

    @Test
    void unsavedEditsAreAskedAboutBeforeAnotherFileOpens() {
        Path other = desk.file("other.pgn", "1. 兵七进一 *");
        play("b2e2");
        model.games().open(List.of(other));
        Unsaved question = model.games().askingProperty().get().orElseThrow();
        assertEquals(1, question.games().size());
        assertEquals(7, tree().size());
        question.stay();
        assertEquals(Optional.empty(), model.games().askingProperty().get());
        assertEquals(7, tree().size());
        model.games().open(List.of(other));
        model.games().askingProperty().get().orElseThrow().drop();
        assertEquals(1, tree().size());
        assertEquals(GAME, desk.text(file));
    }

    @Test
    void savingIsAnAnswerThatGoesOnOnlyIfItWorked() {
        play("b2e2");
        boolean[] left = {false};
        desk.trouble = Optional.of(FileTrouble.NOT_ALLOWED);
        model.games().leave(() -> left[0] = true);
        model.games().askingProperty().get().orElseThrow().save();
        assertFalse(left[0]);
        desk.trouble = Optional.empty();
        model.games().leave(() -> left[0] = true);
        model.games().askingProperty().get().orElseThrow().save();
        assertTrue(left[0]);
        assertEquals(7, saved(file).size());
    }

    @Test
    void editsMadeWhileTheAnswerIsSavedAreAskedAboutInTurn() {
        boolean[] left = {false};
        play("b2e2");
        desk.slow = true;
        model.games().leave(() -> left[0] = true);
        model.games().askingProperty().get().orElseThrow().save();
        play("b9c7");
        desk.work();
        assertFalse(left[0]);
        assertEquals(7, saved(file).size());
        model.games().askingProperty().get().orElseThrow().save();
        desk.work();
        assertTrue(left[0]);
        assertEquals(8, saved(file).size());
    }

    @Test
    void savingAFileOfManyGamesKeepsTheOthers() {
        Path many = desk.file("many.pgn", GAME + "\n" + GAME.replace("松间客", "老樟"));
        model.games().open(List.of(many));
        model.games().choose(model.games().all().get(1));
        play("b2e2");
        assertFalse(model.games().all().getFirst().isChanged());
        assertTrue(model.games().all().get(1).isChanged());
        model.keeper().save();
        Import.Games read = assertInstanceOf(Import.Games.class, Import.read(desk.disk.get(many)));
        assertEquals(
                List.of(6, 7),
                read.records().stream().map(game -> game.tree().size()).toList());
        assertEquals(Optional.of("老樟"), read.records().get(1).red());
    }

    @Test
    void savingAsAnotherFormatTellsWhatItCannotHoldAndLeavesTheEditsUnsaved() {
        model.reader().forward();
        model.editor().sign(1);
        desk.saveAs = Optional.of(Path.of("copy.xqf"));
        model.keeper().saveAs();
        saveAs(model, SaveChoice.Kind.XQF);
        assertEquals(Optional.of("应以屏风马"), saved(Path.of("copy.xqf")).node(2).comment());
        StudyNotice.Lost lost =
                assertInstanceOf(StudyNotice.Lost.class, model.games().notices().getLast());
        assertTrue(lost.losses().stream().anyMatch(loss -> loss.kind() == Export.Loss.Kind.MARKS));
        assertTrue(model.games().changedProperty().get());
        desk.saveAs = Optional.of(Path.of("whole.pgn"));
        model.keeper().saveAs();
        saveAs(model, SaveChoice.Kind.PGN);
        assertEquals(List.of(1), saved(Path.of("whole.pgn")).node(1).marks().signs());
        assertFalse(model.games().changedProperty().get());
    }

    /// The terms of a game played here are told before it is saved; they make no copy of the file.
    @Test
    void whatIsSlightIsToldBeforeSavingAndTheGameIsSavedAllTheSame() {
        model.games()
                .open(List.of(
                        desk.file("played.pgn", GAME.replace("[Red", "[House \"qq\"]\n[Rules \"asian-1\"]\n[Red"))));
        play("b2e2");
        desk.saveAs = Optional.of(Path.of("played.xqf"));
        model.keeper().saveAs();
        SaveForm form = model.keeper().formProperty().get().orElseThrow();
        form.kindProperty().set(SaveChoice.Kind.XQF);
        SaveForm.Report report = form.reportProperty().get().orElseThrow();
        assertEquals(
                List.of(Export.Loss.Kind.TERMS),
                report.losses().stream().map(Export.Loss::kind).toList());
        assertTrue(report.isWhole());
        form.save();
        assertEquals(tree(), saved(Path.of("played.xqf")));
        assertFalse(model.games().changedProperty().get());
        assertEquals(List.of(), model.games().notices());
    }

    @ParameterizedTest
    @EnumSource(SaveChoice.Kind.class)
    void savingAsBeginsInTheFolderAndUnderTheNameOfTheOpenedFile(SaveChoice.Kind kind) {
        Path elsewhere = desk.file("/tournaments/2026/final.xqf.pgn", GAME);
        model.games().open(List.of(elsewhere));
        model.keeper().saveAs();
        saveAs(model, kind);
        assertEquals(List.of("final.xqf." + kind.ending()), desk.proposed);
        assertEquals(Optional.of(Path.of("/tournaments/2026").toAbsolutePath()), desk.proposedFolder);
    }

    @Test
    void savingWhatLiesInNoFileProposesNoFolder() {
        model.games().begin();
        model.keeper().saveAs();
        saveAs(model, SaveChoice.Kind.PGN);
        assertEquals(Optional.empty(), desk.proposedFolder);
    }

    @Test
    void whatWouldBeLostIsKnownBeforeAnythingIsWritten() {
        model.reader().forward();
        model.editor().sign(1);
        model.keeper().saveAs();
        SaveForm form = model.keeper().formProperty().get().orElseThrow();
        assertEquals(SaveChoice.Kind.PGN, form.kindProperty().get());
        assertEquals(
                Optional.of(new SaveForm.Report(List.of(), 0, Unread.NOTHING)),
                form.reportProperty().get());
        form.kindProperty().set(SaveChoice.Kind.XQF);
        assertEquals(
                List.of(Export.Loss.Kind.MARKS),
                form.reportProperty().get().orElseThrow().losses().stream()
                        .map(Export.Loss::kind)
                        .toList());
        form.drop();
        assertEquals(Optional.empty(), model.keeper().formProperty().get());
        assertEquals(List.of(), desk.proposed);
        assertEquals(List.of(file), List.copyOf(desk.disk.keySet()));
    }

    @Test
    void aFormatOfOneGameSaysHowManyItLeavesOut() {
        model.games().open(List.of(desk.file("many.pgn", GAME + "\n" + GAME + "\n" + GAME)));
        model.keeper().saveAs();
        SaveForm form = model.keeper().formProperty().get().orElseThrow();
        form.kindProperty().set(SaveChoice.Kind.CBR);
        assertEquals(2, form.reportProperty().get().orElseThrow().others());
    }

    @Test
    void aPgnIsWrittenInTheEncodingThatIsChosenAndKeepsIt() {
        desk.saveAs = Optional.of(Path.of("old.pgn"));
        model.keeper().saveAs();
        SaveForm form = model.keeper().formProperty().get().orElseThrow();
        form.encodingProperty().set(Target.Encoding.GB18030);
        form.save();
        assertTrue(new String(desk.disk.get(Path.of("old.pgn")), Charset.forName("GB18030")).contains("松间客"));
        play("b2e2");
        model.keeper().save();
        assertEquals(7, saved(Path.of("old.pgn")).size());
        assertTrue(new String(desk.disk.get(Path.of("old.pgn")), Charset.forName("GB18030")).contains("炮八平五"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[Format \"WXF\"] | 1. C2=5 H8+7 *       | 1. C2=5 H8+7 2. P7+1",
                "[Format \"ICCS\"]| 1. H2-E2 H9-G7 *     | 1. H2-E2 H9-G7 2. C3-C4",
                "[Format \"ICCS\"]| 1. h2e2 h9g7 *       | 1. h2e2 h9g7 2. c3c4",
                "[Round \"1\"]    | 1. 炮二平五 馬８進７ * | 1. 炮二平五 馬８進７ 2. 兵七進一",
                "[Round \"1\"]    | 1. 炮二平五 马８进７ * | 1. 炮二平五 马８进７ 2. 兵七进一"
            })
    void aPgnKeepsTheNotationThatItWasIn(String tag, String moves, String written) {
        model.games()
                .open(List.of(desk.file("dialect.pgn", "[Game \"Chinese Chess\"]\n" + tag + "\n\n" + moves + "\n")));
        model.reader().last();
        play("c3c4");
        model.keeper().save();
        assertEquals(List.of(), desk.proposed);
        String text = desk.text(Path.of("dialect.pgn")).replaceAll("\\s+", " ");
        assertTrue(text.contains(tag), text);
        assertTrue(text.contains(written), text);
        assertEquals(List.of(), model.games().notices());
    }

    @Test
    void anEncodingThatIsNotWrittenIsToldOnce() {
        Path big5 = Path.of("big5.pgn");
        desk.disk.put(
                big5, GAME.replace("马", "馬").replace("进", "進").replace("车", "車").getBytes(Charset.forName("Big5")));
        model.games().open(List.of(big5));
        play("b2e2");
        model.keeper().save();
        assertEquals(
                List.of(new StudyNotice.Rewritten(big5, "Big5")), model.games().notices());
        assertEquals(tree(), saved(big5));
        model.games().putAway(model.games().notices().getFirst());
        play("b9c7");
        model.keeper().save();
        assertEquals(List.of(), model.games().notices());
    }

    @Test
    void theNotationIsChosenBesideTheEncoding() {
        desk.saveAs = Optional.of(Path.of("moves.pgn"));
        model.keeper().saveAs();
        SaveForm form = model.keeper().formProperty().get().orElseThrow();
        assertEquals(Notation.ZH_HANS, form.notationProperty().get());
        form.notationProperty().set(Notation.WXF);
        form.save();
        assertTrue(desk.text(Path.of("moves.pgn")).contains("1. C2=5"));
    }

    @Test
    void aNewRecordIsWrittenInTheNotationOfTheDisplay() {
        desk.notation.set(Notation.WXF);
        model.games().begin();
        play("h2e2");
        desk.saveAs = Optional.of(Path.of("new.pgn"));
        model.keeper().save();
        saveAs(model, SaveChoice.Kind.PGN);
        assertTrue(desk.text(Path.of("new.pgn")).contains("1. C2=5"));
    }

    @ParameterizedTest
    @CsvSource({"V10, 10", "V18, 18"})
    void anXqfIsSavedWhereItLiesInItsOwnVersionUnlessThatLosesSomething(Target.XqfVersion version, int written) {
        Path xqf = Path.of("a.xqf");
        byte[] before = Export.write(List.of(record()), new Target.Xqf(version)).content();
        desk.disk.put(xqf, before);
        model.games().open(List.of(xqf));
        play("b2e2");
        StudyTree edited = tree();
        model.keeper().save();
        assertEquals(Optional.empty(), model.keeper().formProperty().get());
        assertEquals(edited, saved(xqf));
        assertEquals(written, desk.disk.get(xqf)[2]);
        assertFalse(model.games().changedProperty().get());
        byte[] whole = desk.disk.get(xqf);
        model.editor().sign(1);
        model.keeper().save();
        SaveForm form = model.keeper().formProperty().get().orElseThrow();
        assertEquals(SaveChoice.Kind.XQF, form.kindProperty().get());
        assertEquals(version, form.versionProperty().get());
        assertEquals(
                List.of(Export.Loss.Kind.MARKS),
                form.reportProperty().get().orElseThrow().losses().stream()
                        .map(Export.Loss::kind)
                        .toList());
        assertArrayEquals(whole, desk.disk.get(xqf));
        assertTrue(model.games().changedProperty().get());
    }

    /// A version that is read and not written: 1.6, as its third byte says. Without keys it is as 1.8.
    @Test
    void anXqfOfAVersionThatIsNotWrittenIsAskedAbout() {
        Path xqf = Path.of("a.xqf");
        byte[] content = Export.write(List.of(record()), new Target.Xqf(Target.XqfVersion.V18))
                .content();
        content[2] = 16;
        desk.disk.put(xqf, content);
        model.games().open(List.of(xqf));
        play("b2e2");
        model.keeper().save();
        SaveForm form = model.keeper().formProperty().get().orElseThrow();
        assertEquals(SaveChoice.Kind.XQF, form.kindProperty().get());
        assertEquals(Target.XqfVersion.V18, form.versionProperty().get());
        assertEquals(16, desk.disk.get(xqf)[2]);
    }

    @Test
    void aCbrIsSavedWhereItLies() {
        Path cbr = Path.of("a.cbr");
        desk.disk.put(cbr, Export.write(List.of(record()), new Target.Cbr()).content());
        model.games().open(List.of(cbr));
        play("b2e2");
        model.keeper().save();
        assertEquals(Optional.empty(), model.keeper().formProperty().get());
        assertEquals(tree(), saved(cbr));
    }

    private GameRecord record() {
        return assertInstanceOf(Import.Games.class, Import.read(desk.disk.get(file)))
                .records()
                .getFirst();
    }

    @ParameterizedTest
    @CsvSource({"V10, 10", "V18, 18"})
    void anXqfIsWrittenInTheVersionThatIsChosen(Target.XqfVersion version, int written) {
        desk.saveAs = Optional.of(Path.of("a.xqf"));
        model.keeper().saveAs();
        SaveForm form = model.keeper().formProperty().get().orElseThrow();
        form.kindProperty().set(SaveChoice.Kind.XQF);
        form.versionProperty().set(version);
        form.save();
        byte[] content = desk.disk.get(Path.of("a.xqf"));
        // "XQ", then one byte for the version.
        assertEquals("XQ", new String(content, 0, 2, StandardCharsets.US_ASCII));
        assertEquals(written, content[2]);
        assertEquals(List.of("game.xqf"), desk.proposed);
    }
}
