package xiangqi.core.record;

/// The content of a file with bounds that are asked before they are crossed. Numbers are little-endian.
public final class Bytes {
    private final byte[] content;

    /// The array is not copied and must not be changed.
    public Bytes(byte[] content) {
        this.content = content;
    }

    public int length() {
        return content.length;
    }

    /// Whether `count` bytes can be read from `offset`.
    public boolean has(int offset, int count) {
        return offset >= 0 && count >= 0 && offset <= content.length - count;
    }

    /// The byte as 0–255.
    public int at(int offset) {
        return content[offset] & 0xFF;
    }

    public int int16(int offset) {
        return at(offset) | at(offset + 1) << 8;
    }

    /// The four bytes as an unsigned number.
    public long int32(int offset) {
        return int16(offset) | (long) int16(offset + 2) << 16;
    }

    /// Whether these bytes, a character of up to 255 each, stand at `offset`.
    public boolean startsWith(int offset, String bytes) {
        if (!has(offset, bytes.length())) {
            return false;
        }
        for (int i = 0; i < bytes.length(); i++) {
            if ((content[offset + i] & 0xFF) != bytes.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /// The first place of these bytes, a character each, in `from` to `to` (exclusive), or -1.
    public int find(String bytes, int from, int to) {
        int last = Math.min(to, content.length) - bytes.length();
        for (int i = Math.max(from, 0); i <= last; i++) {
            if (startsWith(i, bytes)) {
                return i;
            }
        }
        return -1;
    }

    /// A copy of `count` bytes from `offset`.
    public byte[] slice(int offset, int count) {
        return java.util.Arrays.copyOfRange(content, offset, offset + count);
    }

    /// The whole content; not to be changed.
    byte[] all() {
        return content;
    }
}
