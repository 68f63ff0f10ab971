package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
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
