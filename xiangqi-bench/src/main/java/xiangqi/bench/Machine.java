package xiangqi.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The machine that is measured on.
public final class Machine {
    private Machine() {}

    /// How many processes wanted to run on average during the last minute.
    public static String load() {
        return "%.1f".formatted(ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
    }

    /// @param load what [#load()] was when the measuring began
    public static String describe(String load) {
        return "Machine: %s, %d processors; %s, Java %s. Load average when it began: %s."
                .formatted(
                        processor(),
                        Runtime.getRuntime().availableProcessors(),
                        System.getProperty("os.name"),
                        System.getProperty("java.runtime.version"),
                        load);
    }

    private static String processor() {
        try (Stream<String> lines = Files.lines(Path.of("/proc/cpuinfo"))) {
            return lines.filter(line -> line.startsWith("model name"))
                    .limit(1)
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .collect(Collectors.joining());
        } catch (IOException | UncheckedIOException unknown) {
            return System.getProperty("os.arch");
        }
    }
}
