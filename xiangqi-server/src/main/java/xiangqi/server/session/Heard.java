package xiangqi.server.session;

import java.time.Duration;
import java.time.Instant;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.server.account.SignIn;
import xiangqi.server.cluster.ToSession;

/// What a session hears of its connection and of its own doings.
sealed interface Heard extends ToSession.Inner {
    /// A whole text.
    record Text(String text) implements Heard {}

    /// A text that is larger than a client may send.
    record TooLarge() implements Heard {}

    /// Something that is no text.
    record Binary() implements Heard {}

    /// The connection has ended.
    record Closed() implements Heard {}

    /// The alarm rang.
    record Rang() implements Heard {}

    /// What became of signing in.
    record SignedIn(ClientMessage.Request request, SignIn what) implements Heard {}

    /// The token is void.
    record SignedOut(ClientMessage.SignOut request) implements Heard {}

    /// Accounts could not say.
    record Broke(ClientMessage.Request request, Throwable why) implements Heard {}

    /// A watched table has stopped; it wakes elsewhere, or anew.
    record TableEnded(TableId table) implements Heard {}

    /// Who counts the account's connections has stopped.
    record UncountedAgain() implements Heard {}

    /// The server will stop.
    record GoingDown(Instant at, Duration back) implements Heard {}

    /// It stops now.
    record Stop() implements Heard {}
}
