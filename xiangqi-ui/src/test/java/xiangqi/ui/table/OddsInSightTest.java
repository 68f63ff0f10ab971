package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.house.Odds;
import xiangqi.core.house.Ourgame;
import xiangqi.core.house.Plain;
import xiangqi.core.house.Pook;
import xiangqi.core.house.Profile;
import xiangqi.core.house.Qq;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.FenReading;
import xiangqi.core.rules.Position;
import xiangqi.core.table.Player;
import xiangqi.core.table.Proposal;
import xiangqi.core.table.Terms;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

/// That a game is at odds, or does not count, stands in its head whatever else there is to say (look.md §4: nothing is
/// dropped in a small window).
class OddsInSightTest extends TableScreen {
    private static final Odds CHOSEN = Odds.custom(Side.RED, List.of(Square.A0, Square.C3));

    private static Terms setUp() {
        FenReading read = Fen.read("3k5/9/9/8r/9/9/R8/9/9/4K4 b");
        return new NewGame(Terms.of(Plain.house()), Parlour.RED, Parlour.BLACK)
                .from(assertInstanceOf(FenReading.Read.class, read).setup())
                .terms();
    }

    static Stream<Arguments> everySmallWindow() {
        List<Terms> starts = List.of(
                Terms.of(Ourgame.house()).withMoney(true).withOdds(CHOSEN).orElseThrow(),
                Terms.of(Qq.house()).withOdds(CHOSEN).orElseThrow(),
                Terms.of(Plain.house()).withOdds(CHOSEN).orElseThrow(),
                setUp());
        return Stream.of(Language.values())
                .flatMap(language -> starts.stream()
                        .flatMap(terms -> Stream.of(
                                Arguments.of(language, terms, 1000, 700), Arguments.of(language, terms, 940, 640))));
    }

    @ParameterizedTest
    @MethodSource("everySmallWindow")
    void theChipOfAnUnratedGameAlwaysStandsThere(Language language, Terms terms, int width, int height) {
        Optional<Proposal> stakes = terms.money() ? Optional.of(new Proposal.Stake(30_000, 20_000)) : Optional.empty();
        Words spoken = Words.in(language);
        onFx(() -> {
            words.languageProperty().set(language);
            begin(new NewGame(terms, member("red", "半亩塘"), member("black", "听雨轩"), stakes));
        });
        Parent page = layOut(width, height);
        Parent facts = (Parent) page.lookup(".fact-line");
        List<Label> chips = shown(facts);
        Label chip = chips.stream()
                .filter(one -> one.getStyleClass().contains("unrated"))
                .findFirst()
                .orElseThrow(() -> new AssertionError(chips.toString()));
        assertTrue(chip.getText().contains(spoken.text("table.new.unrated")), chip.getText());
        assertEquals(new TableWords(spoken).unusual(terms), chip.getTooltip().getText());
        for (Label one : chips) {
            Bounds there = one.getBoundsInParent();
            assertTrue(one.getWidth() >= one.prefWidth(-1) - 0.5, one.getText());
            assertTrue(there.getMaxX() <= facts.getLayoutBounds().getWidth() + 0.5, one.getText());
            assertTrue(there.getMaxY() <= facts.getLayoutBounds().getHeight() + 0.5, one.getText());
        }
    }

    private static Player member(String id, String name) {
        return new Player(id, name, Profile.UNKNOWN.withWealth(100_000).withMembership(true));
    }

    private static List<Label> shown(Parent facts) {
        return facts.getChildrenUnmodifiable().stream()
                .filter(fact -> fact.isVisible() && fact.getOpacity() > 0)
                .map(Label.class::cast)
                .toList();
    }

    @ParameterizedTest
    @CsvSource({"SIMPLIFIED,不计分", "TRADITIONAL,不計分", "ENGLISH,unrated"})
    void whereAWinCountsAtOddsTheGameIsNotSaidToBeUnrated(Language language, String unrated) {
        Terms odds = Terms.of(Pook.house()).withOdds(CHOSEN).orElseThrow();
        TableWords told = new TableWords(Words.in(language));
        assertEquals(told.odds(CHOSEN), told.unusual(odds));
        Terms setUp = Terms.of(Pook.house()).withStart(elsewhere());
        assertTrue(told.unusual(setUp).contains(unrated), told.unusual(setUp));
        assertTrue(told.unusualBriefly(setUp).contains(unrated), told.unusualBriefly(setUp));
    }

    private static Position elsewhere() {
        return setUp().start();
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void theShortFormIsShorter(Language language) {
        TableWords told = new TableWords(Words.in(language));
        Terms odds = Terms.of(Ourgame.house()).withOdds(CHOSEN).orElseThrow();
        for (Terms terms : List.of(odds, setUp())) {
            assertTrue(told.unusualBriefly(terms).length() < told.unusual(terms).length());
        }
    }
}
