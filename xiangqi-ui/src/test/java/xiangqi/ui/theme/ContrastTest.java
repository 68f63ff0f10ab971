package xiangqi.ui.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/// The colours are as far apart as the design says, by the formula of WCAG 2.
class ContrastTest {
    private static final double ROUNDED_TO_ONE_DIGIT = 0.06;

    @ParameterizedTest(name = "{0}: {1} on {2} is {3}")
    @CsvFileSource(resources = "contrast.tsv", delimiter = '\t')
    void aColourStandsOutFromItsGroundAsStated(String theme, String colour, String ground, double stated) {
        StyleSource source = StyleSource.of(theme);
        double ratio = Contrast.ratio(
                Color.web(source.colours().get(colour)),
                Color.web(source.colours().get(ground)));
        assertEquals(stated, ratio, ROUNDED_TO_ONE_DIGIT);
    }

    @Test
    void bothThemesHaveTheSameNames() {
        assertEquals(
                StyleSource.of("light").colours().keySet(),
                StyleSource.of("dark").colours().keySet());
    }

    /// The two ends of the formula are known.
    @Test
    void blackOnWhiteIsTwentyOneAndAColourOnItselfIsOne() {
        assertEquals(21, Contrast.ratio(Color.BLACK, Color.WHITE), 1e-9);
        assertEquals(1, Contrast.ratio(Color.TEAL, Color.TEAL), 1e-9);
    }
}
