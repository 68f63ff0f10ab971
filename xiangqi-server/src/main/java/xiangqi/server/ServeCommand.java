package xiangqi.server;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import xiangqi.net.protocol.Endpoint;
import xiangqi.server.account.PasswordHash;
import xiangqi.server.database.Access;
import xiangqi.server.database.CannotStart;
import xiangqi.server.database.DataFolder;
import xiangqi.server.session.Tls;

/// Runs the server until the process is ended. What keeps it from starting is one line and an exit code of its own, see
/// [CannotStart.Why]; wrong usage ends with 2.
@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        description = {
            "Runs the server until the process is ended (Ctrl+C, SIGTERM).",
            "Everything it keeps is in the data folder, its own PostgreSQL included, unless --db names another."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "2:wrong usage",
            "3:the port is used",
            "4:the data folder cannot be written",
            "5:a running server uses the data folder",
            "6:a newer edition has written the database",
            "7:the database does not answer",
            "8:the server's own PostgreSQL does not start",
            "9:the key store for TLS cannot be used",
            "10:another server uses the database"
        })
final class ServeCommand implements Callable<Integer> {
    /// Longer than a supervisor takes to start it again.
    private static final Duration BACK = Duration.ofSeconds(20);

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            defaultValue = "127.0.0.1",
            description = "The address to listen at: ${DEFAULT-VALUE} unless given, for this computer alone. 0.0.0.0"
                    + " is for all; without --tls passwords travel in clear, then put a proxy with TLS before it.")
    private String host;

    @Option(
            names = "--port",
            paramLabel = "PORT",
            defaultValue = "" + Endpoint.PORT,
            description = "The port to listen at: ${DEFAULT-VALUE} unless given; 0 takes any that is free.")
    private int port;

    @Mixin
    private DatabaseOptions database;

    @Option(
            names = "--tls",
            paramLabel = "FILE",
            description = "Listen for wss:// with the key and certificate in this key store (PKCS#12). When the file"
                    + " changes it is read again.")
    private Path tls;

    @Option(
            names = "--tls-password",
            paramLabel = "FILE",
            description = "A file whose first line is the password of the key store.")
    private Path tlsPassword;

    @Override
    public Integer call() throws Exception {
        if (port < 0 || port > 65_535) {
            throw new ParameterException(spec.commandLine(), "A port is a number from 0 to 65535.");
        }
        database.check();
        if (tls != null != (tlsPassword != null)) {
            throw new ParameterException(spec.commandLine(), "--tls and --tls-password go together.");
        }
        Ending ending = Ending.ofThisProcess(BACK);
        try {
            serve(ending);
            return 0;
        } catch (CannotStart hindered) {
            if (ending.isTold()) {
                return 0;
            }
            spec.commandLine().getErr().println("chuhe-server: " + hindered.getMessage());
            return hindered.why().exitCode();
        } catch (InterruptedException told) {
            return 0;
        } finally {
            ending.notStarted();
        }
    }

    private void serve(Ending ending) throws CannotStart, InterruptedException {
        refuseUsedPort();
        Optional<Tls> secured = tls == null ? Optional.empty() : Optional.of(tls());
        Optional<Access> other = database.other();
        try (DataFolder folder = DataFolder.claim(database.folder())) {
            // Before anything logs: the shipped logback.xml takes its folder from here.
            System.setProperty("chuhe.log", folder.logs().toString());
            PrintWriter out = spec.commandLine().getOut();
            if (other.isEmpty() && !folder.hasDatabase()) {
                out.println("chuhe-server: preparing the database in " + folder.home()
                        + "; this once it takes a little longer…");
                out.flush();
            }
            Server server = Server.start(folder, other, new Server.Address(host, port, secured), passwords());
            ending.started(server);
            out.println(Main.Version.program() + " listens on " + (tls == null ? "ws" : "wss") + "://" + inUrl(host)
                    + ":" + server.port() + Endpoint.PATH);
            out.flush();
            server.awaitEnd();
        }
    }

    /// Asked at once, since the database takes a while to start.
    private void refuseUsedPort() throws CannotStart {
        try (ServerSocket trial = new ServerSocket()) {
            trial.setReuseAddress(true);
            InetSocketAddress address = new InetSocketAddress(host, port);
            if (address.isUnresolved()) {
                throw new UnknownHostException(host);
            }
            trial.bind(address);
        } catch (BindException used) {
            throw CannotStart.portUsed(host, port, used);
        } catch (IOException unable) {
            throw new CannotStart(
                    CannotStart.Why.FAILED, "cannot listen at " + host + ": " + unable.getMessage() + ".", unable);
        }
    }

    private Tls tls() throws CannotStart {
        try {
            Tls how = new Tls(tls.toAbsolutePath(), DatabaseOptions.firstLine(tlsPassword));
            how.check();
            return how;
        } catch (IOException unusable) {
            throw new CannotStart(
                    CannotStart.Why.TLS_UNUSABLE,
                    "the key store " + tls + " cannot be used (" + unusable.getMessage()
                            + "): see that it is PKCS#12 and that --tls-password names the file with its password.",
                    unusable);
        }
    }

    private static String inUrl(String host) {
        return host.contains(":") ? "[" + host + "]" : host;
    }

    /// Tests make hashing cheap by `-Dchuhe.passwords=KIB,PASSES`; there is no option for it.
    private static PasswordHash passwords() {
        String cost = System.getProperty("chuhe.passwords", "");
        if (cost.isEmpty()) {
            return PasswordHash.USUAL;
        }
        String[] parts = cost.split(",", 2);
        return new PasswordHash(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }
}
