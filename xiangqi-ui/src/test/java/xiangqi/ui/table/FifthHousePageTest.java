package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;
import xiangqi.core.house.Houses;
import xiangqi.core.house.Plain;
import xiangqi.net.fake.FifthHouse;

/// A house that the client has never heard of is chosen, played and scored like the others.
class FifthHousePageTest extends TableScreen {
    @Override
    Guests guests() {
        return new Guests(
                new Houses(List.of(Plain.house(), FifthHouse.house())),
                Guests.newcomers().known());
    }

    @Test
    void itIsChosenInTheQuestionForANewGameAndPlayedByItsOwnRules() {
        clickOn("#red")
                .write("A")
                .clickOn("#black")
                .write("B")
                .clickOn("corner")
                .clickOn("#reading");
        assertTrue(
                lookup(".rule .second").<Label>queryAll().stream()
                        .anyMatch(rule -> rule.getText().startsWith("每人每局可请求 1\u00a0次，任意 1\u00a0回\u2060合之内一次")),
                "what its file says of undo is not among its rules");
        clickOn("#reading").clickOn("开始对局");
        assertEquals("corner", game().terms().house().id());
        assertEquals("fischer:180+2", game().terms().clock().toString());
        play(List.of("h2e2"));
        assertEquals("让棋 · 余 3", this.<Button>find("#handicap").getText());
        clickOn("#resign").clickOn("黑方认输");
        assertTrue(lookup(".result #scores .label").<Label>queryAll().stream()
                .map(Label::getText)
                .toList()
                .containsAll(List.of("A", "0 → 1 · 客人", "+1")));
    }
}
