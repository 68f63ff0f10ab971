package xiangqi.net.codec;

/// Carries the first fault of a stored event up to [EventCodec#decode], which makes a value of it.
@SuppressWarnings("serial")
final class StoredFault extends RuntimeException {
    private final transient Decoded.Unreadable fault;

    StoredFault(Decoded.Why why, String where, String found) {
        super(why + " " + where + ": " + found, null, false, false);
        this.fault = new Decoded.Unreadable(why, where, found);
    }

    Decoded.Unreadable fault() {
        return fault;
    }
}
