package xiangqi.net.protocol;

/// Where a server listens if nothing else is said.
public final class Endpoint {
    /// The path of the WebSocket.
    public static final String PATH = "/play";

    /// The port.
    public static final int PORT = 9090;

    private Endpoint() {}
}
