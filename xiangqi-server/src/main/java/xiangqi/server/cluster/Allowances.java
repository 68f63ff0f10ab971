package xiangqi.server.cluster;

import java.time.Duration;

/// How much is allowed, and how long things are waited for.
///
/// @param connections at one node
/// @param requests that a connection may have made in a burst
/// @param requestsPerSecond that a connection may make in the long run
/// @param wrongPasswords that may be sent for a name from an address in a burst; one more every minute
/// @param wrongPasswordsAtAddress that may be sent from an address for whatever names in a minute
/// @param registrations that an address may ask for in an hour
/// @param watched tables that a connection may watch
/// @param outgoing bytes that wait for a client that reads slowly before it is dropped
/// @param tables that an account may have open
/// @param emptyTable how long a table that nobody sits at stays open
/// @param reconnect how long after a start players may take to come back before they are away and the clock of who is
///     to move, which stands until then, runs on; longer than a client's longest pause between two attempts
/// @param answers how long answers are kept after the table is gone
/// @param patience how long a table may take to answer before the connection is dropped, so that the client asks again
public record Allowances(
        int connections,
        int requests,
        int requestsPerSecond,
        int wrongPasswords,
        int wrongPasswordsAtAddress,
        int registrations,
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
            100,
            60,
            64,
            8 * 1024 * 1024,
            5,
            Duration.ofMinutes(10),
            Duration.ofSeconds(30),
            Duration.ofMinutes(15),
            Duration.ofSeconds(15));

    /// The same with another number of registrations.
    public Allowances withRegistrations(int other) {
        return new Allowances(
                connections,
                requests,
                requestsPerSecond,
                wrongPasswords,
                wrongPasswordsAtAddress,
                other,
                watched,
                outgoing,
                tables,
                emptyTable,
                reconnect,
                answers,
                patience);
    }
}
