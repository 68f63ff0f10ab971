package xiangqi.ui.theme;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/// A TrueType file, read as far as the question goes which characters it draws and how far each one advances.
/// Only what the shipped fonts have: a Unicode `cmap` in format 4 or 12.
final class FontFile {
    private static final int FONTS_OWN_SIGN_FOR_NO_GLYPH = 0;

    private final ByteBuffer bytes;
    private final Map<String, Integer> tables = new HashMap<>();
    private final Map<Integer, Integer> glyphs = new HashMap<>();

    private FontFile(ByteBuffer bytes) {
        this.bytes = bytes;
        int count = u16(4);
        for (int i = 0; i < count; i++) {
            int entry = 12 + 16 * i;
            byte[] tag = new byte[4];
            bytes.get(entry, tag);
            tables.put(new String(tag, java.nio.charset.StandardCharsets.US_ASCII), bytes.getInt(entry + 8));
        }
        readCharacterMap();
    }

    static FontFile read(Path file) {
        try {
            return new FontFile(ByteBuffer.wrap(Files.readAllBytes(file)));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    boolean draws(int codePoint) {
        return glyphs.containsKey(codePoint);
    }

    /// In units of the em.
    int advance(int codePoint) {
        int metrics = u16(tables.get("hhea") + 34);
        int glyph = Math.min(glyphs.get(codePoint), metrics - 1);
        return u16(tables.get("hmtx") + 4 * glyph);
    }

    private void readCharacterMap() {
        int cmap = tables.get("cmap");
        for (int i = 0; i < u16(cmap + 2); i++) {
            int entry = cmap + 4 + 8 * i;
            int platform = u16(entry);
            int table = cmap + bytes.getInt(entry + 4);
            if (platform == 3 && u16(table) == 4) readSegments(table);
            if (platform == 3 && u16(table) == 12) readGroups(table);
        }
    }

    private void readSegments(int table) {
        int segments = u16(table + 6) / 2;
        int ends = table + 14;
        int starts = ends + 2 * segments + 2;
        int deltas = starts + 2 * segments;
        int offsets = deltas + 2 * segments;
        for (int s = 0; s < segments; s++) {
            int start = u16(starts + 2 * s);
            int delta = u16(deltas + 2 * s);
            int offsetAt = offsets + 2 * s;
            for (int code = start; code <= u16(ends + 2 * s); code++) {
                int glyph;
                if (u16(offsetAt) == 0) {
                    glyph = (code + delta) & 0xFFFF;
                } else {
                    int listed = u16(offsetAt + u16(offsetAt) + 2 * (code - start));
                    glyph = listed == FONTS_OWN_SIGN_FOR_NO_GLYPH ? listed : (listed + delta) & 0xFFFF;
                }
                put(code, glyph);
            }
        }
    }

    private void readGroups(int table) {
        for (int g = 0; g < bytes.getInt(table + 12); g++) {
            int group = table + 16 + 12 * g;
            int start = bytes.getInt(group);
            for (int code = start; code <= bytes.getInt(group + 4); code++) {
                put(code, bytes.getInt(group + 8) + code - start);
            }
        }
    }

    private void put(int code, int glyph) {
        if (glyph != FONTS_OWN_SIGN_FOR_NO_GLYPH) glyphs.put(code, glyph);
    }

    private int u16(int at) {
        return Short.toUnsignedInt(bytes.getShort(at));
    }
}
