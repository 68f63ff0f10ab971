package xiangqi.net.codec;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.UUID;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import xiangqi.core.board.Side;
import xiangqi.core.table.Argument;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Event;
import xiangqi.core.table.Player;
import xiangqi.core.table.PlayerCommand;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.net.protocol.TableSummary;

/// Messages to JSON. Every name of a type stands here outright: renaming a class changes nothing on the wire.
final class WireWriter {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private WireWriter() {}

    static ObjectNode write(ClientMessage message) {
        return switch (message) {
            case ClientMessage.Hello hello ->
                typed("hello")
                        .put("oldest", hello.versions().oldest())
                        .put("newest", hello.versions().newest())
                        .put("program", hello.program());
            case ClientMessage.Ping ping -> typed("ping").put("nonce", ping.nonce());
            case ClientMessage.Request request -> write(request);
        };
    }

    private static ObjectNode write(ClientMessage.Request request) {
        CommandId id = request.id();
        return switch (request) {
            case ClientMessage.Register register ->
                typed("register", id).put("name", register.name()).put("password", register.password());
            case ClientMessage.SignIn signIn ->
                typed("signIn", id).put("name", signIn.name()).put("password", signIn.password());
            case ClientMessage.SignInWithToken signIn ->
                typed("signInWithToken", id).put("token", signIn.token());
            case ClientMessage.SignOut signOut -> typed("signOut", id);
            case ClientMessage.ListTables list -> {
                ObjectNode to = typed("listTables", id);
                list.house().ifPresent(house -> to.put("house", house));
                list.after().ifPresent(after -> to.put("after", after.toString()));
                yield to;
            }
            case ClientMessage.OpenTable open -> {
                ObjectNode to = typed("openTable", id);
                to.set("terms", EventWriter.terms(open.terms()));
                yield to;
            }
            case ClientMessage.Watch watch -> typed("watch", id, watch.table());
            case ClientMessage.Resume resume ->
                typed("resume", id, resume.table()).put("after", resume.after());
            case ClientMessage.Unwatch unwatch -> typed("unwatch", id, unwatch.table());
            case ClientMessage.Sit sit -> typed("sit", id, sit.table()).put("seat", Words.of(sit.seat()));
            case ClientMessage.Command command -> {
                ObjectNode to = typed("command", id, command.table());
                to.set("command", command(command.command()));
                yield to;
            }
        };
    }

    static ObjectNode write(ServerMessage message) {
        return switch (message) {
            case ServerMessage.Welcome welcome ->
                typed("welcome")
                        .put("version", welcome.version())
                        .put("program", welcome.program())
                        .put("at", welcome.at().toString());
            case ServerMessage.Rejected rejected -> error(typed("rejected"), rejected.why());
            case ServerMessage.Pong pong ->
                typed("pong").put("nonce", pong.nonce()).put("at", pong.at().toString());
            case ServerMessage.TableEvents events ->
                events(about("events", events.table()).put("first", events.first()), events.events());
            case ServerMessage.Snapshot snapshot ->
                events(about("snapshot", snapshot.table()).put("latest", snapshot.latest()), snapshot.events());
            case ServerMessage.Presence presence -> {
                ObjectNode to = about("presence", presence.table())
                        .put("number", presence.number())
                        .put("watching", presence.watching());
                ArrayNode people = to.putArray("people");
                presence.people().forEach(person -> people.add(EventWriter.player(person)));
                yield to;
            }
            case ServerMessage.TableGone gone -> about("tableGone", gone.table());
            case ServerMessage.GoingDown down ->
                typed("goingDown")
                        .put("at", down.at().toString())
                        .put("back", down.back().toMillis());
            case ServerMessage.Answer answer -> write(answer);
        };
    }

    private static ObjectNode write(ServerMessage.Answer answer) {
        CommandId id = answer.id();
        return switch (answer) {
            case ServerMessage.Refused refused -> error(typed("refused", id), refused.why());
            case ServerMessage.Done done -> typed("done", id);
            case ServerMessage.SignedIn signedIn -> {
                ObjectNode to = typed("signedIn", id);
                to.set("player", EventWriter.player(signedIn.player()));
                yield to.put("token", signedIn.token())
                        .put("expires", signedIn.expires().toString());
            }
            case ServerMessage.Tables tables -> {
                ObjectNode to = typed("tables", id);
                ArrayNode list = to.putArray("tables");
                tables.tables().forEach(table -> list.add(summary(table)));
                yield to.put("more", tables.more());
            }
            case ServerMessage.TableOpened opened -> typed("tableOpened", id, opened.table());
            case ServerMessage.Watching watching ->
                typed("watching", id, watching.table()).put("number", watching.number());
            case ServerMessage.CommandAnswered answered -> {
                ObjectNode to = typed("commandAnswered", id).put("number", answered.number());
                to.set("decision", decision(answered.decision()));
                yield to;
            }
        };
    }

    private static ObjectNode command(PlayerCommand command) {
        return switch (command) {
            case PlayerCommand.Sit sit -> throw new IllegalArgumentException("a client does not say who sits down");
            case PlayerCommand.Ready ready -> kind("ready");
            case PlayerCommand.Play play ->
                kind("play").put("ply", play.ply()).put("move", play.move().toString());
            case PlayerCommand.Propose propose -> {
                ObjectNode to = kind("propose");
                EventWriter.proposal(to.putObject("proposal"), propose.proposal());
                yield to;
            }
            case PlayerCommand.Answer answer ->
                kind("answer").put("offer", answer.offer()).put("accept", answer.accept());
            case PlayerCommand.Resign resign -> kind("resign");
            case PlayerCommand.Leave leave -> kind("leave");
        };
    }

    private static ObjectNode decision(Decision decision) {
        ObjectNode to = JSON.objectNode();
        switch (decision) {
            case Decision.Accepted accepted -> events(to.put("result", "accepted"), accepted.events());
            case Decision.Refused refused -> {
                to.put("result", "refused").put("code", Words.of(refused.why().code()));
                arguments(to, refused.why().arguments());
            }
        }
        return to;
    }

    private static ObjectNode summary(TableSummary table) {
        ObjectNode to = JSON.objectNode().put("id", table.id().toString());
        to.set("terms", EventWriter.terms(table.terms()));
        ObjectNode players = to.putObject("players");
        for (Side side : Side.values()) {
            if (table.players().containsKey(side)) {
                Player player = table.players().get(side);
                players.set(Words.of(side), EventWriter.player(player));
            }
        }
        return to.put("playing", table.playing()).put("plies", table.plies()).put("watching", table.watching());
    }

    private static ObjectNode events(ObjectNode to, List<Event> events) {
        ArrayNode list = to.putArray("events");
        events.forEach(event -> EventWriter.write(list.addObject(), event));
        return to;
    }

    private static ObjectNode error(ObjectNode to, ProtocolError why) {
        arguments(to.put("code", Words.of(why.code())), why.arguments());
        return to;
    }

    private static void arguments(ObjectNode to, SortedMap<String, Argument> arguments) {
        ObjectNode object = to.putObject("arguments");
        for (Map.Entry<String, Argument> argument : arguments.entrySet()) {
            switch (argument.getValue()) {
                case Argument.Count count -> object.put(argument.getKey(), count.value());
                case Argument.Name name -> object.put(argument.getKey(), name.value());
            }
        }
    }

    private static ObjectNode typed(String type) {
        return JSON.objectNode().put("type", type);
    }

    private static ObjectNode typed(String type, CommandId id) {
        UUID value = id.value();
        return typed(type).put("id", value.toString());
    }

    private static ObjectNode typed(String type, CommandId id, TableId table) {
        return typed(type, id).put("table", table.toString());
    }

    private static ObjectNode about(String type, TableId table) {
        return typed(type).put("table", table.toString());
    }

    private static ObjectNode kind(String kind) {
        return JSON.objectNode().put("kind", kind);
    }
}
