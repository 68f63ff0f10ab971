package xiangqi.net.codec;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import xiangqi.core.board.Side;
import xiangqi.core.table.Argument;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Event;
import xiangqi.core.table.Player;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Seat;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.Identifiers;
import xiangqi.net.protocol.Limits;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.net.protocol.TableSummary;
import xiangqi.net.protocol.VersionRange;

/// JSON to messages.
final class WireReader {
    private final EventReader events;

    WireReader(EventReader events) {
        this.events = events;
    }

    /// The id of a request or answer whose other members may be at fault.
    static Optional<CommandId> readableId(Members from) {
        return from.has("id") && from.isText("id") ? uuid(from.text("id")).map(CommandId::new) : Optional.empty();
    }

    ClientMessage client(Members from) {
        String type = from.text("type");
        return switch (type) {
            case "hello" -> new ClientMessage.Hello(versions(from), from.text("program", Limits.PROGRAM));
            case "ping" -> new ClientMessage.Ping(from.amount("nonce"));
            case "register" ->
                new ClientMessage.Register(
                        id(from), from.text("name", Limits.NAME), from.text("password", Limits.PASSWORD));
            case "signIn" ->
                new ClientMessage.SignIn(
                        id(from), from.text("name", Limits.NAME), from.text("password", Limits.PASSWORD));
            case "signInWithToken" -> new ClientMessage.SignInWithToken(id(from), from.text("token", Limits.TOKEN));
            case "signOut" -> new ClientMessage.SignOut(id(from));
            case "listTables" ->
                new ClientMessage.ListTables(
                        id(from),
                        from.has("house") ? Optional.of(from.text("house", Limits.WORD)) : Optional.empty(),
                        from.has("after") ? Optional.of(table(from, "after")) : Optional.empty());
            case "openTable" -> new ClientMessage.OpenTable(id(from), events.terms(from.object("terms")));
            case "watch" -> new ClientMessage.Watch(id(from), table(from, "table"));
            case "resume" -> new ClientMessage.Resume(id(from), table(from, "table"), from.count("after"));
            case "unwatch" -> new ClientMessage.Unwatch(id(from), table(from, "table"));
            case "sit" ->
                new ClientMessage.Sit(
                        id(from), table(from, "table"), from.parsed("seat", word -> Words.find(Seat.class, word)));
            case "command" ->
                new ClientMessage.Command(id(from), table(from, "table"), command(from.object("command")));
            default -> throw from.fault(Decoded.Why.UNKNOWN_TYPE, "type", type);
        };
    }

    ServerMessage server(Members from) {
        String type = from.text("type");
        return switch (type) {
            case "welcome" ->
                new ServerMessage.Welcome(
                        positive(from, "version"), from.text("program", Limits.PROGRAM), from.instant("at"));
            case "rejected" -> new ServerMessage.Rejected(error(from));
            case "pong" -> new ServerMessage.Pong(from.amount("nonce"), from.instant("at"));
            case "events" -> new ServerMessage.TableEvents(table(from, "table"), positive(from, "first"), events(from));
            case "snapshot" -> new ServerMessage.Snapshot(table(from, "table"), positive(from, "latest"), events(from));
            case "presence" ->
                new ServerMessage.Presence(
                        table(from, "table"),
                        from.count("number"),
                        from.count("watching"),
                        from.objects("people", Limits.PEOPLE).stream()
                                .map(EventReader::player)
                                .toList());
            case "tableGone" -> new ServerMessage.TableGone(table(from, "table"));
            case "goingDown" -> new ServerMessage.GoingDown(from.instant("at"), from.millis("back"));
            case "refused" -> new ServerMessage.Refused(id(from), error(from));
            case "done" -> new ServerMessage.Done(id(from));
            case "signedIn" ->
                new ServerMessage.SignedIn(
                        id(from),
                        EventReader.player(from.object("player")),
                        from.text("token", Limits.TOKEN),
                        from.instant("expires"));
            case "tables" ->
                new ServerMessage.Tables(
                        id(from),
                        from.objects("tables", Limits.TABLES).stream()
                                .map(this::summary)
                                .toList(),
                        from.flag("more"));
            case "tableOpened" -> new ServerMessage.TableOpened(id(from), table(from, "table"));
            case "watching" -> new ServerMessage.Watching(id(from), table(from, "table"), from.count("number"));
            case "commandAnswered" ->
                new ServerMessage.CommandAnswered(id(from), from.count("number"), decision(from.object("decision")));
            default -> throw from.fault(Decoded.Why.UNKNOWN_TYPE, "type", type);
        };
    }

    private static VersionRange versions(Members from) {
        int oldest = positive(from, "oldest");
        int newest = positive(from, "newest");
        if (newest < oldest) {
            throw from.malformed("newest", Integer.toString(newest));
        }
        return new VersionRange(oldest, newest);
    }

    /// What a player can say from a chair. Commands of the host have no name here.
    private static PlayerCommand command(Members from) {
        String kind = from.text("kind");
        return switch (kind) {
            case "ready" -> new PlayerCommand.Ready();
            case "play" -> new PlayerCommand.Play(from.count("ply"), from.parsed("move", Words::move));
            case "propose" -> new PlayerCommand.Propose(EventReader.proposal(from.object("proposal")));
            case "answer" -> new PlayerCommand.Answer(from.count("offer"), from.flag("accept"));
            case "resign" -> new PlayerCommand.Resign();
            case "leave" -> new PlayerCommand.Leave();
            default -> throw from.fault(Decoded.Why.UNKNOWN_TYPE, "kind", kind);
        };
    }

    private Decision decision(Members from) {
        String result = from.text("result");
        return switch (result) {
            case "accepted" -> new Decision.Accepted(events(from));
            case "refused" ->
                new Decision.Refused(new Refusal(
                        from.parsed("code", word -> Words.find(Refusal.Code.class, word)), arguments(from)));
            default -> throw from.malformed("result", result);
        };
    }

    private TableSummary summary(Members from) {
        Members seated = from.object("players");
        Map<Side, Player> players = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            seated.optional(Words.of(side)).ifPresent(player -> players.put(side, EventReader.player(player)));
        }
        return new TableSummary(
                table(from, "id"),
                events.terms(from.object("terms")),
                players,
                from.flag("playing"),
                from.count("plies"),
                from.count("watching"));
    }

    private List<Event> events(Members from) {
        return from.objects("events", Limits.EVENTS).stream().map(events::read).toList();
    }

    private static ProtocolError error(Members from) {
        ErrorCode code = from.parsed("code", word -> Words.find(ErrorCode.class, word));
        SortedMap<String, Argument> arguments = arguments(from);
        for (String name : code.arguments()) {
            if (!arguments.containsKey(name)) {
                throw from.fault(Decoded.Why.MISSING, "arguments." + name, "");
            }
        }
        return new ProtocolError(code, arguments);
    }

    private static SortedMap<String, Argument> arguments(Members from) {
        Members object = from.object("arguments");
        SortedMap<String, Argument> arguments = new TreeMap<>();
        for (String name : object.names()) {
            arguments.put(
                    name,
                    object.isText(name)
                            ? Argument.of(object.text(name, Limits.WORD))
                            : Argument.of(object.whole(name)));
        }
        return arguments;
    }

    private static CommandId id(Members from) {
        return new CommandId(from.parsed("id", WireReader::uuid));
    }

    private static TableId table(Members from, String name) {
        return new TableId(from.parsed(name, WireReader::uuid));
    }

    private static int positive(Members from, String name) {
        int count = from.count(name);
        if (count < 1) {
            throw from.malformed(name, Integer.toString(count));
        }
        return count;
    }

    /// A UUIDv7 in its canonical spelling, which is in lower case: an answer says the id exactly as it was asked.
    private static Optional<UUID> uuid(String text) {
        try {
            return Optional.of(UUID.fromString(text))
                    .filter(id -> Identifiers.fits(id) && id.toString().equals(text));
        } catch (IllegalArgumentException notAnId) {
            return Optional.empty();
        }
    }
}
