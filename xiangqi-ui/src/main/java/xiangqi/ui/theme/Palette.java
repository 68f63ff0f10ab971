package xiangqi.ui.theme;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The colours and the face of the board for whoever draws without JavaFX: read from the same files that dress the
/// windows. Loads no class of JavaFX.
public final class Palette {
    /// The family by which [#fontFace()] calls the face of the pieces.
    public static final String FAMILY = "Chuhe, serif";

    private static final Pattern COLOUR = Pattern.compile("-chuhe-([a-z0-9-]+):\\s*([^;]+);");
    private static final String OTHER = "-chuhe-";

    private final Map<String, String> colours;

    private Palette(Map<String, String> colours) {
        this.colours = colours;
    }

    public static Palette light() {
        return of("light.css");
    }

    public static Palette dark() {
        return of("dark.css");
    }

    private static Palette of(String file) {
        Map<String, String> colours = new HashMap<>();
        Matcher line = COLOUR.matcher(new String(bytes(file), StandardCharsets.UTF_8));
        while (line.find()) {
            colours.put(line.group(1), line.group(2).strip());
        }
        return new Palette(colours);
    }

    /// The colour of that name, without the `-chuhe-` before it, as CSS writes it. There must be one.
    public String colour(String token) {
        String value = Objects.requireNonNull(colours.get(token), token);
        return value.startsWith(OTHER) ? colour(value.substring(OTHER.length())) : value;
    }

    /// A style sheet that holds the face of the pieces itself.
    public static String fontFace() {
        return "@font-face{font-family:Chuhe;src:url(data:font/ttf;base64,"
                + Base64.getEncoder().encodeToString(bytes("fonts/NotoSerifSC-Bold.ttf")) + ")}";
    }

    private static byte[] bytes(String file) {
        try (InputStream stream = Objects.requireNonNull(Palette.class.getResourceAsStream(file), file)) {
            return stream.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
