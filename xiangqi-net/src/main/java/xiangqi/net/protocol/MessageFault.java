package xiangqi.net.protocol;

/// What is wrong with a message that cannot be read: the argument `why` of [ErrorCode#MALFORMED], spelled on the
/// wire as here. Words for people live in the client's bundles.
public enum MessageFault {
    /// It is no JSON object, or says a member twice.
    NOT_JSON,
    /// It is nested deeper, or holds longer numbers or names, than is read.
    BEYOND_LIMITS,
    /// A member is missing, or is `null`.
    MISSING,
    /// A member holds what it must not hold.
    MALFORMED,
    /// The terms name a house that is not known.
    UNKNOWN_HOUSE,
    /// The house is known, but not under that edition of its rules.
    UNKNOWN_EDITION
}
