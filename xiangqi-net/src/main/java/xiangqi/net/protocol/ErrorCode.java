package xiangqi.net.protocol;

import java.util.List;

/// Why a connection or a request is refused, each with the names of its arguments. What a table refuses is said by
/// [xiangqi.core.table.Refusal]. Words for people live in the client's bundles.
public enum ErrorCode {
    /// The client's newest version, `client`, is older than the oldest that the server speaks, `server`.
    TOO_OLD("client", "server"),
    /// The client's oldest version, `client`, is newer than the newest that the server speaks, `server`.
    TOO_NEW("client", "server"),
    /// Something came before the hello.
    HELLO_FIRST,
    /// A second hello.
    HELLO_TWICE,
    /// What came is no message: `why`, a name of [MessageFault], and `where`, the member at fault.
    MALFORMED("why", "where"),
    /// There is no message of that `type`.
    UNKNOWN_TYPE("type"),
    /// The message is larger than `limit` bytes.
    TOO_LARGE("limit"),
    /// Only who is signed in can ask for that.
    NOT_SIGNED_IN,
    /// An account is signed in on this connection already.
    SIGNED_IN_ALREADY,
    /// Another account has that name.
    NAME_TAKEN,
    /// A name has `min` to `max` characters, and none that is invisible.
    NAME_UNFIT("min", "max"),
    /// A password has `min` to `max` characters.
    PASSWORD_UNFIT("min", "max"),
    /// No account has that name and password.
    WRONG_PASSWORD,
    /// The token is expired, signed out or unknown.
    TOKEN_INVALID,
    /// Too many requests, or too many wrong passwords: again after `millis`.
    TOO_MANY("millis"),
    /// There is no such table.
    TABLE_UNKNOWN,
    /// The account has opened as many tables as it may: `limit`.
    TABLE_LIMIT("limit"),
    /// The house does not permit these terms: `what`, the [UnfitTerm#word()] of the first that it does not.
    TERMS_REFUSED("what"),
    /// The id was used for another request.
    ID_USED,
    /// The server cannot do it now: again after `millis`.
    BUSY("millis"),
    /// The server failed; its log has the `ticket`.
    FAILED("ticket");

    private final List<String> arguments;

    ErrorCode(String... arguments) {
        this.arguments = List.of(arguments);
    }

    /// The names of the arguments, all of which are given.
    public List<String> arguments() {
        return arguments;
    }
}
