package xiangqi.app.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.ToIntFunction;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Parameters;

/// The command `chuhe [FILE…]`: opens the client, with these files in it. The tools without a window are its
/// subcommands.
@Command(
        name = "chuhe",
        mixinStandardHelpOptions = true,
        versionProvider = ChuheCommand.ModuleVersion.class,
        description = "Chinese chess: play, record, study. Without a command, opens the client.")
public final class ChuheCommand implements Callable<Integer> {
    private final ToIntFunction<List<Path>> client;

    @Parameters(paramLabel = "FILE", arity = "0..*", description = "Games to open in the client.")
    private List<Path> files = List.of();

    private ChuheCommand(ToIntFunction<List<Path>> client) {
        this.client = client;
    }

    /// Carries out [args] and returns the exit code: 0 done, 1 failed, 2 wrong usage, told in one line on the standard
    /// error stream. [client] opens the window and returns the code when it has been closed.
    public static int run(ToIntFunction<List<Path>> client, String... args) {
        CommandLine line = new CommandLine(new ChuheCommand(client));
        line.setParameterExceptionHandler((fault, given) -> {
            fault.getCommandLine()
                    .getErr()
                    .println("chuhe: " + fault.getMessage().lines().findFirst().orElse(""));
            return CommandLine.ExitCode.USAGE;
        });
        return line.execute(args);
    }

    @Override
    public Integer call() {
        return client.applyAsInt(files);
    }

    /// The version that the build wrote into the module.
    static final class ModuleVersion implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version =
                    ChuheCommand.class.getModule().getDescriptor().rawVersion().orElse("of a build without a version");
            return new String[] {"chuhe " + version};
        }
    }
}
