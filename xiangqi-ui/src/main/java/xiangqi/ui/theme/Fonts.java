package xiangqi.ui.theme;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javafx.scene.text.Font;

/// The typefaces shipped with the client, and the names by which CSS and [Font#font(String, double)] select them.
///
/// JavaFX picks among weights by family, and a weight between regular and bold cannot be asked for: every shipped
/// weight therefore goes by a name of its own. `-fx-font-weight` changes none of them.
public final class Fonts {
    /// What one reads: regular interface face, with all of GB 2312 and level 1 of Big5.
    public static final String SANS = "Noto Sans SC";

    /// What one presses, and stress within text. Digits are as wide as each other, as in [#SANS].
    public static final String SANS_MEDIUM = "Noto Sans SC Medium";

    /// Names and titles, from 15 px up.
    public static final String SERIF = "Noto Serif SC SemiBold";

    /// Pieces, river, seals and coordinates; holds the glyphs of these and no others.
    public static final String SERIF_BOLD = "Noto Serif SC Bold";

    private static final Map<String, String> FILES = new TreeMap<>(Map.of(
            SANS, "NotoSansSC-Regular.ttf",
            SANS_MEDIUM, "NotoSansSC-Medium.ttf",
            SERIF, "NotoSerifSC-SemiBold.ttf",
            SERIF_BOLD, "NotoSerifSC-Bold.ttf"));

    private Fonts() {}

    /// Makes the shipped faces known to JavaFX, the first time it is called; to be called before the first window.
    ///
    /// Returns the names of the faces that could not be loaded, none in a whole installation. Text in such a face
    /// falls back to a font of the system.
    public static List<String> load() {
        return Loaded.MISSING;
    }

    private static final class Loaded {
        static final List<String> MISSING = loadAll();

        private static List<String> loadAll() {
            List<String> missing = new ArrayList<>();
            FILES.forEach((name, file) -> {
                if (!isLoaded(file)) missing.add(name);
            });
            return List.copyOf(missing);
        }

        private static boolean isLoaded(String file) {
            try (InputStream stream = Fonts.class.getResourceAsStream("fonts/" + file)) {
                return stream != null && Font.loadFont(stream, 0) != null;
            } catch (IOException unreadable) {
                return false;
            }
        }
    }
}
