package xiangqi.server.database;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.Locale;
import java.util.stream.Stream;
import org.tukaani.xz.XZInputStream;

/// The programs of PostgreSQL, unpacked once from the archive on the class path to a folder that is named after its
/// content: a newer edition lies beside the older one, which an orphaned PostgreSQL may still run from.
final class PostgresPrograms {
    private PostgresPrograms() {}

    /// The folder with `bin`, `lib` and `share`, unpacked into `folder` if it is not there yet.
    static Path unpackedIn(Path folder) throws IOException {
        String archive = "/postgres-" + system() + "-" + processor() + ".txz";
        Path whole = folder.resolve(fingerprint(archive));
        if (Files.isDirectory(whole)) {
            return whole;
        }
        Path aside = folder.resolve(whole.getFileName() + ".new");
        delete(aside);
        Files.createDirectories(aside);
        try (InputStream packed = open(archive);
                InputStream tar = new BufferedInputStream(new XZInputStream(packed), 1 << 16)) {
            new TarReader(tar).unpackInto(aside);
        }
        Files.move(aside, whole);
        return whole;
    }

    private static InputStream open(String archive) throws IOException {
        InputStream stream = PostgresPrograms.class.getResourceAsStream(archive);
        if (stream == null) {
            throw new IOException("this distribution has no PostgreSQL for " + system() + " " + processor()
                    + ": name a database with --db");
        }
        return new BufferedInputStream(stream, 1 << 16);
    }

    private static String fingerprint(String archive) throws IOException {
        try (InputStream packed = open(archive)) {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            byte[] part = new byte[1 << 16];
            for (int read = packed.read(part); read >= 0; read = packed.read(part)) {
                digest.update(part, 0, read);
            }
            return HexFormat.of().formatHex(digest.digest(), 0, 8);
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    private static String system() {
        String name = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        return name.startsWith("mac") ? "darwin" : name.startsWith("windows") ? "windows" : "linux";
    }

    private static String processor() {
        String name = System.getProperty("os.arch");
        return name.equals("aarch64") ? "arm_64" : "x86_64";
    }

    static void delete(Path tree) throws IOException {
        if (!Files.exists(tree)) {
            return;
        }
        try (Stream<Path> files = Files.walk(tree)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (UncheckedIOException unreadable) {
            throw unreadable.getCause();
        }
    }
}
