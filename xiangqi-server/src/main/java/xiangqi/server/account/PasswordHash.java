package xiangqi.server.account;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.text.Normalizer;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.params.Argon2Parameters;

/// Argon2id (RFC 9106) of passwords, kept in the usual text form `$argon2id$v=19$m=…,t=…,p=…$salt$hash`: what one was
/// made with is read from it, so that the cost can be raised later.
///
/// @param memory in KiB
/// @param passes over it
public record PasswordHash(int memory, int passes) {
    /// The recommendation for servers of OWASP: 19 MiB, two passes.
    public static final PasswordHash USUAL = new PasswordHash(19 * 1024, 2);

    private static final int SALT = 16;
    private static final int HASH = 32;
    private static final Pattern FORM =
            Pattern.compile("\\$argon2id\\$v=19\\$m=(\\d{1,8}),t=(\\d{1,3}),p=1\\$([A-Za-z0-9+/]+)\\$([A-Za-z0-9+/]+)");
    private static final SecureRandom RANDOM = new SecureRandom();

    public PasswordHash {
        if (memory < 8 || passes < 1) {
            throw new IllegalArgumentException("Argon2id needs 8 KiB and one pass at least");
        }
    }

    String of(String password) {
        byte[] salt = new byte[SALT];
        RANDOM.nextBytes(salt);
        Base64.Encoder base64 = Base64.getEncoder().withoutPadding();
        return "$argon2id$v=19$m=%d,t=%d,p=1$%s$%s"
                .formatted(
                        memory,
                        passes,
                        base64.encodeToString(salt),
                        base64.encodeToString(hash(password, salt, memory, passes)));
    }

    /// Whether `stored` is of that password. Takes the same time whether it is or not.
    static boolean matches(String password, String stored) {
        Matcher form = FORM.matcher(stored);
        if (!form.matches()) {
            throw new IllegalStateException("no hash of a password is stored there");
        }
        Base64.Decoder base64 = Base64.getDecoder();
        byte[] found = hash(
                password,
                base64.decode(form.group(3)),
                Integer.parseInt(form.group(1)),
                Integer.parseInt(form.group(2)));
        return MessageDigest.isEqual(found, base64.decode(form.group(4)));
    }

    private static byte[] hash(String password, byte[] salt, int memory, int passes) {
        Argon2BytesGenerator argon = new Argon2BytesGenerator();
        argon.init(new Argon2Parameters.Builder(Argon2Parameters.ARGON2_id)
                .withVersion(Argon2Parameters.ARGON2_VERSION_13)
                .withMemoryAsKB(memory)
                .withIterations(passes)
                .withParallelism(1)
                .withSalt(salt)
                .build());
        byte[] hash = new byte[HASH];
        // Keyboards differ in how they compose the same characters.
        argon.generateBytes(Normalizer.normalize(password, Normalizer.Form.NFC).getBytes(StandardCharsets.UTF_8), hash);
        return hash;
    }
}
