package xiangqi.ui.start;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import xiangqi.core.board.Board;
import xiangqi.core.house.Odds;
import xiangqi.core.house.Ourgame;
import xiangqi.core.house.Pook;
import xiangqi.core.table.Terms;
import xiangqi.ui.pictures.Studio;
import xiangqi.ui.shell.Navigator;

/// The start page with an unfinished game and two records.
public final class StartPictures {
    private static final Board ENDING = Studio.board("2bak4/1C2a4/2nR4b/4p4/p1p5p/5NP2/P3c3P/B2A5/9/2B1K2r1 w");
    private static final Board OPENING =
            Studio.board("1rb1kabr1/4a1c2/1cn6/p1p1pR2p/6pn1/2P6/P3P1P1P/C1N1C1N2/9/1RBAKAB2 w");

    private StartPictures() {}

    public static Map<String, Studio.Sitter> sitters() {
        return Map.of(
                "start",
                (studio, navigator) -> sit(studio, navigator, "五九炮对屏风马", "竹里馆 — 晚渡"),
                "start-games",
                StartPictures::games,
                "start-long",
                (studio, navigator) -> sit(
                        studio,
                        navigator,
                        "五九炮过河车对屏风马平炮兑车黑退炮邀兑变例的全面研究与名局举例",
                        "Alexander Konstantinopolski — Wilhelmina Featherstonehaugh"));
    }

    private static void sit(Studio studio, Navigator navigator, String first, String second) {
        StartViewModel model = new StartViewModel(new Nothing(), studio::now);
        model.unfinished()
                .setAll(Sketch.of(20)
                        .in(Pook.house())
                        .left("left.events", studio.now().minusMinutes(19)));
        model.recent()
                .setAll(
                        new RecentRecord(
                                Path.of("one.xqf"),
                                first,
                                OPENING,
                                26,
                                studio.now().minusDays(1)),
                        new RecentRecord(
                                Path.of("two.pgn"),
                                second,
                                ENDING,
                                56,
                                studio.now().minusDays(9)));
        navigator.show(new StartPage(model, studio.settings().keys()));
    }

    /// A game at the server, one here, and one that was left, with all that there is to tell of each.
    private static void games(Studio studio, Navigator navigator) {
        StartViewModel model = new StartViewModel(new Nothing(), studio::now);
        model.runningProperty().set(Optional.of(new RunningGame("竹里馆", "晚渡", "localhost:4000")));
        model.openProperty()
                .set(Optional.of(Sketch.of(7)
                        .in(Ourgame.house())
                        .between("竹里馆", "听雨轩")
                        .staked(300, 200)
                        .open()));
        Terms odds = Terms.of(Pook.house())
                .withMoney(true)
                .withOdds(Odds.of(Odds.Kind.ROOK_HORSE))
                .orElseThrow();
        model.unfinished()
                .setAll(Sketch.of(0)
                        .under(odds)
                        .between("Alexander Konstantinopolski", "Wilhelmina Featherstonehaugh")
                        .left("left.events", studio.now().minusDays(1)));
        navigator.show(new StartPage(model, studio.settings().keys()));
    }

    private record Nothing() implements StartActions {
        @Override
        public void newGame() {}

        @Override
        public void online() {}

        @Override
        public void returnOnline() {}

        @Override
        public void returnHere() {}

        @Override
        public void study() {}

        @Override
        public void resume(UnfinishedGame game) {}

        @Override
        public void keep(UnfinishedGame game) {}

        @Override
        public void ownGames() {}

        @Override
        public void open(RecentRecord record) {}
    }
}
