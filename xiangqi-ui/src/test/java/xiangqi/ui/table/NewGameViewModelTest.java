package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.house.Plain;
import xiangqi.core.house.Profile;
import xiangqi.core.table.Player;
import xiangqi.core.table.Terms;

class NewGameViewModelTest {
    private final List<NewGame> started = new ArrayList<>();

    /// A game between two whom the house of those terms has just met.
    static NewGame game(Terms terms) {
        Profile newcomer = terms.house().scoring().newcomer().withMembership(true);
        return new NewGame(terms, new Player("a", "张三", newcomer), new Player("b", "李四", newcomer));
    }

    private NewGameViewModel model(String control) {
        Terms terms =
                Terms.of(Plain.house()).withClock(TimeControl.parse(control).orElseThrow());
        NewGame before = new NewGame(terms, new Player("a", "张三"), new Player("b", "李四"));
        return new NewGameViewModel(before, started::add, () -> {});
    }

    @ParameterizedTest
    @ValueSource(strings = {"three:600/60/30", "two:40@1800,20@600", "fischer:300+5", "none"})
    void whatWasPlayedBeforeIsProposedAgain(String control) {
        NewGameViewModel model = model(control);
        assertEquals(control, model.time().clockProperty().get().toString());
        model.start();
        assertEquals("张三", started.getFirst().red().name());
        assertEquals("李四", started.getFirst().black().name());
    }

    @Test
    void eachKindOfClockKeepsItsValuesWhileAnotherIsChosen() {
        NewGameViewModel model = model("three:600/60/30");
        model.time().kindProperty().set(TimeChoice.Kind.FISCHER);
        model.time().kindProperty().set(TimeChoice.Kind.THREE_PART);
        assertEquals("three:600/60/30", model.time().clockProperty().get().toString());
    }

    @Test
    void theSteppersMakeTheClock() {
        NewGameViewModel model = model("three:600/60/30");
        model.time().gameProperty().set(15);
        model.time().stepProperty().set(90);
        model.time().countdownProperty().set(20);
        assertEquals("three:900/90/20", model.time().clockProperty().get().toString());
    }

    @Test
    void everyValueOfEveryLadderMakesAClock() {
        for (TimeChoice.Kind kind : TimeChoice.Kind.values()) {
            NewGameViewModel model = model("none");
            model.time().kindProperty().set(kind);
            for (int minutes : TimeChoice.MINUTES.values()) {
                model.time().gameProperty().set(minutes);
                model.time().firstTimeProperty().set(minutes);
                model.time().nextTimeProperty().set(minutes);
                model.time().baseProperty().set(Math.max(TimeChoice.BASE.least(), minutes));
                for (int seconds : TimeChoice.STEP.values()) {
                    model.time().stepProperty().set(seconds);
                    String written = model.time().clockProperty().get().toString();
                    assertTrue(TimeControl.parse(written).isPresent(), written);
                }
            }
            TimeChoice.COUNTDOWN.values().forEach(value -> {
                model.time().countdownProperty().set(value);
                model.time().clockProperty().get();
            });
            TimeChoice.MOVES.values().forEach(value -> {
                model.time().nextMovesProperty().set(value);
                model.time().clockProperty().get();
            });
            TimeChoice.MOVES.values().forEach(value -> {
                model.time().firstMovesProperty().set(value);
                model.time().clockProperty().get();
            });
            TimeChoice.INCREMENT.values().forEach(value -> {
                model.time().incrementProperty().set(value);
                model.time().clockProperty().get();
            });
        }
    }

    @Test
    void playersChangePlaces() {
        NewGameViewModel model = model("none");
        model.exchange();
        model.start();
        assertEquals("李四", started.getFirst().red().name());
        assertEquals("张三", started.getFirst().black().name());
    }

    @Test
    void playersWithoutNamesAreStillTwo() {
        NewGameViewModel model = model("none");
        model.redNameProperty().set("  ");
        model.blackNameProperty().set("");
        model.start();
        assertEquals("", started.getFirst().red().name());
        assertTrue(
                !started.getFirst().red().id().equals(started.getFirst().black().id()));
    }

    @Test
    void aNameOfAnyLengthIsCutAtAWholeCharacter() {
        NewGameViewModel model = model("none");
        model.redNameProperty().set("𠀀".repeat(60));
        model.start();
        assertEquals("𠀀".repeat(40), started.getFirst().red().name());
    }

    @Test
    void aValueBetweenTwoStepsGoesToItsNeighbours() {
        Ladder ladder = Ladder.of(5, 10, 20);
        assertEquals(20, ladder.above(12));
        assertEquals(10, ladder.below(12));
        assertEquals(20, ladder.above(20));
        assertEquals(5, ladder.below(5));
    }
}
