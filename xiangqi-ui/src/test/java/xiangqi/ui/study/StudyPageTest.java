package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import xiangqi.core.board.Square;
import xiangqi.core.study.StudyTree;
import xiangqi.ui.board.BoardView;
import xiangqi.ui.shell.Toast;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

/// The page of study as a whole.
class StudyPageTest extends StudyScreen {
    @Test
    void withNothingOpenThePageOffersToOpenSomething() {
        Path file = desk.file("game.pgn", GAME);
        desk.toOpen = List.of(file);
        Node empty = find(".study-empty");
        assertTrue(empty.isVisible());
        clickOn(lookup(".study-empty .primary").<Node>query());
        assertFalse(empty.isVisible());
        assertEquals("松间客 — 竹里馆", this.<Label>find("#title").getText());
    }

    @Test
    void keysInTheFilterEditTextOnly() {
        open("many.pgn", GAME + "\n" + GAME.replace("松间客", "abc"));
        push(KeyCode.SHORTCUT, KeyCode.B);
        push(KeyCode.RIGHT);
        ListView<StudyGame> games = find("#games");
        assertEquals(2, games.getItems().size());
        assertEquals("2 局", this.<Label>find("#count").getText());
        clickOn("#filter");
        write("abc");
        push(KeyCode.LEFT);
        push(KeyCode.DELETE);
        assertEquals("ab", this.<TextField>find("#filter").getText());
        assertEquals(1, games.getItems().size());
        assertEquals("1 / 2 局", this.<Label>find("#count").getText());
        assertEquals("炮二平五", here());
        clickOn("abc — 竹里馆");
        assertEquals("", here());
        assertEquals("abc — 竹里馆", this.<Label>find("#title").getText());
        assertEquals("ab", this.<TextField>find("#filter").getText());
    }

    @Test
    void keysOpenAFileAndLeafThroughItsGames() {
        desk.toOpen = List.of(desk.file("many.pgn", GAME + "\n" + GAME.replace("松间客", "老樟")));
        push(KeyCode.SHORTCUT, KeyCode.O);
        push(KeyCode.PAGE_DOWN);
        assertEquals("老樟 — 竹里馆", this.<Label>find("#title").getText());
        push(KeyCode.PAGE_UP);
        assertEquals("松间客 — 竹里馆", this.<Label>find("#title").getText());
    }

    @Test
    void theBoardFlips() {
        open("game.pgn", GAME);
        BoardView board = find("#board");
        assertFalse(board.getLook().flipped());
        push(KeyCode.SHORTCUT, KeyCode.F);
        assertTrue(board.getLook().flipped());
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void anUnreadableFileIsToldWithItsPlaceAndPutAway() {
        Path junk = desk.file("junk.pgn", "[Red \"甲\"]\n\n1. 炮五进九 *\n");
        onFx(() -> model.games().open(List.of(junk)));
        Label told = lookup(".study-empty .banner.error .label").query();
        assertTrue(told.getText().startsWith("打不开 junk.pgn："), told.getText());
        assertTrue(told.getText().contains("行"), told.getText());
        clickOn(lookup(".study-empty .banner.error .button").<Node>query());
        assertTrue(lookup(".banner.error.notice").queryAll().isEmpty());
    }

    @Test
    void unsavedEditsAreAskedAboutAndCanBeSaved() {
        Path file = open("game.pgn", GAME);
        Path other = desk.file("other.pgn", "[Red \"晚渡\"]\n\n1. 兵七进一 *\n");
        clickMove(Square.B2, Square.E2);
        onFx(() -> model.games().open(List.of(other)));
        clickOn("继续编辑");
        assertEquals("炮八平五", here());
        onFx(() -> model.games().open(List.of(other)));
        clickOn(lookup(".dialog .deciding").<Node>query());
        assertEquals("晚渡 — 黑方", this.<Label>find("#title").getText());
        assertTrue(desk.text(file).contains("炮八平五"));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void thePageSpeaksEveryLanguage(Language language) {
        open("game.pgn", GAME);
        push(KeyCode.RIGHT);
        onFx(() -> settings.change(now -> now.language(language)));
        Words words = Words.in(language);
        assertEquals(words.text("study.plies", 4), this.<Label>find("#plies").getText());
        assertEquals(words.text("study.state.saved"), this.<Label>find("#state").getText());
        assertEquals(language == Language.ENGLISH ? "C2=5" : "炮二平五", here());
        push(KeyCode.RIGHT);
        assertEquals(
                switch (language) {
                    case SIMPLIFIED -> "马８进７";
                    case TRADITIONAL -> "馬８進７";
                    case ENGLISH -> "H8+7";
                },
                here());
        assertEquals(
                switch (language) {
                    case SIMPLIFIED -> "第 1 回合 马８进７ 的注释";
                    case TRADITIONAL -> "第 1 回合 馬８進７ 的註釋";
                    case ENGLISH -> "Comment on 1… H8+7";
                },
                this.<Label>find("#commentOf").getText());
    }

    @Test
    void whatAKilledProgramLeftIsOnTheBoardAtTheNextStart() {
        open("game.pgn", GAME);
        push(KeyCode.RIGHT);
        clickMove(Square.B9, Square.C7);
        StudyTree edited = tree();
        StudyViewModel next = desk.model();
        StudyPage found = new StudyPage(next, navigator, settings, _ -> {});
        onFx(() -> next.games().recover(() -> {}));
        assertEquals(found, navigator.pageProperty().get());
        assertEquals("未存盘", this.<Label>find("#state").getText());
        assertEquals(edited, next.reader().nodeProperty().get().orElseThrow().tree());
        assertEquals(
                List.of("study.recovered"),
                navigator.toasts().stream().map(Toast::key).toList());
    }

    @Test
    void thePositionAtHandIsSetUpFromTheMenu() {
        open("game.pgn", GAME);
        push(KeyCode.RIGHT);
        clickOn("#more").clickOn("以此局面摆局…");
        assertEquals(List.of(shown().tree().positionAt(shown()).orElseThrow().setup()), setUp);
    }
}
