package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.GridPane;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;
import xiangqi.core.board.Side;
import xiangqi.core.game.Edition;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.Plain;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Terms;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.text.Language;

/// Games played as two people at one computer play them: by mouse and keyboard, from the question for a new game on.
class TablePageTest extends TableScreen {
    @Test
    void aWholeGameFromTheQuestionToMateAndIntoStudy() {
        clickOn("#red").write("A").clickOn("#black").write("B").clickOn("开始对局");
        assertEquals("A", game().red().name());
        play(Parlour.MATE);
        assertEquals(Optional.of(new Outcome.Win(Side.RED, Outcome.Reason.CHECKMATE)), game().outcome());
        assertEquals("红胜", this.<Label>find(".result #title").getText());
        assertEquals(
                "黑方（B）被将死 · 第\u00a04\u00a0回\u2060合",
                this.<Label>find(".result #why").getText());
        clickOn("复盘");
        assertEquals(7, studied.getFirst().tree().size());
        push(KeyCode.F2);
        assertEquals(2, studied.size());
    }

    @Test
    void anExpectedGameBeginsOnceItsPageHasBeenDrawn() throws TimeoutException {
        AtomicBoolean begun = new AtomicBoolean();
        onFx(() -> {
            Parlour room = Parlour.empty(Runnable::run);
            room.model.expect(new NewGame(Terms.of(Plain.house()), Parlour.RED, Parlour.BLACK), () -> begun.set(true));
            TablePage page = new TablePage(room.model, "table.local", animated, new SimpleObjectProperty<>(Keys.USUAL));
            navigator.show(page);
            assertFalse(begun.get());
            assertNotEquals(page, navigator.inSightProperty().get());
        });
        WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, begun::get);
        assertEquals(navigator.pageProperty().get(), navigator.inSightProperty().get());
    }

    @Test
    void aDraggedPieceMovesToo() {
        clickOn("开始对局");
        drag(point(square("h2"))).dropTo(point(square("e2")));
        assertEquals(1, game().line().size());
        assertEquals(1, rows().size());
    }

    @Test
    void theChosenClockIsPlayed() {
        clickOn("加秒");
        clickOn(buttonOf("#base", "+")).clickOn(buttonOf("#base", "+"));
        clickOn("开始对局");
        assertEquals("fischer:1200+5", game().terms().clock().toString());
    }

    @Test
    void aGeneralLeftOpenIsAskedAboutAndThenCapturedWhereTheHouseAllowsIt() {
        clickOn("波克").clickOn("开始对局");
        play(List.of("h2e2", "d9e8", "e2e6", "a9a8"));
        assertEquals(3, game().line().size());
        clickOn("不走");
        assertEquals(3, game().line().size());
        play(List.of("a9a8"));
        clickOn("照走");
        assertEquals(4, game().line().size());
        play(List.of("e6e9"));
        assertEquals(Optional.of(new Outcome.Win(Side.RED, Outcome.Reason.GENERAL_CAPTURED)), game().outcome());
    }

    @Test
    void theQuestionAboutAGeneralLeftOpenIsStillThereInAnotherLanguage() {
        clickOn("波克").clickOn("开始对局");
        play(List.of("h2e2", "d9e8", "e2e6", "a9a8"));
        onFx(() -> words.languageProperty().set(Language.ENGLISH));
        clickOn("Play it");
        assertEquals(4, game().line().size());
    }

    @Test
    void theQuestionAboutAGeneralLeftOpenOutlivesAnOffer() {
        clickOn("波克").clickOn("开始对局");
        play(List.of("h2e2", "d9e8", "e2e6", "a9a8"));
        onFx(() -> model().requests().draw().ask(Seat.BLACK));
        clickOn("照走");
        assertEquals(4, game().line().size());
    }

    @Test
    void aMoveThatWasNotMeantIsNotAskedAboutAgain() {
        clickOn("波克").clickOn("开始对局");
        play(List.of("h2e2", "d9e8", "e2e6", "a9a8"));
        push(KeyCode.ENTER);
        assertTrue(lookup(".ask").queryAll().isEmpty());
        onFx(() -> words.languageProperty().set(Language.ENGLISH));
        assertTrue(lookup(".ask").queryAll().isEmpty());
        assertEquals(3, game().line().size());
        play(List.of("a9a8"));
        clickOn(point(square("a9")));
        onFx(() -> words.languageProperty().set(Language.SIMPLIFIED));
        assertTrue(lookup(".ask").queryAll().isEmpty());
        assertEquals(3, game().line().size());
    }

    @Test
    void anotherButtonActsAtOnceWhileAQuestionIsOpenAndItsOwnClosesIt() {
        clickOn("开始对局");
        play(List.of("h2e2", "h9g7"));
        clickOn("#resign").clickOn("#draw");
        assertEquals("谁求和？", this.<Label>find(".ask > .strong").getText());
        clickOn("#undo");
        assertEquals("谁悔棋？", this.<Label>find(".ask > .strong").getText());
        clickOn("#undo");
        assertTrue(lookup(".ask").queryAll().isEmpty());
        clickOn("#resign").clickOn("#flip");
        assertTrue(lookup(".ask").queryAll().isEmpty());
        assertTrue(model().board().flippedProperty().get());
    }

    @Test
    void houseEditionAndLimitAreChosenWithTheHousesClock() {
        clickOn("QQ");
        assertTrue(this.<OneOf>find("#houseAbout").getText().contains("亚洲棋例"));
        clickOn("中国棋例").clickOn("#limit").clickOn("开始对局");
        assertEquals("qq", game().terms().house().id());
        assertEquals("three:1800/300/180", game().terms().clock().toString());
        assertEquals(Edition.CHINESE, game().terms().repetition());
        assertFalse(game().terms().naturalLimit());
    }

    @Test
    void theQuestionIsAnsweredWithoutAMouse() {
        write("A");
        push(KeyCode.TAB);
        push(KeyCode.TAB);
        push(KeyCode.TAB);
        push(KeyCode.TAB);
        push(KeyCode.TAB);
        push(KeyCode.UP);
        push(KeyCode.ENTER);
        assertEquals("three:1500/120/60", game().terms().clock().toString());
        assertEquals("A", game().red().name());
    }

    @Test
    void theKeyboardGoesRoundInAQuestionAtAButton() {
        clickOn("开始对局");
        clickOn("#resign");
        Node back = stage().getScene().getFocusOwner();
        push(KeyCode.TAB);
        Node answer = stage().getScene().getFocusOwner();
        assertTrue(answer != back && lookup(".button-question").tryQuery().isPresent());
        push(KeyCode.SHIFT, KeyCode.TAB);
        assertSame(back, stage().getScene().getFocusOwner());
    }

    @Test
    void resigningIsAskedAndGoesOnUnlessItIsMeant() {
        clickOn("开始对局");
        clickOn("#resign");
        push(KeyCode.ENTER);
        assertTrue(lookup(".ask").queryAll().isEmpty());
        clickOn("#resign");
        push(KeyCode.ESCAPE);
        assertTrue(lookup(".ask").queryAll().isEmpty());
        clickOn("#resign").clickOn(point(square("h2"))).clickOn(point(square("e2")));
        assertTrue(lookup(".ask").queryAll().isEmpty());
        assertEquals(0, game().line().size());
        assertTrue(game().running());
        clickOn("#resign").clickOn("红方认输");
        assertEquals(Optional.of(new Outcome.Win(Side.BLACK, Outcome.Reason.RESIGNATION)), game().outcome());
        assertEquals("黑胜", this.<Label>find(".result #title").getText());
    }

    @Test
    void aQuestionCoversNoPointOfTheBoard() {
        clickOn("开始对局");
        for (String button : List.of("#undo", "#draw", "#resign")) {
            clickOn(button);
            Node asked = find(".ask");
            assertTrue(left(asked) >= right(find("#board")), button);
            push(KeyCode.ESCAPE);
        }
    }

    @Test
    void aGameJustBegunCanBeAnnulledByBoth() {
        clickOn("开始对局");
        clickOn("#more").clickOn("作废此局…").clickOn("黑方提议");
        pass(400);
        clickOn("同意");
        assertEquals(Optional.of(new Outcome.Annulled(Outcome.Reason.AGREEMENT)), game().outcome());
        assertEquals("此局作废", this.<Label>find(".result #title").getText());
    }

    @Test
    void aQuestionIsGoneWhenTheGameIsOver() {
        clickOn("开始对局");
        clickOn("#resign");
        pass(120_001);
        assertTrue(lookup(".ask").queryAll().isEmpty());
        assertFalse(game().running());
    }

    @Test
    void aClickOnACardThatHasOnlyJustAppearedDoesNothing() {
        clickOn("开始对局");
        play(List.of("h2e2"));
        clickOn("#draw").clickOn("红方求和");
        assertEquals("红方求和", this.<Label>find(".offer .strong").getText());
        clickOn("#accept");
        assertTrue(game().running());
        pass(399);
        clickOn("#accept");
        assertTrue(game().running());
        pass(1);
        clickOn("#accept");
        assertEquals(Optional.of(new Outcome.Draw(Outcome.Reason.AGREEMENT)), game().outcome());
    }

    @Test
    void twoOffersAreSeenAtOnceAndARefusedOneLeavesTheOtherInItsPlace() {
        clickOn("开始对局");
        play(List.of("h2e2"));
        clickOn("#undo").clickOn("红方收回 炮二平五");
        clickOn("#draw").clickOn("红方求和");
        pass(400);
        List<Node> cards = List.copyOf(lookup(".offer").queryAll());
        assertEquals(2, cards.size());
        double place = top(cards.getLast());
        clickOn(from(cards.getFirst()).lookup("#refuse").<Node>query());
        assertEquals(
                "红方悔棋被拒绝",
                from(cards.getFirst()).lookup(".strong").<Label>query().getText());
        pass(3_000);
        assertEquals(1, lookup(".offer").queryAll().size());
        assertEquals(place, top(lookup(".offer").query()));
        assertTrue(game().running());
    }

    @Test
    void anAcceptedUndoTakesTheMoveOffTheListAndTheBoard() {
        clickOn("开始对局");
        play(List.of("h2e2", "h9g7"));
        clickOn("#undo").clickOn("黑方收回 马８进７");
        pass(400);
        clickOn("同意");
        assertEquals(1, game().line().size());
        assertEquals(Optional.empty(), model().scoresheet().moves().getFirst().black());
        assertEquals(1, rows().size());
    }

    @Test
    void anIllegalMoveGoesBackAndIsExplained() {
        clickOn("开始对局");
        clickOn(point(square("b0"))).clickOn(point(square("d1")));
        assertTrue(find("#notice").isVisible());
        assertEquals("蹩马腿：七路一线有子", this.<Label>find("#noticeWords").getText());
        pass(3_000);
        assertFalse(find("#notice").isVisible());
        assertEquals(0, game().line().size());
    }

    @Test
    void whatNobodyMayAskSaysWhyUnderTheKeyboard() {
        clickOn("开始对局");
        Button undo = find("#undo");
        assertFalse(undo.isDisabled());
        assertEquals("还没有可悔的着法", undo.getTooltip().getText());
        focusByKeyboard(undo);
        assertTrue(undo.getTooltip().isShowing());
    }

    @Test
    void theFlagFallsWhenTheTableSaysSo() {
        clickOn("开始对局");
        pass(120_000);
        assertTrue(game().running());
        pass(1);
        assertEquals("红方超时", this.<Label>find(".result #why").getText());
    }

    @Test
    void flippingTurnsThePanelsWithTheBoard() {
        clickOn("开始对局");
        assertTrue(top(panel("红方")) > top(panel("黑方")));
        clickOn("#flip");
        assertTrue(top(panel("红方")) < top(panel("黑方")));
        play(List.of("h2e2"));
        assertEquals(1, game().line().size());
    }

    @Test
    void theSheetIsPutAwayAndComesBack() {
        clickOn("开始对局");
        clickOn("#resign").clickOn("黑方认输");
        clickOn(".result-head .button");
        assertFalse(find("#sheet").isVisible());
        assertFalse(find("#actions").isVisible());
        clickOn("对局结果");
        assertTrue(find("#sheet").isVisible());
    }

    @Test
    void theSavedGameIsSaidToBeSaved() {
        clickOn("开始对局");
        play(List.of("h2e2"));
        clickOn("#resign").clickOn("黑方认输");
        assertEquals("1\u00a0着，已收在本机", this.<Label>find("#kept").getText());
        clickOn("存盘");
        assertEquals("已存盘：1\u00a0着", this.<Label>find("#kept").getText());
        assertEquals("game.pgn", this.<Label>find("#keptAbout").getText());
        assertEquals(1, saved.size());
    }

    @Test
    void theNextGameIsPlayedWithColoursExchanged() {
        clickOn("#red").write("A").clickOn("#black").write("B").clickOn("开始对局");
        clickOn("#resign").clickOn("红方认输");
        clickOn("再来一局");
        assertTrue(game().running());
        assertEquals("B", game().red().name());
        assertFalse(find("#sheet").isVisible());
    }

    @Test
    void theGamesBeforeAreReadAtTheTableAndOnTheSheetOfTheNext() {
        clickOn("#red").write("A").clickOn("#black").write("B").clickOn("开始对局");
        clickOn("#resign").clickOn("红方认输");
        assertFalse(find("#pastPart").isVisible());
        clickOn("再来一局");
        clickOn("#more").clickOn("本桌战绩（1 局）");
        assertEquals(List.of("第 1 局", "红方（A）认输", "黑胜"), texts(".ask .ledger"));
        assertTrue(left(find(".ask")) >= right(find("#board")));
        clickOn("看完了");
        assertTrue(lookup(".ask").queryAll().isEmpty());
        clickOn("#resign").clickOn("黑方认输");
        assertEquals(
                List.of(
                        "第 1 局",
                        "红方（A）认输",
                        "黑胜",
                        "第 2 局",
                        "黑方（A）认输",
                        "红胜",
                        "B",
                        "2\u00a0胜 0\u00a0和 0\u00a0负",
                        "",
                        "A",
                        "0\u00a0胜 0\u00a0和 2\u00a0负",
                        ""),
                texts("#pastGames"));
    }

    private List<String> texts(String grid) {
        return this.<GridPane>find(grid).getChildren().stream()
                .filter(Label.class::isInstance)
                .map(label -> ((Label) label).getText())
                .toList();
    }

    @Test
    void anotherLanguageKeepsTheGame() {
        clickOn("开始对局");
        play(List.of("h2e2", "h9g7"));
        onFx(() -> words.languageProperty().set(Language.ENGLISH));
        assertEquals("Resign", this.<Button>find("#resign").getText());
        assertEquals(1, rows().size());
        play(List.of("h0g2"));
        assertEquals(3, game().line().size());
    }
}
