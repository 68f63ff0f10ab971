package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import xiangqi.ui.text.Language;

class LorePageTest extends StudyScreen {
    @BeforeEach
    void openAGame() {
        open("a.pgn", "1. 炮二平五 马８进７ 2. 马二进三 车９平８ 3. 车一平二 马２进３ 4. 车二进四 *");
        onFx(model.reader()::last);
    }

    @Test
    void theOpeningAndTheTermsStandBesideTheBoard() {
        assertEquals("C15 中炮巡河车对屏风马", ((Label) find("#opening")).getText());
        assertTrue(lookup("当头炮").tryQuery().isPresent());
        assertTrue(lookup("巡河车").tryQuery().isPresent());
    }

    @Test
    void aTermExplainsItselfWhenItIsClicked() {
        assertFalse(find("#explanation").isVisible());
        clickOn("巡河车");
        assertEquals("巡河车：一方的棋子在己方河界线上，叫“巡河”。", ((Label) find("#meaning")).getText());
        clickOn("巡河车");
        assertFalse(find("#explanation").isVisible());
    }

    @Test
    void anExplanationGoesByEscAndByAClickElsewhere() {
        clickOn("巡河车").type(KeyCode.ESCAPE);
        assertFalse(find("#explanation").isVisible());
        clickOn("巡河车");
        assertTrue(find("#explanation").isVisible());
        clickOn("#board");
        assertFalse(find("#explanation").isVisible());
    }

    @Test
    void theNameOfTheFirstMoveTellsWhichItIs() {
        clickOn("当头炮");
        assertEquals("当头炮：第一着走 炮二平五。", ((Label) find("#meaning")).getText());
    }

    @Test
    void allTermsAreAClickAway() {
        clickOn("巡河车").clickOn("全部术语");
        assertTrue(lookup("羊角士").tryQuery().isPresent());
        clickOn("关闭");
        assertTrue(navigator.dialogProperty().get().isEmpty());
    }

    @Test
    void theTermsSpeakTheLanguageOfThePage() {
        onFx(() -> settings.change(kept -> kept.language(Language.ENGLISH)));
        clickOn("Chariot on its river line");
        assertEquals(
                "Chariot on its river line: A piece that stands on its own side's river line.",
                ((Label) find("#meaning")).getText());
    }

    /// Whatever the place has to tell, and while a term is explained: the moves stay where they are.
    @ParameterizedTest
    @EnumSource(Language.class)
    void theMovesStandWhereTheyAreAtEveryPlyOfARecord(Language language) throws IOException {
        Path sample = Path.of(System.getProperty("chuhe.data", "../../shared/data"))
                .resolve("records/samples/pgn/pgn004.pgn");
        assumeTrue(Files.exists(sample), "no sample records beside the checkout");
        desk.disk.put(sample, Files.readAllBytes(sample));
        onFx(() -> settings.change(kept -> kept.language(language)));
        onFx(() -> model.games().open(List.of(sample)));
        onFx(model.reader()::first);
        Set<Bounds> places = new HashSet<>();
        Set<Integer> chips = new HashSet<>();
        int plies = model.reader().pliesProperty().get();
        assertEquals(25, plies);
        onFx(() -> {
            for (int ply = 0; ply <= plies; ply++) {
                model.reader().goToPly(ply);
                places.add(placeOfMoves());
                chips.add(lookup(".lore .chip").queryAll().size());
                model.lore().toldProperty().get().seen().stream().findFirst().ifPresent(seen -> {
                    model.lore().explain(seen);
                    assertTrue(find("#explanation").isVisible());
                    places.add(placeOfMoves());
                });
            }
        });
        assertTrue(chips.size() > 2, chips::toString);
        assertEquals(1, places.size(), places::toString);
    }

    private Bounds placeOfMoves() {
        Node list = find("#tree");
        stage().getScene().getRoot().applyCss();
        stage().getScene().getRoot().layout();
        return list.localToScene(list.getLayoutBounds());
    }

    @Test
    void whatHasNoRoomInTheRowIsBehindItsLastChip() {
        onFx(() -> settings.change(kept -> kept.language(Language.ENGLISH)));
        Button rest = find(".lore .rest");
        assertTrue(rest.isVisible());
        List<Button> hidden = lookup(".lore .chip").<Button>queryAll().stream()
                .filter(chip -> !chip.isVisible())
                .toList();
        assertEquals("+" + hidden.size(), rest.getText());
        clickOn(rest)
                .clickOn(lookup(".menu-item")
                        .match((Node item) -> item.lookup(".label") instanceof Label words
                                && words.getText().equals(hidden.getLast().getText()))
                        .<Node>query());
        assertTrue(
                ((Label) find("#meaning")).getText().startsWith(hidden.getLast().getText()));
    }
}
