package xiangqi.server.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatabaseTest {
    @Test
    void aDatabaseOfThisEditionIsOpenedAgain() throws Exception {
        Access access = TestDatabase.empty();
        Database.open(access).close();
        Database.open(access).close();
    }

    @Test
    void aDatabaseHasOneServerAtATime() throws Exception {
        Access access = TestDatabase.empty();
        try (Database first = Database.open(access)) {
            CannotStart hindered = assertThrows(CannotStart.class, () -> Database.open(access));
            assertEquals(CannotStart.Why.DATABASE_IN_USE, hindered.why());
            assertEquals(1, hindered.getMessage().lines().count());
            assertFalse(first.taken().toCompletableFuture().isDone());
        }
        Database.open(access).close();
    }

    @Test
    void anAddressThatTheDriverDoesNotTakeIsSaidWithoutItsPassword() {
        CannotStart hindered = assertThrows(
                CannotStart.class, () -> Database.open(Access.at("jdbc:postgresql://wang:geheim@127.0.0.1/x")));
        assertEquals(CannotStart.Why.DATABASE_UNREACHABLE, hindered.why());
        for (Throwable fault = hindered; fault != null; fault = fault.getCause()) {
            assertEquals(-1, fault.toString().indexOf("geheim"), fault.toString());
        }
    }

    @Test
    void whatAnAddressSaysOfPeopleIsNotShown() {
        assertEquals(
                "jdbc:postgresql://host:5432/x",
                Access.at("jdbc:postgresql://wang:geheim@host:5432/x?ssl=true").toString());
        assertEquals("jdbc:postgresql:x", Access.at("jdbc:postgresql:x").toString());
    }

    @Test
    void aDatabaseThatANewerEditionHasWrittenIsRefusedAndLeftAlone() throws Exception {
        Access access = TestDatabase.empty();
        try (Database database = Database.open(access);
                Connection connection = database.pool().getConnection();
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("""
                    insert into flyway_schema_history (installed_rank, version, description, type, script, checksum,
                        installed_by, execution_time, success)
                    values (999, '999', 'of the future', 'SQL', 'V999__of_the_future.sql', 1, 'chuhe', 1, true)
                    """);
        }
        assertEquals(
                CannotStart.Why.DATABASE_NEWER,
                assertThrows(CannotStart.class, () -> Database.open(access)).why());
    }

    @Test
    void aDatabaseThatDoesNotAnswerIsSaidInOneLineWithoutItsPassword() {
        CannotStart hindered = assertThrows(
                CannotStart.class,
                () -> Database.open(Access.at("jdbc:postgresql://127.0.0.1:1/chuhe?user=wang&password=secret")));
        assertEquals(CannotStart.Why.DATABASE_UNREACHABLE, hindered.why());
        assertEquals(1, hindered.getMessage().lines().count());
        assertEquals(-1, hindered.getMessage().indexOf("secret"));
    }

    @Test
    void aDataFolderHasOneServerAtATime(@TempDir Path home) throws Exception {
        try (DataFolder first = DataFolder.claim(home)) {
            assertEquals(
                    CannotStart.Why.FOLDER_IN_USE,
                    assertThrows(CannotStart.class, () -> DataFolder.claim(first.home()))
                            .why());
        }
        DataFolder.claim(home).close();
    }

    @Test
    void aDataFolderThatCannotBeMadeIsSaid(@TempDir Path home) throws Exception {
        Path file = Files.writeString(home.resolve("file"), "");
        assertEquals(
                CannotStart.Why.FOLDER_UNWRITABLE,
                assertThrows(CannotStart.class, () -> DataFolder.claim(file.resolve("data")))
                        .why());
    }

    @Test
    void aDataFolderWithoutAPlaceForLogsIsSaid(@TempDir Path home) throws Exception {
        Files.writeString(home.resolve("log"), "");
        assertEquals(
                CannotStart.Why.FOLDER_UNWRITABLE,
                assertThrows(CannotStart.class, () -> DataFolder.claim(home)).why());
    }
}
