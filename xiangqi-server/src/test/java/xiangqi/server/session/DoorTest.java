package xiangqi.server.session;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.KeyStore;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.TrustManagerFactory;
import org.apache.pekko.actor.testkit.typed.javadsl.ActorTestKit;
import org.apache.pekko.actor.testkit.typed.javadsl.TestProbe;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import xiangqi.net.protocol.Endpoint;

class DoorTest {
    private static final String PASSWORD = "a secret";

    private final ActorTestKit kit = ActorTestKit.create();
    private final TestProbe<Hearing> sessions = kit.createTestProbe(Hearing.class);

    @TempDir
    private Path folder;

    @AfterEach
    void end() {
        kit.shutdownTestKit();
    }

    @Test
    void overTlsOnlyWhoTrustsTheCertificateComesIn() throws Exception {
        Tls tls = new Tls(keyStore("one.p12"), PASSWORD);
        try (Door door = Door.open("127.0.0.1", 0, Optional.of(tls), 1_000, sessions.getRef())) {
            dial(door, trusting(tls.keyStore()));
            sessions.expectMessageClass(Hearing.Opened.class);
            CompletionException refused =
                    assertThrows(CompletionException.class, () -> dial(door, HttpClient.newHttpClient()));
            assertInstanceOf(SSLHandshakeException.class, refused.getCause());
        }
    }

    @Test
    void aCertificateIsRenewedWhileTheDoorIsOpen() throws Exception {
        Path used = keyStore("used.p12");
        Path next = keyStore("next.p12");
        HttpClient old = trusting(used);
        HttpClient stale = trusting(used);
        try (Door door = Door.open("127.0.0.1", 0, Optional.of(new Tls(used, PASSWORD)), 1_000, sessions.getRef())) {
            dial(door, old);
            Files.copy(next, used, StandardCopyOption.REPLACE_EXISTING);
            assertTrue(door.renew());
            dial(door, trusting(next));
            CompletionException refused = assertThrows(CompletionException.class, () -> dial(door, stale));
            assertInstanceOf(SSLHandshakeException.class, refused.getCause());
        }
    }

    @Test
    void aKeyStoreIsCheckedBeforeItIsUsed() throws Exception {
        Path store = keyStore("checked.p12");
        new Tls(store, PASSWORD).check();
        assertThrows(IOException.class, () -> new Tls(store, "another").check());
        assertThrows(IOException.class, () -> new Tls(folder.resolve("none.p12"), PASSWORD).check());
    }

    private static WebSocket dial(Door door, HttpClient http) {
        return http.newWebSocketBuilder()
                .connectTimeout(Duration.ofSeconds(30))
                .buildAsync(URI.create("wss://127.0.0.1:" + door.port() + Endpoint.PATH), new WebSocket.Listener() {})
                .join();
    }

    /// A store with a new key and its own certificate for this computer.
    private Path keyStore(String name) throws Exception {
        Path store = folder.resolve(name);
        Process keytool = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-genkeypair",
                        "-alias",
                        "chuhe",
                        "-keyalg",
                        "EC",
                        "-dname",
                        "CN=localhost",
                        "-ext",
                        "san=ip:127.0.0.1",
                        "-storetype",
                        "PKCS12",
                        "-keystore",
                        store.toString(),
                        "-storepass",
                        PASSWORD)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("keytool.txt").toFile())
                .start();
        assertTrue(keytool.waitFor() == 0, () -> "keytool failed");
        return store;
    }

    private static HttpClient trusting(Path store) throws Exception {
        KeyStore keys = KeyStore.getInstance("PKCS12");
        try (InputStream stream = Files.newInputStream(store)) {
            keys.load(stream, PASSWORD.toCharArray());
        }
        KeyStore trusted = KeyStore.getInstance("PKCS12");
        trusted.load(null, null);
        trusted.setCertificateEntry("chuhe", keys.getCertificate("chuhe"));
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(trusted);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, trust.getTrustManagers(), null);
        return HttpClient.newBuilder().sslContext(context).build();
    }
}
