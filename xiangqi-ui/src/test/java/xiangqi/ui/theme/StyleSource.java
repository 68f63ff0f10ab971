package xiangqi.ui.theme;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The text of a style sheet as the tests of the theme look at it: without remarks.
record StyleSource(Path file, String text) {
    static final Path MAIN = Path.of("src/main");
    static final Path THEME = MAIN.resolve("resources/xiangqi/ui/theme");

    private static final Pattern REMARK = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern COLOUR = Pattern.compile("-chuhe-([a-z0-9-]+)\\s*:\\s*([^;]+);");

    static StyleSource read(Path file) {
        try {
            return new StyleSource(file, REMARK.matcher(Files.readString(file)).replaceAll(" "));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static StyleSource of(String theme) {
        return read(THEME.resolve(theme + ".css"));
    }

    /// Every file of the client's main sources whose name ends with [ending].
    static List<Path> files(String ending) {
        try (Stream<Path> files = Files.walk(MAIN)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /// The names defined here, without `-chuhe-`, and their values.
    Map<String, String> colours() {
        Map<String, String> colours = new TreeMap<>();
        Matcher found = COLOUR.matcher(text);
        while (found.find()) colours.put(found.group(1), found.group(2).strip());
        return colours;
    }
}
