package xiangqi.ui.account;

import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.ProtocolError;

/// Why a sign-in did not go, and the field it lies in.
public record SignInFault(Field field, Why why) {
    /// The fields of the form.
    public enum Field {
        SERVER,
        NAME,
        PASSWORD
    }

    /// The reasons.
    public sealed interface Why {
        /// Nothing is written there.
        record Missing() implements Why {}

        /// What is written there is no address.
        record NoAddress() implements Why {}

        /// Nobody answers there.
        record Unreachable(String server) implements Why {}

        /// The server refused.
        record Refused(ProtocolError error) implements Why {}
    }

    /// What the server refused, at the field that can mend it; what no field can mend, at the server.
    static SignInFault of(ProtocolError error) {
        return new SignInFault(field(error.code()), new Why.Refused(error));
    }

    static SignInFault missing(Field field) {
        return new SignInFault(field, new Why.Missing());
    }

    private static Field field(ErrorCode code) {
        return switch (code) {
            case NAME_TAKEN, NAME_UNFIT -> Field.NAME;
            case PASSWORD_UNFIT, WRONG_PASSWORD, TOKEN_INVALID, TOO_MANY -> Field.PASSWORD;
            case TOO_OLD,
                    TOO_NEW,
                    HELLO_FIRST,
                    HELLO_TWICE,
                    MALFORMED,
                    UNKNOWN_TYPE,
                    TOO_LARGE,
                    NOT_SIGNED_IN,
                    SIGNED_IN_ALREADY,
                    TABLE_UNKNOWN,
                    TABLE_LIMIT,
                    TERMS_REFUSED,
                    ID_USED,
                    BUSY,
                    FAILED -> Field.SERVER;
        };
    }
}
