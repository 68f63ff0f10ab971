package xiangqi.app.storage;

import java.util.Locale;
import java.util.Set;

/// Names of files made from what people write: valid on every system, never a path, never hidden, never too long.
final class SafeName {
    /// Code points; at most four bytes each in UTF-8, and file systems allow 255 bytes.
    private static final int LONGEST = 50;

    private static final Set<String> DEVICES_OF_WINDOWS = Set.of("con", "prn", "aux", "nul", "conin$", "conout$");

    private SafeName() {}

    /// `text` as the name of a file without its ending; `otherwise` where nothing usable is left of it.
    static String of(String text, String otherwise) {
        StringBuilder name = new StringBuilder();
        text.strip().codePoints().map(SafeName::usable).limit(LONGEST).forEach(name::appendCodePoint);
        String trimmed = name.toString().replaceAll("^[.\\s_]+|[.\\s_]+$", "");
        if (trimmed.isEmpty()) {
            return otherwise;
        }
        return isDevice(trimmed) ? "_" + trimmed : trimmed;
    }

    private static int usable(int point) {
        boolean forbidden = switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.PRIVATE_USE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> "/\\:*?\"<>|".indexOf(point) >= 0;
        };
        return forbidden ? '_' : point;
    }

    private static boolean isDevice(String name) {
        String stem = name.replaceFirst("\\..*", "").strip().toLowerCase(Locale.ROOT);
        return DEVICES_OF_WINDOWS.contains(stem) || stem.matches("(com|lpt)[0-9¹²³]");
    }
}
