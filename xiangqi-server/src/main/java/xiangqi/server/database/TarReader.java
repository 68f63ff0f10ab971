package xiangqi.server.database;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.Set;

/// Reads tar archives as far as that of PostgreSQL needs: files, folders and symbolic links with names of at most a
/// hundred bytes. Anything else is refused, and so is a name that leads out of the folder.
final class TarReader {
    private static final int BLOCK = 512;

    private final InputStream tar;
    private final byte[] header = new byte[BLOCK];

    TarReader(InputStream tar) {
        this.tar = tar;
    }

    void unpackInto(Path folder) throws IOException {
        while (nextHeader()) {
            Path file = inside(folder, text(0, 100));
            long size = octal(124, 12);
            switch (header[156]) {
                case '5' -> Files.createDirectories(file);
                case '2' -> {
                    inside(
                            folder,
                            folder.relativize(file.resolveSibling(text(157, 100)))
                                    .toString());
                    Files.createDirectories(file.getParent());
                    Files.createSymbolicLink(file, Path.of(text(157, 100)));
                }
                case '0', 0 -> write(file, size, octal(100, 8));
                default -> throw new IOException("not expected in the archive: type " + (char) header[156]);
            }
        }
    }

    private boolean nextHeader() throws IOException {
        if (tar.readNBytes(header, 0, BLOCK) < BLOCK) {
            throw new EOFException("the archive is cut");
        }
        return header[0] != 0;
    }

    private void write(Path file, long size, long mode) throws IOException {
        Files.createDirectories(file.getParent());
        try (OutputStream out = Files.newOutputStream(file)) {
            byte[] part = new byte[1 << 16];
            long left = size;
            while (left > 0) {
                int read = tar.readNBytes(part, 0, (int) Math.min(part.length, left));
                if (read == 0) {
                    throw new EOFException("the archive is cut");
                }
                out.write(part, 0, read);
                left -= read;
            }
        }
        tar.skipNBytes((BLOCK - size % BLOCK) % BLOCK);
        PosixFileAttributeView posix = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        if (posix != null) {
            posix.setPermissions(permissions((mode & 0100) != 0));
        }
    }

    private static Set<PosixFilePermission> permissions(boolean program) {
        Set<PosixFilePermission> all = EnumSet.of(
                PosixFilePermission.OWNER_READ,
                PosixFilePermission.OWNER_WRITE,
                PosixFilePermission.GROUP_READ,
                PosixFilePermission.OTHERS_READ);
        if (program) {
            all.addAll(EnumSet.of(
                    PosixFilePermission.OWNER_EXECUTE,
                    PosixFilePermission.GROUP_EXECUTE,
                    PosixFilePermission.OTHERS_EXECUTE));
        }
        return all;
    }

    private static Path inside(Path folder, String name) throws IOException {
        Path file = folder.resolve(name).normalize();
        if (!file.startsWith(folder)) {
            throw new IOException("leads out of the archive: " + name);
        }
        return file;
    }

    private String text(int from, int length) {
        int end = from;
        while (end < from + length && header[end] != 0) {
            end++;
        }
        return new String(header, from, end - from, StandardCharsets.UTF_8);
    }

    private long octal(int from, int length) throws IOException {
        String digits = text(from, length).strip();
        try {
            return digits.isEmpty() ? 0 : Long.parseLong(digits, 8);
        } catch (NumberFormatException noNumber) {
            throw new IOException("no tar archive", noNumber);
        }
    }
}
