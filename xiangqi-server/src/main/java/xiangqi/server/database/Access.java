package xiangqi.server.database;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Properties;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.postgresql.Driver;

/// How to reach a database: a `jdbc:postgresql:` address and the properties of its driver, as `user` and `password`.
///
/// @param user empty if the address says it
/// @param password empty if the address says it
public record Access(String url, String user, String password) {
    /// Everything of ours lies in a schema of its own, so that a database can be shared.
    static final String SCHEMA = "chuhe";

    /// After that long without an answer the line is taken for broken.
    private static final Duration SILENCE = Duration.ofSeconds(30);

    /// The driver complains to the console; what it has to say is in its exceptions, too, and those are told in our
    /// words.
    private static final Logger DRIVER = Logger.getLogger("org.postgresql");

    static {
        DRIVER.setLevel(Level.OFF);
    }

    /// A database that is reached by the address alone.
    public static Access at(String url) {
        return at(url, "");
    }

    /// @param password empty if the address says it, or none is needed
    public static Access at(String url, String password) {
        return new Access(url, "", password);
    }

    /// Whether the driver can read the address, its port among other things.
    public static boolean isReadable(String url) {
        return Driver.parseURL(url, null) != null;
    }

    /// A connection of one's own, outside the pool of a server.
    public Connection connect(Duration limit) throws SQLException {
        Properties properties = properties();
        String seconds = Long.toString(Math.max(1, limit.toSeconds()));
        properties.setProperty("connectTimeout", seconds);
        properties.setProperty("loginTimeout", seconds);
        return DriverManager.getConnection(url, properties);
    }

    /// Whether a fault's words hold the whole address, and with it what is secret.
    boolean isToldIn(SQLException fault) {
        return !url.equals(toString()) && String.valueOf(fault.getMessage()).contains(url);
    }

    Properties properties() {
        Properties properties = new Properties();
        if (!user.isEmpty()) {
            properties.setProperty("user", user);
        }
        if (!password.isEmpty()) {
            properties.setProperty("password", password);
        }
        properties.setProperty("currentSchema", SCHEMA);
        properties.setProperty("ApplicationName", "chuhe-server");
        properties.setProperty("tcpKeepAlive", "true");
        properties.setProperty("socketTimeout", Long.toString(SILENCE.toSeconds()));
        return properties;
    }

    /// Without the password, and without what an address may hold of one.
    @Override
    public String toString() {
        return url.replaceFirst("\\?.*", "").replaceFirst("//.*@", "//");
    }
}
