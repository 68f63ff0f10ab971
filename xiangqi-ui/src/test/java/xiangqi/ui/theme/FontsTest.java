package xiangqi.ui.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import javafx.scene.text.Font;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FontsTest {
    @Test
    void everyShippedFaceIsLoaded() {
        assertEquals(List.of(), Fonts.load());
    }

    @ParameterizedTest
    @CsvSource({
        Fonts.SANS + ", Noto Sans SC Regular",
        Fonts.SANS_MEDIUM + ", Noto Sans SC Medium",
        Fonts.SERIF + ", Noto Serif SC SemiBold",
        Fonts.SERIF_BOLD + ", Noto Serif SC Bold"
    })
    void aFaceIsSelectedByItsName(String name, String face) {
        Fonts.load();
        assertEquals(face, Font.font(name, 14).getName());
    }
}
