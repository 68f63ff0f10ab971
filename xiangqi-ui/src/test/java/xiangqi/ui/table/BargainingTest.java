package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.house.Houses;
import xiangqi.core.house.Odds;
import xiangqi.core.money.Stakes;
import xiangqi.core.rules.Move;

/// Odds, rewards and stakes as two people at one computer agree on them: by mouse.
class BargainingTest extends TableScreen {
    /// Red goes to and fro with both chariots, Black too, and nothing is repeated three times.
    private static final List<String> TEN_ROUNDS = List.of(
            "a0a1", "a9a8", "a1b1", "a8b8", "b1c1", "b8c8", "c1d1", "c8d8", "d1d2", "d8d7", "d2e2", "d7e7", "e2f2",
            "e7f7", "f2g2", "f7g7", "g2f2", "g7f7", "f2g2", "f7g7", "i0i1");

    /// One of them has next to nothing.
    @Override
    Guests guests() {
        return new Guests(
                Houses.standard(),
                (house, player) -> player.name().equals("穷")
                        ? house.scoring().newcomer().withMembership(true).withWealth(100)
                        : house.scoring().newcomer().withMembership(true));
    }

    @Test
    void oddsAreAskedForWithARewardAndPlayedForAtTheSameTable() {
        clickOn("波克").clickOn("#money").clickOn("开始对局");
        play(List.of("h2e2"));
        assertEquals("让棋 · 余 10", this.<Button>find("#handicap").getText());
        clickOn("#handicap").clickOn(buttonOf("#reward", "+")).clickOn("黑方请红方让");
        assertEquals("黑方请求让棋重下", this.<Label>find(".offer .strong").getText());
        clickOn("#accept");
        assertTrue(game().terms().odds().isEmpty());
        pass(400);
        clickOn("#accept");
        assertEquals(Optional.of(Odds.of(Odds.Kind.HORSE)), game().terms().odds());
        assertTrue(game().running());
        assertEquals(0, game().line().size());
        assertTrue(game().line().position().board().at(Square.B0).isEmpty());
        assertEquals("红方让单马", this.<Label>find("#odds").getText());
        assertFalse(find("#sheet").isVisible());
        assertEquals("奖金每人 10", this.<Label>find("#pledged").getText());
        assertEquals("让棋", this.<Button>find("#handicap").getText());
        play(List.of("h2e2"));
        clickOn("#resign").clickOn("黑方认输");
        assertEquals(List.of("让棋奖金 −10", "取回奖金 +10", "赢得对方奖金 +10", "现有（局前 9\u202f950） 9\u202f960"), money("红方"));
        assertEquals(List.of("让棋奖金 −10", "现有（局前 9\u202f950） 9\u202f940"), money("黑方"));
        assertEquals("着数太少，不计", reason());
    }

    @Test
    void whoGivesPlaysBlackWhereTheTwoAgreeOnThat() {
        clickOn("波克").clickOn("开始对局");
        play(List.of("h2e2"));
        clickOn("#handicap").clickOn("#black-gives").clickOn("红方请黑方让");
        pass(400);
        clickOn("#accept");
        assertEquals(
                Optional.of(new Odds(Odds.Kind.HORSE, Side.BLACK, List.of(), List.of())),
                game().terms().odds());
        assertEquals("red", game().red().id());
        assertTrue(game().line().position().board().at(Square.H9).isEmpty());
        assertEquals(Side.RED, game().turn());
    }

    @Test
    void theFirstMoveIsAlwaysGivenByBlackAndThereIsNothingToChoose() {
        clickOn("波克").clickOn("开始对局");
        clickOn("#handicap").clickOn(".chooser .combo-box").clickOn("让先");
        assertFalse(find("#black-gives").isVisible());
        clickOn(".chooser .combo-box").clickOn("自定让子").clickOn("#black-gives");
        assertEquals(
                List.of("点去棋盘上黑方要让的子"),
                lookup(".chooser .caption").<Label>queryAll().stream()
                        .filter(Node::isVisible)
                        .map(Label::getText)
                        .toList());
    }

    @Test
    void inASmallWindowNothingOfWhatIsPlayedForIsCut() {
        clickOn("波克").clickOn("#money").clickOn("开始对局");
        play(List.of("h2e2"));
        clickOn("#handicap").clickOn(buttonOf("#reward", "+")).clickOn("黑方请红方让");
        pass(400);
        clickOn("#accept");
        Region facts = (Region) find("#odds").getParent();
        layOut(1000, 700);
        List<Label> chips = facts.getChildrenUnmodifiable().stream()
                .filter(chip -> chip.isVisible() && chip.getOpacity() > 0)
                .map(Label.class::cast)
                .toList();
        assertEquals(
                List.of("波克", "红方让单马", "奖金每人 10", "桌费每人 50", "10 分 / 1 分 / 30 秒"),
                chips.stream().map(Label::getText).toList());
        for (Label chip : chips) {
            assertTrue(chip.getWidth() >= chip.prefWidth(-1) - 0.5, chip.getText());
            assertTrue(right(chip) <= right(facts) + 0.5, chip.getText());
        }
    }

    @Test
    void refusedOddsLeaveTheGameAsItWas() {
        clickOn("波克").clickOn("开始对局");
        play(List.of("h2e2"));
        clickOn("#handicap").clickOn("红方请黑方让");
        pass(400);
        clickOn("#refuse");
        assertEquals(1, game().line().size());
        assertEquals("红方的让棋请求被拒绝", this.<Label>find(".offer .strong").getText());
    }

    @Test
    void afterTenRoundsTheButtonSaysWhyNot() {
        clickOn("波克").clickOn("开始对局");
        for (int i = 0; i < 19; i++) {
            make(TEN_ROUNDS.get(i));
        }
        assertEquals("让棋 · 余 1", this.<Button>find("#handicap").getText());
        make(TEN_ROUNDS.get(19));
        make(TEN_ROUNDS.get(20));
        Button handicap = find("#handicap");
        assertEquals("让棋", handicap.getText());
        assertEquals("前 10 回合内才可让棋", handicap.getTooltip().getText());
    }

    @Test
    void stakesAreProposedChangedAgreedRaisedAndWon() {
        clickOn("联众").clickOn("#money").clickOn("开始对局");
        clickOn("#stakes").clickOn("红方提议");
        pass(400);
        assertEquals("红方 100，黑方 100 · 请黑方答复", this.<Label>find(".offer .second").getText());
        clickOn("#counter").clickOn(buttonOf("#black-stake", "+")).clickOn("黑方还价");
        assertEquals("红方的押注提议：对方另提数目", this.<Label>find(".offer .strong").getText());
        pass(3_000);
        assertEquals(Optional.empty(), model().bargaining().agreedProperty().get());
        clickOn("#accept");
        assertEquals(
                Optional.of(Stakes.between(100, 200)),
                model().bargaining().agreedProperty().get());
        assertEquals("押注 红 100 · 黑 200", this.<Label>find("#staked").getText());
        clickOn("#stakes").clickOn(buttonOf("#red-stake", "+")).clickOn("黑方提议");
        pass(400);
        clickOn("#accept");
        clickOn("#resign").clickOn("红方认输");
        assertEquals(List.of("押注 −100", "加注 −100", "现有（局前 10\u202f000） 9\u202f800"), money("红方"));
        assertEquals("旁观彩池税 5%", this.<Label>find("#playedFor").getText());
        assertEquals(List.of("押注 −200", "取回押注 +200", "赢得对方押注，不收税 +200", "现有（局前 10\u202f000） 10\u202f200"), money("黑方"));
    }

    @Test
    void refusedStakesMoveNothing() {
        clickOn("联众").clickOn("#money").clickOn("开始对局");
        clickOn("#stakes").clickOn("红方提议");
        pass(400);
        clickOn("#refuse");
        assertFalse(find("#staked").isVisible());
        clickOn("#resign").clickOn("红方认输");
        assertEquals(List.of(), money("红方"));
    }

    @Test
    void aStakeThatIsNotCoveredIsRefusedAndNothingHasHappened() {
        clickOn("#red").write("穷");
        clickOn("联众").clickOn("#money").clickOn("开始对局");
        clickOn("#stakes").clickOn(buttonOf("#red-stake", "+")).clickOn("黑方提议");
        assertEquals("红方只有 100，不够 200", this.<Label>find("#noticeWords").getText());
        assertTrue(lookup(".offer").queryAll().isEmpty());
        assertEquals(Optional.empty(), model().bargaining().agreedProperty().get());
    }

    @Test
    void aGameThatTheStakesOfThePlayersDoNotCoverCannotBegin() {
        clickOn("#red").write("穷");
        clickOn("联众").clickOn("#money");
        for (int i = 0; i < 5; i++) {
            clickOn(buttonOf("#redStake", "+"));
        }
        assertEquals("红方只有 100，不够 200", this.<Label>find("#refused").getText());
        assertTrue(this.<Button>find("#start").isDisabled());
        clickOn(buttonOf("#redStake", "−"));
        assertFalse(this.<Button>find("#start").isDisabled());
        clickOn("开始对局");
        assertEquals(
                Optional.of(Stakes.between(100, 0)),
                model().bargaining().agreedProperty().get());
    }

    @Test
    void aLessonIsPaidForWhoeverWins() {
        clickOn("联众").clickOn("#money").clickOn("开始对局");
        clickOn("#stakes");
        assertEquals("胜者得双方所押", this.<Label>find("#playedFor").getText());
        clickOn("有偿指导");
        assertEquals("提议的一方付指导费，由对方指导", this.<Label>find("#playedFor").getText());
        clickOn("黑方提议");
        pass(400);
        clickOn("#accept");
        assertEquals("黑方付指导费 100", this.<Label>find("#staked").getText());
        clickOn("#resign").clickOn("红方认输");
        assertEquals(List.of("收到指导费 +100", "现有（局前 10\u202f000） 10\u202f100"), money("红方"));
        assertEquals(List.of("指导费 −100", "现有（局前 10\u202f000） 9\u202f900"), money("黑方"));
    }

    @Test
    void aRuleStandsBetweenThePlayersAndNoneAmongTheLinesOfOne() {
        clickOn("波克").clickOn("#money").clickOn("开始对局");
        assertEquals("桌费每人 50", this.<Label>find("#staked").getText());
        clickOn("#resign").clickOn("红方认输");
        List<String> column = this.<GridPane>find(".result #money").getChildren().stream()
                .filter(node ->
                        Optional.ofNullable(GridPane.getColumnIndex(node)).orElse(0) == 0)
                .map(node -> node instanceof Label label ? label.getText() : "rule")
                .toList();
        assertEquals(List.of("红方", "", "rule", "黑方", ""), column);
        assertEquals("桌费每人 50", this.<Label>find("#playedFor").getText());
    }

    @Test
    void whereNoMoneyMovesThereIsNothingToStake() {
        clickOn("联众").clickOn("开始对局");
        assertFalse(find("#stakes").isVisible());
        assertFalse(find("#staked").isVisible());
    }

    @Test
    void piecesAreTakenOffOnTheSmallBoard() {
        clickOn("#odds").clickOn("自定让子");
        assertTrue(this.<Button>find("#start").isDisabled());
        clickOn(point(Square.A0))
                .clickOn(point(Square.E0))
                .clickOn(point(Square.C3))
                .clickOn(point(Square.I3));
        clickOn(point(Square.I3));
        clickOn("开始对局");
        assertEquals(
                Optional.of(Odds.custom(Side.RED, List.of(Square.A0, Square.C3))),
                game().terms().odds());
        assertEquals("红方自定让子 · 不计分", this.<Label>find("#odds").getText());
    }

    @Test
    void twoMovesAheadAreMadeOnTheSmallBoard() {
        clickOn("#odds").clickOn("让两先");
        clickOn(point(Square.H2)).clickOn(point(Square.E2));
        assertTrue(this.<Button>find("#start").isDisabled());
        clickOn(point(Square.H0)).clickOn(point(Square.G2));
        clickOn("开始对局");
        assertEquals(
                Optional.of(Odds.twoFirst(Move.of(Square.H2, Square.E2), Move.of(Square.H0, Square.G2))),
                game().terms().odds());
        assertEquals(Side.BLACK, game().turn());
    }

    @Test
    void theNaturalLimitIsCountedWhereItHolds() {
        clickOn("开始对局");
        assertEquals("自然限着 0/60 回合", this.<Label>find("#limit").getText());
        make("a0a1");
        make("a9a8");
        assertEquals("自然限着 1/60 回合", this.<Label>find("#limit").getText());
        assertTrue(find("#limitRow").isVisible());
    }

    @Test
    void withoutTheNaturalLimitNothingIsCounted() {
        clickOn("#limit").clickOn("开始对局");
        assertFalse(find("#limitRow").isVisible());
    }

    @Test
    void aScoredGameShowsWhatBecameOfTheScores() {
        clickOn("#red").write("A").clickOn("#black").write("B").clickOn("QQ").clickOn("开始对局");
        make("h2e2");
        make("h9g7");
        clickOn("#resign").clickOn("黑方认输");
        assertEquals(List.of("A", "1300 → 1322 · 六级棋手", "+22"), row("#scores", 0));
        assertEquals(List.of("B", "1300 → 1278 · 降为七级棋手", "−22"), row("#scores", 1));
    }

    private void make(String move) {
        onFx(() -> {
            time.pass(1_000);
            model().board().pointed(square(move.substring(0, 2)));
            model().board().pointed(square(move.substring(2)));
        });
    }

    private String reason() {
        return row("#scores", 0).get(1);
    }

    /// The lines of that player's money, each with its figure.
    private List<String> money(String player) {
        List<List<String>> rows =
                IntStream.range(0, 20).mapToObj(row -> row("#money", row)).toList();
        return rows.stream()
                .dropWhile(row -> row.isEmpty() || !row.getFirst().equals(player))
                .takeWhile(row -> row.size() == 3)
                .map(row -> row.get(1) + " " + row.get(2))
                .toList();
    }

    private List<String> row(String grid, int row) {
        return this.<GridPane>find(".result " + grid).getChildren().stream()
                .filter(node -> rowOf(node) == row)
                .flatMap(node -> node instanceof Label label ? Stream.of(label.getText()) : Stream.empty())
                .toList();
    }

    private static int rowOf(Node node) {
        return Optional.ofNullable(GridPane.getRowIndex(node)).orElse(0);
    }
}
