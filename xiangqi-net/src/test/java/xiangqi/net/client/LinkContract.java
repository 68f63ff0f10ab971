package xiangqi.net.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static xiangqi.net.client.Answered.got;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;
import xiangqi.core.table.Argument;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.Limits;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.VersionRange;

/// How a connection stands, over whatever line.
interface LinkContract extends AtAServer {
    @Test
    default void aClientIsConnectingThenOnline() {
        Seen<LinkState> states = new Seen<>();
        connect().observe(states);
        LinkState.Online online = states.last(LinkState.Online.class);
        assertEquals(new LinkState.Online(1, Optional.empty(), Optional.empty()), online);
    }

    @Test
    default void aServerThatIsTooNewIsNotTriedAgain() {
        server().speaks = new VersionRange(2, 3);
        Seen<LinkState> states = new Seen<>();
        Connection connection = connect();
        connection.observe(states);
        assertEquals(
                ProtocolError.of(ErrorCode.TOO_OLD, Map.of("client", Argument.of(1), "server", Argument.of(2))),
                states.last(LinkState.Refused.class).why());
        assertEquals(0, time().waiting());
        assertInstanceOf(Reply.Unanswered.class, got(connection.signIn("wang", "secret horse")));
    }

    @Test
    default void aServerThatIsTooBusyIsTriedAgain() {
        server().rejects = Optional.of(ProtocolError.of(ErrorCode.BUSY, "millis", Argument.of(500)));
        Seen<LinkState> states = new Seen<>();
        connect().observe(states);
        LinkState.Offline offline = states.last(LinkState.Offline.class);
        server().rejects = Optional.empty();
        time().advanceTo(offline.until());
        states.last(LinkState.Online.class);
    }

    @Test
    default void whatIsNoMessageEndsTheConnection() {
        Seen<LinkState> states = new Seen<>();
        connect().observe(states);
        states.last(LinkState.Online.class);
        server().sayText("{\"type\":\"dance\"}");
        assertEquals(
                ProtocolError.of(ErrorCode.UNKNOWN_TYPE, "type", Argument.of("dance")),
                states.last(LinkState.Refused.class).why());
    }

    @Test
    default void aSilentLineIsTakenForBroken() {
        Seen<LinkState> states = new Seen<>();
        Connection connection = connect();
        connection.observe(states);
        states.last(LinkState.Online.class);
        got(connection.signIn("the pong is here", "when this is answered"));
        server().silent = true;
        Instant cut = time().instant();
        time().advance(Limits.SILENCE.minusMillis(1));
        assertInstanceOf(LinkState.Online.class, states.all().getLast());
        time().advance(Duration.ofMillis(1));
        LinkState.Offline offline = states.last(LinkState.Offline.class);
        assertFalse(offline.until().isBefore(cut.plus(Limits.SILENCE)));
    }

    @Test
    default void aServerThatDoesNotGreetIsTakenForBroken() {
        server().silent = true;
        Seen<LinkState> states = new Seen<>();
        connect().observe(states);
        states.last(LinkState.Connecting.class);
        time().advance(Limits.SILENCE);
        states.last(LinkState.Offline.class);
    }

    @Test
    default void pausesGrowAndCanBeCutShort() {
        server().reachable = false;
        Seen<LinkState> states = new Seen<>();
        Connection connection = connect();
        connection.observe(states);
        List<Duration> pauses = new ArrayList<>();
        for (int attempt = 0; attempt < 5; attempt++) {
            LinkState.Offline offline = states.last(LinkState.Offline.class);
            pauses.add(Duration.between(time().instant(), offline.until()));
            int told = states.all().size();
            time().advanceTo(offline.until());
            states.when(all -> all.size() >= told + 2);
        }
        assertTrue(pauses.getLast().compareTo(pauses.getFirst().multipliedBy(4)) > 0, pauses::toString);
        states.last(LinkState.Offline.class);
        server().reachable = true;
        connection.retryNow();
        states.last(LinkState.Online.class);
    }

    @Test
    default void aServerThatWillStopSaysSo() {
        Seen<LinkState> states = new Seen<>();
        connect().observe(states);
        states.last(LinkState.Online.class);
        ServerMessage.GoingDown down = new ServerMessage.GoingDown(time().instant(), Duration.ofSeconds(20));
        server().say(down);
        states.last(new LinkState.Online(1, Optional.empty(), Optional.of(down))::equals);
    }

    @Test
    default void whoLeavesIsTriedNoMore() {
        server().reachable = false;
        Seen<LinkState> states = new Seen<>();
        Connection connection = connect();
        connection.observe(states);
        states.last(LinkState.Offline.class);
        CompletionStage<Reply<ServerMessage.SignedIn>> waits = connection.signIn("wang", "secret horse");
        connection.close();
        states.last(LinkState.Closed.class);
        assertEquals(new Reply.Unanswered<ServerMessage.SignedIn>(), got(waits));
        assertEquals(0, time().waiting());
    }
}
