package xiangqi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import xiangqi.core.house.RealTitle;
import xiangqi.net.protocol.Identifiers;
import xiangqi.server.account.PasswordHash;
import xiangqi.server.account.PostgresAccounts;
import xiangqi.server.account.SignIn;
import xiangqi.server.database.Access;
import xiangqi.server.database.DataFolder;
import xiangqi.server.database.Database;
import xiangqi.server.database.EmbeddedPostgres;
import xiangqi.server.database.TestDatabase;

/// The command as the operator types it, over a real PostgreSQL.
class TitleCommandTest {
    private static final Random RANDOM = new Random(11);

    @TempDir
    private Path home;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int title(List<String> where, String... arguments) {
        List<String> line = new ArrayList<>(List.of(arguments));
        line.addAll(where);
        return new CommandLine(new TitleCommand())
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(line.toArray(String[]::new));
    }

    private static List<String> at(Access access) {
        return List.of("--db", access.url() + "?user=" + access.user() + "&password=" + access.password());
    }

    /// Somebody registers, or signs in where there is such an account already.
    private static Optional<RealTitle> heldBy(String name, Database database) throws Exception {
        try (PostgresAccounts accounts =
                new PostgresAccounts(database.pool(), new PasswordHash(8, 1), Clock.systemUTC(), RANDOM)) {
            Identifiers identifiers = new Identifiers(Clock.systemUTC(), RANDOM);
            SignIn signedIn = accounts.register(identifiers.command(), name, "correct horse")
                    .toCompletableFuture()
                    .get(30, TimeUnit.SECONDS);
            if (!(signedIn instanceof SignIn.Done)) {
                signedIn = accounts.signIn(name, "correct horse")
                        .toCompletableFuture()
                        .get(30, TimeUnit.SECONDS);
            }
            return ((SignIn.Done) signedIn).player().profile().realTitle();
        }
    }

    @Test
    void aTitleIsGrantedWhileAServerHasTheDatabase() throws Exception {
        Access access = TestDatabase.empty();
        try (Database database = Database.open(access)) {
            heldBy("吕钦", database);
            assertEquals(0, title(at(access), "吕钦", "international-grandmaster"), err::toString);
            assertEquals("吕钦: 国际特大", out.toString().strip());
            assertEquals(Optional.of(RealTitle.INTERNATIONAL_GRANDMASTER), heldBy("吕钦", database));
            assertEquals(0, title(at(access), " 吕钦 ", "none"), err::toString);
            assertEquals(Optional.empty(), heldBy("吕钦", database));
        }
    }

    @Test
    void aNameThatNobodyHasAndATitleThatIsNoneAreToldApart() throws Exception {
        Access access = TestDatabase.empty();
        try (Database database = Database.open(access)) {
            heldBy("red", database);
            assertEquals(11, title(at(access), "吕钦", "national-master"));
            assertEquals(Optional.empty(), heldBy("red", database));
        }
        assertTrue(err.toString().contains("nobody is registered as 吕钦"), err::toString);
        assertEquals(2, title(at(access), "吕钦", "grandmaster"));
        assertTrue(err.toString().contains("international-master"), err::toString);
        assertEquals("", out.toString());
    }

    @Test
    void aDatabaseThatNoServerHasUsedSaysSo() {
        assertEquals(7, title(at(TestDatabase.empty()), "吕钦", "national-master"));
        assertTrue(err.toString().contains("chuhe-server serve"), err::toString);
        Path none = home.resolve("none");
        assertEquals(7, title(List.of("--data", none.toString()), "吕钦", "national-master"));
        assertFalse(Files.exists(none), "a folder that was mistyped is not made");
    }

    @Test
    void inTheDataFolderATitleIsGrantedWhetherTheServerRunsOrNot() throws Exception {
        List<String> here = List.of("--data", home.toString());
        try (DataFolder folder = DataFolder.claim(home);
                EmbeddedPostgres postgres = TestDatabase.in(folder);
                Database database = Database.open(postgres.access())) {
            heldBy("吕钦", database);
            assertEquals(0, title(here, "吕钦", "national-master"), err::toString);
            assertEquals(Optional.of(RealTitle.NATIONAL_MASTER), heldBy("吕钦", database));
        }
        assertEquals(0, title(here, "吕钦", "national-grandmaster"), err::toString);
        try (DataFolder folder = DataFolder.claim(home);
                EmbeddedPostgres postgres = TestDatabase.in(folder);
                Database database = Database.open(postgres.access())) {
            assertEquals(Optional.of(RealTitle.NATIONAL_GRANDMASTER), heldBy("吕钦", database));
        }
    }
}
