package xiangqi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.server.cluster.Allowances;

/// What is asked too often: requests, and passwords that are guessed. Time is moved on by the test.
class TooMuchTest {
    @AutoClose
    private static final TimedHall hall = new TimedHall();

    @Test
    void whoAsksTooMuchIsToldWhenToAskAgain() {
        TestClient client = hall.open.client();
        TableId table = client.ids.table();
        for (int i = 0; i < Allowances.USUAL.requests() - 1; i++) {
            client.say(new ClientMessage.Unwatch(client.id(), table));
        }
        ServerMessage.Refused refused =
                client.ask(new ClientMessage.Unwatch(client.id(), table), ServerMessage.Refused.class);
        assertEquals(ErrorCode.TOO_MANY, refused.why().code());
        hall.time.advance(Duration.ofSeconds(1));
        client.ask(new ClientMessage.Unwatch(client.id(), table), ServerMessage.Done.class);
    }

    @Test
    void whoGuessesPasswordsHasToWait() {
        String name = hall.name();
        hall.open.registered(name);
        TestClient client = hall.open.client();
        for (int i = 0; i < Allowances.USUAL.wrongPasswords(); i++) {
            assertEquals(
                    ErrorCode.WRONG_PASSWORD, client.refused(new ClientMessage.SignIn(client.id(), name, "a guess")));
        }
        assertEquals(ErrorCode.TOO_MANY, client.refused(new ClientMessage.SignIn(client.id(), name, "secret horse")));
        String other = hall.name();
        hall.open.registered(other);
        TestClient beside = hall.open.client();
        beside.ask(new ClientMessage.SignIn(beside.id(), other, "secret horse"), ServerMessage.SignedIn.class);
        hall.time.advance(Duration.ofMinutes(20));
        TestClient later = hall.open.client();
        later.ask(new ClientMessage.SignIn(later.id(), name, "secret horse"), ServerMessage.SignedIn.class);
    }

    @Test
    void aNameSpelledInManyWaysIsOneNameToGuessAt() {
        String name = hall.name();
        TestClient client = hall.open.client();
        List<String> ways = List.of(name, name.toUpperCase(Locale.ROOT), " " + name, name.replace('p', 'ｐ'));
        for (int i = 0; i < Allowances.USUAL.wrongPasswords(); i++) {
            assertEquals(
                    ErrorCode.WRONG_PASSWORD,
                    client.refused(new ClientMessage.SignIn(client.id(), ways.get(i % ways.size()), "a guess")));
        }
        for (String way : ways) {
            assertEquals(ErrorCode.TOO_MANY, client.refused(new ClientMessage.SignIn(client.id(), way, "a guess")));
        }
        hall.time.advance(Duration.ofMinutes(20));
    }

    /// Hashing takes a while: what is sent meanwhile on other connections is not let in beyond the limit.
    @Test
    void guessesAtTheSameMomentAreNoMoreThanOneAfterTheOther() {
        String name = hall.name();
        hall.open.accounts.hold();
        List<TestClient> guessing = new ArrayList<>();
        for (int i = 0; i < Allowances.USUAL.wrongPasswords(); i++) {
            TestClient client = hall.open.client();
            client.say(new ClientMessage.SignIn(client.id(), name, "a guess"));
            guessing.add(client);
        }
        hall.open.accounts.untilHeld(Allowances.USUAL.wrongPasswords());
        TestClient more = hall.open.client();
        assertEquals(ErrorCode.TOO_MANY, more.refused(new ClientMessage.SignIn(more.id(), name, "a guess")));
        hall.open.accounts.release();
        guessing.forEach(client -> client.first(ServerMessage.Refused.class));
        hall.time.advance(Duration.ofMinutes(20));
    }

    @Test
    void aRightPasswordIsNoGuess() {
        String name = hall.name();
        hall.open.registered(name);
        for (int i = 0; i < 2 * Allowances.USUAL.wrongPasswords(); i++) {
            TestClient client = hall.open.client();
            client.ask(new ClientMessage.SignIn(client.id(), name, "secret horse"), ServerMessage.SignedIn.class);
        }
    }

    @Test
    void whoGuessesAtManyNamesHasToWaitAsWell() {
        TestClient client = hall.open.client();
        for (int i = 0; i < Allowances.USUAL.wrongPasswordsAtAddress(); i++) {
            assertEquals(
                    ErrorCode.WRONG_PASSWORD,
                    client.refused(new ClientMessage.SignIn(client.id(), "nobody-" + i, "a guess")));
        }
        assertEquals(ErrorCode.TOO_MANY, client.refused(new ClientMessage.SignIn(client.id(), "nobody", "a guess")));
        hall.time.advance(Duration.ofMinutes(20));
    }

    @Test
    void whoComesBackByTokenDoesNotWaitForThoseWhoGuess() {
        String name = hall.name();
        String token = hall.open.client().register(name).token();
        TestClient guessing = hall.open.client();
        while (guessing.refused(new ClientMessage.SignIn(guessing.id(), name, "a guess")) != ErrorCode.TOO_MANY) {
            assertEquals(0, guessing.heard(ServerMessage.SignedIn.class).size());
        }
        TestClient back = hall.open.client();
        back.ask(new ClientMessage.SignInWithToken(back.id(), token), ServerMessage.SignedIn.class);
        hall.time.advance(Duration.ofMinutes(20));
    }
}
