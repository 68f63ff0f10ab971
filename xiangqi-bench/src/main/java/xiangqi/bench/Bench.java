package xiangqi.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.openjdk.jmh.runner.RunnerException;

/// Measures the rules and writes the page on performance, section by section: `Bench PAGE [--quick] [SECTION…]`.
///
/// Each section is written as soon as it is measured, and the others of the page are kept, so that a run may be broken
/// off, or be about some sections only. Without a section all are measured; quick leaves out depth 6, which takes
/// fairy-stockfish most of the time, and looks shorter at the single steps.
public final class Bench {
    private Bench() {}

    /// One section of the page.
    ///
    /// @param word what it is called on the command line
    /// @param takes about how long, on a quiet machine
    private record Section(String word, String heading, Duration takes, Measurement measurement) {}

    private interface Measurement {
        String measure() throws IOException, InterruptedException, RunnerException;
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        Locale.setDefault(Locale.ROOT);
        List<String> words = new ArrayList<>(List.of(args).subList(1, args.length));
        boolean quick = words.remove("--quick");
        List<Section> sections = sections(quick);
        List<String> known = sections.stream().map(Section::word).toList();
        if (!known.containsAll(words)) {
            System.err.println("The sections are " + String.join(", ", known) + ".");
            System.exit(2);
        }
        System.exit(measure(Path.of(args[0]), chosen(sections, words, quick)) ? 0 : 1);
    }

    private static List<Section> sections(boolean quick) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        PerftPairs pairs = new PerftPairs(new WholeProcess(java, System.getProperty("java.class.path")));
        return List.of(
                new Section("perft", "Perft, whole processes", Duration.ofMinutes(1), pairs::toDepth5),
                new Section("depth6", "Perft to depth 6, whole processes", Duration.ofMinutes(20), pairs::toDepth6),
                new Section(
                        "steps", "Single steps (JMH)", Duration.ofMinutes(quick ? 2 : 4), () -> Steps.measure(quick)),
                new Section("judging", "Judging after every ply", Duration.ofMinutes(1), Judging::measure),
                new Section("batches", "Whole batches over the image", Duration.ofMinutes(1), ImageBatches::measure),
                new Section("ideas", "What each idea is worth", Duration.ofMinutes(2), Ideas::measure));
    }

    private static List<Section> chosen(List<Section> sections, List<String> words, boolean quick) {
        return sections.stream()
                .filter(section ->
                        words.isEmpty() ? !(quick && section.word().equals("depth6")) : words.contains(section.word()))
                .toList();
    }

    /// Whether every section could be measured; one that could not stays as it was.
    private static boolean measure(Path page, List<Section> sections) throws IOException, InterruptedException {
        if (!Files.exists(page)) {
            Files.writeString(
                    page,
                    "# Performance\n\nWritten by `./xq bench`, section by section; only what says \"by hand\" is edited.\n");
        }
        System.out.printf(
                "%d sections, about %d minutes on a quiet machine: %s.%n",
                sections.size(),
                sections.stream()
                        .mapToLong(section -> section.takes().toMinutes())
                        .sum(),
                sections.stream()
                        .map(section -> section.word() + " " + section.takes().toMinutes())
                        .collect(Collectors.joining(", ")));
        boolean allMeasured = true;
        for (int i = 0; i < sections.size(); i++) {
            Section section = sections.get(i);
            System.out.printf(
                    "[%d/%d] %s: about %d min%n",
                    i + 1, sections.size(), section.heading(), section.takes().toMinutes());
            long began = System.nanoTime();
            String load = Machine.load();
            try {
                String text = section.measurement().measure();
                Page.put(page, section.heading(), text.strip() + "\n\n" + Machine.describe(load));
                System.out.println(text);
            } catch (IOException | RunnerException | IllegalStateException failure) {
                System.err.println("Not measured: " + failure.getMessage());
                allMeasured = false;
            }
            System.out.printf(
                    "  … took %d s%n",
                    Duration.ofNanos(System.nanoTime() - began).toSeconds());
        }
        return allMeasured;
    }
}
