package xiangqi.net.protocol;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Event;
import xiangqi.core.table.Player;

/// What a server says to a client.
public sealed interface ServerMessage {
    /// The answer to [ClientMessage.Hello].
    ///
    /// @param version what both speak from now on
    /// @param program name and version of the server's program, for the client's log
    /// @param at the server's time
    record Welcome(int version, String program, Instant at) implements ServerMessage {}

    /// The connection as such is refused: the versions do not meet, or what came is no message. The server closes it.
    record Rejected(ProtocolError why) implements ServerMessage {}

    /// The answer to [ClientMessage.Ping].
    ///
    /// @param at the server's time
    record Pong(long nonce, Instant at) implements ServerMessage {}

    /// Events of a watched table, one after the other. The first of a table's events has number 1.
    ///
    /// @param first the number of the first of them
    record TableEvents(TableId table, int first, List<Event> events) implements ServerMessage {
        public TableEvents {
            events = List.copyOf(events);
        }
    }

    /// A table from its beginning: what the client had of it is void. The events are numbered from 1; those up to
    /// `latest` that find no room here follow as [TableEvents].
    ///
    /// @param latest the number of the newest event when the snapshot was made, 1 or more
    record Snapshot(TableId table, int latest, List<Event> events) implements ServerMessage {
        public Snapshot {
            events = List.copyOf(events);
        }
    }

    /// Who watches a table, players included; takes the place of what was said before. A stream of its own: it is not
    /// folded into the table, and a lost one is not asked for again.
    ///
    /// @param number higher than that of every earlier message about this table's presence
    /// @param watching how many there are
    /// @param people some of them, at most [Limits#PEOPLE]
    record Presence(TableId table, int number, int watching, List<Player> people) implements ServerMessage {
        public Presence {
            people = List.copyOf(people);
        }
    }

    /// The table is no more; nothing about it follows.
    record TableGone(TableId table) implements ServerMessage {}

    /// The server will stop. A client keeps what it waits for and comes back by itself.
    ///
    /// @param at when
    /// @param back how long it will probably be away; zero if that is not known
    record GoingDown(Instant at, Duration back) implements ServerMessage {}

    /// The answer to the [ClientMessage.Request] with the same id.
    sealed interface Answer extends ServerMessage {
        CommandId id();
    }

    /// The request is refused; nothing happened.
    record Refused(CommandId id, ProtocolError why) implements Answer {}

    /// The request is done, and there is nothing to say about it.
    record Done(CommandId id) implements Answer {}

    /// The account is signed in on this connection.
    ///
    /// @param player the account as others see it
    /// @param token signs in again without a password; keep it as one keeps a password
    /// @param expires when the token stops to do so
    record SignedIn(CommandId id, Player player, String token, Instant expires) implements Answer {
        @Override
        public String toString() {
            return "SignedIn[id=" + id + ", player=" + player + ", expires=" + expires + "]";
        }
    }

    /// Tables, oldest first.
    ///
    /// @param more whether there are more after the last of them
    record Tables(CommandId id, List<TableSummary> tables, boolean more) implements Answer {
        public Tables {
            tables = List.copyOf(tables);
        }
    }

    /// The table is open.
    record TableOpened(CommandId id, TableId table) implements Answer {}

    /// The connection has everything of the table up to `number` and will be told what happens next.
    record Watching(CommandId id, TableId table, int number) implements Answer {}

    /// What the table made of a command. Its events also come, once, in the stream of the table: that one is folded,
    /// this is not.
    ///
    /// @param number the number of the table's newest event after the decision
    record CommandAnswered(CommandId id, int number, Decision decision) implements Answer {}
}
