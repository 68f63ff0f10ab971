package xiangqi.net.protocol;

import java.time.Duration;

/// How large things on the wire may be. Lengths of texts are in UTF-16 units, as `String.length()` counts.
public final class Limits {
    /// Bytes of UTF-8 in one message of a client.
    public static final int CLIENT_MESSAGE = 16 * 1024;

    /// Bytes of UTF-8 in one message of a server.
    public static final int SERVER_MESSAGE = 1024 * 1024;

    /// Objects and lists inside each other.
    public static final int DEPTH = 12;

    /// Events in one message; a table that has more sends several messages.
    public static final int EVENTS = 500;

    /// Tables in one list.
    public static final int TABLES = 200;

    /// People in one [ServerMessage.Presence].
    public static final int PEOPLE = 200;

    /// The name of a player.
    public static final int NAME = 64;

    /// The name of an account, in code points.
    public static final int ACCOUNT_NAME_MIN = 2;

    public static final int ACCOUNT_NAME_MAX = 24;

    /// A new password, in code points.
    public static final int PASSWORD_MIN = 8;

    /// A password.
    public static final int PASSWORD = 256;

    /// A token.
    public static final int TOKEN = 512;

    /// The name of a program.
    public static final int PROGRAM = 64;

    /// The name of a house, and any argument of a refusal.
    public static final int WORD = 256;

    /// How long a connection may be quiet before the client asks for a sign of life.
    public static final Duration QUIET = Duration.ofSeconds(5);

    /// How long a connection may be without any message before either side takes it for broken.
    public static final Duration SILENCE = Duration.ofSeconds(10);

    private Limits() {}
}
