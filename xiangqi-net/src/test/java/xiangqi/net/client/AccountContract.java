package xiangqi.net.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static xiangqi.net.client.Answered.given;
import static xiangqi.net.client.Answered.got;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import xiangqi.core.table.Decision;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Seat;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;

/// Who is signed in, over whatever line.
interface AccountContract extends AtAServer {
    @Test
    default void anAccountIsMadeOnceAndSignsInByPasswordOrToken() {
        Connection wang = connect();
        ServerMessage.SignedIn made = given(wang.register("wang", "secret horse"));
        assertEquals("wang", made.player().name());
        given(wang.signOut());
        assertEquals(
                new Reply.Refused<>(ProtocolError.of(ErrorCode.NAME_TAKEN)), got(wang.register("wang", "other horse")));
        assertEquals(
                new Reply.Refused<>(ProtocolError.of(ErrorCode.WRONG_PASSWORD)), got(wang.signIn("wang", "other")));
        assertEquals(made.player(), given(wang.signIn("wang", "secret horse")).player());
        assertEquals(
                made.player(), given(connect().signInWithToken(made.token())).player());
    }

    @Test
    default void whoIsSignedInIsPartOfTheState() {
        Seen<LinkState> states = new Seen<>();
        Connection wang = connect();
        wang.observe(states);
        ServerMessage.SignedIn signedIn = given(wang.register("wang", "secret horse"));
        states.last(Match.online(Optional.of(signedIn))::equals);
        given(wang.signOut());
        states.last(Match.online(Optional.empty())::equals);
    }

    @Test
    default void anOpenedTableIsListed() {
        Connection wang = connect();
        TableId table = Match.open(wang);
        ServerMessage.Tables tables = given(wang.ask(
                new ClientMessage.ListTables(wang.identifiers().command(), Optional.empty(), Optional.empty()),
                ServerMessage.Tables.class));
        assertEquals(
                List.of(table),
                tables.tables().stream().map(listed -> listed.id()).toList());
    }

    @Test
    default void aTokenThatIsVoidLeavesTheClientOnlineButSignedOut() {
        Match game = Match.start(this);
        server().forgetTokens();
        server().cut("wang");
        time().advanceTo(game.redStates().last(LinkState.Offline.class).until());
        game.redStates().last(Match.online(Optional.empty())::equals);
        assertEquals(
                new Decision.Refused(Refusal.of(Refusal.Code.NOT_SEATED)),
                got(game.red().send(Seat.RED, game.command(), new PlayerCommand.Resign())));
    }
}
