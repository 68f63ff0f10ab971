package xiangqi.server.session;

import java.time.Duration;
import java.time.Instant;
import org.apache.pekko.actor.NoSerializationVerificationNeeded;
import org.apache.pekko.actor.typed.ActorRef;

/// What the one who makes sessions is told.
public sealed interface Hearing extends NoSerializationVerificationNeeded {
    /// Somebody has connected.
    record Opened(Socket socket, Line line) implements Hearing {}

    /// All clients are to be told that the server will stop.
    record GoDown(Instant at, Duration back) implements Hearing {}

    /// All connections end. Answered when none is left.
    record Stop(ActorRef<Boolean> stopped) implements Hearing {}
}
