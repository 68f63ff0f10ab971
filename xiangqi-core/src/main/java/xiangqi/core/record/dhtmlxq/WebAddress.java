package xiangqi.core.record.dhtmlxq;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
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
        String whole = words.replaceAll("%(?![0-9A-Fa-f]{2})", "%25").replace("+", "%2B");
        String decoded = URLDecoder.decode(whole, StandardCharsets.UTF_8);
        return decoded.indexOf('\ufffd') < 0 ? decoded : words;
    }

    /// The words with an escape for each percent sign that would be read as one.
    static String encode(String words) {
        return ESCAPE.matcher(words).find() ? words.replace("%", "%25") : words;
    }
}
