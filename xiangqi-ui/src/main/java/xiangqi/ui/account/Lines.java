package xiangqi.ui.account;

import xiangqi.net.client.Connection;
import xiangqi.net.client.ServerAddress;

/// Opens connections to servers.
@FunctionalInterface
public interface Lines {
    /// Begins to connect and returns at once.
    Connection open(ServerAddress server);
}
