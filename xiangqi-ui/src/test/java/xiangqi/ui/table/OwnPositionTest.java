package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.house.House;
import xiangqi.core.house.Odds;
import xiangqi.core.house.Ourgame;
import xiangqi.core.house.Plain;
import xiangqi.core.house.Pook;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.FenReading;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Position;
import xiangqi.core.table.Terms;
import xiangqi.ui.board.BoardView;

/// A new game from a position of one's own: the sheet shows it and who is to move, and every house keeps it whose rules
/// know such a position.
class OwnPositionTest extends TableScreen {
    /// Two generals, a chariot each; Black is to move and can take nothing at once.
    private static final String BLACK_TO_MOVE = "3k5/9/9/8r/9/9/R8/9/9/4K4 b";

    /// The generals face each other: a position only where a general may be left to be captured.
    private static final String FACING = "4k4/9/9/8r/9/9/R8/9/9/4K4 w";

    private static Setup setup(String fen) {
        return assertInstanceOf(FenReading.Read.class, Fen.read(fen)).setup();
    }

    private static NewGame from(House house, String fen) {
        return NewGameViewModelTest.game(Terms.of(house)).from(setup(fen));
    }

    @Override
    Terms before() {
        return from(Plain.house(), BLACK_TO_MOVE).terms();
    }

    @Test
    void theSheetShowsThePositionAndWhoMovesFirst() {
        assertEquals(
                setup(BLACK_TO_MOVE).board(),
                this.<BoardView>find("#board").frameProperty().get().board());
        assertEquals("从你自己的局面开局", this.<Label>find("#oddsHint").getText());
        assertEquals("黑方先走", this.<Label>find("#first").getText());
        assertTrue(find("#unrated").isVisible());
    }

    @Test
    void theGameBeginsFromItWithBlacksClockAndBlacksMove() {
        clickOn("开始对局");
        assertEquals(setup(BLACK_TO_MOVE), game().terms().start().setup());
        assertEquals(Side.BLACK, game().turn());
        assertEquals(Side.BLACK, game().clock().running().orElseThrow().side());
        play(List.of("i6i5"));
        assertEquals(Side.RED, game().turn());
        assertEquals(1, game().line().size());
    }

    @Test
    void anotherHouseKeepsThePosition() {
        clickOn("联众").clickOn("开始对局");
        assertEquals(Ourgame.house(), game().terms().house());
        assertEquals(setup(BLACK_TO_MOVE), game().terms().start().setup());
    }

    @Test
    void oddsPutThePiecesOfAGameInItsPlaceUntilTheyAreGivenUpAgain() {
        ComboBox<Optional<Odds.Kind>> odds = find("#odds");
        onFx(() -> odds.setValue(Optional.of(Odds.Kind.HORSE)));
        assertEquals("红方先走", this.<Label>find("#first").getText());
        onFx(() -> odds.setValue(Optional.empty()));
        assertEquals("黑方先走", this.<Label>find("#first").getText());
        clickOn("开始对局");
        assertEquals(setup(BLACK_TO_MOVE), game().terms().start().setup());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // no general of Black's
                "9/9/9/9/9/9/R8/9/9/4K4 w",
                // a red elephant across the river
                "3k5/9/9/4B4/9/9/R8/9/9/4K4 w",
                // an advisor outside the palace
                "3k5/9/9/9/9/9/9/A8/9/4K4 w",
                // Red is to move and could take the general at once
                "3k5/9/9/3R5/9/9/9/9/9/4K4 w"
            })
    void aFaultySetUpIsNoStartOfAGame(String fen) {
        assertInstanceOf(
                Checked.Faulty.class,
                Position.check(setup(fen), Terms.of(Plain.house()).legality()));
        assertEquals(Setup.STANDARD, from(Plain.house(), fen).terms().start().setup());
    }

    @Test
    void aGeneralLeftOpenIsAStartOnlyWhereItMayBeCaptured() {
        NewGame open = from(Pook.house(), FACING);
        assertEquals(setup(FACING), open.terms().start().setup());
        assertEquals(
                Setup.STANDARD, from(Ourgame.house(), FACING).terms().start().setup());
        NewGameViewModel model = new NewGameViewModel(open, _ -> {}, () -> {});
        assertTrue(model.isFromOwnPosition());
        model.houseProperty().set(Ourgame.house());
        assertFalse(model.isFromOwnPosition());
        model.houseProperty().set(Pook.house());
        assertTrue(model.isFromOwnPosition());
    }
}
