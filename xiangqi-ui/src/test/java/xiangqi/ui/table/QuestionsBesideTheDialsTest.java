package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxToolkit;
import xiangqi.core.board.Square;
import xiangqi.core.house.House;
import xiangqi.core.house.Odds;
import xiangqi.core.house.Ourgame;
import xiangqi.core.house.Pook;
import xiangqi.ui.pictures.Studio;
import xiangqi.ui.text.Language;
import xiangqi.ui.theme.Fonts;
import xiangqi.ui.theme.Theme;

/// Whatever is asked at a table, the dials of both players are seen, and all that is asked is.
class QuestionsBesideTheDialsTest {
    @BeforeAll
    static void startJavaFx() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        FxToolkit.setupFixture(Fonts::load);
    }

    static Stream<Arguments> inEverySizeAndLanguage() {
        return Stream.of(700, 800)
                .flatMap(height -> Stream.of(Language.values()).map(language -> Arguments.of(height, language)));
    }

    @ParameterizedTest
    @MethodSource("inEverySizeAndLanguage")
    void noQuestionCoversADial(int height, Language language) throws TimeoutException {
        for (boolean flipped : List.of(false, true)) {
            at(Ourgame.house(), height, language, (page, room) -> {
                room.model.board().flippedProperty().set(flipped);
                for (String button : List.of("undo", "draw", "stakes", "resign")) {
                    ((Button) find(page, button)).fire();
                    assertDialsAreSeen(page, button);
                }
                for (String item : List.of("rules", "annul")) {
                    item(page, item).fire();
                    assertDialsAreSeen(page, item);
                }
            });
        }
    }

    @ParameterizedTest
    @MethodSource("inEverySizeAndLanguage")
    void norDoesTheChoiceOfOdds(int height, Language language) throws TimeoutException {
        at(Pook.house(), height, language, (page, room) -> {
            for (Odds.Kind kind : Odds.Kind.values()) {
                room.model.bargaining().odds().kindProperty().set(Optional.of(kind));
                ((Button) find(page, "handicap")).fire();
                assertDialsAreSeen(page, kind.name());
            }
        });
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void piecesOfOnesChoiceAreAskedForOnceOneIsChosen(Language language) throws TimeoutException {
        at(Pook.house(), 700, language, (page, room) -> {
            room.model.bargaining().odds().kindProperty().set(Optional.of(Odds.Kind.CUSTOM));
            ((Button) find(page, "handicap")).fire();
            layOut(page);
            List<Button> answers = answers(page);
            Label missing = (Label) find(page, "missing");
            assertEquals(3, answers.size());
            assertTrue(answers.get(0).isDisabled());
            assertTrue(answers.get(1).isDisabled());
            assertFalse(answers.get(2).isDisabled());
            assertTrue(missing.isVisible());
            assertFalse(missing.getText().isEmpty());
            room.model.bargaining().odds().pointed(Square.B0);
            assertFalse(answers.get(0).isDisabled());
            assertFalse(missing.isVisible());
            room.model.bargaining().odds().kindProperty().set(Optional.of(Odds.Kind.TWO_FIRST));
            assertTrue(answers.get(0).isDisabled());
            assertTrue(missing.isVisible());
        });
    }

    private static void assertDialsAreSeen(Parent page, String what) {
        layOut(page);
        Node card = all(page)
                .filter(node -> node.getStyleClass().contains("ask"))
                .findFirst()
                .orElseThrow();
        Bounds asked = card.localToScene(card.getLayoutBounds());
        List<Node> dials = all(page).filter(Dial.class::isInstance).toList();
        assertEquals(2, dials.size());
        for (Node dial : dials) {
            assertFalse(asked.intersects(dial.localToScene(dial.getLayoutBounds())), what);
        }
        Bounds column = boundsOf(find(page, "column"));
        assertTrue(column.contains(asked), what + " " + asked + " in " + column);
        all(card)
                .filter(Node::isManaged)
                .filter(Label.class::isInstance)
                .map(Label.class::cast)
                .forEach(label -> {
                    assertTrue(
                            label.getHeight() >= label.prefHeight(label.getWidth()) - 1, what + ": " + label.getText());
                });
        answers(page).forEach(answer -> {
            Bounds bounds = boundsOf(answer);
            assertTrue(asked.contains(bounds), what + ": " + answer.getText());
            assertTrue(bounds.getHeight() >= 28, what);
        });
        all(card)
                .filter(node -> node.getStyleClass().contains("board") && node.isVisible())
                .forEach(board -> assertTrue(boundsOf(board).getHeight() >= 200, what + boundsOf(board)));
    }

    private static List<Button> answers(Parent page) {
        return all(page)
                .filter(node -> node instanceof Button
                        && node.getParent() != null
                        && node.getParent().getStyleClass().contains("ask"))
                .map(Button.class::cast)
                .toList();
    }

    private static MenuItem item(Parent page, String id) {
        return ((MenuButton) find(page, "more"))
                .getItems().stream()
                        .filter(item -> id.equals(item.getId()))
                        .findFirst()
                        .orElseThrow();
    }

    private static Bounds boundsOf(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    private static Node find(Parent page, String id) {
        return all(page).filter(node -> id.equals(node.getId())).findFirst().orElseThrow();
    }

    private static Stream<Node> all(Node node) {
        return node instanceof Parent parent
                ? Stream.concat(
                        Stream.of(node),
                        new ArrayList<>(parent.getChildrenUnmodifiable())
                                .stream().flatMap(QuestionsBesideTheDialsTest::all))
                : Stream.of(node);
    }

    private static void layOut(Parent page) {
        page.applyCss();
        page.layout();
    }

    private static void at(House house, int height, Language language, BiConsumer<Parent, Parlour> check)
            throws TimeoutException {
        Parlour[] room = new Parlour[1];
        FxToolkit.setupFixture(() -> {
            Stage stage = Studio.of(language, Theme.LIGHT)
                    .show(
                            TablePictures.staked(house, made -> {
                                room[0] = made;
                                made.play(List.of("h2e2", "h9g7"));
                            }),
                            height * 10 / 7,
                            height);
            try {
                Parent page = stage.getScene().getRoot();
                layOut(page);
                check.accept(page, room[0]);
            } finally {
                stage.hide();
            }
        });
    }
}
