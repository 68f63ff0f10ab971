package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.shape.Rectangle;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxToolkit;
import xiangqi.core.table.Seat;
import xiangqi.ui.pictures.Studio;
import xiangqi.ui.text.Language;
import xiangqi.ui.theme.Fonts;
import xiangqi.ui.theme.Theme;

/// However many offers wait, each can be read and answered, and none moves because of another.
class OffersInSightTest {
    private record Size(int width, int height) {}

    private static final List<Size> SIZES = List.of(new Size(1000, 700), new Size(1100, 720), new Size(1280, 800));

    @BeforeAll
    static void startJavaFx() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        FxToolkit.setupFixture(Fonts::load);
    }

    static Stream<Arguments> inEverySizeAndLanguage() {
        return SIZES.stream()
                .flatMap(size -> Stream.of(Language.values()).map(language -> Arguments.of(size, language)));
    }

    static Stream<Arguments> crowds() {
        return inEverySizeAndLanguage()
                .flatMap(each -> IntStream.of(2, 3, 4, 5)
                        .mapToObj(offers -> Arguments.of(each.get()[0], each.get()[1], offers)));
    }

    @ParameterizedTest
    @MethodSource("crowds")
    void everyOfferIsInSightOrReachedFromTheLineBelow(Size size, Language language, int offers)
            throws TimeoutException {
        on(TablePictures.crowded(offers), size, language, page -> assertAllAnswerable(page, offers));
    }

    @ParameterizedTest
    @MethodSource("crowds")
    void besideAWarningToo(Size size, Language language, int offers) throws TimeoutException {
        int possible = Math.min(offers, 4);
        on(TablePictures.warned(possible), size, language, page -> {
            assertTrue(find(page, "warning").orElseThrow().isVisible());
            assertAllAnswerable(page, possible);
        });
    }

    @ParameterizedTest
    @MethodSource("inEverySizeAndLanguage")
    void theAnswersToTwoOffersAreBothInSightAtOnce(Size size, Language language) throws TimeoutException {
        for (Studio.Sitter two : List.of(TablePictures.crowded(2), TablePictures.warned(2))) {
            on(two, size, language, page -> assertEquals(4, answersInSight(page).size()));
        }
    }

    @ParameterizedTest
    @MethodSource("inEverySizeAndLanguage")
    void twoOffersStandWholeBesideAWarning(Size size, Language language) throws TimeoutException {
        on(TablePictures.warned(2), size, language, page -> {
            assertEquals(List.of(0, 1), wholeCards(page));
            assertFalse(further(page).isVisible());
            assertFalse(above(page).isVisible());
        });
    }

    /// A card that enters rises by a few pixels: nothing is said to wait below meanwhile.
    @ParameterizedTest
    @MethodSource("inEverySizeAndLanguage")
    void aCardThatStillRisesIsInSight(Size size, Language language) throws TimeoutException {
        on(TablePictures.crowded(2), size, language, page -> {
            page.lookupAll(".offer").forEach(card -> card.setTranslateY(8));
            ((CardStack) page.lookup(".card-stack")).recount();
            layOut(page);
            assertFalse(further(page).isVisible());
        });
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void aWarningTakesTwoLinesInASmallWindow(Language language) throws TimeoutException {
        on(TablePictures.warned(1), SIZES.getFirst(), language, page -> {
            for (String part : List.of("#warningWords", "#warned")) {
                Label said = (Label) page.lookup(part);
                assertEquals(said.prefHeight(-1), said.getHeight(), 1, said.getText());
            }
        });
    }

    @ParameterizedTest
    @MethodSource("crowds")
    void noCardIsCutAndWhatWaitsOutOfSightIsCountedOnItsSide(Size size, Language language, int offers)
            throws TimeoutException {
        on(TablePictures.crowded(offers), size, language, page -> {
            int steps = 0;
            assertEquals(0, assertWholeAndCounted(page, offers).getFirst());
            while (further(page).isVisible()) {
                further(page).fire();
                layOut(page);
                assertTrue(assertWholeAndCounted(page, offers).getFirst() > 0);
                steps++;
            }
            for (; above(page).isVisible(); steps--) {
                above(page).fire();
                layOut(page);
                assertWholeAndCounted(page, offers);
                assertTrue(steps >= 0);
            }
            assertEquals(0, assertWholeAndCounted(page, offers).getFirst());
        });
    }

    /// The numbers of the cards in sight; how many lie above and below is said.
    private static List<Integer> assertWholeAndCounted(Parent page, int offers) {
        List<Integer> seen = wholeCards(page);
        assertCounted(above(page), seen.getFirst());
        assertCounted(further(page), offers - 1 - seen.getLast());
        return seen;
    }

    private static void assertCounted(Button way, int hidden) {
        assertEquals(hidden > 0, way.isVisible());
        assertTrue(hidden == 0 || way.getText().contains(Integer.toString(hidden)), way.getText());
    }

    @ParameterizedTest
    @MethodSource("inEverySizeAndLanguage")
    void noOfferMovesTheWarningAndNoWarningTheOffers(Size size, Language language) throws TimeoutException {
        Parlour[] room = new Parlour[1];
        on(TablePictures.warned(made -> room[0] = made), size, language, page -> {
            double place = top(find(page, "warning").orElseThrow());
            room[0].model.requests().undo().ask(Seat.BLACK);
            double card = firstCard(page);
            room[0].model.requests().draw().ask(Seat.RED);
            room[0].model.requests().annulment().ask(Seat.RED);
            layOut(page);
            assertEquals(place, top(find(page, "warning").orElseThrow()));
            room[0].model.bargaining().restart().ask(Seat.BLACK);
            layOut(page);
            assertEquals(place, top(find(page, "warning").orElseThrow()));
            assertEquals(card, firstCard(page));
        });
    }

    @ParameterizedTest
    @MethodSource("inEverySizeAndLanguage")
    void noOfferMovesAnother(Size size, Language language) throws TimeoutException {
        Parlour[] room = new Parlour[1];
        on(TablePictures.staked(made -> room[0] = made), size, language, page -> {
            room[0].play(List.of("h2e2", "h9g7"));
            room[0].model.requests().undo().ask(Seat.BLACK);
            double place = firstCard(page);
            room[0].model.requests().draw().ask(Seat.RED);
            assertEquals(place, firstCard(page));
            room[0].model.bargaining().restart().ask(Seat.BLACK);
            assertEquals(place, firstCard(page));
            room[0].model.requests().annulment().ask(Seat.RED);
            assertEquals(place, firstCard(page));
            room[0].time.pass(500);
            room[0].model.tray().answer(2, false);
            assertEquals(place, firstCard(page));
        });
    }

    @Test
    void whatComesFurtherDownLeavesTheCardsWhereTheyWereScrolled() throws TimeoutException {
        Parlour[] room = new Parlour[1];
        on(TablePictures.staked(made -> room[0] = made), SIZES.getFirst(), Language.ENGLISH, page -> {
            room[0].play(List.of("h2e2", "h9g7"));
            room[0].model.requests().undo().ask(Seat.BLACK);
            room[0].model.requests().draw().ask(Seat.RED);
            room[0].model.bargaining().restart().ask(Seat.BLACK);
            room[0].model.requests().annulment().ask(Seat.RED);
            layOut(page);
            further(page).fire();
            double place = firstCard(page);
            room[0].model.bargaining().restart().ask(Seat.RED);
            assertEquals(place, firstCard(page));
        });
    }

    private static void assertAllAnswerable(Parent page, int offers) {
        Set<Node> seen = new LinkedHashSet<>(answersInSight(page));
        for (int i = 0; i < offers && further(page).isVisible(); i++) {
            further(page).fire();
            layOut(page);
            seen.addAll(answersInSight(page));
        }
        assertEquals(2 * offers, seen.size());
    }

    /// The buttons that lie wholly within what is seen of the tray, and on the page above the lower player.
    private static List<Node> answersInSight(Parent page) {
        Node cards = all(page)
                .filter(node -> node.getStyleClass().contains("cards"))
                .findFirst()
                .orElseThrow();
        Rectangle clip = (Rectangle) cards.getClip();
        Bounds seen = cards.localToScene(clip.getBoundsInLocal());
        double lower = top(find(page, "lower").orElseThrow());
        return all(cards)
                .filter(node -> node instanceof Button && node.isManaged() && node.isVisible())
                .filter(node -> List.of("accept", "refuse").contains(node.getId()))
                .filter(node -> {
                    Bounds bounds = node.localToScene(node.getLayoutBounds());
                    return bounds.getMinY() >= seen.getMinY()
                            && bounds.getMaxY() <= Math.min(lower, seen.getMaxY())
                            && bounds.getWidth() > 0;
                })
                .toList();
    }

    /// Which cards are seen, counted from 0, all of them whole, and above the lower player.
    private static List<Integer> wholeCards(Parent page) {
        Node cards = all(page)
                .filter(node -> node.getStyleClass().contains("cards"))
                .findFirst()
                .orElseThrow();
        Bounds seen = cards.localToScene(((Rectangle) cards.getClip()).getBoundsInLocal());
        assertTrue(seen.getMaxY() <= top(find(page, "lower").orElseThrow()));
        List<Bounds> all = all(cards)
                .filter(node -> node.getStyleClass().contains("offer"))
                .map(node -> node.localToScene(node.getLayoutBounds()))
                .toList();
        List<Integer> inSight = IntStream.range(0, all.size())
                .filter(i -> all.get(i).getMaxY() > seen.getMinY() && all.get(i).getMinY() < seen.getMaxY())
                .boxed()
                .toList();
        inSight.stream()
                .map(all::get)
                .forEach(card ->
                        assertTrue(card.getMinY() >= seen.getMinY() - 0.5 && card.getMaxY() <= seen.getMaxY() + 0.5));
        return inSight;
    }

    private static double firstCard(Parent page) {
        layOut(page);
        return top(all(page)
                .filter(node -> node.getStyleClass().contains("offer"))
                .findFirst()
                .orElseThrow());
    }

    private static double top(Node node) {
        return node.localToScene(node.getLayoutBounds()).getMinY();
    }

    private static Button further(Parent page) {
        return (Button) find(page, "further").orElseThrow();
    }

    private static Button above(Parent page) {
        return (Button) find(page, "above").orElseThrow();
    }

    private static Optional<Node> find(Parent page, String id) {
        return all(page).filter(node -> id.equals(node.getId())).findFirst();
    }

    private static Stream<Node> all(Node node) {
        return node instanceof Parent parent
                ? Stream.concat(
                        Stream.of(node),
                        new ArrayList<>(parent.getChildrenUnmodifiable())
                                .stream().flatMap(OffersInSightTest::all))
                : Stream.of(node);
    }

    private static void layOut(Parent page) {
        page.applyCss();
        page.layout();
    }

    private static void on(Studio.Sitter sitter, Size size, Language language, Consumer<Parent> check)
            throws TimeoutException {
        FxToolkit.setupFixture(() -> {
            Stage stage = Studio.of(language, Theme.LIGHT).show(sitter, size.width(), size.height());
            try {
                layOut(stage.getScene().getRoot());
                check.accept(stage.getScene().getRoot());
            } finally {
                stage.hide();
            }
        });
    }
}
