package xiangqi.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// The page on performance: sections under headings of the second level, each written by whoever measures it, the
/// others kept.
public final class Page {
    private Page() {}

    /// Writes a section in the place of the one with that heading, or at the end.
    public static void put(Path page, String heading, String text) throws IOException {
        String before = Files.exists(page) ? Files.readString(page) : "";
        String old = section(before, heading);
        String fresh = "## " + heading + "\n\n" + text.strip() + "\n";
        String whole = old.isEmpty()
                ? before.stripTrailing() + "\n\n" + fresh
                : before.replace(old, before.endsWith(old) ? fresh : fresh + "\n");
        Files.writeString(page, whole);
    }

    /// The section with that heading, its heading included, up to the next; empty if there is none.
    static String section(String page, String heading) {
        int from = ("\n" + page).indexOf("\n## " + heading + "\n");
        if (from < 0) {
            return "";
        }
        int to = page.indexOf("\n## ", from);
        return to < 0 ? page.substring(from) : page.substring(from, to + 1);
    }
}
