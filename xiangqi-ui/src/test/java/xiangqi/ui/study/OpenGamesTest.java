package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Square;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Result;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.core.study.StudyTree;

/// The games that are open and the list of them.
class OpenGamesTest extends StudyRoom {
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
    void gamesAreFoundInEitherScriptAndAnyWidth() {
        Path many = desk.file("many.pgn", GAME + "\n" + GAME.replace("友谊赛", "殘局第１２局"));
        model.games().open(List.of(many));
        model.games().filterProperty().set("残局　12");
        assertEquals(List.of(model.games().all().get(1)), model.games().listed());
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
    void aCollectionIsOneListAndCrowdsOutNoneOfTheFilesThatWereOpenLast() {
        Path other = desk.file("other.pgn", "1. 兵七进一 *");
        Path third = desk.file("third.pgn", "1. 兵三进一 *");
        List<Path> before = List.copyOf(desk.remembered);
        model.games().openCollection(List.of(third, other));
        assertEquals(2, model.games().all().size());
        assertEquals(before, desk.remembered);
    }

    @Test
    void whatIsReadCanBeGivenUpAndWhatIsOpenStays() {
        desk.slow = true;
        Path other = desk.file("other.pgn", "1. 兵七进一 *");
        model.games().open(List.of(other));
        assertEquals(
                Optional.of(new Opening(other, 0)),
                model.games().openingProperty().get());
        model.games().cancelReading();
        assertFalse(model.games().readingProperty().get());
        assertEquals(Optional.empty(), model.games().openingProperty().get());
        desk.work();
        assertEquals(6, tree().size());
    }

    @Test
    void howManyGamesOfALargeFileAreReadIsTold() {
        Path large = desk.file("large.pgn", "[Event \"甲\"]\n\n1. 炮二平五 *\n\n".repeat(450));
        List<Integer> told = new ArrayList<>();
        model.games().openingProperty().addListener((_, _, now) -> now.ifPresent(opening -> told.add(opening.games())));
        model.games().open(List.of(large));
        assertEquals(List.of(0, 200, 400), told);
        assertEquals(450, model.games().all().size());
    }

    @Test
    void editsMadeWhileAFileIsReadAreAskedAboutBeforeItOpens() {
        desk.slow = true;
        Path other = desk.file("other.pgn", "1. 兵七进一 *");
        model.games().open(List.of(other));
        play("b2e2");
        desk.work();
        assertEquals(7, tree().size());
        assertTrue(desk.draft.isPresent());
        Unsaved question = model.games().askingProperty().get().orElseThrow();
        question.stay();
        assertEquals(7, tree().size());
        model.games().open(List.of(other));
        model.games().askingProperty().get().orElseThrow().save();
        desk.work();
        assertEquals(7, saved(file).size());
        assertEquals(1, tree().size());
        assertEquals(Optional.empty(), desk.draft);
    }

    @Test
    void whatWasGivenUpIsNotAskedAboutTwiceAndWhatWasAddedIs() {
        desk.slow = true;
        Path other = desk.file("other.pgn", "1. 兵七进一 *");
        play("b2e2");
        model.games().open(List.of(other));
        model.games().askingProperty().get().orElseThrow().drop();
        desk.work();
        assertEquals(Optional.empty(), model.games().askingProperty().get());
        assertEquals(1, tree().size());
        play("b2e2");
        model.games().open(List.of(file));
        model.games().askingProperty().get().orElseThrow().drop();
        play("h9g7");
        desk.work();
        assertEquals(3, tree().size());
        model.games().askingProperty().get().orElseThrow().drop();
        desk.work();
        assertEquals(6, tree().size());
    }

    @Test
    void editsThatAreStillOpenKeepTheirDraftWhenTheNextFileCannotBeRead() {
        play("b2e2");
        model.games().open(List.of(desk.file("junk.pgn", "这不是棋谱")));
        model.games().askingProperty().get().orElseThrow().drop();
        assertEquals(7, tree().size());
        assertTrue(model.games().changedProperty().get());
        assertTrue(desk.draft.isPresent());
    }

    @Test
    void theSameIsToldOnce() {
        Path junk = desk.file("junk.pgn", "这不是棋谱");
        desk.toOpen = List.of(junk);
        model.merger().merge();
        model.merger().merge();
        assertEquals(1, model.games().notices().size());
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
}
