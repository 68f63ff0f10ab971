package xiangqi.core.record;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/// The tag by which a PGN names its encoding: `[Encoding "GB18030"]`. It counts among the tags that a file begins with,
/// nowhere else (comments may hold any words), and only where the bytes are no UTF-8, which is told by itself
/// (formats.md §3).
public final class EncodingTag {
    public static final String NAME = "Encoding";

    private static final Charset BIG5 = Charset.forName("Big5");

    /// Stands behind the encoding's name in the tags that we write: in GB18030 its bytes are no UTF-8, and in UTF-8 it
    /// is no text that had been taken for Latin-1.
    private static final String PROOF = " 中文";

    private EncodingTag() {}

    /// The line to begin a file with whose bytes would be taken for another encoding otherwise.
    public static String line(Charset charset) {
        return '[' + NAME + " \"" + charset.name() + PROOF + "\"]\n";
    }

    /// The encoding that the head of a PGN names; empty if it names none that needs to be told.
    static Optional<Charset> of(byte[] content) {
        int at = 0;
        while (at < content.length) {
            int end = lineEnd(content, at);
            String line = new String(content, at, end - at, StandardCharsets.ISO_8859_1).strip();
            if (line.startsWith("[" + NAME + " ")) {
                return charset(line);
            }
            if (!line.isEmpty() && !isTag(line)) {
                return Optional.empty();
            }
            at = end + 1;
        }
        return Optional.empty();
    }

    private static int lineEnd(byte[] content, int from) {
        int end = from;
        while (end < content.length && content[end] != '\n' && content[end] != '\r') {
            end++;
        }
        return end;
    }

    private static boolean isTag(String line) {
        int name = 1;
        while (name < line.length() && line.charAt(name) > ' ' && line.charAt(name) != '"') {
            name++;
        }
        return line.startsWith("[")
                && name > 1
                && line.substring(name).stripLeading().startsWith("\"");
    }

    private static Optional<Charset> charset(String line) {
        String value = line.substring(NAME.length() + 2).strip().toUpperCase(Locale.ROOT);
        if (value.startsWith("\"GB")) {
            return Optional.of(Gb18030.CHARSET);
        }
        return value.startsWith("\"BIG5") ? Optional.of(BIG5) : Optional.empty();
    }
}
