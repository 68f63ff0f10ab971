package xiangqi.net.client;

import xiangqi.net.protocol.ProtocolError;

/// What came of a request.
///
/// @param <A> the answer that the request is made for
public sealed interface Reply<A> {
    /// The answer.
    record Given<A>(A answer) implements Reply<A> {}

    /// The server refused; nothing happened.
    record Refused<A>(ProtocolError why) implements Reply<A> {}

    /// The connection was closed for good before an answer came. Whether the request was carried out is not known.
    record Unanswered<A>() implements Reply<A> {}
}
