package xiangqi.net.client;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Optional;
import xiangqi.net.protocol.Endpoint;

/// Where a server is.
///
/// @param host a name or an address; an IPv6 address without brackets
/// @param port 1 to 65535
/// @param secure whether the line is encrypted (`wss`)
public record ServerAddress(String host, int port, boolean secure) {
    /// A server at this computer.
    public static final ServerAddress LOCAL = new ServerAddress("localhost", Endpoint.PORT, false);

    public ServerAddress {
        if (host.isBlank() || port < 1 || port > 65535) {
            throw new IllegalArgumentException(host + ":" + port);
        }
    }

    /// Reads what a person types: `example.org`, `example.org:9090`, `[::1]:9090`, each also with `ws://` or `wss://`
    /// in front; empty for anything else.
    public static Optional<ServerAddress> parse(String text) {
        String full = text.strip().contains("://") ? text.strip() : "ws://" + text.strip();
        try {
            URI uri = new URI(full).parseServerAuthority();
            boolean secure = "wss".equals(uri.getScheme());
            int port = uri.getPort() == -1 ? Endpoint.PORT : uri.getPort();
            boolean known = secure || "ws".equals(uri.getScheme());
            boolean bare = uri.getRawQuery() == null && uri.getRawFragment() == null && uri.getRawUserInfo() == null;
            boolean root = List.of("", "/", Endpoint.PATH).contains(uri.getRawPath());
            if (uri.getHost() == null || !known || !bare || !root || port < 1 || port > 65535) {
                return Optional.empty();
            }
            String host = uri.getHost().replace("[", "").replace("]", "");
            return Optional.of(new ServerAddress(host, port, secure));
        } catch (URISyntaxException notAnAddress) {
            return Optional.empty();
        }
    }

    /// Where the WebSocket of that server is.
    public URI uri() {
        String name = host.contains(":") ? "[" + host + "]" : host;
        return URI.create((secure ? "wss" : "ws") + "://" + name + ":" + port + Endpoint.PATH);
    }
}
