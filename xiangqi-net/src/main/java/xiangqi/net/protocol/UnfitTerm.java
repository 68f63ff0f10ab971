package xiangqi.net.protocol;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// The terms that a server can refuse: the argument `what` of [ErrorCode#TERMS_REFUSED], spelled as the member of the
/// terms. Words for people live in the client's bundles.
public enum UnfitTerm {
    /// Not the house's own.
    LEGALITY,
    /// No house judges by it.
    REPETITION,
    /// Shorter or longer than the server allows.
    GRACE,
    /// They cannot be given, or do not lead to the start.
    ODDS,
    /// The game would be over before it begins.
    START,
    /// The server keeps no play money.
    MONEY;

    /// The member of the terms.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The term of that word, if there is one.
    public static Optional<UnfitTerm> find(String word) {
        return Stream.of(values()).filter(term -> term.word().equals(word)).findFirst();
    }
}
