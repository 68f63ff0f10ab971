package xiangqi.server.database;

import com.sun.security.auth.module.UnixSystem;
import java.io.IOException;
import java.util.List;

/// PostgreSQL refuses to run as root. In a user namespace of its own, where nobody is root, it runs with root's files
/// but without root's powers.
final class OrdinaryUser {
    private static final boolean WINDOWS = System.getProperty("os.name").startsWith("Windows");

    /// A file that is always empty.
    static final String NOTHING = WINDOWS ? "NUL" : "/dev/null";

    private OrdinaryUser() {}

    /// What stands before a command so that it does not run as root: nothing for an ordinary user.
    static List<String> prefix() throws CannotStart, InterruptedException {
        if (WINDOWS || new UnixSystem().getUid() != 0) {
            return List.of();
        }
        if (!namespacesArePermitted()) {
            throw new CannotStart(
                    CannotStart.Why.POSTGRES_FAILED,
                    "PostgreSQL does not run as root, and 'unshare -U' is not permitted here: start chuhe-server as"
                            + " another user, or name a database with --db.");
        }
        return List.of("unshare", "-U");
    }

    private static boolean namespacesArePermitted() throws InterruptedException {
        try {
            return new ProcessBuilder("unshare", "-U", "true")
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException missing) {
            return false;
        }
    }
}
