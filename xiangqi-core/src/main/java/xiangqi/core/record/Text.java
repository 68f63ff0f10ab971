package xiangqi.core.record;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The text of a file, in whichever encoding it was written, and its lines for saying where something is
/// (formats.md §3). Immutable but for the list of lines, which is made when first asked for.
public final class Text {
    private static final Charset BIG5 = Charset.forName("Big5");
    private static final int SAMPLE = 1 << 16;

    /// The characters that moves are written with, simplified, traditional and shared: they decide between
    /// encodings.
    private static final String MOVE_CHARACTERS = "进退平車车馬马傌俥炮砲包兵卒相象仕士帅帥将將進前后後中一二三四五六七八九";

    /// Very frequent characters of Chinese prose, for texts whose moves are written in letters.
    private static final String PROSE = "的了是在不有人这這着著先局红紅黑方棋子胜勝和优優改走可以后後应應下大上出年第对對";

    private final String content;
    private final String encoding;
    private final List<Problem> problems;
    private int[] lineStarts = new int[0];

    private Text(String content, String encoding, List<Problem> problems) {
        this.content = content;
        this.encoding = encoding;
        this.problems = List.copyOf(problems);
    }

    /// Text that needs no decoding, as pasted.
    public static Text of(String content) {
        return new Text(content, "utf-16", List.of());
    }

    /// Decodes by byte order mark, else strictly as UTF-8, else as GB18030 or Big5: as the head of a PGN says, or
    /// whichever gives the more characters of moves. Bytes that are no characters become U+FFFD with a warning.
    /// UTF-8 that holds GB18030 read as Latin-1 is repaired, with a warning.
    public static Text decode(Bytes bytes) {
        byte[] all = bytes.all();
        if (startsWith(all, 0xEF, 0xBB) && all.length > 2 && (all[2] & 0xFF) == 0xBF) {
            return utf8(all, 3);
        }
        if (startsWith(all, 0xFF, 0xFE)) {
            return lossy(all, 2, StandardCharsets.UTF_16LE, "utf-16le");
        }
        if (startsWith(all, 0xFE, 0xFF)) {
            return lossy(all, 2, StandardCharsets.UTF_16BE, "utf-16be");
        }
        int zerosAtEven = zeros(all, 0);
        int zerosAtOdd = zeros(all, 1);
        int sample = Math.min(all.length, SAMPLE);
        if (zerosAtOdd * 8 > sample && zerosAtEven * 8 < zerosAtOdd) {
            return lossy(all, 0, StandardCharsets.UTF_16LE, "utf-16le");
        }
        if (zerosAtEven * 8 > sample && zerosAtOdd * 8 < zerosAtEven) {
            return lossy(all, 0, StandardCharsets.UTF_16BE, "utf-16be");
        }
        return utf8(all, 0);
    }

    private static Text utf8(byte[] all, int from) {
        if (isAscii(all, from)) {
            String text = new String(all, from, all.length - from, StandardCharsets.US_ASCII);
            return new Text(text, "ascii", List.of());
        }
        Optional<String> utf8 = strictUtf8(all, from);
        if (utf8.isPresent()) {
            return repaired(utf8.get());
        }
        if (from > 0) {
            return lossy(all, from, StandardCharsets.UTF_8, "utf-8");
        }
        return EncodingTag.of(all)
                .map(charset -> lossy(all, 0, charset, charset.name().toLowerCase(Locale.ROOT)))
                .orElseGet(() -> byScore(all));
    }

    private static Text byScore(byte[] all) {
        int sample = Math.min(all.length, SAMPLE);
        int gb = score(Gb18030.decode(all, 0, sample, Gb18030.CHARSET));
        int big5 = score(Gb18030.decode(all, 0, sample, BIG5));
        return big5 > gb ? lossy(all, 0, BIG5, "big5") : lossy(all, 0, Gb18030.CHARSET, "gb18030");
    }

    /// Text whose only foreign characters are those of Latin-1 and which, taken back to bytes, makes moves
    /// in GB18030, was decoded wrongly once before.
    private static Text repaired(String text) {
        int foreign = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c > 0xFF) {
                return new Text(text, "utf-8", List.of());
            }
            foreign += c >= 0x80 ? 1 : 0;
        }
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        String right = Gb18030.decode(bytes, 0, bytes.length, Gb18030.CHARSET);
        if (right.indexOf('\ufffd') >= 0 || score(right) * 4 < foreign) {
            return new Text(text, "utf-8", List.of());
        }
        return new Text(right, "utf-8", List.of(Problem.ofFile(Problem.Code.WRONGLY_DECODED, Spot.WHOLE)));
    }

    private static Text lossy(byte[] all, int from, Charset charset, String encoding) {
        String text = new String(all, from, all.length - from, charset);
        Text decoded = new Text(text, encoding, List.of());
        int fault = text.indexOf('\ufffd');
        return fault < 0
                ? decoded
                : new Text(
                        text,
                        encoding,
                        List.of(Problem.ofFile(Problem.Code.UNDECODABLE_BYTES, decoded.spot(fault), encoding)));
    }

    /// The text if every byte belongs to a character.
    private static Optional<String> strictUtf8(byte[] all, int from) {
        try {
            // Far quicker than a strict decoder, and right unless the mark of a fault stands in the text
            // itself.
            String text = new String(all, from, all.length - from, StandardCharsets.UTF_8);
            if (text.indexOf('\ufffd') >= 0) {
                StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(all, from, all.length - from));
            }
            return Optional.of(text);
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }

    /// How many characters are those of moves and prose, less those that are none at all.
    private static int score(String text) {
        int score = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < 0x80) {
                continue;
            }
            if (MOVE_CHARACTERS.indexOf(c) >= 0) {
                score += 2;
            } else if (PROSE.indexOf(c) >= 0) {
                score++;
            } else if (c == '\ufffd') {
                score -= 4;
            }
        }
        return score;
    }

    private static boolean isAscii(byte[] all, int from) {
        for (int i = from; i < all.length; i++) {
            if (all[i] < 0) {
                return false;
            }
        }
        return true;
    }

    private static boolean startsWith(byte[] all, int first, int second) {
        return all.length >= 2 && (all[0] & 0xFF) == first && (all[1] & 0xFF) == second;
    }

    private static int zeros(byte[] all, int from) {
        int zeros = 0;
        for (int i = from; i < Math.min(all.length, SAMPLE); i += 2) {
            zeros += all[i] == 0 ? 1 : 0;
        }
        return zeros;
    }

    public String content() {
        return content;
    }

    /// The name of the encoding in lower case.
    public String encoding() {
        return encoding;
    }

    /// What was wrong with the encoding.
    public List<Problem> problems() {
        return problems;
    }

    /// Whether these bytes are hardly a text: a tenth of it or more is signs that no text holds, control
    /// characters or what could not be decoded. NUL, which fills the ends of some texts, counts neither way
    /// (formats.md §10).
    public boolean isNoise() {
        int noise = 0;
        int nothing = 0;
        for (int i = 0; i < content.length(); i++) {
            char c = content.charAt(i);
            if (c == 0) {
                nothing++;
            } else if (c == '\ufffd' || Character.isISOControl(c) && (c < '\t' || c > '\r')) {
                noise++;
            }
        }
        return noise * 10L > content.length() - nothing;
    }

    /// Where the character with that index stands.
    public Spot spot(int index) {
        if (lineStarts.length == 0) {
            lineStarts = lineStarts();
        }
        int line = Arrays.binarySearch(lineStarts, index);
        if (line < 0) {
            line = -line - 2;
        }
        return new Spot.Character(line + 1, index - lineStarts[line] + 1, index);
    }

    private int[] lineStarts() {
        int[] starts = new int[64];
        int count = 1;
        for (int i = 0; i < content.length(); i++) {
            char c = content.charAt(i);
            boolean ends = c == '\n' || (c == '\r' && (i + 1 == content.length() || content.charAt(i + 1) != '\n'));
            if (ends) {
                if (count == starts.length) {
                    starts = Arrays.copyOf(starts, count * 2);
                }
                starts[count++] = i + 1;
            }
        }
        return Arrays.copyOf(starts, count);
    }
}
