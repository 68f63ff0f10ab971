package xiangqi.core.record;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;

/// Text in GB18030, of which GBK and GB2312 are parts: the encoding of nearly all Chinese game files.
public final class Gb18030 {
    /// Part of the module `jdk.charsets` on some platforms: an image must hold it.
    public static final Charset CHARSET = Charset.forName("GB18030");

    private Gb18030() {}

    /// Decodes bytes that may have been cut in the midst of a character: the rest of a cut character is
    /// left out, other bytes that are no character become U+FFFD.
    public static String decode(byte[] bytes, int offset, int length) {
        return decode(bytes, offset, length, CHARSET);
    }

    /// The same in another encoding that the user chose.
    public static String decode(byte[] bytes, int offset, int length, Charset charset) {
        CharsetDecoder decoder = charset.newDecoder()
                .onMalformedInput(CodingErrorAction.REPLACE)
                .onUnmappableCharacter(CodingErrorAction.REPLACE);
        CharBuffer text = CharBuffer.allocate((int) Math.ceil(length * (double) decoder.maxCharsPerByte()));
        CoderResult done = decoder.decode(ByteBuffer.wrap(bytes, offset, length), text, false);
        if (done.isOverflow()) {
            throw new IllegalStateException("more characters than bytes");
        }
        return text.flip().toString();
    }
}
