package xiangqi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.server.database.Access;
import xiangqi.server.database.Claims;
import xiangqi.server.database.TestDatabase;

class ServeIT {
    private static final int NOBODY = 65_534;

    @TempDir
    private Path notes;

    private record Ended(int code, String out, String err) {}

    private Ended run(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(ServerProcess.launcher().toString()));
        command.addAll(List.of(arguments));
        try (ServerProcess process = ServerProcess.start(notes, Optional.empty(), command)) {
            int code = process.exitCode();
            return new Ended(code, process.out(), process.err());
        }
    }

    private static ServerProcess listening(ServerProcess server) throws Exception {
        assertTrue(server.port() > 0);
        return server;
    }

    private static void assertOneLine(int code, String about, Ended ended) {
        assertEquals(code, ended.code, ended.err);
        assertEquals(1, ended.err.lines().count(), ended.err);
        assertTrue(ended.err.startsWith("chuhe-server: ") && ended.err.contains(about), ended.err);
        assertEquals("", ended.out);
    }

    @Test
    void aKilledServerComesBackToItsPostgresAndAllThatWasKept() throws Exception {
        Path data = notes.resolve("数据 folder");
        HttpClient http = HttpClient.newHttpClient();
        long postgres;
        ServerMessage.SignedIn signedIn;
        Object table;
        try (ServerProcess killed = ServerProcess.serve(notes, data)) {
            int port = killed.port();
            postgres = killed.postgres().orElseThrow().pid();
            assertOneLine(5, "data folder", run("serve", "--port", "0", "--data", data.toString()));
            assertOneLine(
                    3,
                    Integer.toString(port),
                    run(
                            "serve",
                            "--port",
                            Integer.toString(port),
                            "--data",
                            notes.resolve("other").toString()));
            try (TestClient client = TestClient.greeted(http, port)) {
                signedIn = client.register("楚河");
                table = client.openTable();
            }
            killed.kill();
            assertEquals(postgres, killed.postgres().orElseThrow().pid());

            try (ServerProcess again = ServerProcess.serve(notes, data);
                    TestClient client = TestClient.greeted(http, again.port())) {
                assertEquals(postgres, again.postgres().orElseThrow().pid());
                ServerMessage.SignedIn back = client.ask(
                        new ClientMessage.SignInWithToken(client.id(), signedIn.token()), ServerMessage.SignedIn.class);
                assertEquals(signedIn.player(), back.player());
                ServerMessage.Tables tables = client.ask(
                        new ClientMessage.ListTables(client.id(), Optional.empty(), Optional.empty()),
                        ServerMessage.Tables.class);
                assertEquals(
                        List.of(table),
                        tables.tables().stream().map(summary -> summary.id()).toList());

                again.terminate();
                assertEquals(128 + 15, again.exitCode());
                assertEquals(Optional.empty(), again.postgres());
                assertEquals("", again.err(), "no warnings of Java or its libraries");
            }
        }
    }

    /// Told to end while its cluster is made, and while its PostgreSQL runs and it does not listen yet.
    @Test
    void whoIsToldToEndWhileStartingLeavesNothingBehind() throws Exception {
        Path data = notes.resolve("data");
        for (String sign : List.of("database.new", "database/postmaster.pid")) {
            try (ServerProcess server = ServerProcess.serve(notes, data)) {
                server.untilThereIs(data.resolve(sign));
                server.terminate();
                assertEquals(128 + 15, server.exitCode());
                assertEquals(1, server.out().lines().count(), "it did not listen yet: " + sign);
                assertTrue(server.out().startsWith("chuhe-server: preparing the database in " + data), server.out());
                assertEquals("", server.err());
                assertEquals(Optional.empty(), server.postgres(), sign);
            }
        }
        try (ServerProcess server = ServerProcess.serve(notes, data)) {
            assertTrue(server.port() > 0, "it starts as if nothing had been");
            assertEquals(1, server.out().lines().count(), "the database was prepared before: " + server.out());
        }
    }

    /// From a copy that everybody may read: the checkout may lie where others may not go.
    @Test
    void anOrdinaryUserCanServe() throws Exception {
        assumeTrue(
                "root".equals(System.getProperty("user.name")) && Files.isExecutable(Path.of("/usr/bin/setpriv")),
                "only root can become another user");
        Path nobodys = Files.createTempDirectory("chuhe-nobody");
        try {
            Files.setPosixFilePermissions(nobodys, PosixFilePermissions.fromString("rwxr-xr-x"));
            Path server = nobodys.resolve("server");
            copy(ServerProcess.launcher().getParent().getParent(), server);
            Path data = Files.createDirectory(nobodys.resolve("data"));
            Files.setAttribute(data, "unix:uid", NOBODY);
            List<String> command = List.of(
                    "setpriv",
                    "--reuid=" + NOBODY,
                    "--regid=" + NOBODY,
                    "--clear-groups",
                    server.resolve("bin/chuhe-server").toString(),
                    "serve",
                    "--port",
                    "0",
                    "--data",
                    data.toString());
            try (ServerProcess process = ServerProcess.startIn(nobodys, notes, Optional.of(data), command)) {
                assertTrue(process.port() > 0);
                assertEquals(NOBODY, Files.getAttribute(data.resolve("database"), "unix:uid"));
            }
        } finally {
            delete(nobodys);
        }
    }

    private static void copy(Path tree, Path to) throws Exception {
        try (Stream<Path> files = Files.walk(tree)) {
            for (Path file : files.toList()) {
                Path copy = to.resolve(tree.relativize(file));
                Files.copy(file, copy);
                boolean runs = Files.isDirectory(file) || Files.isExecutable(file);
                Files.setPosixFilePermissions(copy, PosixFilePermissions.fromString(runs ? "rwxr-xr-x" : "rw-r--r--"));
            }
        }
    }

    private static void delete(Path tree) throws Exception {
        try (Stream<Path> files = Files.walk(tree)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    @Test
    void aUsedPortIsOneLine() throws Exception {
        try (ServerSocket used = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertOneLine(
                    3,
                    "--port",
                    run("serve", "--port", Integer.toString(used.getLocalPort()), "--data", notes.toString()));
            assertFalse(Files.exists(notes.resolve("chuhe-server.log")), "no log where it was started");
        }
    }

    @Test
    void aDataFolderWithoutAPlaceForLogsIsOneLine() throws Exception {
        Path data = Files.createDirectories(notes.resolve("data"));
        Files.writeString(data.resolve("log"), "");
        assertOneLine(4, "log", run("serve", "--port", "0", "--data", data.toString()));
    }

    @Test
    void aDataFolderThatCannotBeMadeIsOneLine() throws Exception {
        Path file = Files.writeString(notes.resolve("file"), "");
        assertOneLine(
                4,
                "--data",
                run("serve", "--port", "0", "--data", file.resolve("data").toString()));
    }

    @Test
    void aDatabaseThatDoesNotAnswerIsOneLine() throws Exception {
        Ended ended = run(
                "serve",
                "--port",
                "0",
                "--data",
                notes.resolve("data").toString(),
                "--db",
                "jdbc:postgresql://127.0.0.1:1/chuhe?user=wang&password=secret");
        assertOneLine(7, "127.0.0.1:1/chuhe", ended);
        assertFalse(ended.err.contains("secret"));
        Ended misspelled = run("serve", "--db", "jdbc:postgresql://wang:secret@127.0.0.1:1/chuhe");
        assertEquals(2, misspelled.code, misspelled.err);
        assertTrue(misspelled.err.contains("--db"), misspelled.err);
        assertFalse(misspelled.err.contains("secret"), misspelled.err);
        Ended noPort = run("serve", "--db", "jdbc:postgresql://127.0.0.1:many/chuhe?user=wang&password=secret");
        assertEquals(2, noPort.code, noPort.err);
        assertTrue(noPort.err.startsWith("--db takes "), noPort.err);
        assertFalse(noPort.err.contains("secret"), noPort.err);
        Ended noFile = run(
                "serve",
                "--port",
                "0",
                "--data",
                notes.resolve("data").toString(),
                "--db",
                "jdbc:postgresql://127.0.0.1:1/chuhe?user=wang",
                "--db-password",
                notes.resolve("nothing").toString());
        assertOneLine(7, "--db-password", noFile);
    }

    @Test
    void anotherPostgresCanBeNamedAndThenNoneIsStarted() throws Exception {
        Access there = TestDatabase.empty();
        String url = there.url() + "?user=" + there.user() + "&password=" + there.password();
        Path data = notes.resolve("data");
        List<String> command = List.of(
                ServerProcess.launcher().toString(), "serve", "--port", "0", "--data", data.toString(), "--db", url);
        Object table;
        try (ServerProcess killed = ServerProcess.start(notes, Optional.of(data), command);
                TestClient client = TestClient.greeted(HttpClient.newHttpClient(), killed.port())) {
            client.register("楚河");
            table = client.openTable();
            assertTrue(
                    killed.command().contains("-XX:+UseZGC"), killed.command().toString());
            assertOneLine(
                    10,
                    "stop that server",
                    run(
                            "serve",
                            "--port",
                            "0",
                            "--data",
                            notes.resolve("second").toString(),
                            "--db",
                            url));
            killed.kill();
        }
        try (ServerProcess again = ServerProcess.start(notes, Optional.of(data), command);
                TestClient client = TestClient.greeted(HttpClient.newHttpClient(), again.port())) {
            ServerMessage.Tables tables = client.ask(
                    new ClientMessage.ListTables(client.id(), Optional.empty(), Optional.empty()),
                    ServerMessage.Tables.class);
            assertEquals(
                    List.of(table),
                    tables.tables().stream().map(summary -> summary.id()).toList());
        }
        String withoutPassword = there.url() + "?user=" + there.user();
        Path password = Files.writeString(notes.resolve("password"), there.password() + "\n");
        List<String> serve = List.of(
                ServerProcess.launcher().toString(),
                "serve",
                "--port",
                "0",
                "--data",
                data.toString(),
                "--db",
                withoutPassword);
        for (List<String> hidden : List.of(
                joined(serve, List.of("--db-password", password.toString())),
                joined(List.of("env", "PGPASSWORD=" + there.password()), serve))) {
            try (ServerProcess process = ServerProcess.start(notes, Optional.of(data), hidden)) {
                assertTrue(process.port() > 0);
                assertFalse(process.command().toString().contains(there.password()));
            }
        }
        assertFalse(Files.exists(data.resolve("database")), "no PostgreSQL of its own");
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            statement.execute("insert into chuhe.flyway_schema_history select installed_rank + 1000, '999', 'later',"
                    + " type, 'V999__later.sql', checksum, installed_by, installed_on, execution_time, success"
                    + " from chuhe.flyway_schema_history where version = '1'");
        }
        List<String> arguments = command.subList(1, command.size());
        assertOneLine(6, "newer edition", run(arguments.toArray(String[]::new)));
    }

    private static List<String> joined(List<String> first, List<String> second) {
        return Stream.concat(first.stream(), second.stream()).toList();
    }

    /// Its connection to the database is cut, and another server takes the claim before it can take it again.
    @Test
    void aServerThatFindsAnotherAtItsDatabaseGivesWayAndSaysSo() throws Exception {
        Access there = TestDatabase.empty();
        String url = there.url() + "?user=" + there.user() + "&password=" + there.password();
        Path data = notes.resolve("data");
        List<String> command = List.of(
                ServerProcess.launcher().toString(), "serve", "--port", "0", "--data", data.toString(), "--db", url);
        try (ServerProcess gives = listening(ServerProcess.start(notes, Optional.of(data), command));
                Claims claims = new Claims(there);
                Connection other = claims.takeAway()) {
            assertEquals(10, gives.exitCode());
            List<String> told = gives.err().lines().toList();
            assertTrue(
                    told.getLast().startsWith("chuhe-server: another server uses the database"),
                    () -> "after what was logged: " + told);
            assertFalse(other.isClosed());
        }
    }

    @Test
    void aKeyStoreThatCannotBeUsedIsOneLine() throws Exception {
        Path password = Files.writeString(notes.resolve("password"), "secret");
        Path noStore = Files.writeString(notes.resolve("store.p12"), "no store");
        Path data = notes.resolve("data");
        Ended ended = run(
                "serve",
                "--port",
                "0",
                "--data",
                data.toString(),
                "--tls",
                noStore.toString(),
                "--tls-password",
                password.toString());
        assertOneLine(9, "--tls-password", ended);
        assertEquals(2, run("serve", "--tls", noStore.toString()).code);
    }

    @Test
    void wrongUsageEndsWithTwo() throws Exception {
        assertEquals(2, run("serve", "--port", "many").code);
        assertEquals(2, run("serve", "--port", "70000").code);
        assertEquals(2, run("serve", "--db", "mysql://host").code);
        assertEquals(2, run("dance").code);
    }

    @Test
    void versionAndHelpAreToldWithoutAWarning() throws Exception {
        assertEquals(new Ended(0, "chuhe-server " + System.getProperty("chuhe.version") + "\n", ""), run("--version"));
        Ended help = run("serve", "--help");
        assertEquals(0, help.code);
        assertTrue(help.out.contains("--data") && help.err.isEmpty());
    }

    @Test
    void theLauncherWorksThroughLinksAndFromFoldersWithBlanks() throws Exception {
        Path folder = Files.createDirectories(notes.resolve("a folder"));
        Path link = Files.createSymbolicLink(
                folder.resolve("server"), ServerProcess.launcher().getParent().getParent());
        Path launcher = Files.createSymbolicLink(
                Files.createDirectories(folder.resolve("bin")).resolve("chuhe"), Path.of("../server/bin/chuhe-server"));
        assertTrue(Files.exists(link));
        try (ServerProcess process =
                ServerProcess.start(notes, Optional.empty(), List.of(launcher.toString(), "--version"))) {
            assertEquals(0, process.exitCode(), process.err());
        }
    }

    @Test
    void everyLibraryHasItsLicence() throws Exception {
        Path server = ServerProcess.launcher().getParent().getParent();
        String works = Files.readString(server.resolve("legal/THIRD-PARTY.md"));
        try (Stream<Path> jars = Files.list(server.resolve("lib"))) {
            List<String> untold = jars.map(jar -> jar.getFileName().toString())
                    .filter(jar -> !jar.startsWith("xiangqi-"))
                    .filter(jar ->
                            Stream.of(works.split("`")).noneMatch(name -> jar.startsWith(name) && name.length() > 1))
                    .toList();
            assertEquals(List.of(), untold, "not named in THIRD-PARTY.md");
        }
    }

    @Test
    void everyLicenceThatIsNamedIsThereInFull() throws Exception {
        Path legal = ServerProcess.launcher().getParent().getParent().resolve("legal");
        List<String> missing = new ArrayList<>();
        for (String line : Files.readAllLines(legal.resolve("THIRD-PARTY.md"))) {
            String[] cells = line.split("\\|");
            if (cells.length != 4 || !cells[2].contains("`")) {
                continue;
            }
            // Where no folder is named, the texts lie in the jar.
            List<String> folders = cells[3].contains("`")
                    ? List.of(cells[3].split("`")[1].replace("/", ""))
                    : Stream.of(cells[2].split("`"))
                            .filter(name -> name.matches("[A-Za-z].*"))
                            .toList();
            for (String folder : folders) {
                if (texts(legal, folder).stream().noneMatch(text -> text.length() > 400)) {
                    missing.add(folder);
                }
            }
        }
        assertEquals(List.of(), missing);
        String openssl = Files.readString(legal.resolve("postgresql/openssl.txt"));
        assertTrue(openssl.contains("Original SSLeay License") && openssl.contains("IN NO EVENT"), openssl);
    }

    private static List<String> texts(Path legal, String folder) throws Exception {
        List<String> texts = new ArrayList<>();
        try (Stream<Path> files = Files.walk(legal)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                if (legal.relativize(file).toString().startsWith(folder)) {
                    texts.add(Files.readString(file));
                }
            }
        }
        return texts;
    }
}
