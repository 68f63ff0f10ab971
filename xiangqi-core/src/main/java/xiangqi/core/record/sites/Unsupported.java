package xiangqi.core.record.sites;

import java.util.Optional;
import xiangqi.core.record.Bytes;
import xiangqi.core.record.Format;

/// Formats that are recognised, so that the reader can be told what the file is, but not read.
public final class Unsupported {
    private Unsupported() {}

    public static Optional<Format> recognise(Bytes file) {
        if (file.startsWith(0, "GL\u00d0\u0007\u00d4\u0007")) {
            return Optional.of(Format.CHN);
        }
        if (file.startsWith(0, "\u0006\u000b\u0001")) {
            return Optional.of(Format.XGF);
        }
        return file.startsWith(0, "PK\u0003\u0004") ? Optional.of(Format.ZIP) : Optional.empty();
    }
}
