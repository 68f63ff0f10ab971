package xiangqi.server.cluster;

import java.time.Duration;

/// How much is allowed, and how long things are waited for.
///
/// @param connections at one node
/// @param requests that a connection may have made in a burst
/// @param requestsPerSecond that a connection may make in the long run
/// @param wrongPasswords that a name, or an address, may send in a burst; one more every minute
/// @param watched tables that a connection may watch
/// @param outgoing bytes that wait for a client that reads slowly before it is dropped
/// @param tables that an account may have open
/// @param emptyTable how long a table that nobody sits at stays open
/// @param reconnect how long after a start players may take to come back before they are away
/// @param answers how long answers are kept after the table is gone
/// @param patience how long a table may take to answer before the connection is dropped, so that the client asks again
public record Allowances(
        int connections,
        int requests,
        int requestsPerSecond,
        int wrongPasswords,
        int watched,
        int outgoing,
        int tables,
        Duration emptyTable,
        Duration reconnect,
        Duration answers,
        Duration patience) {
    public static final Allowances USUAL = new Allowances(
            5_000,
            200,
            30,
            10,
            64,
            8 * 1024 * 1024,
            5,
            Duration.ofMinutes(10),
            Duration.ofSeconds(20),
            Duration.ofMinutes(15),
            Duration.ofSeconds(15));
}
