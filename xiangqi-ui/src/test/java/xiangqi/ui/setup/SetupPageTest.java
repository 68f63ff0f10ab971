package xiangqi.ui.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Bounds;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.ui.screen.ScreenTest;
import xiangqi.ui.settings.LiveSettings;
import xiangqi.ui.settings.Settings;
import xiangqi.ui.settings.SettingsStore;
import xiangqi.ui.shell.Navigator;
import xiangqi.ui.shell.Section;
import xiangqi.ui.shell.Shell;
import xiangqi.ui.text.Language;

class SetupPageTest extends ScreenTest {
    private final UsesOfTest uses = new UsesOfTest();
    private final SetupViewModel model = new SetupViewModel(uses);
    private final LiveSettings settings = new LiveSettings(new NoStore(), new SimpleBooleanProperty(true));

    private record NoStore() implements SettingsStore {
        @Override
        public Settings load() {
            return Settings.first(Locale.SIMPLIFIED_CHINESE);
        }

        @Override
        public void save(Settings kept) {}
    }

    @Override
    protected Parent content() {
        Navigator navigator = new Navigator(new SetupPage(model, settings.look(), settings.keys()));
        return new Shell(navigator, settings.words(), settings.animated(), Map.of(Section.SETUP, () -> {})).root();
    }

    private Board board() {
        return model.setupProperty().get().board();
    }

    @Test
    void aPieceFromTheBoxIsPutOnTheBoardWithTwoClicks() {
        clickOn("#clear");
        clickOn("#box-red-cannon");
        clickOn(point(Square.E2));
        clickOn(point(Square.H2));
        assertEquals(List.of(Square.E2, Square.H2), board().squaresOf(Piece.RED_CANNON));
    }

    @Test
    void aPieceIsMovedByDragging() {
        drag(point(Square.H2)).dropTo(point(Square.E2));
        assertEquals(Board.STANDARD.without(Square.H2).with(Square.E2, Piece.RED_CANNON), board());
    }

    @Test
    void aPieceThatIsDroppedBesideTheBoardIsTakenAway() {
        drag(point(Square.B0)).dropTo("#verdict");
        assertEquals(Board.STANDARD.without(Square.B0), board());
    }

    @Test
    void theOtherButtonAndTheDeleteKeyTakePiecesAway() {
        clickOn(point(Square.B0), MouseButton.SECONDARY);
        assertTrue(board().isEmpty(Square.B0));
        clickOn(point(Square.H0)).type(KeyCode.DELETE);
        assertTrue(board().isEmpty(Square.H0));
        push(KeyCode.CONTROL, KeyCode.Z);
        assertFalse(board().isEmpty(Square.H0));
    }

    @Test
    void faultsAreListedWithTheirNumbersAndKeepThePositionFromBeingUsed() {
        clickOn(point(Square.E9), MouseButton.SECONDARY);
        assertEquals("有 1 处不合棋规", ((Label) find("#verdict")).getText());
        assertEquals("黑方没有将帅", ((Label) find(".fault-what")).getText());
        assertTrue(find("#playFrom").isDisabled());
        assertTrue(find("#studyFrom").isDisabled());
        clickOn("#undo");
        assertEquals("局面合规", ((Label) find("#verdict")).getText());
        clickOn("#playFrom");
        assertEquals(1, uses.done.size());
    }

    @Test
    void theSideToMoveIsChosen() {
        clickOn("黑先");
        assertEquals(Side.BLACK, model.setupProperty().get().turn());
        assertTrue(((TextField) find("#fen")).getText().endsWith(" b - - 0 1"));
    }

    @Test
    void oddsAreChosenFromAMenu() {
        clickOn("#odds").clickOn("让双马");
        assertEquals(Board.STANDARD.without(Square.B0).without(Square.H0), board());
        clickOn("#standard");
        assertEquals(Setup.STANDARD, model.setupProperty().get());
    }

    @Test
    void aFenIsTypedAndWhatIsWrongWithItIsSaid() {
        onFx(() -> ((TextField) find("#fen")).setText("4k4/9/9"));
        assertTrue(find("#fenFault").isVisible());
        onFx(() -> ((TextField) find("#fen")).setText("3k5/9/9/9/9/9/9/9/4A4/4K4 b"));
        assertFalse(find("#fenFault").isVisible());
        assertEquals(Optional.of(Piece.RED_ADVISOR), board().at(Square.E1));
    }

    @Test
    void theFenIsCopiedAndPasted() {
        clickOn("#copy");
        String[] copied = new String[1];
        onFx(() -> copied[0] = Clipboard.getSystemClipboard().getString());
        assertEquals("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1", copied[0]);
        clickOn("#clear").clickOn("#paste");
        assertEquals(Setup.STANDARD, model.setupProperty().get());
    }

    @Test
    void anotherLanguageKeepsWhatIsOnTheBoard() {
        clickOn(point(Square.B0), MouseButton.SECONDARY);
        onFx(() -> settings.change(kept -> kept.language(Language.ENGLISH)));
        assertEquals("A sound position", ((Label) find("#verdict")).getText());
        assertTrue(board().isEmpty(Square.B0));
        clickOn("Black first");
        assertEquals(Side.BLACK, model.setupProperty().get().turn());
    }

    @Test
    void cancelGoesBack() {
        clickOn("#cancel");
        assertEquals(List.of("back"), uses.done);
    }

    @ParameterizedTest
    @CsvSource({"1000,700,470", "1280,800,670", "1600,1000,860", "2560,1440,1260"})
    void theBoardTakesTheRoomThereIsAndBothColumnsStandInTheMiddle(double width, double height, double least) {
        Parent root = layOut(width, height);
        Bounds board = root.lookup("#board").localToScene(root.lookup("#board").getLayoutBounds());
        Bounds side = root.lookup("#side").localToScene(root.lookup("#side").getLayoutBounds());
        Bounds page =
                root.lookup("#columns").localToScene(root.lookup("#columns").getLayoutBounds());
        assertTrue(board.getWidth() >= least, board.toString());
        assertEquals(24, side.getMinX() - board.getMaxX(), 1);
        assertEquals(board.getMinX() - page.getMinX(), page.getMaxX() - side.getMaxX(), 1);
    }
}
