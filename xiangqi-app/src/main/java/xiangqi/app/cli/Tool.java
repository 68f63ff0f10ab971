package xiangqi.app.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import xiangqi.app.storage.Kept;
import xiangqi.app.storage.WholeFile;
import xiangqi.ui.text.Words;

/// What every tool without a window has: its streams, the words it speaks in, `--help`, and how it says
/// that it was asked wrongly or failed.
abstract class Tool implements Callable<Integer> {
    /// The exit codes of a tool that could be run: all of its input was good, or some was not.
    static final int GOOD = 0;

    static final int BAD = 1;

    @Mixin
    private final HelpOption help = new HelpOption();

    @Spec
    private CommandSpec spec;

    final Terminal terminal;
    final Words words;

    Tool(Terminal terminal, Words words) {
        this.terminal = terminal;
        this.words = words;
    }

    static int code(boolean allGood) {
        return allGood ? GOOD : BAD;
    }

    /// Wrong usage of this command, in the words of that key.
    final ParameterException wrong(String key, Object... arguments) {
        return new ParameterException(spec.commandLine(), words.text(key, arguments));
    }

    /// What the value `name` of an option stands for; wrong usage if it is none of these.
    final <T> T chosen(Map<String, T> choices, String name) {
        return Choice.find(choices, name).orElseThrow(() -> wrong("app.no-choice", name, Choice.known(choices)));
    }

    /// Writes a file in one piece and gives the code; says why where it could not be written. A folder that
    /// is not there is none to be made: it is more likely a slip of the pen.
    final int save(String out, byte[] content) {
        try {
            Path file = Path.of(out);
            Optional<Path> folder = Optional.ofNullable(file.toAbsolutePath().getParent());
            if (folder.filter(Files::exists).isEmpty()) {
                return fail(words.text(
                        "app.no-folder", out, folder.map(Path::toString).orElse("")));
            }
            return switch (WholeFile.save(file, content)) {
                case Kept.Done _ -> GOOD;
                case Kept.Failed failed ->
                    fail(out + ": " + words.of(failed.fault().kind()));
            };
        } catch (InvalidPathException notAName) {
            return fail(notAName.getMessage());
        }
    }

    /// Says why and gives the code of a failure.
    final int fail(String why) {
        terminal.complain(why);
        return BAD;
    }
}
