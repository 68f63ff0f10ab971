package xiangqi.app.cli;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.ToIntFunction;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

/// The command `chuhe [FILE…]`: opens the client, with these files in it. The tools without a window are its
/// subcommands, one class each; none of them loads a class of JavaFX but the one that draws a picture in pixels.
@Command(
        name = "chuhe",
        versionProvider = ModuleVersion.class,
        customSynopsis = {"chuhe [FILE…]", "       chuhe COMMAND …"},
        description = "${bundle:app.about}")
public final class ChuheCommand implements Callable<Integer> {
    @Mixin
    private final HelpOption help = new HelpOption();

    @Option(names = "--version", versionHelp = true, description = "${bundle:app.version}")
    private boolean version;

    private final ToIntFunction<List<Path>> client;
    private final Words words;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", arity = "0..*", description = "${bundle:app.files}")
    private List<Path> files = List.of();

    private ChuheCommand(ToIntFunction<List<Path>> client, Words words) {
        this.client = client;
        this.words = words;
    }

    /// Carries out the arguments and returns the exit code: 0 done, 1 some input failed, 2 wrong usage, told in one
    /// line on the error stream.
    ///
    /// @param client opens the window with these files, all of which exist, and returns the code once it has been
    ///     closed
    /// @param in the standard input
    public static int run(ToIntFunction<List<Path>> client, InputStream in, String... arguments) {
        Terminal terminal = Terminal.reading(in);
        Words words = Words.in(Language.ENGLISH);
        CommandLine line = new CommandLine(new ChuheCommand(client, words));
        line.addSubcommand(new PerftCommand(terminal, words));
        line.addSubcommand(new MovesCommand(terminal, words));
        line.addSubcommand(new NameCommand(terminal, words));
        line.addSubcommand(new JudgeCommand(terminal, words));
        line.addSubcommand(new ShowCommand(terminal, words));
        line.addSubcommand(new ConvertCommand(terminal, words));
        line.addSubcommand(new RenderCommand(terminal, words));
        line.addSubcommand(new TableCommand(terminal, words));
        line.addSubcommand(new ScoreCommand(terminal, words));
        line.setResourceBundle(words.bundle());
        line.setExpandAtFiles(false);
        line.setOut(new PrintWriter(terminal.out(), true, StandardCharsets.UTF_8));
        line.setErr(new PrintWriter(terminal.err(), true, StandardCharsets.UTF_8));
        line.setExecutionStrategy(parsed -> {
            if (parsed.hasSubcommand() && parsed.hasMatchedPositional(0)) {
                throw new ParameterException(
                        line,
                        words.text(
                                "app.file-before-command",
                                parsed.originalArgs().getFirst(),
                                parsed.subcommand().commandSpec().name()));
            }
            return new CommandLine.RunLast().execute(parsed);
        });
        line.setParameterExceptionHandler((wrong, given) -> {
            terminal.complain(words.text(
                    "app.wrong-usage",
                    wrong.getMessage().lines().findFirst().orElse(""),
                    wrong.getCommandLine().getCommandSpec().qualifiedName()));
            return ExitCode.USAGE;
        });
        line.setExecutionExceptionHandler((failure, command, parsed) -> {
            if (failure instanceof UncheckedIOException stream) {
                terminal.complain(
                        words.text("app.stream-failed", stream.getCause().getMessage()));
                return ExitCode.SOFTWARE;
            }
            throw failure;
        });
        return line.execute(arguments);
    }

    @Override
    public Integer call() {
        for (Path file : files) {
            if (!Files.exists(file)) {
                throw new ParameterException(spec.commandLine(), words.text("app.no-such-file", file));
            }
        }
        return client.applyAsInt(files);
    }
}
