package xiangqi.server;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

/// Where the program starts: `chuhe-server serve`.
@Command(
        name = "chuhe-server",
        description = "The server of Chuhe: accounts, a lobby, and tables at which people play Chinese chess.",
        subcommands = {ServeCommand.class, TitleCommand.class},
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        synopsisSubcommandLabel = "COMMAND")
public final class Main {
    private Main() {}

    /// Carries out the command line and ends the program with its exit code, see [ServeCommand].
    public static void main(String[] args) {
        System.exit(new CommandLine(new Main())
                .setExecutionExceptionHandler((fault, line, parsed) -> {
                    throw fault;
                })
                .execute(args));
    }

    /// Name and version as people read them: `chuhe-server 0.1.0`.
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {program()};
        }

        static String program() {
            String version = Main.class.getPackage().getImplementationVersion();
            return "chuhe-server " + (version == null ? "(not packaged)" : version);
        }
    }
}
