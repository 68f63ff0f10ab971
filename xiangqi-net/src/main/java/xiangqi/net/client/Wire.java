package xiangqi.net.client;

/// The sending half of one open connection: texts arrive whole and in order, or the connection is lost.
public interface Wire {
    /// Sends a text, after those sent before. Never waits; a failure is told to the [Incoming].
    void send(String text);

    /// Takes leave: what was sent is still sent, then the connection is closed.
    void close();

    /// Drops the connection at once.
    void abort();
}
