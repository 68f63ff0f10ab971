package xiangqi.bench.records;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import xiangqi.bench.Machine;
import xiangqi.bench.Page;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Import;
import xiangqi.core.study.StudyTree;

/// Measures reading records and writes its section of the page: `RecordsBench PAGE SAMPLES`, where SAMPLES is the
/// folder of sample records, which are no part of the project.
public final class RecordsBench {
    private static final String PGN = "pgn_large/derived_all_iccs_utf8.pgn";
    private static final int TYPICAL = 20_000;
    private static final int RUNS = 15;

    private RecordsBench() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        Locale.setDefault(Locale.ROOT);
        Path samples = Path.of(args[1]);
        String load = Machine.load();
        StringBuilder text = new StringBuilder();
        text.append(Machine.describe(load)).append(" Seconds of CPU, every move checked for legality.\n\n");
        largeFile(text, samples.resolve(PGN));
        manyFiles(text, samples.resolve("xqf"));
        largestTree(text, samples.resolve("xqf"));
        Page.put(Path.of(args[0]), "Records", text.toString());
        System.out.println(text);
    }

    /// In a process of its own that has one processor.
    private static void largeFile(StringBuilder text, Path pgn) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:ActiveProcessorCount=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        FirstReading.class.getName(),
                        pgn.toString(),
                        "6")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        List<String[]> readings = output.lines()
                .filter(line -> line.startsWith("read "))
                .map(line -> line.split(" "))
                .toList();
        double first = seconds(readings.getFirst()[2]);
        double firstWhole = seconds(readings.getFirst()[3]);
        double best = readings.stream()
                .mapToDouble(reading -> seconds(reading[3]))
                .min()
                .orElseThrow();
        double written = output.lines()
                .filter(line -> line.startsWith("wrote "))
                .mapToDouble(line -> seconds(line.split(" ")[2]))
                .min()
                .orElseThrow();
        long before = used();
        Import.Games games = read(Files.readAllBytes(pgn));
        long memory = used() - before;
        long plies = plies(games);
        text.append("""
                | PGN, %,d games, %.1f MB, %,d plies | |
                |---|---|
                | first reading of a fresh JVM: the reading thread | %.2f s |
                | the same with compilers and collector | %.2f s |
                | once started: the best of five more, collector included | %.2f s |
                | written as PGN in Chinese, read back and compared: the best of six, collector included | %.2f s |
                | memory of what was read | %.1f MB, %.1f bytes a ply |

                """.formatted(
                        games.entries().size(),
                        Files.size(pgn) / 1e6,
                        plies,
                        first,
                        firstWhole,
                        best,
                        written,
                        memory / 1e6,
                        memory / (double) plies));
    }

    private static double seconds(String nanoseconds) {
        return Long.parseLong(nanoseconds) / 1e9;
    }

    private static void manyFiles(StringBuilder text, Path folder) throws IOException {
        List<byte[]> files = new ArrayList<>();
        long bytes = 0;
        try (Stream<Path> listed = Files.list(folder)) {
            for (Path file : listed.sorted().toList()) {
                byte[] content = Files.readAllBytes(file);
                if (content.length <= TYPICAL) {
                    files.add(content);
                    bytes += content.length;
                }
            }
        }
        long best = Long.MAX_VALUE;
        for (int run = 0; run < RUNS; run++) {
            long began = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            for (int i = 0; i < 20; i++) {
                files.forEach(Import::read);
            }
            best = Math.min(best, ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - began);
        }
        text.append("""
                XQF in memory, %d samples up to %,d bytes (%,d on average): **%,.0f files a second** on one core.

                """.formatted(files.size(), TYPICAL, bytes / files.size(), 20 * files.size() / (best / 1e9)));
    }

    private static void largestTree(StringBuilder text, Path folder) throws IOException {
        Path file;
        try (Stream<Path> listed = Files.list(folder)) {
            file = listed.max(Comparator.comparingLong(RecordsBench::size)).orElseThrow();
        }
        byte[] content = Files.readAllBytes(file);
        long reading = Long.MAX_VALUE;
        for (int run = 0; run < RUNS; run++) {
            long began = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            read(content);
            reading = Math.min(reading, ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - began);
        }
        long before = used();
        StudyTree tree = read(content).records().getFirst().tree();
        long memory = used() - before;
        long stepping = Long.MAX_VALUE;
        int steps = 0;
        for (int run = 0; run < RUNS; run++) {
            steps = 0;
            long began = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            var path = Optional.of(xiangqi.core.study.Path.atStart(tree));
            while (path.isPresent()) {
                steps++;
                path = path.get().forward();
            }
            for (int node = 1; node <= tree.size(); node += 97) {
                steps++;
                xiangqi.core.study.Path.to(tree.node(node));
            }
            stepping = Math.min(stepping, ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - began);
        }
        text.append("""
                The largest XQF (%.1f MB, %,d moves, %,d variations): read in %.0f ms, %.1f MB in memory (%.0f bytes a
                move, comments included); a step or a leap anywhere in its tree takes %.0f µs.
                """.formatted(
                        content.length / 1e6,
                        tree.size(),
                        tree.variations(),
                        reading / 1e6,
                        memory / 1e6,
                        memory / (double) tree.size(),
                        stepping / 1e3 / steps));
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static long plies(Import.Games games) {
        return games.records().stream()
                .map(GameRecord::tree)
                .mapToLong(StudyTree::size)
                .sum();
    }

    private static Import.Games read(byte[] file) {
        return switch (Import.read(file)) {
            case Import.Games games -> games;
            case Import.Unreadable unreadable -> throw new IllegalStateException(unreadable.toString());
        };
    }

    private static long used() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
