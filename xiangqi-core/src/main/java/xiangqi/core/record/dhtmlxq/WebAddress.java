package xiangqi.core.record.dhtmlxq;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Where a game is taken from, which pages write with the escapes of web addresses (formats.md §4): `http%3A//…`.
final class WebAddress {
    private static final Pattern ESCAPE = Pattern.compile("%[0-9A-Fa-f]{2}");

    private WebAddress() {}

    /// The words without escapes; as they stand where these are no UTF-8.
    static String decode(String words) {
        if (!ESCAPE.matcher(words).find()) {
            return words;
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(words.length());
        int at = 0;
        for (Matcher escape = ESCAPE.matcher(words); escape.find(); at = escape.end()) {
            bytes.writeBytes(words.substring(at, escape.start()).getBytes(StandardCharsets.UTF_8));
            bytes.write(Integer.parseInt(escape.group().substring(1), 16));
        }
        bytes.writeBytes(words.substring(at).getBytes(StandardCharsets.UTF_8));
        String decoded = bytes.toString(StandardCharsets.UTF_8);
        return decoded.indexOf('\ufffd') < 0 ? decoded : words;
    }

    /// The words with an escape for each percent sign that would be read as one.
    static String encode(String words) {
        return ESCAPE.matcher(words).find() ? words.replace("%", "%25") : words;
    }
}
