package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import xiangqi.core.board.Side;
import xiangqi.core.house.House;
import xiangqi.core.house.Houses;
import xiangqi.core.house.Odds;
import xiangqi.core.money.Stakes;
import xiangqi.core.table.Proposal;
import xiangqi.ui.shell.Segments;
import xiangqi.ui.text.Language;

/// The sheet of a new game keeps its place, and says what the house takes.
class NewGameSheetTest extends TableScreen {
    @ParameterizedTest
    @EnumSource(Language.class)
    void nothingThatIsPressedMovesAndNothingScrolls(Language language) {
        onFx(() -> words.languageProperty().set(language));
        List<Node> fixed = new ArrayList<>();
        for (String query :
                List.of(".new-game", "#house", "#kind", "#edition", "#limit", "#odds", "#board", "#start")) {
            fixed.add(find(query));
        }
        List<Point2D> before = places(fixed);
        for (House house : Houses.standard().all()) {
            onFx(() -> this.<Segments<House>>find("#house").valueProperty().set(house));
            assertEquals(before, places(fixed), house.id());
            assertFalse(scrolls(), house.id());
        }
        for (TimeChoice.Kind kind : TimeChoice.Kind.values()) {
            onFx(() -> this.<Segments<TimeChoice.Kind>>find("#kind")
                    .valueProperty()
                    .set(kind));
            assertEquals(before, places(fixed), kind.name());
            assertFalse(scrolls(), kind.name());
        }
        for (Odds.Kind kind : Odds.Kind.values()) {
            onFx(() -> this.<ComboBox<Optional<Odds.Kind>>>find("#odds").setValue(Optional.of(kind)));
            assertEquals(before, places(fixed), kind.name());
            assertFalse(scrolls(), kind.name());
        }
        assertEquals(660, fixed.getFirst().getLayoutBounds().getHeight());
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyStepperOfEveryClockHasItsWholeRoom(Language language) {
        onFx(() -> words.languageProperty().set(language));
        double end = right(find(".new-game-form"));
        for (TimeChoice.Kind kind : TimeChoice.Kind.values()) {
            onFx(() -> this.<Segments<TimeChoice.Kind>>find("#kind")
                    .valueProperty()
                    .set(kind));
            lookup(".stepper").queryAll().stream()
                    .filter(Node::isVisible)
                    .forEach(stepper -> assertTrue(right(stepper) <= end, kind + " " + right(stepper) + " > " + end));
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void noFigureAndNoUnitIsCut(Language language) {
        onFx(() -> words.languageProperty().set(language));
        double end = right(find(".new-game-form"));
        for (TimeChoice.Kind kind : TimeChoice.Kind.values()) {
            onFx(() -> this.<Segments<TimeChoice.Kind>>find("#kind")
                    .valueProperty()
                    .set(kind));
            onFx(() -> lookup(".stepper").<Stepper>queryAll().stream()
                    .filter(stepper -> stepper.getParent().isVisible())
                    .forEach(stepper -> {
                        step(stepper, 0, end);
                        step(stepper, 2, end);
                    }));
        }
    }

    /// Presses a button of the stepper as long as it can be pressed.
    private static void step(Stepper stepper, int button, double end) {
        HBox box = (HBox) stepper.lookup(".stepper-box");
        Button pressed = (Button) box.getChildren().get(button);
        TextField field = (TextField) box.getChildren().get(1);
        while (!pressed.isDisabled()) {
            pressed.fire();
            stepper.getScene().getRoot().layout();
            Text figure = new Text(field.getText());
            figure.setFont(field.getFont());
            Insets edges = field.getInsets();
            double room = field.getWidth() - edges.getLeft() - edges.getRight();
            assertTrue(figure.getLayoutBounds().getWidth() <= room, field.getText() + " in " + room);
            assertTrue(right(stepper) <= end, field.getText());
        }
    }

    @Test
    void aClickBesideTheSheetDropsNothingThatWasEntered() {
        clickOn("#red").write("A");
        clickOn(8, 350);
        assertTrue(navigator.dialogProperty().get().isPresent());
        assertEquals("A", this.<TextField>find("#red").getText());
    }

    @Test
    void aClickBesideAnUntouchedSheetClosesIt() {
        clickOn(8, 350);
        assertFalse(navigator.dialogProperty().get().isPresent());
    }

    @Test
    void whatAHouseTakesIsSaidBeforeMoneyIsSwitchedOn() {
        clickOn("波克");
        assertEquals("开局时每人付桌费 50", rules());
        clickOn("军衔");
        assertEquals("每人出底银 1（按军衔较低的一方），胜者得双份；入座须有 100", rules());
        clickOn("联众");
        assertEquals("胜者得双方所押，不收税；指导费归指导的一方", rules());
        clickOn("QQ");
        assertFalse(find("#moneyRules").getParent().getParent().isVisible());
    }

    @Test
    void aLessonIsAgreedOnBeforeTheGame() {
        clickOn("#red").write("A").clickOn("#black").write("B");
        clickOn("联众").clickOn("#money").clickOn("有偿指导");
        assertEquals("B 指导，A 付费", this.<Label>find("#guide").getText());
        clickOn(buttonOf("#fee", "+")).clickOn("开始对局");
        assertEquals(
                Optional.of(Stakes.guided(Side.BLACK, 200)),
                model().bargaining().agreedProperty().get());
        assertEquals("红方付指导费 200", this.<Label>find("#staked").getText());
    }

    @Test
    void stakesThatWereChosenAreNotProposedOnceALessonIs() {
        MoneyChoice choice = new MoneyChoice();
        House ourgame = Houses.standard().find("ourgame", "1").orElseThrow();
        choice.redProperty().set(100);
        assertEquals(Optional.empty(), choice.proposal(ourgame));
        choice.usedProperty().set(true);
        assertEquals(Optional.of(new Proposal.Stake(100, 0)), choice.proposal(ourgame));
        choice.modeProperty().set(Bargaining.Mode.LESSON);
        assertEquals(Optional.of(new Proposal.Guidance(100)), choice.proposal(ourgame));
        assertEquals(
                Optional.empty(),
                choice.proposal(Houses.standard().find("pook", "1").orElseThrow()));
    }

    private String rules() {
        return this.<Label>find("#moneyRules").getText();
    }

    /// The upper left corners.
    private static List<Point2D> places(List<Node> nodes) {
        return nodes.stream().map(node -> node.localToScene(0, 0)).toList();
    }

    private boolean scrolls() {
        return from(this.<Node>find(".new-game-scroll")).lookup(".scroll-bar").<ScrollBar>queryAll().stream()
                .anyMatch(Node::isVisible);
    }
}
