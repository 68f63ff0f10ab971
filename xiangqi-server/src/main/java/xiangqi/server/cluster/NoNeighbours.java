package xiangqi.server.cluster;

import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLSession;
import javax.net.ssl.TrustManagerFactory;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.remote.artery.tcp.SSLEngineProvider;
import scala.Option;

/// What keeps a node by itself by itself: the port that the cluster opens speaks TLS without any certificate and trusts
/// nobody, so no handshake succeeds in either direction, and nothing that other programs on this computer send there
/// comes to an actor.
public final class NoNeighbours implements SSLEngineProvider {
    /// For the actor system, which makes it by its name.
    public NoNeighbours(ActorSystem system) {}

    @Override
    public SSLEngine createServerSSLEngine(String hostname, int port) {
        return engine(false);
    }

    @Override
    public SSLEngine createClientSSLEngine(String hostname, int port) {
        return engine(true);
    }

    @Override
    public Option<Throwable> verifyClientSession(String hostname, SSLSession session) {
        return Option.apply(new IllegalStateException("a node by itself has no neighbours"));
    }

    @Override
    public Option<Throwable> verifyServerSession(String hostname, SSLSession session) {
        return verifyClientSession(hostname, session);
    }

    private static SSLEngine engine(boolean client) {
        try {
            KeyStore empty = KeyStore.getInstance(KeyStore.getDefaultType());
            empty.load(null, null);
            TrustManagerFactory nobody = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            nobody.init(empty);
            SSLContext nothing = SSLContext.getInstance("TLS");
            nothing.init(null, nobody.getTrustManagers(), null);
            SSLEngine engine = nothing.createSSLEngine();
            engine.setUseClientMode(client);
            engine.setNeedClientAuth(!client);
            return engine;
        } catch (GeneralSecurityException | IOException never) {
            throw new IllegalStateException(never);
        }
    }
}
