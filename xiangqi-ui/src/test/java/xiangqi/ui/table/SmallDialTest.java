package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.scene.text.Text;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxToolkit;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Clock;
import xiangqi.core.clock.TimeControl;
import xiangqi.ui.theme.Fonts;

/// What a dial says without contact to the table, at either size (look.md §4).
class SmallDialTest {
    @BeforeAll
    static void startJavaFx() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        FxToolkit.setupFixture(Fonts::load);
    }

    @ParameterizedTest
    @ValueSource(doubles = {60, 104})
    void withoutContactTheDialSaysSo(double size) throws TimeoutException {
        FxToolkit.setupFixture(() -> {
            Clock clock = Clock.started(
                    new TimeControl.Fischer(Duration.ofMinutes(5), Duration.ZERO), Side.RED, Instant.EPOCH);
            Dial dial = new Dial();
            dial.nameProperty().set("失联");
            dial.faceProperty()
                    .set(Optional.of(
                            ClockFace.of(clock, Side.RED, Instant.EPOCH).lost()));
            dial.resize(size, size);
            dial.layout();
            assertEquals(
                    List.of("—", "失联"),
                    dial.getChildrenUnmodifiable().stream()
                            .filter(Text.class::isInstance)
                            .map(Text.class::cast)
                            .filter(Text::isVisible)
                            .map(Text::getText)
                            .toList());
        });
    }
}
