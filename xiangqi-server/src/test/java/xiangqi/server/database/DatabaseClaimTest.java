package xiangqi.server.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.sql.Connection;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// What becomes of a server's claim on its database when the session that has it ends.
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class DatabaseClaimTest {
    private static final DatabaseClaim.Patience SHORT =
            new DatabaseClaim.Patience(Duration.ofSeconds(1), Duration.ofSeconds(2), Duration.ofMillis(200));

    @Test
    void aClaimWhoseSessionIsEndedIsTakenAgain() throws Exception {
        Access access = TestDatabase.empty();
        try (Database database = Database.open(access, SHORT);
                Claims claims = new Claims(access)) {
            int before = claims.holder().orElseThrow();
            claims.cut();
            int again = claims.holderAfter(before);
            assertNotEquals(before, again);
            assertFalse(database.taken().toCompletableFuture().isDone());
            assertEquals(
                    CannotStart.Why.DATABASE_IN_USE,
                    assertThrows(CannotStart.class, () -> Database.open(access, SHORT))
                            .why());
        }
        Database.open(access, SHORT).close();
    }

    @Test
    void whoFindsAnotherServerInItsPlaceIsTold() throws Exception {
        Access access = TestDatabase.empty();
        try (Database database = Database.open(access, SHORT);
                Claims claims = new Claims(access);
                Connection other = claims.takeAway()) {
            database.taken().toCompletableFuture().get(30, TimeUnit.SECONDS);
            assertFalse(other.isClosed());
        }
    }

    @Test
    void whoFindsThatTheOtherServerHasGoneIsNotTold() throws Exception {
        Access access = TestDatabase.empty();
        DatabaseClaim.Patience longer =
                new DatabaseClaim.Patience(Duration.ofSeconds(1), Duration.ofSeconds(30), Duration.ofMillis(200));
        try (Database database = Database.open(access, longer);
                Claims claims = new Claims(access)) {
            int other;
            try (Connection gone = claims.takeAway()) {
                other = claims.holder().orElseThrow();
                assertFalse(gone.isClosed());
            }
            claims.holderAfter(other);
            assertFalse(database.taken().toCompletableFuture().isDone());
        }
    }
}
