package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.geometry.VerticalDirection;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Slider;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Square;
import xiangqi.core.record.Import;
import xiangqi.core.rules.Move;
import xiangqi.core.study.Marks;
import xiangqi.core.study.StudyTree;
import xiangqi.ui.board.BoardView;
import xiangqi.ui.settings.StudyTaste;
import xiangqi.ui.shell.Toast;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

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
    void keysStepThroughTheGame() {
        open("game.pgn", GAME);
        push(KeyCode.RIGHT);
        assertEquals("炮二平五", here());
        push(KeyCode.END);
        assertEquals("车９平８", here());
        assertEquals("4", this.<TextField>find("#ply").getText());
        assertEquals("/ 4 着", this.<Label>find("#plies").getText());
        push(KeyCode.LEFT);
        push(KeyCode.LEFT);
        assertEquals("马８进７", here());
        push(KeyCode.DOWN);
        assertEquals("炮８平５", here());
        push(KeyCode.UP);
        assertEquals("马８进７", here());
        push(KeyCode.HOME);
        assertEquals("", here());
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void buttonsSliderAndWheelStepThroughTheGame() {
        open("game.pgn", GAME);
        clickOn("#forward");
        assertEquals("炮二平五", here());
        clickOn("#last");
        assertEquals("车９平８", here());
        clickOn("#back");
        assertEquals("马二进三", here());
        onFx(() -> this.<Slider>find("#slider").setValue(2));
        assertEquals("马８进７", here());
        moveTo(point(Square.E4));
        scroll(1, VerticalDirection.DOWN);
        assertEquals("马二进三", here());
        clickOn("#first");
        assertEquals("", here());
        assertTrue(find("#back").isDisabled());
    }

    /// Whether the current move is wholly within the list of moves.
    private boolean isHereInSight() {
        Bounds list = inScene(find("#tree"));
        return lookup(".move").<Label>queryAll().stream()
                .filter(label -> label.getPseudoClassStates().contains(HERE))
                .map(StudyPageTest::inScene)
                .anyMatch(move -> move.getMinY() >= list.getMinY() && move.getMaxY() <= list.getMaxY());
    }

    private static Bounds inScene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    private void assertTheOpeningCommentStartsTheList() {
        Bounds list = inScene(find("#tree"));
        Bounds comment = inScene(lookup(".main-comment .comment-text")
                .<Label>match(label -> label.getText().startsWith("开局"))
                .query());
        assertTrue(comment.getMinY() >= list.getMinY(), comment + " in " + list);
    }

    @Test
    void theMoveListFollowsTheCurrentMoveAroundTallComments() {
        open("long.pgn", longGame());
        assertTheOpeningCommentStartsTheList();
        for (int ply = 1; ply <= 40; ply++) {
            push(KeyCode.RIGHT);
            assertTrue(isHereInSight(), "ply " + ply);
        }
        onFx(() -> navigator.show(new Elsewhere()));
        onFx(() -> navigator.show(page));
        assertTrue(isHereInSight());
        for (int ply = 39; ply >= 20; ply--) {
            push(KeyCode.LEFT);
            assertTrue(isHereInSight(), "back at ply " + ply);
        }
        push(KeyCode.HOME);
        assertTheOpeningCommentStartsTheList();
        push(KeyCode.END);
        assertTrue(isHereInSight());
    }

    @Test
    void aStepBringsTheCurrentMoveBackIntoSightWhereverTheListWasScrolled() {
        open("long.pgn", longGame());
        push(KeyCode.RIGHT);
        ListView<TreeRow> rows = find("#tree");
        onFx(() -> rows.scrollTo(rows.getItems().size() - 1));
        assertFalse(isHereInSight());
        push(KeyCode.RIGHT);
        assertTrue(isHereInSight());
    }

    @Test
    void theStartShowsTheOpeningCommentFromItsFirstLine() {
        open("long.pgn", longGame());
        push(KeyCode.RIGHT);
        onFx(() -> ((VirtualFlow<?>) find("#tree .virtual-flow")).scrollPixels(60));
        push(KeyCode.HOME);
        assertTheOpeningCommentStartsTheList();
    }

    /// Twenty rounds of chariots going to and fro, with a tall comment at the start and before every fifth
    /// round.
    private static String longGame() {
        StringBuilder game = new StringBuilder("{开局" + "说明一段很长的话，".repeat(30) + "}\n");
        String[] rounds = {"车一进一 车９进１", "车一退一 车９退１"};
        for (int round = 1; round <= 20; round++) {
            game.append(round).append(". ").append(rounds[(round + 1) % 2]).append('\n');
            if (round % 5 == 0) {
                game.append("{").append("这里要说明的话也很长，".repeat(25)).append("}\n");
            }
        }
        return game.append("*\n").toString();
    }

    @Test
    void aMoveInTheTreeIsGoneToByAClick() {
        open("game.pgn", GAME);
        clickOn("马二进三");
        assertEquals("马二进三", here());
        clickOn("炮８平５");
        assertEquals("炮８平５", here());
        assertEquals(
                Optional.of(Piece.BLACK_CANNON),
                this.<BoardView>find("#board").getFrame().board().at(Square.E7));
    }

    @Test
    void aVariationIsEnteredOnTheBoardCommentedUndoneSavedAndReadBack() {
        Path file = open("game.pgn", GAME);
        push(KeyCode.RIGHT);
        clickMove(Square.B9, Square.C7);
        assertEquals("马２进３", here());
        assertEquals("未存盘", this.<Label>find("#state").getText());
        assertEquals("• 松间客 — 竹里馆", page.titleProperty().getValue());
        assertEquals("第 1 回合 马２进３ 的注释", this.<Label>find("#commentOf").getText());
        clickOn("#comment");
        write("left 1");
        push(KeyCode.LEFT);
        assertEquals("马２进３", here());
        assertEquals(
                Optional.of("left 1"),
                model.reader().nodeProperty().get().orElseThrow().comment());
        push(KeyCode.SHORTCUT, KeyCode.Z);
        assertEquals("", this.<TextArea>find("#comment").getText());
        push(KeyCode.SHORTCUT, KeyCode.Y);
        assertEquals("left 1", this.<TextArea>find("#comment").getText());
        push(KeyCode.SHORTCUT, KeyCode.S);
        assertEquals("没有改动", this.<Label>find("#state").getText());
        assertEquals("松间客 — 竹里馆", page.titleProperty().getValue());
        StudyTree read = assertInstanceOf(Import.Games.class, Import.read(desk.disk.get(file)))
                .records()
                .getFirst()
                .tree();
        assertEquals(model.reader().nodeProperty().get().orElseThrow().tree(), read);
        assertEquals(
                Optional.of("left 1"),
                read.find(List.of(Move.of(Square.H2, Square.E2), Move.of(Square.B9, Square.C7)))
                        .orElseThrow()
                        .comment());
    }

    @Test
    void aMoveOfTheGameMadeOnTheBoardIsFollowed() {
        open("game.pgn", GAME);
        clickMove(Square.H2, Square.E2);
        assertEquals("炮二平五", here());
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void aVariationIsDeletedAndPromotedByKeysAndMenu() {
        open("game.pgn", GAME);
        clickOn("炮８平５");
        push(KeyCode.SHORTCUT, KeyCode.P);
        assertTrue(model.reader().nodeProperty().get().orElseThrow().isMainLine());
        push(KeyCode.SHORTCUT, KeyCode.Z);
        assertFalse(model.reader().nodeProperty().get().orElseThrow().isMainLine());
        rightClickOn("炮８平５");
        clickOn("删除此着及以后");
        assertEquals(4, model.reader().nodeProperty().get().orElseThrow().tree().size());
        push(KeyCode.SHORTCUT, KeyCode.Z);
        push(KeyCode.DELETE);
        assertEquals(4, model.reader().nodeProperty().get().orElseThrow().tree().size());
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
    void theOtherButtonDrawsArrowsAndCirclesAndTheMenuJudges() {
        open("game.pgn", GAME);
        push(KeyCode.RIGHT);
        drag(point(Square.H9), MouseButton.SECONDARY).dropTo(point(Square.G7));
        clickOn(point(Square.E2), MouseButton.SECONDARY);
        Marks drawn = model.reader().nodeProperty().get().orElseThrow().marks();
        assertEquals(List.of(new Marks.Arrow(Square.H9, Square.G7, Marks.Colour.GREEN)), drawn.arrows());
        assertEquals(List.of(new Marks.Circle(Square.E2, Marks.Colour.GREEN)), drawn.circles());
        assertEquals(drawn, this.<BoardView>find("#board").getFrame().drawn());
        onFx(() -> model.editor().sign(1));
        assertEquals("炮二平五\u2009!", here());
        push(KeyCode.CONTROL, KeyCode.Z);
        push(KeyCode.CONTROL, KeyCode.Z);
        push(KeyCode.CONTROL, KeyCode.Z);
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void aNumberThatIsTypedIsGoneTo() {
        open("game.pgn", GAME);
        push(KeyCode.SHORTCUT, KeyCode.G);
        write("3\n");
        assertEquals("马二进三", here());
        push(KeyCode.LEFT);
        assertEquals("马８进７", here());
        clickOn("#ply");
        push(KeyCode.SHORTCUT, KeyCode.A);
        write("1.");
        push(KeyCode.ENTER);
        assertEquals("炮二平五", here());
        clickOn("#ply");
        write("99");
        push(KeyCode.ESCAPE);
        assertEquals("1", this.<TextField>find("#ply").getText());
        assertEquals("炮二平五", here());
    }

    @Test
    void autoplayStepsUntilAKeyOrAClickStopsIt() {
        open("game.pgn", GAME);
        clickOn("#autoplayButton");
        onFx(desk::pass);
        assertEquals("炮二平五", here());
        onFx(desk::pass);
        assertEquals("马８进７", here());
        clickOn("#event");
        assertFalse(desk.waits());
        push(KeyCode.F5);
        onFx(desk::pass);
        assertEquals("马二进三", here());
        push(KeyCode.LEFT);
        assertFalse(desk.waits());
        assertEquals("马８进７", here());
        clickOn("#pace");
        clickOn("0.5 秒");
        assertEquals(Duration.ofMillis(500), settings.settings().study().pace());
    }

    @Test
    void movesAreTriedOnACopyAndThrownAwayOrKept() {
        open("game.pgn", GAME);
        push(KeyCode.RIGHT);
        clickOn("#scratch");
        assertTrue(find("#trying").isVisible());
        clickMove(Square.B9, Square.C7);
        assertEquals("马２进３", here());
        assertFalse(model.games().changedProperty().get());
        clickOn("放弃");
        assertFalse(find("#trying").isVisible());
        assertEquals("炮二平五", here());
        assertTrue(lookup("马２进３").queryAll().isEmpty());
        push(KeyCode.SHORTCUT, KeyCode.T);
        clickMove(Square.B9, Square.C7);
        clickOn("留作变着");
        assertEquals("马２进３", here());
        assertTrue(model.games().changedProperty().get());
        push(KeyCode.SHORTCUT, KeyCode.Z);
        assertEquals("炮二平五", here());
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void theListIsATreeIfThePersonWantsItAndStaysSo() {
        open("game.pgn", GAME);
        clickOn("#asTree");
        assertEquals(StudyTaste.MoveList.TREE, settings.settings().study().list());
        assertEquals(7, this.<ListView<TreeRow>>find("#tree").getItems().size());
        clickOn("马二进三");
        clickOn("炮８平５");
        assertEquals("炮８平５", here());
        clickOn(lookup(".fold").<Node>query());
        assertEquals(6, this.<ListView<TreeRow>>find("#tree").getItems().size());
        push(KeyCode.RIGHT);
        assertEquals("马二进三", here());
        assertEquals(7, this.<ListView<TreeRow>>find("#tree").getItems().size());
        onFx(() -> navigator.show(new Elsewhere()));
        onFx(() -> navigator.show(page));
        assertTrue(this.<ToggleButton>find("#asTree").isSelected());
    }

    @Test
    void aFormatIsChosenKnowingWhatItLosesAndTheCopyLeavesTheGameUnsaved() {
        open("game.pgn", GAME);
        push(KeyCode.RIGHT);
        onFx(() -> model.editor().sign(1));
        push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.S);
        Label told = find("#told");
        assertEquals("全部内容都能保存。", told.getText());
        assertTrue(find("#encodings").isVisible());
        clickOn("XQF");
        assertFalse(find("#encodings").isVisible());
        assertTrue(find("#versions").isVisible());
        assertTrue(told.getText().startsWith("这些内容存不下"), told.getText());
        desk.saveAs = Optional.of(Path.of("copy.xqf"));
        clickOn("#saveButton");
        assertTrue(lookup("#told").queryAll().isEmpty());
        assertEquals(List.of("game.xqf"), desk.proposed);
        assertTrue(desk.disk.containsKey(Path.of("copy.xqf")));
        assertEquals("未存盘", this.<Label>find("#state").getText());
        assertFalse(lookup(".banner.notice").queryAll().isEmpty());
    }

    @Test
    void aPastedGameOpensAndAPositionIsCopied() {
        desk.clip.text = Optional.of("炮二平五 马8进7");
        clickOn("粘贴");
        assertEquals("/ 2 着", this.<Label>find("#plies").getText());
        push(KeyCode.RIGHT);
        push(KeyCode.SHORTCUT, KeyCode.C);
        assertEquals(
                Optional.of("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 0 1"), desk.clip.text);
        desk.clip.text = Optional.of("1. 兵七进一 *");
        push(KeyCode.SHORTCUT, KeyCode.V);
        assertEquals("/ 1 着", this.<Label>find("#plies").getText());
        desk.clip.text = Optional.of("明天见");
        push(KeyCode.SHORTCUT, KeyCode.V);
        Label told = lookup(".banner.error .label").query();
        assertTrue(told.getText().startsWith("剪贴板里没有能打开的棋谱"), told.getText());
        clickOn("#copy");
        clickOn("局面（文字棋盘）");
        assertTrue(desk.clip.text.orElseThrow().contains("楚 河"));
    }

    @Test
    void aPictureIsSavedFromItsDialog() {
        open("game.pgn", GAME);
        push(KeyCode.SHORTCUT, KeyCode.I);
        clickOn("文字");
        assertTrue(this.<Label>find("#text").getText().contains("[車]"));
        clickOn(words("codes.piece-set.simplified"));
        assertTrue(this.<Label>find("#text").getText().contains("[车]"));
        clickOn("本变 GIF");
        desk.saveAs = Optional.of(Path.of("line.gif"));
        clickOn(".study-form .deciding");
        assertTrue(lookup(".study-form").queryAll().isEmpty());
        assertEquals("start 2000, h2e2 2000, h9g7 2000, h0g2 2000, i9h9 6000", desk.text(Path.of("line.gif")));
        assertFalse(model.games().changedProperty().get());
    }

    private static String words(String key) {
        return Words.in(Language.SIMPLIFIED).text(key);
    }

    @Test
    void recordsAreMergedAndVariationsReorderedByMenuAndKeys() {
        open("game.pgn", GAME);
        desk.toOpen = List.of(desk.file("other.pgn", "[Game \"Chinese Chess\"]\n\n1. 炮二平五 马２进３ {新} *\n"));
        clickOn("#more");
        clickOn("并入另一份棋谱…");
        clickOn("马２进３");
        assertEquals("新", this.<TextArea>find("#comment").getText());
        push(KeyCode.SHORTCUT, KeyCode.UP);
        assertEquals(
                Move.of(Square.B9, Square.C7),
                tree().node(1).children().get(1).move().orElseThrow());
        push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.P);
        assertTrue(model.reader().nodeProperty().get().orElseThrow().isMainLine());
        push(KeyCode.DELETE);
        assertTrue(lookup("马２进３").queryAll().isEmpty());
        for (int edit = 0; edit < 4; edit++) {
            push(KeyCode.SHORTCUT, KeyCode.Z);
        }
        assertFalse(model.games().changedProperty().get());
    }

    private StudyTree tree() {
        return model.reader().nodeProperty().get().orElseThrow().tree();
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

    @Test
    void triedMovesAreCopiedFromTheBanner() {
        open("game.pgn", GAME);
        push(KeyCode.RIGHT);
        clickOn("#scratch");
        clickMove(Square.B9, Square.C7);
        clickOn("#copyTried").clickOn("试走的着法（文本）");
        assertEquals(Optional.of("1. ... 马２进３\n"), desk.clip.text);
    }

    @Test
    void theMovesAreInSightBelowALongPrefaceWhichCanBeReadOn() {
        String preface = "双方在中局的攻守要点与布局来历。\n".repeat(40);
        open("long.pgn", "{" + preface + "} 1. 炮二平五 马８进７ *");
        assertTrue(lookup("炮二平五").query().localToScene(0, 30).getY()
                < find("#tree").localToScene(find("#tree").getLayoutBounds()).getMaxY());
        clickOn("展开全文");
        assertFalse(lookup("展开全文").tryQuery().isPresent());
        assertEquals(preface.strip(), this.<TextArea>find("#comment").getText().strip());
    }
}
