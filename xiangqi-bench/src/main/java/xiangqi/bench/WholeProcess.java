package xiangqi.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// CPU seconds (user and system) of whole processes, start included, in alternating pairs: ours, theirs, ours, …
final class WholeProcess {
    private static final String THEIRS = "/usr/games/fairy-stockfish";

    private final String ours;

    /// @param classPath where the classes of core and of this module lie
    WholeProcess(String java, String classPath) {
        this.ours = "'%s' -XX:+UseSerialGC -cp '%s' xiangqi.bench.PerftProcess".formatted(java, classPath);
    }

    /// One pair of runs.
    record Pair(double ours, double theirs) {}

    static boolean theirsIsInstalled() {
        return new java.io.File(THEIRS).canExecute();
    }

    List<Pair> perft(int depth, int pairs, long nodes) throws IOException, InterruptedException {
        List<Pair> measured = new ArrayList<>();
        for (int i = 0; i < pairs; i++) {
            double our = seconds(ours + " " + depth, Long.toString(nodes));
            double their = seconds(
                    ("printf 'uci\\nsetoption name UCI_Variant value xiangqi\\nposition startpos\\n"
                                    + "go perft %d\\nquit\\n' | %s")
                            .formatted(depth, THEIRS),
                    "Nodes searched: " + nodes);
            measured.add(new Pair(our, their));
            System.out.printf(
                    Locale.ROOT,
                    "depth %d: %.2f s, fairy-stockfish %.2f s, %.2f times%n",
                    depth,
                    our,
                    their,
                    their / our);
        }
        return measured;
    }

    /// The least CPU time of three runs of counting to depth 1: what starting costs.
    double start() throws IOException, InterruptedException {
        return Math.min(seconds(ours + " 1", "44"), Math.min(seconds(ours + " 1", "44"), seconds(ours + " 1", "44")));
    }

    private static double seconds(String command, String expected) throws IOException, InterruptedException {
        return time(command, expected).cpu();
    }

    /// What a command took, in seconds.
    record Time(double cpu, double clock) {}

    /// Runs a command of the shell, which must print what is expected.
    static Time time(String command, String expected) throws IOException, InterruptedException {
        Process process = new ProcessBuilder("bash", "-c", "TIMEFORMAT='cpu %U %S %R'; time { " + command + "; }")
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        Optional<String> cpu =
                output.lines().filter(line -> line.startsWith("cpu ")).findFirst();
        if (cpu.isEmpty() || !output.contains(expected)) {
            throw new IOException("unexpected output of " + command + ":\n" + output);
        }
        String[] fields = cpu.get().split(" ");
        return new Time(Double.parseDouble(fields[1]) + Double.parseDouble(fields[2]), Double.parseDouble(fields[3]));
    }
}
