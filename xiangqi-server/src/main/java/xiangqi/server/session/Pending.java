package xiangqi.server.session;

import java.time.Instant;
import java.util.Optional;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.TableId;

/// A request that waits for the answer of a table, an account or the lobby.
///
/// @param digest of its content
/// @param silent the client did not ask, and is not answered
/// @param since when it was asked
/// @param sent when it was asked last
record Pending(
        ClientMessage.Request request,
        String digest,
        Optional<TableId> table,
        boolean silent,
        Instant since,
        Instant sent) {
    Pending sentAgain(Instant at) {
        return new Pending(request, digest, table, silent, since, at);
    }

    boolean watches() {
        return request instanceof ClientMessage.Watch || request instanceof ClientMessage.Resume;
    }
}
