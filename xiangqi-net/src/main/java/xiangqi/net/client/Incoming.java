package xiangqi.net.client;

/// The receiving half of a connection. The calls come one after the other, on any thread.
public interface Incoming {
    /// The connection is open; the first call, if it opens.
    void opened(Wire wire);

    /// A text came.
    void received(String text);

    /// The connection is closed or lost, or could not be opened. Nothing follows.
    void closed();
}
