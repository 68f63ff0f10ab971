package xiangqi.app.storage;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/// A small file of lines `name=value` in UTF-8 that a person can read and mend. What cannot be understood is left out
/// and noted, so that one bad line does not cost the others.
final class KeyedLines {
    private final SequencedMap<String, String> values = new LinkedHashMap<>();
    private boolean damaged;

    /// Reads the content of a file. Empty lines and those beginning with `#` say nothing.
    static KeyedLines read(byte[] content) {
        KeyedLines read = new KeyedLines();
        try {
            StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(content))
                    .toString()
                    .lines()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .forEach(read::add);
        } catch (CharacterCodingException notText) {
            read.damaged = true;
        }
        return read;
    }

    private void add(String line) {
        int sign = line.indexOf('=');
        if (sign <= 0 || line.chars().anyMatch(Character::isISOControl)) {
            damaged = true;
        } else {
            values.put(line.substring(0, sign).strip(), line.substring(sign + 1).strip());
        }
    }

    /// The value under `name` as `reading` reads it, or `otherwise` if there is none. A value that `reading` refuses
    /// with an `IllegalArgumentException` is damage.
    <T> T get(String name, Function<String, T> reading, T otherwise) {
        String value = values.get(name);
        if (value == null) {
            return otherwise;
        }
        try {
            return reading.apply(value);
        } catch (IllegalArgumentException notUnderstood) {
            damaged = true;
            return otherwise;
        }
    }

    /// The names that have a value, in the order of the file.
    List<String> names() {
        return List.copyOf(values.keySet());
    }

    /// Whether anything that was read or asked for so far could not be understood.
    boolean isDamaged() {
        return damaged;
    }

    /// The content of a file with these values.
    static byte[] write(Map<String, String> values) {
        return values.entrySet().stream()
                .map(entry -> entry.getKey() + "=" + entry.getValue() + "\n")
                .collect(Collectors.joining())
                .getBytes(StandardCharsets.UTF_8);
    }
}
