package xiangqi.ui.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import xiangqi.core.board.Board;
import xiangqi.core.house.Odds;
import xiangqi.core.house.Ourgame;
import xiangqi.core.house.Pook;
import xiangqi.core.table.Terms;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.screen.ScreenTest;
import xiangqi.ui.shell.Navigator;
import xiangqi.ui.shell.Section;
import xiangqi.ui.shell.Shell;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.LiveWords;

class StartPageTest extends ScreenTest {
    private static final LocalDateTime NOW = LocalDateTime.of(2026, 3, 1, 12, 0);

    private static final UnfinishedGame LEFT = Sketch.of(20).left("left.events", NOW.minusHours(1));

    private final List<String> done = new ArrayList<>();
    private final LiveWords words = new LiveWords(Language.SIMPLIFIED);
    private final StartViewModel model = new StartViewModel(new Recorded(), () -> NOW);

    private final class Recorded implements StartActions {
        @Override
        public void newGame() {
            done.add("new game");
        }

        @Override
        public void online() {
            done.add("online");
        }

        @Override
        public void returnOnline() {
            done.add("return online");
        }

        @Override
        public void returnHere() {
            done.add("return here");
        }

        @Override
        public void study() {
            done.add("study");
        }

        @Override
        public void resume(UnfinishedGame game) {
            done.add("resume " + game.file());
        }

        @Override
        public void keep(UnfinishedGame game) {
            done.add("keep " + game.file());
        }

        @Override
        public void ownGames() {
            done.add("own games");
        }

        @Override
        public void open(RecentRecord record) {
            done.add("open " + record.title());
        }
    }

    @Override
    protected Parent content() {
        Navigator navigator = new Navigator(new StartPage(model, new SimpleObjectProperty<>(Keys.USUAL)));
        return new Shell(
                        navigator,
                        words,
                        new SimpleBooleanProperty(false),
                        Map.of(
                                Section.START,
                                () -> navigator.show(new StartPage(model, new SimpleObjectProperty<>(Keys.USUAL)))))
                .root();
    }

    @Test
    void bothEntriesLeadSomewhere() {
        clickOn("本机对局").clickOn("打谱研究");
        assertEquals(List.of("new game", "study"), done);
    }

    @Test
    void editsThatAreInNoFileAreToldOfUntilTheyAre() {
        assertFalse(find("#unsaved").isVisible());
        onFx(() -> model.unsavedProperty().set(Optional.of("五九炮")));
        assertEquals("五九炮", ((Label) find("#unsavedTitle")).getText());
        clickOn("去打谱");
        assertEquals(List.of("study"), done);
        onFx(() -> model.unsavedProperty().set(Optional.empty()));
        assertFalse(find("#unsaved").isVisible());
    }

    @Test
    void withoutAnUnfinishedGameThereIsNoCardOfOne() {
        assertFalse(find("#unfinished").isVisible());
    }

    @Test
    void anUnfinishedGameCanBeGoneOnWithOrKept() {
        onFx(() -> model.unfinished().setAll(LEFT));
        assertEquals("有一局未下完：第 20 着已存妥", ((Label) find("#unfinished .strong")).getText());
        assertEquals("通行棋规 · 本机对局 · 今天 11:00", ((Label) find("#unfinished .second")).getText());
        assertFalse(find("#unfinished .at-play").isVisible());
        clickOn("续下").clickOn("存为棋谱");
        assertEquals(List.of("resume left.events", "keep left.events"), done);
    }

    @Test
    void everyUnfinishedGameIsThereTheLatestFirst() {
        onFx(() -> model.unfinished()
                .setAll(LEFT, Sketch.of(0).between("张三", "李四").left("older.events", NOW.minusDays(1))));
        assertEquals(
                List.of("有一局未下完：第 20 着已存妥", "有一局已开局，还没有走棋"),
                lookup("#unfinished .strong").<Label>queryAll().stream()
                        .map(Label::getText)
                        .toList());
        clickOn("不下了");
        assertEquals(List.of("keep older.events"), done);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SIMPLIFIED|波克 · 张三 — 黑方 · 今天 11:00|桌费每人 50",
                "TRADITIONAL|波克 · 张三 — 黑方 · 今天 11:00|桌費每人 50",
                "ENGLISH|Pook · 张三 — Black · today 11:00|Table fee 50 each"
            })
    void anUnfinishedGameTellsHousePlayersAndWhatItIsPlayedFor(Language language, String who, String money) {
        onFx(() -> words.languageProperty().set(language));
        onFx(() -> model.unfinished()
                .setAll(Sketch.of(20).in(Pook.house()).between("张三", "").left("left.events", NOW.minusHours(1))));
        assertEquals(who, ((Label) find("#unfinished .second")).getText());
        assertEquals(money, ((Label) find("#unfinished .at-play")).getText().replace('\u00a0', ' '));
    }

    @Test
    void stakesAndOddsOfAnUnfinishedGameAreToldByColour() {
        Terms terms = Terms.of(Ourgame.house())
                .withMoney(true)
                .withOdds(Odds.of(Odds.Kind.HORSE))
                .orElseThrow();
        onFx(() -> model.unfinished()
                .setAll(Sketch.of(1).under(terms).staked(300, 200).left("left.events", NOW.minusHours(1))));
        assertEquals(
                "红方让单马 · 不计分 · 押注 红 300 · 黑 200",
                ((Label) find("#unfinished .at-play")).getText().replace('\u00a0', ' '));
    }

    @Test
    void aGameThatGoesOnHereAndOneAtTheServerAreBothLedTo() {
        onFx(() -> {
            model.runningProperty().set(Optional.of(new RunningGame("晚渡", "听雨轩", "localhost:4000")));
            model.openProperty()
                    .set(Optional.of(Sketch.of(3).in(Ourgame.house()).open()));
        });
        assertEquals("有一局正在下：已走 3 着", ((Label) find("#unfinished .strong")).getText());
        assertEquals("联众 · 本机对局", ((Label) find("#unfinished .second")).getText());
        clickOn("#running .button").clickOn("#unfinished .button");
        assertEquals(List.of("return online", "return here"), done);
        onFx(() -> model.openProperty().set(Optional.empty()));
        assertFalse(find("#unfinished").isVisible());
    }

    @Test
    void theCardOfAnUnfinishedGameGoesWithIt() {
        onFx(() -> model.unfinished().setAll(LEFT));
        onFx(() -> model.unfinished().clear());
        assertFalse(find("#unfinished").isVisible());
    }

    @Test
    void ownGamesAreReachedWhereNothingWasOpenedLately() {
        assertFalse(find("#ownGames").isVisible());
        onFx(() -> model.hasOwnGamesProperty().set(true));
        clickOn("#ownGames");
        assertEquals(List.of("own games"), done);
    }

    @Test
    void aRecordThatWasOpenBeforeOpensAgain() {
        onFx(() -> model.recent().add(new RecentRecord(Path.of("a.pgn"), "五九炮", Board.STANDARD, 26, NOW.minusDays(1))));
        clickOn("五九炮");
        assertEquals(List.of("open 五九炮"), done);
        assertEquals("26 着 · 昨天", ((Label) find(".recent .caption")).getText());
    }

    @Test
    void aGameBetweenPlayersWithoutNamesIsCalledWhatItWas() {
        onFx(() -> model.recent().add(new RecentRecord(Path.of("2026.pgn"), "", Board.STANDARD, 26, NOW)));
        assertEquals("本机对局", ((Label) find(".recent .strong")).getText());
    }

    @Test
    void datesAreWrittenAsTheLanguageWritesThem() {
        onFx(() -> model.recent()
                .add(new RecentRecord(Path.of("a.pgn"), "a", Board.STANDARD, 1, LocalDateTime.of(2025, 12, 24, 1, 1))));
        onFx(() -> words.languageProperty().set(Language.ENGLISH));
        assertEquals("1 move · 24 Dec 2025", ((Label) find(".recent .caption")).getText());
    }

    /// A game here, one at the server and as many records as are shown: more than a window of 1000×700 has room for.
    @ParameterizedTest
    @EnumSource
    void aFullPageScrollsInsteadOfLeavingTheWindow(Language language) {
        onFx(() -> {
            words.languageProperty().set(language);
            model.runningProperty().set(Optional.of(new RunningGame("晚渡", "听雨轩", "localhost:4000")));
            model.unfinished().setAll(LEFT);
            for (int i = 0; i < 4; i++) {
                model.recent().add(new RecentRecord(Path.of(i + ".pgn"), "五九炮 " + i, Board.STANDARD, 26, NOW));
            }
        });

        Parent root = layOut(1000, 700);

        assertEquals(700, root.getLayoutBounds().getHeight());
        for (String part : List.of(".seal-button", ".start", ".start-scroll")) {
            Bounds bounds = inScene(root.lookup(part));
            assertTrue(bounds.getMinY() >= 0 && bounds.getMaxY() <= 700, part + " at " + bounds);
        }
        ScrollPane scroll = (ScrollPane) root.lookup(".start-scroll");
        assertTrue(inScene(root.lookup(".page-title")).getMinY() >= 0);
        onFx(() -> {
            scroll.setVvalue(scroll.getVmax());
            root.layout();
        });
        List<Bounds> records =
                root.lookupAll(".recent").stream().map(StartPageTest::inScene).toList();
        assertEquals(4, records.size());
        assertTrue(
                records.stream().allMatch(bounds -> bounds.getMaxY() <= 700 && bounds.getMaxX() <= 1000),
                () -> records.toString());
    }

    private static Bounds inScene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    @Test
    void aLongTitleIsWholeBesideItsBoard() {
        String title = "五九炮过河车对屏风马平炮兑车黑退炮邀兑变例的全面研究";
        onFx(() -> model.recent().add(new RecentRecord(Path.of("a.pgn"), title, Board.STANDARD, 26, NOW)));
        Label label = find(".recent .strong");
        Text shown = (Text) label.lookup(".text");
        assertEquals(title, shown.getText().replace("\n", ""));
    }
}
