package xiangqi.server.session;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.SecureRequestCustomizer;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.SslConnectionFactory;
import org.eclipse.jetty.util.ssl.KeyStoreScanner;
import org.eclipse.jetty.util.ssl.SslContextFactory;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.websocket.server.WebSocketUpgradeHandler;
import xiangqi.net.protocol.Endpoint;
import xiangqi.net.protocol.Limits;

/// Where clients come in: the WebSocket at [Endpoint#PATH], in clear or over TLS.
public final class Door implements AutoCloseable {
    /// A connection that is quiet for longer is ended by its silence before; this ends those that take no leave.
    private static final Duration IDLE = Limits.SILENCE.plusSeconds(5);

    /// How often it is looked whether there is another certificate.
    private static final int RENEWAL_SECONDS = 60;

    private final Server server;
    private final ServerConnector connector;

    private Door(Server server, ServerConnector connector) {
        this.server = server;
        this.connector = connector;
    }

    /// Listens.
    ///
    /// @param host the address to listen at; empty for all
    /// @param port 0 for any that is free
    /// @param tls empty for a line in clear
    /// @param outgoing bytes that may wait for a client
    /// @throws IOException if that port cannot be had, or the key store not be used
    public static Door open(String host, int port, Optional<Tls> tls, int outgoing, ActorRef<Hearing> sessions)
            throws IOException {
        QueuedThreadPool threads = new QueuedThreadPool();
        threads.setName("socket");
        Server server = new Server(threads);
        ServerConnector connector = tls.map(how -> secure(server, how)).orElseGet(() -> new ServerConnector(server));
        if (!host.isEmpty()) {
            connector.setHost(host);
        }
        connector.setPort(port);
        connector.setAcceptQueueSize(1_024);
        server.addConnector(connector);
        server.setHandler(WebSocketUpgradeHandler.from(server, container -> {
            container.setIdleTimeout(IDLE);
            container.setMaxTextMessageSize(0);
            container.setMaxBinaryMessageSize(0);
            container.setMaxFrameSize(2L * Limits.SERVER_MESSAGE);
            container.addMapping(Endpoint.PATH, (request, response, callback) -> new Socket(sessions, outgoing));
        }));
        try {
            server.start();
        } catch (Exception failed) {
            Door broken = new Door(server, connector);
            broken.close();
            throw failed instanceof IOException io ? io : new IOException(failed);
        }
        return new Door(server, connector);
    }

    private static ServerConnector secure(Server server, Tls tls) {
        SslContextFactory.Server context = new SslContextFactory.Server();
        context.setKeyStorePath(tls.keyStore().toUri().toString());
        context.setKeyStorePassword(tls.password());
        context.setIncludeProtocols("TLSv1.3", "TLSv1.2");
        KeyStoreScanner renewal = new KeyStoreScanner(context);
        renewal.setScanInterval(RENEWAL_SECONDS);
        server.addBean(renewal);
        HttpConfiguration http = new HttpConfiguration();
        // Who dials an address instead of a name is let in, too; whether the certificate fits is the client's to judge.
        http.addCustomizer(new SecureRequestCustomizer(false));
        return new ServerConnector(
                server, new SslConnectionFactory(context, "http/1.1"), new HttpConnectionFactory(http));
    }

    /// Looks at once whether there is another certificate.
    boolean renew() {
        return server.getBean(KeyStoreScanner.class).scan(RENEWAL_SECONDS * 1_000L);
    }

    /// Where it listens.
    public int port() {
        return connector.getLocalPort();
    }

    /// Lets nobody in any more; those who are in stay.
    public void shut() {
        connector.shutdown();
    }

    @Override
    public void close() {
        try {
            server.stop();
        } catch (Exception failed) {
            throw new IllegalStateException("the socket does not close", failed);
        }
    }
}
