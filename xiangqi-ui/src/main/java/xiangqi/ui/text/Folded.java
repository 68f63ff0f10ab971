package xiangqi.ui.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/// A text as it is looked for: upper and lower case, 简 and 繁, half and full width are the same.
///
/// Which traditional characters belong to a simplified one says `scripts.txt`: the simplified one and those that become
/// it, a line each, after the Unicode Han Database, with the characters of pieces (俥 傌 砲) besides.
public final class Folded {
    private static final Map<Integer, Integer> SIMPLIFIED = read();

    private Folded() {}

    public static String of(String text) {
        String narrow = Normalizer.normalize(text, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
        StringBuilder folded = new StringBuilder(narrow.length());
        narrow.codePoints()
                .map(letter -> SIMPLIFIED.getOrDefault(letter, letter))
                .forEach(folded::appendCodePoint);
        return folded.toString();
    }

    private static Map<Integer, Integer> read() {
        try (InputStream table = Folded.class.getResourceAsStream("scripts.txt")) {
            Map<Integer, Integer> read = new HashMap<>();
            new String(table.readAllBytes(), StandardCharsets.UTF_8).lines().forEach(line -> {
                int simplified = line.codePointAt(0);
                line.codePoints().skip(1).forEach(traditional -> read.put(traditional, simplified));
            });
            return Map.copyOf(read);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
