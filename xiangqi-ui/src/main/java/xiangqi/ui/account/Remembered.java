package xiangqi.ui.account;

import java.util.Optional;
import xiangqi.net.client.ServerAddress;
import xiangqi.net.protocol.Endpoint;
import xiangqi.net.protocol.TableId;

/// What this computer remembers of playing online between two starts.
///
/// @param server where the last sign-in was, as a person writes it
/// @param name under which; empty before the first time
/// @param token signs in again without a password; empty when signed out
/// @param game the game that was not over when the client last knew of it
public record Remembered(String server, String name, Optional<String> token, Optional<RunningGame> game) {
    /// A game that goes on at the server.
    ///
    /// @param table where it is played
    /// @param red the name of the player of Red
    /// @param black the name of the player of Black
    public record RunningGame(TableId table, String red, String black) {}

    /// Before the first sign-in: a server at this computer.
    public static final Remembered NOTHING =
            new Remembered(ServerAddress.LOCAL.host() + ":" + Endpoint.PORT, "", Optional.empty(), Optional.empty());

    /// Signed in there under that name.
    public Remembered signedIn(String at, String as, String with) {
        boolean same = at.equals(server) && as.equals(name);
        return new Remembered(at, as, Optional.of(with), same ? game : Optional.empty());
    }

    /// The same server and name, but signed out.
    public Remembered signedOut() {
        return new Remembered(server, name, Optional.empty(), game);
    }

    public Remembered with(Optional<RunningGame> running) {
        return new Remembered(server, name, token, running);
    }
}
