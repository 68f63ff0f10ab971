package xiangqi.server;

import java.nio.file.Files;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import xiangqi.core.house.RealTitle;
import xiangqi.server.account.RealTitles;
import xiangqi.server.database.Access;
import xiangqi.server.database.CannotStart;
import xiangqi.server.database.DataFolder;
import xiangqi.server.database.Database;
import xiangqi.server.database.EmbeddedPostgres;

/// Grants a title of real life, or takes it away, whether the server runs or not.
@Command(
        name = "title",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        description = {
            "Grants an account a title that its player holds in real life, or takes it away with none.",
            "It is shown behind a · beside the title of the house, from the next sign-in on, and moves no score."
                    + " The server may run meanwhile."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "2:wrong usage",
            "4:the data folder cannot be written",
            "6:a newer edition has written the database",
            "7:the database does not answer, or no server has used it yet",
            "8:the server's own PostgreSQL does not start",
            "11:nobody has that name"
        })
final class TitleCommand implements Callable<Integer> {
    private static final int NOBODY = 11;
    private static final String NONE = "none";

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "NAME", description = "The name of the account.")
    private String name;

    @Parameters(
            index = "1",
            paramLabel = "TITLE",
            description = "international-grandmaster, national-grandmaster, international-master, national-master or"
                    + " none.")
    private String title;

    @Mixin
    private DatabaseOptions database;

    @Override
    public Integer call() throws InterruptedException {
        database.check();
        Optional<RealTitle> granted = RealTitle.find(title);
        if (granted.isEmpty() && !title.equals(NONE)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "A title is one of "
                            + Arrays.stream(RealTitle.values())
                                    .map(RealTitle::id)
                                    .collect(Collectors.joining(", "))
                            + ", or " + NONE + ".");
        }
        // Before anything logs, as in serve: what it has to say stands with the rest.
        System.setProperty("chuhe.log", DataFolder.logsIn(database.folder()).toString());
        try {
            Optional<Access> other = database.other();
            Optional<String> holder =
                    other.isPresent() ? RealTitles.grant(other.get(), name, granted) : inOwnDatabase(granted);
            holder.ifPresentOrElse(
                    known -> spec.commandLine()
                            .getOut()
                            .println(
                                    known + ": " + granted.map(RealTitle::title).orElse(NONE)),
                    () -> spec.commandLine()
                            .getErr()
                            .println("chuhe-server: nobody is registered as " + name + ": see how it is written."));
            return holder.isPresent() ? 0 : NOBODY;
        } catch (CannotStart hindered) {
            spec.commandLine().getErr().println("chuhe-server: " + hindered.getMessage());
            return hindered.why().exitCode();
        }
    }

    /// In the PostgreSQL of the data folder, which is started for this if no server runs.
    private Optional<String> inOwnDatabase(Optional<RealTitle> granted) throws CannotStart, InterruptedException {
        if (!Files.isDirectory(database.folder())) {
            throw RealTitles.neverUsed();
        }
        Optional<Access> running = EmbeddedPostgres.running(database.folder());
        if (running.isPresent()) {
            return RealTitles.grant(running.get(), name, granted);
        }
        try (DataFolder folder = DataFolder.claim(database.folder())) {
            if (!folder.hasDatabase()) {
                throw RealTitles.neverUsed();
            }
            try (EmbeddedPostgres postgres = EmbeddedPostgres.in(folder)) {
                Database.open(postgres.access()).close();
                return RealTitles.grant(postgres.access(), name, granted);
            }
        }
    }
}
