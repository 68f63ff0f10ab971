package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.diagram.PieceSet;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Export;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Import;
import xiangqi.core.record.Result;
import xiangqi.core.record.Target;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.core.study.Marks;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;
import xiangqi.ui.settings.StudyTaste;

class StudyViewModelTest {
    private static final String GAME = """
            [Red "松间客"]
            [Black "竹里馆"]
            [Event "友谊赛"]
            [Result "1-0"]

            1. 炮二平五 马８进７ {应以屏风马} (1... 炮８平５ 2. 马二进三) 2. 马二进三 车９平８ 1-0
            """;

    private final Desk desk = new Desk();
    private final StudyViewModel model = desk.model();
    private final Path file = desk.file("game.pgn", GAME);

    @BeforeEach
    void openTheGame() {
        model.games().open(List.of(file));
    }

    private StudyTree tree() {
        return here().tree();
    }

    private Node here() {
        return model.reader().nodeProperty().get().orElseThrow();
    }

    private void play(String move) {
        Move made = Move.of(
                Square.valueOf(move.substring(0, 2).toUpperCase(Locale.ROOT)),
                Square.valueOf(move.substring(2).toUpperCase(Locale.ROOT)));
        model.reader().board().pointed(made.from());
        model.reader().board().pointed(made.to());
    }

    /// Answers the question as what to save, for the place that the desk has ready.
    private static void saveAs(StudyViewModel of, SaveChoice.Kind kind) {
        SaveForm form = of.keeper().formProperty().get().orElseThrow();
        form.kindProperty().set(kind);
        form.save();
    }

    private StudyTree saved(Path at) {
        Import.Games read = assertInstanceOf(Import.Games.class, Import.read(desk.disk.get(at)));
        return read.records().getFirst().tree();
    }

    @Test
    void aFileOpensAtItsStart() {
        assertTrue(here().isRoot());
        assertEquals(Board.STANDARD, model.reader().frameProperty().get().board());
        assertEquals(4, model.reader().pliesProperty().get());
        assertFalse(model.games().changedProperty().get());
        assertEquals(List.of(file), desk.remembered);
    }

    @Test
    void steppingNeverChangesTheTree() {
        StudyTree tree = tree();
        model.reader().forward();
        model.reader().forward();
        model.reader().nextVariation();
        model.reader().last();
        model.reader().back();
        model.reader().previousVariation();
        model.reader().goToPly(3);
        model.reader().first();
        assertSame(tree, tree());
        assertFalse(model.games().changedProperty().get());
        assertFalse(model.editor().undoableProperty().get());
    }

    @Test
    void theBoardShowsThePositionWithItsLastMove() {
        model.reader().forward();
        assertEquals(
                Optional.of(Move.of(Square.H2, Square.E2)),
                model.reader().frameProperty().get().lastMove());
        assertEquals(
                Optional.of(Piece.RED_CANNON),
                model.reader().frameProperty().get().board().at(Square.E2));
    }

    @Test
    void goingForwardStaysInTheVariationThatWasLeft() {
        model.reader().goToPly(2);
        model.reader().nextVariation();
        model.reader().forward();
        assertEquals(3, here().ply());
        model.reader().goToPly(0);
        assertEquals(3, model.reader().pliesProperty().get());
        model.reader().last();
        assertEquals(Optional.of("马二进三"), model.reader().names().of(here()));
        assertFalse(here().isMainLine());
    }

    @Test
    void goingToTheStartReturnsToTheMainLine() {
        model.reader().goToPly(2);
        model.reader().nextVariation();
        model.reader().forward();
        model.reader().first();
        assertTrue(here().isRoot());
        assertEquals(4, model.reader().pliesProperty().get());
        model.reader().forward();
        model.reader().forward();
        assertTrue(here().isMainLine());
        model.reader().last();
        assertEquals(Optional.of("车９平８"), model.reader().names().of(here()));
    }

    @Test
    void goingToTheStartFromTheStartReturnsToTheMainLineToo() {
        model.reader().goToPly(2);
        model.reader().nextVariation();
        model.reader().back();
        model.reader().back();
        assertEquals(3, model.reader().pliesProperty().get());
        model.reader().first();
        assertEquals(4, model.reader().pliesProperty().get());
    }

    @Test
    void aMoveThatIsThereIsFollowed() {
        StudyTree tree = tree();
        play("h2e2");
        assertSame(tree, tree());
        assertEquals(1, here().ply());
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void anotherMoveBecomesAVariation() {
        play("b2e2");
        assertEquals(2, tree().root().children().size());
        assertTrue(here().isVariation());
        assertEquals(Optional.of("炮八平五"), model.reader().names().of(here()));
        assertTrue(model.games().changedProperty().get());
        model.editor().undo();
        assertEquals(1, tree().root().children().size());
        assertFalse(model.games().changedProperty().get());
        assertTrue(here().isRoot());
        model.editor().redo();
        assertEquals(2, tree().root().children().size());
        assertTrue(here().isVariation());
        assertTrue(model.games().changedProperty().get());
    }

    @Test
    void aMoveAgainstTheRulesChangesNothingAndSaysWhy() {
        StudyTree tree = tree();
        play("a0a5");
        assertSame(tree, tree());
        assertTrue(model.reader().board().refusedProperty().get().isPresent());
    }

    @Test
    void aCommentIsOneEditHoweverItIsTyped() {
        model.reader().forward();
        model.editor().commentProperty().set("好");
        model.editor().commentProperty().set("好棋");
        assertEquals(Optional.of("好棋"), here().comment());
        assertTrue(model.games().changedProperty().get());
        model.editor().undo();
        assertEquals(Optional.empty(), here().comment());
        assertEquals("", model.editor().commentProperty().get());
        assertFalse(model.games().changedProperty().get());
        model.editor().redo();
        assertEquals("好棋", model.editor().commentProperty().get());
    }

    @Test
    void commentsOnTwoMovesAreTwoEdits() {
        model.reader().forward();
        model.editor().commentProperty().set("一");
        model.reader().forward();
        model.editor().commentProperty().set("二");
        model.editor().undo();
        assertEquals("应以屏风马", model.editor().commentProperty().get());
        assertEquals(2, here().ply());
        model.editor().undo();
        assertEquals(1, here().ply());
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void aCommentTypedAndTakenBackByHandIsNoEdit() {
        model.editor().commentProperty().set("序");
        model.editor().commentProperty().set("");
        assertFalse(model.games().changedProperty().get());
        assertFalse(model.editor().undoableProperty().get());
    }

    @Test
    void showingAnotherCommentIsNoEdit() {
        model.reader().goToPly(2);
        assertEquals("应以屏风马", model.editor().commentProperty().get());
        model.reader().forward();
        assertEquals("", model.editor().commentProperty().get());
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void aVariationCanBePromotedAndTheReaderStaysWithIt() {
        model.reader().goToPly(2);
        model.reader().nextVariation();
        model.reader().forward();
        model.editor().promote();
        assertTrue(here().isMainLine());
        assertEquals(3, here().ply());
        assertEquals(
                Move.of(Square.H7, Square.E7), tree().mainLine().get(1).move().orElseThrow());
        model.editor().undo();
        assertEquals(
                Move.of(Square.H9, Square.G7), tree().mainLine().get(1).move().orElseThrow());
    }

    @Test
    void variationsChangeTheirOrder() {
        model.reader().goToPly(1);
        play("b9c7");
        assertEquals(3, here().parent().orElseThrow().children().size());
        model.editor().moveUp();
        Node second = here().parent().orElseThrow().children().get(1);
        assertEquals(Move.of(Square.B9, Square.C7), second.move().orElseThrow());
        model.editor().moveDown();
        Node third = here().parent().orElseThrow().children().get(2);
        assertEquals(Move.of(Square.B9, Square.C7), third.move().orElseThrow());
    }

    @Test
    void deletingTakesTheMoveWithAllThatFollows() {
        model.reader().goToPly(2);
        model.reader().nextVariation();
        model.editor().delete();
        assertEquals(4, tree().size());
        assertEquals(0, tree().variations());
        assertEquals(1, here().ply());
        model.editor().undo();
        assertEquals(6, tree().size());
    }

    @Test
    void theStartCannotBeDeleted() {
        model.editor().delete();
        assertEquals(6, tree().size());
        assertFalse(model.games().changedProperty().get());
    }

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
    void anUnreadableFileSaysWhereAndLeavesWhatIsOpen() {
        Path junk = desk.file("junk.pgn", "这不是棋谱");
        Path gone = Path.of("gone.pgn");
        StudyTree tree = tree();
        model.games().open(List.of(junk, gone));
        assertSame(tree, tree());
        assertEquals(2, model.games().notices().size());
        assertInstanceOf(StudyNotice.Unreadable.class, model.games().notices().getFirst());
        assertEquals(
                new StudyNotice.NotOpened(gone, FileTrouble.MISSING),
                model.games().notices().get(1));
        model.games().putAway(model.games().notices().getFirst());
        assertEquals(1, model.games().notices().size());
    }

    @Test
    void manyGamesAreListedAndFoundByTheirHeaders() {
        Path many = desk.file("many.pgn", GAME + "\n" + GAME.replace("松间客", "老樟") + "\n" + GAME.replace("友谊赛", "波克"));
        model.games().open(List.of(many));
        assertEquals(3, model.games().all().size());
        model.games().filterProperty().set("老樟 竹里馆");
        assertEquals(List.of(model.games().all().get(1)), model.games().listed());
        model.games().filterProperty().set("");
        model.games().choose(model.games().all().get(2));
        model.reader().goToPly(3);
        model.games().choose(model.games().all().get(0));
        assertTrue(here().isRoot());
        model.games().choose(model.games().all().get(2));
        assertEquals(3, here().ply());
    }

    @Test
    void theGamesOfAListFollowEachOther() {
        Path many = desk.file("many.pgn", GAME + "\n" + GAME.replace("松间客", "老樟"));
        model.games().open(List.of(many));
        model.games().next();
        assertEquals(
                Optional.of(model.games().all().get(1)),
                model.games().gameProperty().get());
        model.games().next();
        assertEquals(
                Optional.of(model.games().all().get(1)),
                model.games().gameProperty().get());
        model.games().previous();
        assertEquals(
                Optional.of(model.games().all().get(0)),
                model.games().gameProperty().get());
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
    void aFileIsReadInTheBackgroundAndALaterOneWins() {
        desk.slow = true;
        Path other = desk.file("other.pgn", "1. 兵七进一 *");
        Path third = desk.file("third.pgn", "1. 兵三进一 卒３进１ *");
        model.games().open(List.of(other));
        assertTrue(model.games().readingProperty().get());
        assertEquals(6, tree().size());
        model.games().open(List.of(third));
        desk.work();
        assertFalse(model.games().readingProperty().get());
        assertEquals(2, tree().size());
    }

    @Test
    void aRecordWithoutPiecesIsText() {
        StudyTree preface = StudyTree.on(new Setup(Board.EMPTY, Side.RED));
        preface = preface.comment(preface.root(), "卷首语").tree();
        model.games().open(new GameRecord(Headers.NONE, Result.UNKNOWN, preface));
        assertEquals(Optional.of("卷首语"), model.reader().prefaceProperty().get());
        assertEquals(Board.EMPTY, model.reader().frameProperty().get().board());
        model.reader().forward();
        play("h2e2");
        assertEquals(0, tree().size());
    }

    @Test
    void aPlayedGameOpensUnchangedAndAsksForItsFile() {
        StudyTree tree = StudyTree.from(Position.START);
        tree = tree.play(tree.root(), Move.of(Square.H2, Square.E2)).tree();
        model.games().open(new GameRecord(Headers.NONE, Result.RED_WINS, tree));
        assertFalse(model.games().changedProperty().get());
        desk.saveAs = Optional.of(Path.of("played.pgn"));
        model.keeper().save();
        saveAs(model, SaveChoice.Kind.PGN);
        assertEquals(1, desk.proposed.size());
        assertEquals(tree, saved(Path.of("played.pgn")));
    }

    @Test
    void aPlayedGameThatWasSavedIsSavedInItsFileAgain() {
        Path played = Path.of("played.pgn");
        GameRecord record = new GameRecord(Headers.NONE, Result.RED_WINS, StudyTree.from(Position.START));
        model.games().open(record, Optional.of(played));
        assertFalse(model.games().changedProperty().get());
        assertEquals(
                Optional.of(played),
                model.games().gameProperty().get().orElseThrow().file());
        play("h2e2");
        model.keeper().save();
        assertEquals(List.of(), desk.proposed);
        assertEquals(tree(), saved(played));
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void aPlayedGameOpensAtItsEndAndAFileAtItsStart() {
        assertEquals(0, here().ply());
        StudyTree tree = StudyTree.from(Position.START);
        tree = tree.play(tree.root(), Move.of(Square.H2, Square.E2)).tree();
        tree = tree.play(tree.root().end(), Move.of(Square.H9, Square.G7)).tree();
        model.games().open(new GameRecord(Headers.NONE, Result.RED_WINS, tree), Optional.of(Path.of("played.pgn")));
        assertEquals(2, here().ply());
        assertEquals(2, model.reader().pliesProperty().get());
        model.reader().back();
        assertEquals(1, here().ply());
    }

    @Test
    void theRowsFollowTheTree() {
        List<TreeRow> rows = model.reader().rows();
        assertEquals(4, rows.size());
        TreeRow.Round first = assertInstanceOf(TreeRow.Round.class, rows.get(0));
        assertEquals(1, first.number());
        assertEquals(new TreeRow.Comment(0, 2, "应以屏风马", TreeRow.Extent.WHOLE), rows.get(1));
        TreeRow.Run run = assertInstanceOf(TreeRow.Run.class, rows.get(2));
        assertEquals(1, run.depth());
        assertTrue(run.first());
        assertEquals(List.of("炮８平５", "马二进三"), model.reader().names().of(run.steps()));
        assertInstanceOf(TreeRow.Round.class, rows.get(3));
        model.reader().goToPly(3);
        assertEquals(3, model.reader().rowProperty().get());
    }

    @Test
    void namesFollowTheNotation() {
        model.reader().forward();
        assertEquals(Optional.of("炮二平五"), model.reader().names().of(here()));
        desk.notation.set(Notation.WXF);
        assertEquals(Optional.of("C2=5"), model.reader().names().of(here()));
    }

    @Test
    void deepVariationsAreFoldedUntilTheReaderGoesThere() {
        Path deep = desk.file(
                "deep.pgn", "1. 炮二平五 马８进７ (1... 炮８平５ 2. 马二进三 (2. 马八进七 马８进７ (2... 马２进３ 3. 车一进一)) 2... 马２进３) *");
        model.games().open(List.of(deep));
        List<TreeRow.Fold> folds = folds();
        assertEquals(1, folds.size());
        assertFalse(folds.getFirst().open());
        assertEquals(2, folds.getFirst().moves());
        model.reader().goTo(folds.getFirst().first().node());
        assertTrue(folds().getFirst().open());
        model.reader().fold(folds().getFirst().first().node());
        assertFalse(folds().getFirst().open());
    }

    private List<TreeRow.Fold> folds() {
        return model.reader().rows().stream()
                .filter(TreeRow.Fold.class::isInstance)
                .map(TreeRow.Fold.class::cast)
                .toList();
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

    @Test
    void drawingIsAnEditThatCanBeUndone() {
        model.reader().forward();
        Marks.Arrow arrow = new Marks.Arrow(Square.H9, Square.G7, Marks.Colour.GREEN);
        model.editor().draw(arrow);
        model.editor().draw(new Marks.Circle(Square.E2, Marks.Colour.RED));
        assertEquals(List.of(arrow), here().marks().arrows());
        model.editor().draw(arrow);
        assertEquals(List.of(), here().marks().arrows());
        model.editor().undo();
        assertEquals(List.of(arrow), here().marks().arrows());
        model.editor().undo();
        model.editor().undo();
        assertTrue(here().marks().isEmpty());
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void anotherGameIsMergedIntoThisOneAsOneEdit() {
        desk.toOpen = List.of(desk.file("other.pgn", "[Game \"Chinese Chess\"]\n\n1. 炮二平五 马２进３ {新} *\n"));
        model.merger().merge();
        assertEquals(
                Optional.of("新"),
                tree().find(List.of(Move.of(Square.H2, Square.E2), Move.of(Square.B9, Square.C7)))
                        .orElseThrow()
                        .comment());
        assertEquals(2, tree().root().end().ply() - 2);
        model.editor().undo();
        assertFalse(model.games().changedProperty().get());
    }

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
    void whatAKilledProgramLeftOpensAgainAsUnsaved() {
        model.reader().forward();
        model.editor().commentProperty().set("好");
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

    @ParameterizedTest
    @CsvSource({"0, 0", "3, 3", "99, 4", "１, 1", "1., 1", "1..., 2", "1\u2026, 2", "2。, 3", "9., 4"})
    void aWrittenNumberIsAMoveOrARoundsMove(String number, int ply) {
        model.reader().goToPly(2);
        assertTrue(model.reader().goTo(number));
        assertEquals(ply, here().ply());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "-1", "炮二平五", "12345678"})
    void whatIsNoNumberIsNotGoneTo(String number) {
        model.reader().goToPly(2);
        assertFalse(model.reader().goTo(number));
        assertEquals(2, here().ply());
    }

    @Test
    void roundsAreCountedAsTheGameCountsThem() {
        model.games()
                .open(List.of(desk.file(
                        "black.pgn",
                        "[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 0 7\"]\n\n"
                                + "7... 马８进７ 8. 马二进三 *\n")));
        assertTrue(model.reader().goTo("8."));
        assertEquals(Optional.of("马二进三"), model.reader().names().of(here()));
    }

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

    @Test
    void aScratchBoardLeavesTheGameUntouchedUntilItIsKept() {
        StudyTree tree = tree();
        model.reader().forward();
        model.scratch().begin();
        play("b9c7");
        play("b0c2");
        assertEquals(
                3,
                here().parent().orElseThrow().parent().orElseThrow().children().size());
        assertFalse(model.games().changedProperty().get());
        assertEquals(Optional.empty(), desk.draft);
        assertEquals(
                Optional.of(tree),
                model.games().gameProperty().get().orElseThrow().record().map(GameRecord::tree));
        model.editor().undo();
        assertEquals(2, here().ply());
        model.scratch().drop();
        assertSame(tree, tree());
        assertEquals(1, here().ply());
        assertFalse(model.editor().undoableProperty().get());
        model.scratch().begin();
        play("b9c7");
        play("b0c2");
        model.scratch().keep();
        assertEquals(3, here().ply());
        assertEquals(8, tree().size());
        assertTrue(model.games().changedProperty().get());
        model.editor().undo();
        assertSame(tree, tree());
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void aLongCommentShowsItsBeginningUntilTheRestIsAskedFor() {
        String lines = IntStream.rangeClosed(1, 40).mapToObj(i -> "第" + i + "条").collect(Collectors.joining("\n"));
        model.games().open(List.of(desk.file("long.pgn", "{" + lines + "} 1. 炮二平五 马８进７ *")));
        assertEquals(
                new TreeRow.Comment(0, 0, "第1条\n第2条\n第3条\n第4条\u2026", TreeRow.Extent.CUT),
                model.reader().rows().getFirst());
        assertEquals(lines, model.editor().commentProperty().get());
        model.reader().readOn(0);
        assertEquals(
                new TreeRow.Comment(0, 0, lines, TreeRow.Extent.OPENED),
                model.reader().rows().getFirst());
        model.reader().readOn(0);
        assertEquals(
                TreeRow.Extent.CUT, ((TreeRow.Comment) model.reader().rows().getFirst()).extent());
        assertFalse(model.games().changedProperty().get());
    }

    @ParameterizedTest
    @CsvSource({"160,160", "161,120", "5000,120"})
    void aCommentIsCutByItsLettersToo(int letters, int shown) {
        String cut = CommentCut.of("棋".repeat(letters));
        assertEquals(shown, cut.replace("\u2026", "").length());
        assertEquals(letters > shown, cut.endsWith("\u2026"));
    }

    @Test
    void aCutNeverHalvesALetter() {
        String cut = CommentCut.of("x" + "\ud83d\ude00".repeat(100));
        assertEquals("x" + "\ud83d\ude00".repeat(59) + "\u2026", cut);
    }

    @Test
    void triedMovesAreCopiedAsTextAndAsAGameFromWhereTheyBegan() {
        model.reader().goToPly(1);
        model.scratch().begin();
        play("b9c7");
        play("b0c2");
        play("a9b9");
        model.reader().goToPly(2);
        model.pasteboard().copy(Form.TRIED);
        assertEquals(Optional.of("1. ... 马２进３\n2. 马八进七 车１平２\n"), desk.clip.text);
        model.pasteboard().copy(Form.TRIED_PGN);
        model.scratch().drop();
        model.pasteboard().paste();
        assertEquals(
                "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 0 1", Fen.write(tree().setup()));
        assertEquals(
                List.of("b9c7", "b0c2", "a9b9"),
                tree().root().end().line().stream().map(Move::toString).toList());
    }

    @Test
    void thePositionOnTheBoardCanBeSetUp() {
        model.reader().goToPly(1);
        assertEquals(
                Optional.of("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 0 1"),
                model.reader().setup().map(Fen::write));
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
    void aTreeHasOneMoveARowAndEachVariationFoldsAway() {
        desk.taste.setValue(StudyTaste.USUAL.list(StudyTaste.MoveList.TREE));
        assertEquals(
                List.of("1", "2", "应以屏风马", "5 1", "6 1", "3", "4"),
                model.reader().rows().stream()
                        .map(row -> switch (row) {
                            case TreeRow.Single single ->
                                single.step().node() + (single.depth() == 0 ? "" : " " + single.depth());
                            case TreeRow.Comment comment -> comment.text();
                            default -> "?";
                        })
                        .toList());
        model.reader().fold(5);
        assertEquals(6, model.reader().rows().size());
        assertEquals(
                new TreeRow.Single(1, true, new TreeRow.Step(5, 2, Move.of(Square.H7, Square.E7)), 1, false),
                model.reader().rows().get(3));
        model.reader().goTo(6);
        assertEquals(4, model.reader().rowProperty().get());
        assertEquals(7, model.reader().rows().size());
    }

    @Test
    void whatWouldBeLostIsKnownBeforeAnythingIsWritten() {
        model.reader().forward();
        model.editor().sign(1);
        model.keeper().saveAs();
        SaveForm form = model.keeper().formProperty().get().orElseThrow();
        assertEquals(SaveChoice.Kind.PGN, form.kindProperty().get());
        assertEquals(
                Optional.of(new SaveForm.Report(List.of(), 0)),
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

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1 moves h2e2 h9g7",
                "炮二平五 马8进7",
                "炮二平五　馬８進７",
                "1. C2=5 H8+7",
                "1. c2.5 h8+7",
                "1. H2-E2 H9-G7",
                "[DhtmlXQ][DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist][/DhtmlXQ]",
                "[Game \"Chinese Chess\"]\n\n1. 炮二平五 马８进７ *"
            })
    void whatIsPastedIsRecognisedAndOpened(String text) {
        desk.clip.text = Optional.of(text);
        model.pasteboard().paste();
        assertEquals(
                List.of(Move.of(Square.H2, Square.E2), Move.of(Square.H9, Square.G7)),
                tree().root().end().line());
        assertEquals(
                Optional.empty(),
                model.games().gameProperty().get().orElseThrow().file());
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void pastingAsksAboutUnsavedEditsAndNonsenseChangesNothing() {
        play("b2e2");
        desk.clip.text = Optional.of("明天下午三点");
        model.pasteboard().paste();
        assertInstanceOf(StudyNotice.NotPasted.class, model.games().notices().getLast());
        assertEquals(7, tree().size());
        desk.clip.text = Optional.of("4k4/9/9/9/9/9/9/9/9/3K2R2 w");
        model.pasteboard().paste();
        assertEquals(7, tree().size());
        model.games().askingProperty().get().orElseThrow().drop();
        assertEquals(0, tree().size());
        assertEquals(
                Optional.of(Piece.RED_CHARIOT),
                model.reader().frameProperty().get().board().at(Square.G0));
    }

    @Test
    void filesThatAFileManagerCopiedAreOpened() {
        desk.clip.files = List.of(desk.file("other.pgn", "1. 兵七进一 *"));
        model.pasteboard().paste();
        assertEquals(1, tree().size());
        assertEquals(
                Optional.of(Path.of("other.pgn")),
                model.games().gameProperty().get().orElseThrow().file());
    }

    @Test
    void thePositionTheLineAndTheGameAreCopied() {
        model.reader().goToPly(1);
        model.pasteboard().copy(Form.FEN);
        assertEquals(
                Optional.of("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 0 1"), desk.clip.text);
        model.pasteboard().copy(Form.DIAGRAM);
        assertTrue(desk.clip.text.orElseThrow().contains("-＋--(炮)--＋---＋--(炮)--＋---＋---＋---＋-"));
        assertTrue(desk.clip.text.orElseThrow().endsWith(" b - - 0 1\n"));
        model.pasteboard().copy(Form.MOVES);
        assertEquals(Optional.of("1. 炮二平五 马８进７\n2. 马二进三 车９平８\n"), desk.clip.text);
        model.pasteboard().copy(Form.COORDINATES);
        assertEquals(
                Optional.of("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"
                        + " moves h2e2 h9g7 h0g2 i9h9\n"),
                desk.clip.text);
    }

    @ParameterizedTest
    @EnumSource(
            value = Form.class,
            names = {"PGN", "DHTMLXQ", "TEXT"})
    void aCopiedGameIsTheSameWhenItIsPasted(Form form) {
        StudyTree tree = tree();
        model.pasteboard().copy(form);
        assertEquals(Optional.of(form), model.pasteboard().copiedProperty().get());
        model.games().begin();
        model.pasteboard().paste();
        assertEquals(tree, tree());
        assertEquals(
                Optional.of("松间客"),
                model.games()
                        .gameProperty()
                        .get()
                        .orElseThrow()
                        .record()
                        .orElseThrow()
                        .red());
    }

    @Test
    void aPictureIsMadeOfThePositionAndAFilmOfTheLine() {
        model.reader().goToPly(1);
        PictureForm form = model.picture().orElseThrow();
        form.copy();
        assertEquals(
                "png 720 TRADITIONAL light h2e2", new String(desk.clip.picture.orElseThrow(), StandardCharsets.UTF_8));
        form.piecesProperty().set(PieceSet.SIMPLIFIED);
        form.darkProperty().set(true);
        form.widthProperty().set(320);
        form.kindProperty().set(PictureForm.Kind.SVG);
        desk.saveAs = Optional.of(Path.of("a.svg"));
        form.save();
        assertEquals(List.of("game.svg"), desk.proposed);
        assertEquals("svg 320 SIMPLIFIED dark h2e2", desk.text(Path.of("a.svg")));
        assertEquals(
                Optional.of(new PictureForm.Outcome.Saved(Path.of("a.svg"))),
                form.outcomeProperty().get());
        form.kindProperty().set(PictureForm.Kind.GIF);
        desk.saveAs = Optional.of(Path.of("a.gif"));
        form.save();
        assertEquals("start 2000, h2e2 2000, h9g7 2000, h0g2 2000, i9h9 6000", desk.text(Path.of("a.gif")));
        assertFalse(form.workingProperty().get());
        form.kindProperty().set(PictureForm.Kind.TEXT);
        desk.saveAs = Optional.of(Path.of("a.txt"));
        form.save();
        assertTrue(desk.text(Path.of("a.txt")).contains("(车)-(马)-(相)-(仕)-(帅)"));
    }

    @Test
    void aPictureThatCannotBeWrittenSaysWhy() {
        PictureForm form = model.picture().orElseThrow();
        desk.saveAs = Optional.of(Path.of("a.png"));
        desk.trouble = Optional.of(FileTrouble.NOT_ALLOWED);
        form.save();
        assertEquals(
                Optional.of(new PictureForm.Outcome.Failed(Path.of("a.png"), FileTrouble.NOT_ALLOWED)),
                form.outcomeProperty().get());
        assertFalse(form.workingProperty().get());
    }
}
