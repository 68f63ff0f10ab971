package xiangqi.net.codec;

import xiangqi.core.table.Event;

/// What [EventCodec#decode] made of a stored event.
public sealed interface Decoded {
    /// The event.
    record Read(Event event) implements Decoded {}

    /// No event that this edition of the program knows.
    ///
    /// @param where the member at fault, as `clock.red.spent`; empty for the whole
    /// @param found what stands there instead
    record Unreadable(Why why, String where, String found) implements Decoded {}

    /// Why an event cannot be read.
    enum Why {
        /// The text is no JSON object.
        NOT_JSON,
        /// It was written by a newer edition of the program.
        NEWER_VERSION,
        /// It names a type of events that is not known.
        UNKNOWN_TYPE,
        /// It names a house that is not known.
        UNKNOWN_HOUSE,
        /// It names an edition of a known house's rules that is not known.
        UNKNOWN_EDITION,
        /// A member is missing.
        MISSING,
        /// A member holds what it must not hold.
        MALFORMED
    }
}
