package xiangqi.server.session;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Collections;

/// What the door proves with who it is, and encrypts with: a key and its certificate in a key store of PKCS#12 or JKS.
///
/// @param keyStore is read again when the file changes, so that a certificate is renewed while people play
/// @param password of the store and the key
public record Tls(Path keyStore, String password) {
    /// @throws IOException if the store cannot be read, or holds no key that this password opens
    public void check() throws IOException {
        char[] secret = password.toCharArray();
        try (InputStream stream = Files.newInputStream(keyStore)) {
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(stream, secret);
            for (String alias : Collections.list(store.aliases())) {
                if (store.isKeyEntry(alias) && store.getKey(alias, secret) != null) {
                    return;
                }
            }
            throw new IOException("it holds no key");
        } catch (GeneralSecurityException unusable) {
            throw new IOException(unusable.getMessage(), unusable);
        }
    }

    @Override
    public String toString() {
        return "Tls[" + keyStore + "]";
    }
}
