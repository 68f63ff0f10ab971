package xiangqi.ui.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.VersionRange;
import xiangqi.ui.account.SignInFault.Field;
import xiangqi.ui.account.SignInFault.Why;
import xiangqi.ui.lobby.Hall;

class SignInViewModelTest {
    private final Hall hall = new Hall();
    private final Account account = hall.account();
    private int signedIn;
    private final SignInViewModel model = new SignInViewModel(account, () -> signedIn++);

    private void write(String name, String password) {
        model.nameProperty().set(name);
        model.passwordProperty().set(password);
    }

    @Test
    void theServerIsThisComputerUntilAnotherIsNamed() {
        assertEquals("localhost:9090", model.serverProperty().get());
    }

    @Test
    void whoRegistersIsSignedInAndRememberedWithoutThePassword() {
        model.registeringProperty().set(true);
        write("wang", "a secret horse");
        model.submit();
        assertEquals(1, signedIn);
        assertEquals("wang", account.playerProperty().get().orElseThrow().name());
        assertEquals("wang", hall.kept.name());
        assertEquals(Optional.of("token-wang"), hall.kept.token());
        assertEquals("", model.passwordProperty().get());
        assertFalse(model.busyProperty().get());
    }

    @Test
    void theNextTimeOneIsSignedInByItself() {
        hall.signedIn("wang").close();
        Account later = hall.account();
        SignInViewModel next = new SignInViewModel(later, () -> signedIn++);
        next.open();
        assertEquals(1, signedIn);
        assertEquals("wang", later.playerProperty().get().orElseThrow().name());
        assertEquals(1, hall.server.heard(ClientMessage.SignInWithToken.class));
    }

    @Test
    void aTokenThatExpiredAsksForThePassword() {
        hall.signedIn("wang").close();
        hall.server.forgetTokens();
        SignInViewModel next = new SignInViewModel(hall.account(), () -> signedIn++);
        next.open();
        assertEquals(
                Optional.of(refused(Field.PASSWORD, ErrorCode.TOKEN_INVALID)),
                next.faultProperty().get());
        assertEquals(Optional.empty(), hall.kept.token());
        assertEquals("wang", next.nameProperty().get());
    }

    @Test
    void whoSignsOutIsNotRemembered() {
        Account in = hall.signedIn("wang");
        in.signOut();
        assertEquals(Optional.empty(), hall.kept.token());
        assertEquals(Optional.empty(), in.playerProperty().get());
        assertEquals(1, hall.server.heard(ClientMessage.SignOut.class));
        assertFalse(hall.account().isKnown());
    }

    @Test
    void aTakenNameIsSaidAtTheName() {
        hall.guest("wang");
        model.registeringProperty().set(true);
        write("wang", "another secret");
        model.submit();
        assertEquals(
                Optional.of(refused(Field.NAME, ErrorCode.NAME_TAKEN)),
                model.faultProperty().get());
        assertEquals(0, signedIn);
    }

    @Test
    void aWrongPasswordIsSaidAtThePassword() {
        hall.guest("wang");
        write("wang", "a wrong one");
        model.submit();
        assertEquals(
                Optional.of(refused(Field.PASSWORD, ErrorCode.WRONG_PASSWORD)),
                model.faultProperty().get());
    }

    @Test
    void aServerThatDoesNotAnswerIsSaidAtTheAddressAndNotTriedForEver() {
        hall.server.reachable = false;
        write("wang", "a secret horse");
        model.submit();
        assertEquals(
                Optional.of(new SignInFault(Field.SERVER, new Why.Unreachable("localhost:9090"))),
                model.faultProperty().get());
        assertFalse(model.busyProperty().get());
        hall.server.reachable = true;
        hall.pass(Duration.ofMinutes(1));
        assertEquals(0, hall.server.heard(ClientMessage.Hello.class));
    }

    @Test
    void aServerOfAnotherVersionIsSaidAtTheAddress() {
        hall.server.speaks = new VersionRange(2, 3);
        write("wang", "a secret horse");
        model.submit();
        SignInFault fault = model.faultProperty().get().orElseThrow();
        assertEquals(Field.SERVER, fault.field());
        assertEquals(ErrorCode.TOO_OLD, ((Why.Refused) fault.why()).error().code());
    }

    @Test
    void whatIsNoAddressIsNotTried() {
        model.serverProperty().set("http://nowhere");
        write("wang", "a secret horse");
        model.submit();
        assertEquals(
                Optional.of(new SignInFault(Field.SERVER, new Why.NoAddress())),
                model.faultProperty().get());
    }

    @Test
    void nothingIsAskedWithoutNameOrPassword() {
        model.submit();
        assertEquals(
                Optional.of(new SignInFault(Field.NAME, new Why.Missing())),
                model.faultProperty().get());
        write("wang", "");
        model.submit();
        assertEquals(
                Optional.of(new SignInFault(Field.PASSWORD, new Why.Missing())),
                model.faultProperty().get());
        assertEquals(0, hall.server.heard(ClientMessage.Hello.class));
    }

    @Test
    void askingCanBeGivenUp() {
        hall.server.silent = true;
        write("wang", "a secret horse");
        model.submit();
        assertTrue(model.busyProperty().get());
        model.cancel();
        assertFalse(model.busyProperty().get());
        assertEquals(Optional.empty(), account.stateProperty().get());
    }

    @Test
    void aBreakChangesNothingAboutWhoIsSignedInAndItsSecondsAreCounted() {
        Account in = hall.signedIn("wang");
        hall.server.reachable = false;
        hall.server.cut();
        assertTrue(in.playerProperty().get().isPresent());
        assertEquals(Optional.of(1), in.retryInProperty().get());
        hall.server.reachable = true;
        hall.pass(Duration.ofSeconds(1));
        assertEquals(Optional.empty(), in.retryInProperty().get());
        assertTrue(in.playerProperty().get().isPresent());
    }

    private static SignInFault refused(Field field, ErrorCode code) {
        return new SignInFault(field, new Why.Refused(ProtocolError.of(code)));
    }
}
