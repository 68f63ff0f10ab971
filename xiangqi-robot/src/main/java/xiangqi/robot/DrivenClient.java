package xiangqi.robot;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// The installed client as a process of its own, on JavaFX's headless screen, used by a robot's mouse and keyboard. It
/// runs with the image's Java and modules from the product's main class on; only [Driver] is added to it. Several can
/// run at once, each in a home of its own. What an order cannot find ends the test with what was in sight.
///
/// ```
/// try (DrivenClient client = DrivenClient.start(image, home)) {
///     client.size(1000, 700);
///     client.click("#newGame");
///     client.click("开始对局");
///     client.play("h2e2");
/// }
/// ```
///
/// Targets are points of the board, selectors or whole texts, as [Orders] describes them. The client looks for them in
/// its own language, which the home's `settings.properties` can fix. For one thread.
public final class DrivenClient implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 180;

    private final Process process;
    private final Path errors;
    private final BufferedWriter orders;
    private final BufferedReader answers;

    private DrivenClient(Process process, Path errors) {
        this.process = process;
        this.errors = errors;
        orders = process.outputWriter(StandardCharsets.UTF_8);
        answers = process.inputReader(StandardCharsets.UTF_8);
    }

    /// Starts the client of that image and waits until its window is there. If it does not come the process is ended.
    ///
    /// @param image the folder that the build assembles
    /// @param home where this client keeps everything (`CHUHE_HOME`); its standard error is put there as well
    /// @param arguments as on the command line
    public static DrivenClient start(Path image, Path home, String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                image.resolve("bin/java").toString(),
                "-Dglass.platform=Headless",
                "-Dprism.order=sw",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                whereThisIs().toString(),
                "--add-modules",
                "xiangqi.app",
                "--add-exports",
                "xiangqi.app/xiangqi.app=ALL-UNNAMED",
                Driver.class.getName()));
        command.addAll(Arrays.asList(arguments));
        try {
            Path errors = Files.createDirectories(home).resolve("driven.err");
            ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(home.toFile())
                    .redirectError(ProcessBuilder.Redirect.appendTo(errors.toFile()));
            builder.environment()
                    .keySet()
                    .removeAll(List.of("DISPLAY", "WAYLAND_DISPLAY", "JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS"));
            builder.environment().put("CHUHE_HOME", home.toAbsolutePath().toString());
            builder.environment().put("LC_ALL", "C.UTF-8");
            DrivenClient client = new DrivenClient(builder.start(), errors);
            boolean there = false;
            try {
                client.await("#rail");
                there = true;
            } finally {
                if (!there) {
                    client.close();
                }
            }
            return client;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Clicks on the one thing that is meant, as soon as it is there and enabled.
    public void click(String target) {
        order("click " + target);
    }

    /// Clicks with the secondary button.
    public void rightClick(String target) {
        order("right-click " + target);
    }

    /// Clicks twice in a row.
    public void doubleClick(String target) {
        order("double-click " + target);
    }

    /// Drags from the middle of one thing to the middle of another.
    public void drag(String from, String to) {
        order("drag " + from + " > " + to);
    }

    /// Clicks both points of a move such as `h2e2` and waits until the piece stands there.
    public void play(String move) {
        order("play " + move);
    }

    /// Presses a key, such as `F2`, `Enter` or `Ctrl+N`.
    public void press(String keys) {
        order("press " + keys);
    }

    /// Types into what has the focus; without line breaks.
    public void type(String text) {
        order("type " + text);
    }

    /// Waits until the thing can be seen.
    public void await(String target) {
        order("await " + target);
    }

    /// Waits until nothing that is meant can be seen any more.
    public void awaitGone(String target) {
        order("await-gone " + target);
    }

    /// Waits until [words][#words] on it, or on all that is meant, are these.
    public void awaitWords(String target, List<String> words) {
        order("await-text " + target + " > " + String.join("|", words));
    }

    /// Waits until the [board][#board] in sight is this one.
    public void awaitBoard(String board) {
        order("await-board " + board);
    }

    /// Whether the thing can be seen now.
    public boolean sees(String target) {
        return order("sees " + target).equals("yes");
    }

    /// The words on the one thing that is meant, and in it, from top to bottom.
    public List<String> words(String target) {
        String words = order("text " + target);
        return words.isEmpty() ? List.of() : List.of(words.split("\\|", -1));
    }

    /// The board in sight, as the first field of a FEN.
    public String board() {
        return order("board");
    }

    /// The main window's title.
    public String title() {
        String window = order("window");
        return window.substring(0, window.indexOf('|'));
    }

    /// Puts the main window in the corner of the screen, with this size; the headless screen is 1000×1000.
    public void size(int width, int height) {
        order("size " + width + " " + height);
    }

    /// Ends the process as `kill -9` does: it has no chance to do anything more.
    public void kill() {
        process.toHandle().destroyForcibly();
        awaitEnd();
    }

    /// Closes the window by its cross and waits until the process has ended; answers its exit code.
    public int quit() {
        tell("quit");
        return awaitEnd();
    }

    /// Ends the process if it still runs.
    @Override
    public void close() {
        if (process.isAlive()) {
            kill();
        }
    }

    private String order(String order) {
        tell(order);
        String answer = answer(order);
        if (answer.startsWith("ok")) {
            return answer.substring(Math.min(3, answer.length()));
        }
        throw new AssertionError(order + ": " + answer);
    }

    private void tell(String order) {
        try {
            orders.write(order);
            orders.newLine();
            orders.flush();
        } catch (IOException gone) {
            throw new AssertionError(order + ": the client has ended; it said: " + said(), gone);
        }
    }

    private String answer(String order) {
        try {
            String answer = answers.readLine();
            if (answer == null) {
                throw new AssertionError(order + ": the client has ended; it said: " + said());
            }
            return answer;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private int awaitEnd() {
        try {
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new AssertionError("the client does not end; it said: " + said());
            }
            return process.exitValue();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted while waiting for the client", ended);
        }
    }

    private String said() {
        try {
            return Files.readString(errors);
        } catch (IOException unread) {
            return unread.toString();
        }
    }

    private static Path whereThisIs() {
        try {
            return Path.of(DrivenClient.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
