package xiangqi.app.image;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// The installed program as a person at a terminal meets it: starts `bin/chuhe` of the image that the build has just
/// assembled and hands back what it answered. `Chuhe.installed().run("--version")`, or with another folder, input or
/// environment first. Immutable. For tests named `…IT`, which run after the image exists.
public final class Chuhe {
    /// After this long a command counts as hanging: it is ended and the test fails.
    public static final Duration LIMIT = Duration.ofSeconds(120);

    private final Path launcher;
    private final Path folder;
    private final String input;
    private final Map<String, String> environment;

    private Chuhe(Path launcher, Path folder, String input, Map<String, String> environment) {
        this.launcher = launcher;
        this.folder = folder;
        this.input = input;
        this.environment = environment;
    }

    /// What a command answered: its exit code, and what it wrote to its two streams, read as UTF-8.
    public record Answer(int exitCode, String out, String err) {
        /// The lines of the standard output.
        public List<String> lines() {
            return out.lines().toList();
        }
    }

    /// The folder of the image.
    public static Path image() {
        return Path.of(System.getProperty("chuhe.image")).toAbsolutePath().normalize();
    }

    /// The program where the build put it, run from the image's folder, with an empty input, and in this machine's
    /// environment but without a display.
    public static Chuhe installed() {
        return new Chuhe(image().resolve("bin/chuhe"), image(), "", Map.of());
    }

    /// The same, started by [launcher]: a link to it, or a copy of the whole image elsewhere.
    public Chuhe startedBy(Path launcher) {
        return new Chuhe(launcher, folder, input, environment);
    }

    /// The same, with [folder] as its working folder.
    public Chuhe from(Path folder) {
        return new Chuhe(launcher, folder, input, environment);
    }

    /// The same, with [input] as its standard input, in UTF-8.
    public Chuhe given(String input) {
        return new Chuhe(launcher, folder, input, environment);
    }

    /// The same, with the environment variable [name] set to [value].
    public Chuhe with(String name, String value) {
        Map<String, String> more = new HashMap<>(environment);
        more.put(name, value);
        return new Chuhe(launcher, folder, input, Map.copyOf(more));
    }

    /// The same under these variables of the locale alone, such as `LANG=zh_TW.UTF-8 LC_TIME=C`.
    public Chuhe under(String locale) {
        Chuhe bare = this;
        for (String name : List.of("LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANG")) {
            bare = bare.with(name, "");
        }
        for (String setting : locale.split(" ")) {
            int equals = setting.indexOf('=');
            bare = bare.with(setting.substring(0, equals), setting.substring(equals + 1));
        }
        return bare;
    }

    /// How much of the processors' time `chuhe` takes with these arguments, in steps of a hundredth of a second. On an
    /// idle machine it is about the time that a person waits for a short command; unlike that, it hardly grows
    /// when the machine is busy. On systems that do not tell the time of ended processes, the time waited instead.
    public Duration processorTime(String... args) {
        Path accounts = Path.of("/proc/self/stat");
        long began = System.nanoTime();
        if (!Files.isReadable(accounts)) {
            run(args);
            return Duration.ofNanos(System.nanoTime() - began);
        }
        Duration before = timeOfEndedProcesses(accounts);
        run(args);
        return timeOfEndedProcesses(accounts).minus(before);
    }

    /// The user and system time of all processes that this one has started and that have ended: fields 16 and 17 of
    /// `proc(5)`, in hundredths of a second. Field 2, the program's name, stands in brackets and may hold blanks.
    private static Duration timeOfEndedProcesses(Path accounts) {
        try {
            String line = Files.readString(accounts);
            String[] fromThird = line.substring(line.lastIndexOf(')') + 2).split(" ");
            return Duration.ofMillis(10 * (Long.parseLong(fromThird[13]) + Long.parseLong(fromThird[14])));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Starts `chuhe` with [args] and comes back at once; what it writes to either stream can be read from the one. It
    /// is ended after [#LIMIT], if whoever started it has not done so before.
    public Process start(String... args) {
        ProcessBuilder builder = builder(args).redirectErrorStream(true);
        try {
            Process process = builder.start();
            process.getOutputStream().close();
            CompletableFuture.delayedExecutor(LIMIT.toSeconds(), TimeUnit.SECONDS)
                    .execute(process::destroyForcibly);
            return process;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private ProcessBuilder builder(String... args) {
        List<String> command = new ArrayList<>();
        command.add(launcher.toString());
        command.addAll(List.of(args));
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().keySet().removeAll(List.of("DISPLAY", "WAYLAND_DISPLAY", "JAVA_TOOL_OPTIONS"));
        builder.environment().putAll(environment);
        return builder;
    }

    /// Runs `chuhe` with [args] and waits for its end, for [#LIMIT] at most.
    public Answer run(String... args) {
        ProcessBuilder builder = builder(args);
        try {
            Path streams = Files.createTempDirectory("chuhe");
            Path in = Files.writeString(streams.resolve("in"), input);
            Path out = streams.resolve("out");
            Path err = streams.resolve("err");
            Process process = builder.redirectInput(in.toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile())
                    .start();
            if (!process.waitFor(LIMIT.toSeconds(), TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
                throw new AssertionError(builder.command() + " did not end within " + LIMIT.toSeconds()
                        + " s; it wrote:\n" + Files.readString(out) + Files.readString(err));
            }
            Answer answer = new Answer(process.exitValue(), read(out), read(err));
            for (Path file : List.of(in, out, err, streams)) {
                Files.delete(file);
            }
            return answer;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted while waiting for " + builder.command(), e);
        }
    }

    /// What [file] holds, with a replacement character for each byte that is no UTF-8.
    private static String read(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }
}
