package xiangqi.net.codec;

import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import xiangqi.core.house.Houses;
import xiangqi.core.table.Event;

/// The stored form of a table's events: one JSON object each, with a version `v`, a `type` and the time `at`. Stored
/// apart from what travels on the wire: what is written once is read for ever. Older versions are lifted to the
/// newest before they are read; members that are not known are ignored; types that are not known are refused.
public final class EventCodec {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private static final List<Upcaster> LATER_VERSIONS = List.of(new SinceVersionOne());

    private final EventReader reader;
    private final List<Upcaster> upcasters;

    /// Reads events of these houses.
    public EventCodec(Houses houses) {
        this(houses, LATER_VERSIONS);
    }

    /// @param upcasters the first lifts version 1 to 2, and so on; there is one version more than there are of them
    EventCodec(Houses houses, List<Upcaster> upcasters) {
        this.reader = new EventReader(houses);
        this.upcasters = List.copyOf(upcasters);
    }

    /// The word for what kind of event it is, as it is stored and told: `moved`.
    public static String type(Event event) {
        return EventWriter.type(event);
    }

    /// The event as one line of JSON, without its end.
    public String encode(Event event) {
        return node(event).toString();
    }

    /// The event that was stored as `json`, or why there is none.
    public Decoded decode(String json) {
        try {
            return new Decoded.Read(read(parse(json)));
        } catch (StoredFault fault) {
            return fault.fault();
        }
    }

    ObjectNode node(Event event) {
        return EventWriter.write(JsonNodeFactory.instance.objectNode().put("v", version()), event);
    }

    /// @throws StoredFault if it is none
    Event read(ObjectNode stored) {
        int version = new Members(stored, "").count("v");
        if (version < 1) {
            throw new StoredFault(Decoded.Why.MALFORMED, "v", Integer.toString(version));
        }
        if (version > version()) {
            throw new StoredFault(Decoded.Why.NEWER_VERSION, "v", Integer.toString(version));
        }
        upcasters.subList(version - 1, upcasters.size()).forEach(upcaster -> upcaster.lift(stored));
        return reader.read(new Members(stored, ""));
    }

    /// @throws StoredFault if the text is no JSON object
    static ObjectNode parse(String json) {
        try {
            JsonNode node = JSON.readTree(json);
            if (node instanceof ObjectNode object) {
                return object;
            }
        } catch (JacksonException notJson) {
            throw new StoredFault(Decoded.Why.NOT_JSON, "", notJson.getOriginalMessage());
        }
        throw new StoredFault(Decoded.Why.NOT_JSON, "", "no object");
    }

    private int version() {
        return upcasters.size() + 1;
    }
}
