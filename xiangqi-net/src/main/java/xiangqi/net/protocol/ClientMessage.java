package xiangqi.net.protocol;

import java.util.Optional;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Terms;

/// What a client says to a server. Nothing here names a time, a seat that is believed, a stake that is covered or an
/// outcome, and no command of the host: those are the server's own.
public sealed interface ClientMessage {
    /// The first message of a connection; anything else before it is rejected.
    ///
    /// @param versions the versions of the protocol that the client speaks
    /// @param program name and version of the program, for the server's log
    record Hello(VersionRange versions, String program) implements ClientMessage {}

    /// Asks for a [ServerMessage.Pong]; also the sign of life of a quiet connection.
    ///
    /// @param nonce comes back with the pong, 0 or more
    record Ping(long nonce) implements ClientMessage {}

    /// A message that is answered by exactly one [ServerMessage.Answer] with the same id, however often it is sent: a
    /// server that has answered an id of this account gives its first answer again and carries nothing out twice.
    sealed interface Request extends ClientMessage {
        CommandId id();
    }

    /// Makes an account and signs in. Answered by [ServerMessage.SignedIn].
    record Register(CommandId id, String name, String password) implements Request {
        @Override
        public String toString() {
            return "Register[id=" + id + ", name=" + name + "]";
        }
    }

    /// Signs in by password. Answered by [ServerMessage.SignedIn].
    record SignIn(CommandId id, String name, String password) implements Request {
        @Override
        public String toString() {
            return "SignIn[id=" + id + ", name=" + name + "]";
        }
    }

    /// Signs in by the token of an earlier [ServerMessage.SignedIn]. Answered by [ServerMessage.SignedIn].
    record SignInWithToken(CommandId id, String token) implements Request {
        @Override
        public String toString() {
            return "SignInWithToken[id=" + id + "]";
        }
    }

    /// Makes the token invalid; the connection stays. Answered by [ServerMessage.Done].
    record SignOut(CommandId id) implements Request {}

    /// Asks for tables, oldest first. Answered by [ServerMessage.Tables].
    ///
    /// @param house only tables of that house
    /// @param after only tables opened after that one: the next page
    record ListTables(CommandId id, Optional<String> house, Optional<TableId> after) implements Request {}

    /// Opens a table under these terms, which the house must permit. Answered by [ServerMessage.TableOpened].
    record OpenTable(CommandId id, Terms terms) implements Request {}

    /// Begins to watch a table from its beginning: a [ServerMessage.Snapshot], then [ServerMessage.Watching], then
    /// everything that happens. Players watch their own table as spectators do.
    record Watch(CommandId id, TableId table) implements Request {}

    /// Goes on watching after a break: the events that are missing, or a [ServerMessage.Snapshot], then
    /// [ServerMessage.Watching].
    ///
    /// @param after the number of the last event that the client has, 0 or more
    record Resume(CommandId id, TableId table, int after) implements Request {}

    /// No longer watches the table; a seat at it is kept. Answered by [ServerMessage.Done].
    record Unwatch(CommandId id, TableId table) implements Request {}

    /// Takes a free chair. Who sits down is the account that is signed in. Answered by [ServerMessage.CommandAnswered].
    record Sit(CommandId id, TableId table, Seat seat) implements Request {}

    /// A player's command from the chair that the account has at the table; that is looked up by the server. Answered
    /// by [ServerMessage.CommandAnswered].
    ///
    /// @param command anything but [PlayerCommand.Sit], which would name a player: that is [Sit]
    record Command(CommandId id, TableId table, PlayerCommand command) implements Request {
        public Command {
            if (command instanceof PlayerCommand.Sit) {
                throw new IllegalArgumentException("a client does not say who sits down");
            }
        }
    }
}
