package xiangqi.ui.study;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// By what a file's content is known again: whether another program has changed it since. The time of its last change
/// is no part of it: a file that was touched and holds the same is the same.
///
/// @param digest of the content, SHA-256 in hexadecimal digits
public record FilePrint(String digest) {
    /// The print of that content.
    public static FilePrint of(byte[] content) {
        try {
            return new FilePrint(HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(content)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
