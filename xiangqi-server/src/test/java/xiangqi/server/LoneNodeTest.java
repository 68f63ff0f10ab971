package xiangqi.server;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Random;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509TrustManager;
import org.junit.jupiter.api.Test;
import xiangqi.core.house.Houses;
import xiangqi.server.cluster.Allowances;
import xiangqi.server.cluster.Surroundings;
import xiangqi.server.cluster.Timer;

/// Other programs on the same computer reach the port that the cluster's library opens, and find nobody there.
class LoneNodeTest {
    private static final int LIMIT_MILLIS = 60_000;

    @Test
    void theClustersPortOfANodeByItselfTakesNobodyIn() throws Exception {
        InstantSource time = InstantSource.system();
        int port = freePort();
        Hall.Place alone = Hall.Place.alone("127.0.0.1", 0, Optional.empty());
        try (Timer timer = new Timer(time)) {
            Hall hall = Hall.open(
                    new Surroundings(
                            time,
                            timer,
                            new Random(7),
                            Houses.standard(),
                            new MemoryJournal(),
                            new MemoryAccounts(time),
                            Allowances.USUAL),
                    new Hall.Place(
                            alone.host(),
                            alone.port(),
                            alone.tls(),
                            alone.clusterHost(),
                            port,
                            alone.seeds(),
                            alone.settings()),
                    "chuhe-server test");
            try (HttpClient http = HttpClient.newHttpClient()) {
                assertTurnsAwayAnotherNode(port);
                assertTurnsAwayWhoTrustsAnybody(port);
                try (TestClient client = TestClient.greeted(http, hall.port())) {
                    client.register("wang");
                    assertTrue(client.watch(client.openTable()).number() > 0, "it works all the same");
                }
            } finally {
                hall.close(Duration.ZERO);
            }
        }
    }

    /// What a node begins its stream of control messages with; one that is taken in may go on.
    private static void assertTurnsAwayAnotherNode(int port) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(LIMIT_MILLIS);
            socket.getOutputStream().write("AKKA\u0001".getBytes(StandardCharsets.US_ASCII));
            socket.getInputStream().readAllBytes();
        } catch (SocketException reset) {
            // As good as an end of the stream.
        }
    }

    private static void assertTurnsAwayWhoTrustsAnybody(int port) throws Exception {
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, new TrustManager[] {new Anybody()}, null);
        try (SSLSocket socket =
                (SSLSocket) context.getSocketFactory().createSocket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(LIMIT_MILLIS);
            IOException refused = assertThrows(IOException.class, socket::startHandshake);
            assertFalse(refused instanceof SocketTimeoutException, refused.toString());
        }
    }

    private static final class Anybody implements X509TrustManager {
        @Override
        public void checkClientTrusted(X509Certificate[] chain, String kind) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String kind) {}

        @Override
        public X509Certificate[] getAcceptedIssuers() {
            return new X509Certificate[0];
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
