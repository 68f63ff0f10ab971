package xiangqi.net.client;

/// Opens connections to a server.
@FunctionalInterface
public interface Dialer {
    /// Begins to open a connection and returns at once.
    void dial(Incoming incoming);
}
