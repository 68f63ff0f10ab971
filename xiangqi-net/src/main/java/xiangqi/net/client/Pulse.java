package xiangqi.net.client;

import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ServerMessage;

/// The signs of life that were asked for on a line, and when. Each that is given is a sample of the server's clock.
final class Pulse {
    private final ServerClock clock;
    private final Map<Long, Instant> asked = new HashMap<>();
    private long nonce;

    Pulse(ServerClock clock) {
        this.clock = clock;
    }

    ClientMessage.Ping ping(Instant now) {
        nonce++;
        asked.put(nonce, now);
        return new ClientMessage.Ping(nonce);
    }

    void take(ServerMessage.Pong pong, Instant now) {
        Optional.ofNullable(asked.remove(pong.nonce())).ifPresent(then -> clock.sample(then, pong.at(), now));
    }

    /// The line is lost.
    void forget() {
        asked.clear();
    }
}
