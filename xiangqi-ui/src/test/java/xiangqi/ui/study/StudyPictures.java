package xiangqi.ui.study;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import xiangqi.core.board.Square;
import xiangqi.core.diagram.Frame;
import xiangqi.core.diagram.Look;
import xiangqi.core.rules.Move;
import xiangqi.ui.glossary.GlossaryDialog;
import xiangqi.ui.picture.BoardImage;
import xiangqi.ui.picture.Png;
import xiangqi.ui.pictures.Studio;
import xiangqi.ui.settings.StudyTaste;
import xiangqi.ui.shell.Navigator;
import xiangqi.ui.theme.Theme;

/// Study with a game that has variations and comments, one of four in its file; with nothing open; with what
/// could not be read.
public final class StudyPictures {
    private static final String FILE = """
            [Title "五九炮研究"]
            [Event "友谊赛"]
            [Round "第 3 轮"]
            [Date "2026.02.14"]
            [Red "松间客"]
            [Black "竹里馆"]
            [Result "*"]

            1. 炮二平五 马８进７ 2. 马二进三 车９平８ 3. 车一平二 马２进３
            4. 兵七进一 卒７进１ 5. 车二进六 炮８平９ 6. 车二平三 炮９退１
            7. 马八进七 士４进５ 8. 炮八平九 车１平２
            (8... 炮９平７ 9. 车三平四 马７进８ 10. 车九平八 车１平２ {归入主变})
            9. 车九平八 炮９平７ 10. 车三平四 马７进８
            {黑马外跃到河口，准备卒７进１渡河。红车占四路肋道，先手仍在。}
            (10... 炮２进４ 11. 车四进二)
            11. 车四进二 炮７进５ (11... 炮７平８ 12. 兵五进一 (12. 车四平三 马８进７) 12... 马８进７)
            12. 相三进一 炮２进４ 13. 兵五进一 象３进５ *

            [Event "友谊赛"]
            [Round "第 2 轮"]
            [Red "老樟"]
            [Black "青萍"]
            [Result "1-0"]

            1. 炮二平五 炮８平５ 2. 马二进三 马８进７ 1-0

            [Event "波克"]
            [Red "晚渡"]
            [Black "听雨轩"]
            [Result "0-1"]

            1. 兵七进一 马８进７ 2. 马八进七 马２进３ 0-1

            [Event "联众"]
            [Red "一苇"]
            [Black "石桥"]
            [Result "1/2-1/2"]

            1. 相三进五 马８进７ 1/2-1/2
            """;

    private static final String PLAYED = """
            [Date "2026.02.14"]
            [Red "半亩塘"]
            [Black "听雨轩"]
            [Result "1-0"]

            1. 炮二平五 {[%emt 0:00:07]} 马８进７ {[%emt 0:00:03]} 2. 马二进三 {[%emt 0:00:02]}
            车９平８ {[%emt 0:01:12] 听雨轩求和
            半亩塘不同意和棋} 3. 车一平二 {[%emt 0:00:05]} 炮８进４ {[%emt 0:00:09]}
            4. 兵三进一 {[%emt 0:00:04]} 炮２平５ {[%emt 0:00:21]} 5. 兵七进一 {[%emt 0:00:02]}
            车１进１ {[%emt 0:00:11]
            红胜：黑方（听雨轩）认输} 1-0
            """;

    private StudyPictures() {}

    public static Map<String, Studio.Sitter> sitters() {
        Map<String, Studio.Sitter> sitters = new HashMap<>(Map.of(
                "study-tree", (studio, navigator) -> sit(studio, navigator, StudyPictures::tree),
                "study-scratch", (studio, navigator) -> sit(studio, navigator, StudyPictures::scratch),
                "study-save", (studio, navigator) -> sit(studio, navigator, StudyPictures::save),
                "study-picture", (studio, navigator) -> sitForPicture(studio, navigator),
                "study", (studio, navigator) -> sit(studio, navigator, StudyPictures::study),
                "study-long", (studio, navigator) -> sit(studio, navigator, StudyPictures::lengthy),
                "study-empty", (studio, navigator) -> sit(studio, navigator, _ -> {}),
                "study-term", (studio, navigator) -> sit(studio, navigator, StudyPictures::explained),
                "study-warning", (studio, navigator) -> sit(studio, navigator, StudyPictures::warned),
                "study-unsaved", (studio, navigator) -> sit(studio, navigator, StudyPictures::unsaved)));
        sitters.put("study-repeated", (studio, navigator) -> sit(studio, navigator, StudyPictures::repeated));
        sitters.put("study-played", (studio, navigator) -> sit(studio, navigator, StudyPictures::played));
        sitters.put("study-heading", StudyPictures::sitForHeading);
        sitters.put("study-glossary", StudyPictures::sitForGlossary);
        return sitters;
    }

    /// Real pictures in pixels; no others are looked at.
    private static final class Drawn implements BoardPictures {
        @Override
        public byte[] png(Frame frame, Look look, boolean dark, int width) {
            return Png.of(BoardImage.of(frame, look, dark ? Theme.DARK : Theme.LIGHT, width));
        }

        @Override
        public byte[] svg(Frame frame, Look look, boolean dark, int width) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Film film(Look look, boolean dark, int width) {
            throw new UnsupportedOperationException();
        }
    }

    private record Sitting(Desk desk, StudyViewModel model) {}

    private static void sit(Studio studio, Navigator navigator, Consumer<Sitting> pose) {
        Desk desk = new Desk();
        desk.remembered.addAll(List.of(Path.of("五九炮研究.xqf"), Path.of("夏季联赛.pgn")));
        desk.pictures = new Drawn();
        desk.notation.bind(studio.settings().notation());
        desk.taste.bindBidirectional(studio.settings().studyProperty());
        StudyViewModel model = desk.model();
        navigator.show(new StudyPage(model, navigator, studio.settings(), _ -> {}));
        pose.accept(new Sitting(desk, model));
    }

    private static void study(Sitting sitting) {
        sitting.model().games().open(List.of(sitting.desk().file("五九炮研究.pgn", FILE)));
        sitting.model().reader().goToPly(20);
    }

    /// One game, under a long name and with a preface of many lines.
    private static void lengthy(Sitting sitting) {
        StringBuilder preface = new StringBuilder();
        for (int line = 1; line <= 40; line++) {
            preface.append("第").append(line).append("条：双方在中局的攻守要点与布局来历。\n");
        }
        String named = FILE.substring(0, FILE.indexOf("[Event \"友谊赛\"]\n[Round \"第 2"))
                .replace("五九炮研究", "五九炮过河车对屏风马平炮兑车黑退炮邀兑变例的全面研究与名局举例")
                .replace("松间客", "Alexander Konstantinopolski")
                .replace("1. 炮二平五", "{" + preface + "} 1. 炮二平五");
        sitting.model().games().open(List.of(sitting.desk().file("长.pgn", named)));
    }

    private static void repeated(Sitting sitting) {
        sitting.model().games().open(List.of(sitting.desk().file("长将.pgn", JudgementTest.CHECKS.formatted("asian-1"))));
        sitting.model().reader().last();
    }

    /// A game that was played here, as its record tells it.
    private static void played(Sitting sitting) {
        sitting.model().games().open(List.of(sitting.desk().file("2026-02-14.pgn", PLAYED)));
        sitting.model().reader().goToPly(4);
    }

    private static void tree(Sitting sitting) {
        sitting.desk().taste.setValue(StudyTaste.USUAL.list(StudyTaste.MoveList.TREE));
        study(sitting);
    }

    private static void scratch(Sitting sitting) {
        study(sitting);
        sitting.model().scratch().begin();
        sitting.model().editor().play(Move.of(Square.F6, Square.F7));
    }

    private static void save(Sitting sitting) {
        study(sitting);
        sitting.model().editor().sign(1);
        sitting.model().keeper().saveAs();
        sitting.model()
                .keeper()
                .formProperty()
                .get()
                .orElseThrow()
                .kindProperty()
                .set(SaveChoice.Kind.XQF);
    }

    private static void sitForHeading(Studio studio, Navigator navigator) {
        sit(studio, navigator, sitting -> {
            study(sitting);
            sitting.model().heading().ifPresent(form -> navigator.open(new HeadingDialog(form, navigator)));
        });
    }

    private static void sitForPicture(Studio studio, Navigator navigator) {
        sit(studio, navigator, sitting -> {
            study(sitting);
            sitting.model().picture().ifPresent(form -> navigator.open(new PictureDialog(form, navigator)));
        });
    }

    private static void sitForGlossary(Studio studio, Navigator navigator) {
        sit(studio, navigator, sitting -> {
            study(sitting);
            navigator.open(new GlossaryDialog(Optional.empty(), navigator::closeDialog));
        });
    }

    private static void explained(Sitting sitting) {
        study(sitting);
        Lore lore = sitting.model().lore();
        lore.explain(lore.toldProperty().get().seen().getFirst());
    }

    private static void warned(Sitting sitting) {
        String torn = FILE.replace("5. 车二进六 炮８平９", "5. 车二进九 炮８平９").replace("[Red \"老樟\"]", "[FEN \"4k4/9/9\"]");
        sitting.model()
                .games()
                .open(List.of(
                        sitting.desk().file("残谱.pgn", torn), sitting.desk().file("笔记.txt", "这不是棋谱")));
        sitting.model().reader().goToPly(6);
    }

    private static void unsaved(Sitting sitting) {
        study(sitting);
        sitting.model().editor().commentProperty().set("红车占四路肋道，先手仍在，黑可战。");
        sitting.model().games().leave(() -> {});
    }
}
