import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Breaks comment lines that are wider than the format allows, before the formatter sees them: it would break them too,
/// but leaves the second half of a `///` line without its slashes, so that the source no longer compiles.
///
/// Arguments: `--check` to change nothing and end with 1 if there is such a line; then folders with Java sources.
final class WrapComments {
    private static final int WIDTH = 120;
    private static final Pattern COMMENT = Pattern.compile("(\\s*///?)( *)(\\S.*)");

    /// Text that starts a line of its own and takes no words from the line above.
    private static final Pattern OWN_LINE = Pattern.compile("[-*#|@>`].*|\\d+\\. .*");

    private WrapComments() {}

    static void main(String[] args) throws IOException {
        boolean check = args[0].equals("--check");
        boolean wide = false;
        for (String folder : List.of(args).subList(check ? 1 : 0, args.length)) {
            try (Stream<Path> files = Files.walk(Path.of(folder))) {
                for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                    List<String> lines = Files.readAllLines(file);
                    List<String> wrapped = wrap(lines);
                    if (wrapped.equals(lines)) {
                        continue;
                    }
                    wide = true;
                    if (check) {
                        System.err.println(file + " has comments wider than " + WIDTH + " columns");
                    } else {
                        Files.writeString(file, String.join("\n", wrapped) + "\n");
                    }
                }
            }
        }
        System.exit(check && wide ? 1 : 0);
    }

    private static List<String> wrap(List<String> lines) {
        List<String> todo = new ArrayList<>(lines);
        List<String> done = new ArrayList<>();
        for (int i = 0; i < todo.size(); i++) {
            String line = todo.get(i);
            Matcher comment = COMMENT.matcher(line);
            int cut = line.lastIndexOf(' ', WIDTH);
            if (line.length() <= WIDTH || !comment.matches() || cut <= comment.start(3) || comment.group(3).startsWith("|")) {
                done.add(line);
                continue;
            }
            done.add(line.substring(0, cut).stripTrailing());
            String start = comment.group(1) + hanging(comment.group(2), comment.group(3));
            String rest = line.substring(cut).strip();
            Matcher next = COMMENT.matcher(i + 1 < todo.size() ? todo.get(i + 1) : "");
            if (next.matches()
                    && start.equals(next.group(1) + next.group(2))
                    && !OWN_LINE.matcher(next.group(3)).matches()) {
                todo.set(i + 1, start + rest + " " + next.group(3));
            } else {
                todo.add(i + 1, start + rest);
            }
        }
        return done;
    }

    /// The blanks before the second line of an entry: that of a tag is set in by four, that of a list stands under its text.
    private static String hanging(String blanks, String text) {
        if (text.startsWith("@")) {
            return blanks + "    ";
        }
        return text.startsWith("- ") ? blanks + "  " : blanks;
    }
}
