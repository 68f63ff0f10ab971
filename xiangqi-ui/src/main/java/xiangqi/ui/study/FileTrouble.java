package xiangqi.ui.study;

import java.util.Locale;

/// Why a file could be neither read nor written, in terms a person can act on.
public enum FileTrouble {
    /// There is no such file or folder.
    MISSING,
    /// There is no right to read or write there.
    NOT_ALLOWED,
    /// The disk is full.
    NO_SPACE,
    /// The file is larger than this machine can hold at once.
    TOO_LARGE,
    /// It is a folder.
    FOLDER,
    /// It is a device or a pipe.
    NO_FILE,
    /// Anything else the system may say.
    SYSTEM;

    String key() {
        return "study.trouble." + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
