package xiangqi.net.codec;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;
import xiangqi.core.house.Houses;
import xiangqi.core.table.Argument;
import xiangqi.core.table.CommandId;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.Limits;
import xiangqi.net.protocol.MessageFault;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.ServerMessage;

/// Messages as they travel: one JSON object each, with a `type` (docs/protocol.md). Members that are not known are
/// ignored; types that are not known, what is larger or deeper than [Limits] allows, and a member said twice are
/// refused as values.
public final class WireCodec {
    private static final JsonMapper JSON = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(Limits.DEPTH)
                            .build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private final WireReader reader;

    /// Reads terms and events of these houses.
    public WireCodec(Houses houses) {
        this.reader = new WireReader(new EventReader(houses));
    }

    public String encode(ClientMessage message) {
        return WireWriter.write(message).toString();
    }

    public String encode(ServerMessage message) {
        return WireWriter.write(message).toString();
    }

    /// Reads what a client sent.
    public Received<ClientMessage> fromClient(String text) {
        return read(text, Limits.CLIENT_MESSAGE, reader::client);
    }

    /// Reads what a server sent.
    public Received<ServerMessage> fromServer(String text) {
        return read(text, Limits.SERVER_MESSAGE, reader::server);
    }

    private static <M> Received<M> read(String text, int limit, Function<Members, M> reading) {
        if (text.length() > limit || text.getBytes(StandardCharsets.UTF_8).length > limit) {
            return unreadable(Optional.empty(), ProtocolError.of(ErrorCode.TOO_LARGE, "limit", Argument.of(limit)));
        }
        Optional<CommandId> id = Optional.empty();
        try {
            Members members = new Members(parse(text), "");
            id = WireReader.readableId(members);
            return new Received.Message<>(reading.apply(members));
        } catch (StoredFault fault) {
            return unreadable(id, error(fault.fault()));
        } catch (IllegalArgumentException impossible) {
            return unreadable(id, malformed(MessageFault.MALFORMED, ""));
        } catch (StreamConstraintsException beyond) {
            return unreadable(id, malformed(MessageFault.BEYOND_LIMITS, ""));
        } catch (JacksonException notJson) {
            return unreadable(id, malformed(MessageFault.NOT_JSON, ""));
        }
    }

    private static ObjectNode parse(String text) {
        JsonNode node = JSON.readTree(text);
        if (node instanceof ObjectNode object) {
            return object;
        }
        throw new StoredFault(Decoded.Why.NOT_JSON, "", "no object");
    }

    private static <M> Received<M> unreadable(Optional<CommandId> id, ProtocolError why) {
        return new Received.Unreadable<>(id, why);
    }

    private static ProtocolError error(Decoded.Unreadable fault) {
        return switch (fault.why()) {
            case UNKNOWN_TYPE -> ProtocolError.of(ErrorCode.UNKNOWN_TYPE, "type", Argument.of(cut(fault.found())));
            case NOT_JSON -> malformed(MessageFault.NOT_JSON, fault.where());
            case MISSING -> malformed(MessageFault.MISSING, fault.where());
            case UNKNOWN_HOUSE -> malformed(MessageFault.UNKNOWN_HOUSE, fault.where());
            case UNKNOWN_EDITION -> malformed(MessageFault.UNKNOWN_EDITION, fault.where());
            case MALFORMED, NEWER_VERSION -> malformed(MessageFault.MALFORMED, fault.where());
        };
    }

    private static ProtocolError malformed(MessageFault why, String where) {
        return ProtocolError.of(ErrorCode.MALFORMED, Map.of("why", Argument.of(why), "where", Argument.of(cut(where))));
    }

    private static String cut(String text) {
        return text.length() <= Limits.WORD ? text : text.substring(0, Limits.WORD);
    }
}
