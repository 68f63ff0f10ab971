package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import xiangqi.core.house.House;
import xiangqi.core.house.Houses;
import xiangqi.core.table.Terms;

/// No house has a button at its tables that can never be pressed there.
class ButtonsOfEveryHouseTest extends TableScreen {
    static Stream<House> houses() {
        return Houses.standard().all().stream();
    }

    @ParameterizedTest
    @MethodSource("houses")
    void everyButtonThatIsThereCanBePressed(House house) {
        onFx(() -> {
            NewGame plain = NewGameViewModelTest.game(Terms.of(house).withMoney(house.movesMoney()));
            begin(plain);
        });
        play(List.of("h2e2", "h9g7"));
        for (String button : List.of("#undo", "#draw", "#handicap", "#stakes", "#resign")) {
            Node shown = find(button);
            boolean refused = shown.getPseudoClassStates().contains(PseudoClass.getPseudoClass("refused"));
            assertFalse(shown.isVisible() && refused, house.id() + " " + button);
        }
        assertEquals(
                house.handicap().rounds() > 0, this.<Button>find("#handicap").isVisible());
        assertEquals(house.money().stakes(), this.<Button>find("#stakes").isVisible());
    }
}
