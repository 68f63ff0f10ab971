package xiangqi.app.cli;

import picocli.CommandLine.Option;

/// `--help`, the same for every command.
final class HelpOption {
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "${bundle:app.help}")
    private boolean asked;
}
