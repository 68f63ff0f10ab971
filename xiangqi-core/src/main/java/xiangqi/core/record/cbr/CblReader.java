package xiangqi.core.record.cbr;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import xiangqi.core.record.Bytes;
import xiangqi.core.record.Format;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Spot;

/// Reads a CCBridge library of version 3: an index, then records that begin at multiples of 4096 bytes
/// (formats.md §2.2).
public final class CblReader {
    private static final String MAGIC = "CCBridgeLibrary\0";
    private static final int VERSION = 3;
    private static final int INDEX = 66_624;
    private static final int INDEX_ENTRY = 276;
    private static final int BLOCK = 4096;

    private final Bytes file;

    public CblReader(Bytes file) {
        this.file = file;
    }

    public static boolean recognises(Bytes file) {
        return file.startsWith(0, MAGIC);
    }

    public Import read() {
        if (!file.has(0, INDEX)) {
            return unreadable(Problem.Code.HEADER_TRUNCATED, file.length(), file.length(), INDEX);
        }
        long version = file.int32(16);
        if (version > VERSION) {
            return unreadable(Problem.Code.VERSION_TOO_NEW, 16, version, VERSION);
        }
        List<Integer> begins = begins();
        if (begins.isEmpty()) {
            return unreadable(Problem.Code.NO_MOVES, INDEX);
        }
        List<Import.Entry> entries = new ArrayList<>(begins.size());
        for (int i = 0; i < begins.size(); i++) {
            int end = i + 1 < begins.size() ? begins.get(i + 1) : file.length();
            entries.add(new CbrReader(file, begins.get(i), end, i + 1).entry());
        }
        return new Import.Games(Format.CBL, "utf-16le", entries, List.of());
    }

    private static Import unreadable(Problem.Code code, int offset, Object... arguments) {
        return new Import.Unreadable(Optional.of(Format.CBL), Problem.ofFile(code, new Spot.Byte(offset), arguments));
    }

    /// Where the records begin. The index tells how many slots it has; where it tells nonsense, the records
    /// are searched for.
    private List<Integer> begins() {
        long first = INDEX + file.int32(60) * INDEX_ENTRY;
        if (first < file.length() && file.startsWith((int) first, CbrReader.MAGIC)) {
            return begins((int) first);
        }
        int found = file.find(CbrReader.MAGIC, INDEX, file.length());
        return found < 0 ? List.of() : begins(found);
    }

    /// A block without the mark of a record continues the record before it.
    private List<Integer> begins(int first) {
        List<Integer> begins = new ArrayList<>();
        for (int i = first; i < file.length() && i >= 0; i += BLOCK) {
            if (file.startsWith(i, CbrReader.MAGIC)) {
                begins.add(i);
            }
        }
        return begins;
    }
}
