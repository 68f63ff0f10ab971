package xiangqi.app.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class WindowPlaceTest {
    private static final List<WindowPlace.Bounds> TWO_SCREENS =
            List.of(new WindowPlace.Bounds(0, 0, 1920, 1080), new WindowPlace.Bounds(-1280, 100, 1280, 1024));

    @TempDir
    private Path folder;

    @Test
    void theNextStartFindsThePlace() {
        WindowPlace.Place place = new WindowPlace.Place(new WindowPlace.Bounds(-12.5, 30, 1280, 800), true);
        assertEquals(Optional.empty(), new WindowPlace(folder).load());

        new WindowPlace(folder).save(place);

        assertEquals(Optional.of(place), new WindowPlace(folder).load());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "x=1",
                "x=1\ny=1\nwidth=NaN\nheight=5",
                "x=a\ny=1\nwidth=9\nheight=9",
                "x=1\ny=Infinity\nwidth=9\nheight=9"
            })
    void aPlaceThatMakesNoSenseIsNone(String content) throws IOException {
        Files.writeString(folder.resolve("window.properties"), content);

        assertEquals(Optional.empty(), new WindowPlace(folder).load());
    }

    @ParameterizedTest
    @CsvSource({
        "100, 100, 1280, 800, true",
        "-1200, 200, 1280, 800, true",
        "1800, 100, 1280, 800, true",
        "1900, 100, 1280, 800, false",
        "100, -20, 1280, 800, false",
        "100, 1060, 1280, 800, false",
        "-3000, 100, 1280, 800, false",
        "-700, 20, 600, 800, false",
    })
    void aWindowIsReachableIfItsUpperEdgeIs(double x, double y, double width, double height, boolean reachable) {
        assertEquals(reachable, new WindowPlace.Bounds(x, y, width, height).isReachableOn(TWO_SCREENS));
    }
}
