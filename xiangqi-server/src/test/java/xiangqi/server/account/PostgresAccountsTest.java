package xiangqi.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.core.table.CommandId;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.Identifiers;
import xiangqi.server.database.Database;
import xiangqi.server.database.TestDatabase;

class PostgresAccountsTest {
    private static final PasswordHash CHEAP = new PasswordHash(8, 1);

    private final Database database = TestDatabase.fresh();
    private Instant now = Instant.parse("2026-03-01T10:00:00Z");
    private final Identifiers identifiers = new Identifiers(() -> now, new Random(3));
    private PostgresAccounts accounts;

    @BeforeEach
    void open() {
        accounts = new PostgresAccounts(database.pool(), CHEAP, () -> now, new Random(4));
    }

    @AfterEach
    void close() {
        accounts.close();
        database.close();
    }

    private static SignIn await(CompletionStage<SignIn> stage) throws Exception {
        return stage.toCompletableFuture().get(30, TimeUnit.SECONDS);
    }

    private static SignIn.Done done(CompletionStage<SignIn> stage) throws Exception {
        return assertInstanceOf(SignIn.Done.class, await(stage));
    }

    private static ErrorCode refused(CompletionStage<SignIn> stage) throws Exception {
        return assertInstanceOf(SignIn.Refused.class, await(stage)).why().code();
    }

    private CompletionStage<SignIn> register(String name, String password) {
        return accounts.register(identifiers.command(), name, password);
    }

    @Test
    void whoRegisteredSignsInByPasswordAndByToken() throws Exception {
        SignIn.Done made = done(register("楚河", "correct horse"));

        assertEquals("楚河", made.player().name());
        assertEquals(made.player(), done(accounts.signIn("楚河", "correct horse")).player());
        assertEquals(made.player(), done(accounts.signIn(made.token())).player());
        assertEquals(
                Optional.of(made.player()),
                accounts.find(made.player().id()).toCompletableFuture().get(30, TimeUnit.SECONDS));
    }

    @Test
    void theSameRequestAgainSignsInToTheSameAccount() throws Exception {
        CommandId request = identifiers.command();
        SignIn.Done first = done(accounts.register(request, "red", "correct horse"));
        SignIn.Done second = done(accounts.register(request, "red", "correct horse"));

        assertEquals(first.player(), second.player());
        assertNotEquals(first.token(), second.token());
        assertEquals(ErrorCode.ID_USED, refused(accounts.register(request, "red", "another horse")));
        assertEquals(ErrorCode.ID_USED, refused(accounts.register(request, "black", "correct horse")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"RED Horse", "red horse", "ｒｅｄ ｈｏｒｓｅ", "  Red  Horse "})
    void aNameThatLooksAlikeByWidthOrCaseIsTaken(String alike) throws Exception {
        SignIn.Done made = done(register("Red Horse", "correct horse"));
        assertEquals(ErrorCode.NAME_TAKEN, refused(register(alike, "another horse")));
        assertEquals(
                made.player(), done(accounts.signIn(alike, "correct horse")).player());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a",
                " a ",
                "abcdefghijklmnopqrstuvwxy",
                "a\u200bb",
                "a\u202eb",
                "a\u0000b",
                "a\nb",
                "\u3164\u3164",
                "a\u00a0b",
                "\u2800\u2800",
                "a\ufe0fb",
                "a\ufffdb",
                "a\ufffcb"
            })
    void aNameThatIsTooShortOrTooLongOrNotWhollySeenIsUnfit(String name) throws Exception {
        SignIn.Refused refused = assertInstanceOf(SignIn.Refused.class, await(register(name, "correct horse")));
        assertEquals("NAME_UNFIT max=24 min=2", refused.why().toString());
    }

    @Test
    void aPasswordOfSevenCharactersIsUnfit() throws Exception {
        assertEquals(ErrorCode.PASSWORD_UNFIT, refused(register("red", "1234567")));
        assertInstanceOf(SignIn.Done.class, await(register("red", "12345678")));
    }

    @Test
    void aWrongPasswordAndAnUnknownNameAreRefusedAlike() throws Exception {
        register("red", "correct horse").toCompletableFuture().get(30, TimeUnit.SECONDS);
        assertEquals(await(accounts.signIn("nobody", "correct horse")), await(accounts.signIn("red", "Correct horse")));
        assertEquals(ErrorCode.WRONG_PASSWORD, refused(accounts.signIn("red", "")));
    }

    @Test
    void aTokenLastsThirtyDaysAfterItWasUsedLast() throws Exception {
        SignIn.Done made = done(register("red", "correct horse"));
        assertEquals(now.plus(Duration.ofDays(30)), made.expires());

        now = now.plus(Duration.ofDays(29));
        SignIn.Done used = done(accounts.signIn(made.token()));
        assertEquals(now.plus(Duration.ofDays(30)), used.expires());

        now = now.plus(Duration.ofDays(29));
        assertInstanceOf(SignIn.Done.class, await(accounts.signIn(made.token())));

        now = now.plus(Duration.ofDays(30));
        assertEquals(ErrorCode.TOKEN_INVALID, refused(accounts.signIn(made.token())));
    }

    @Test
    void whoSignsOutMakesThatTokenVoidAndNoOther() throws Exception {
        SignIn.Done here = done(register("red", "correct horse"));
        SignIn.Done there = done(accounts.signIn("red", "correct horse"));

        accounts.signOut(here.token()).toCompletableFuture().get(30, TimeUnit.SECONDS);

        assertEquals(ErrorCode.TOKEN_INVALID, refused(accounts.signIn(here.token())));
        assertInstanceOf(SignIn.Done.class, await(accounts.signIn(there.token())));
    }

    @Test
    void theDatabaseHoldsNeitherPasswordsNorTokens() throws Exception {
        SignIn.Done made = done(register("red", "correct horse"));
        try (Connection connection = database.pool().getConnection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(
                        "select a::text || s::text || encode(token, 'escape') from account a, session s")) {
            assertTrue(rows.next());
            assertFalse(rows.getString(1).contains("correct horse"));
            assertFalse(rows.getString(1).contains(made.token()));
            assertTrue(rows.getString(1).contains("$argon2id$v=19$m=8,t=1,p=1$"), "hashed as configured");
        }
    }

    @Test
    void ofManyWhoTakeTheSameNameAtOnceOneGetsIt() throws Exception {
        List<CompletionStage<SignIn>> told = IntStream.range(0, 20)
                .mapToObj(i -> register("red", "password number " + i))
                .toList();
        List<SignIn> answers = new ArrayList<>();
        for (CompletionStage<SignIn> stage : told) {
            answers.add(await(stage));
        }
        assertEquals(1, answers.stream().filter(SignIn.Done.class::isInstance).count());
    }

    @Test
    void whoComesWhenTooManyWaitIsToldToComeAgain() throws Exception {
        PasswordHash dear = new PasswordHash(19 * 1024, 2);
        try (PostgresAccounts slow = new PostgresAccounts(database.pool(), dear, () -> now, new Random(5))) {
            List<CompletionStage<SignIn>> told = IntStream.range(0, 200)
                    .mapToObj(i -> slow.signIn("red", "guess " + i))
                    .toList();
            assertTrue(told.stream()
                    .map(CompletionStage::toCompletableFuture)
                    .anyMatch(stage -> stage.isDone() && stage.join() instanceof SignIn.Busy));
        }
    }

    @Test
    void aHashIsThatOfTheReferenceImplementation() {
        // argon2 of the reference implementation: echo -n password | argon2 somesalt -id -t 2 -k 65536 -p 1 -l 32
        assertTrue(PasswordHash.matches(
                "password", "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"));
    }
}
