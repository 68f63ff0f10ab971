package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import xiangqi.core.table.Seat;
import xiangqi.ui.text.Language;

/// What is left of the requests to undo stands in a player's panel before it is used: in a small window in few words.
class CountersTest extends TableScreen {
    /// Black has made one move and asked to take it back, in vain: the next request is possible two moves later.
    private void blackIsRefused() {
        play(List.of("h2e2", "h9g7"));
        onFx(() -> model().requests().undo().ask(Seat.BLACK));
        pass(500);
        onFx(() -> model().tray().answer(1, false));
    }

    private Label undos(Parent page, String name) {
        return from(page)
                .lookup((Node node) -> node instanceof Label label
                        && "undos".equals(label.getId())
                        && ((Label) panelOf(label).lookup("#name")).getText().equals(name))
                .query();
    }

    private static Node panelOf(Node node) {
        Node place = node;
        while (!place.getStyleClass().contains("player")) {
            place = place.getParent();
        }
        return place;
    }

    private static void isWhole(Label label) {
        assertTrue(label.getWidth() >= label.prefWidth(-1), () -> label.getText() + " is cut");
        Node panel = panelOf(label);
        assertTrue(right(label) <= right(panel), () -> label.getText() + " leaves the panel");
    }

    private void begin(String red, String black) {
        clickOn("#red").write(red).clickOn("#black").write(black).clickOn("#start");
    }

    @ParameterizedTest
    @CsvSource({"SIMPLIFIED,2/3 · 2 着后", "TRADITIONAL,2/3 · 2 著後", "ENGLISH,2/3 · in 2"})
    void aSmallWindowSaysInFewWordsWhenTheNextMayBeAsked(Language language, String said) {
        onFx(() -> words.languageProperty().set(language));
        begin("A", "B");
        Parent page = stage().getScene().getRoot();
        assertEquals("3/3", undos(page, "B").getText());
        blackIsRefused();
        assertEquals(said, undos(page, "B").getText());
        assertEquals("3/3", undos(page, "A").getText());
        isWhole(undos(page, "B"));
        isWhole(undos(page, "A"));
    }

    @ParameterizedTest
    @CsvSource({"SIMPLIFIED,2/3 · 再走 2 着可提", "TRADITIONAL,2/3 · 再走 2 著可提", "ENGLISH,2/3 · in 2 moves"})
    void aWideOneSaysItInAllWords(Language language, String said) {
        onFx(() -> words.languageProperty().set(language));
        begin("A", "B");
        blackIsRefused();
        Parent page = layOut(1280, 800);
        assertEquals(said, undos(page, "B").getText());
        isWhole(undos(page, "B"));
    }

    @Test
    void theWaitGoesDownWithTheSidesOwnMovesAndIsGoneWhenItIsOver() {
        begin("A", "B");
        blackIsRefused();
        Parent page = stage().getScene().getRoot();
        play(List.of("h0g2"));
        assertEquals("2/3 · 2 着后", undos(page, "B").getText());
        play(List.of("b9c7"));
        assertEquals("2/3 · 1 着后", undos(page, "B").getText());
        play(List.of("b0c2", "a9a8"));
        assertEquals("2/3", undos(page, "B").getText());
    }
}
