package xiangqi.net.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import xiangqi.core.board.Side;
import xiangqi.core.house.Houses;
import xiangqi.core.table.Event;

class EventCodecTest {
    private static final EventCodec CODEC = new EventCodec(Houses.standard());
    private static final Event LEFT = new Event.Left(Instant.parse("2026-03-01T10:00:01Z"), Side.BLACK);

    static List<List<String>> unreadable() {
        return Lines.rows("unreadable.tsv");
    }

    @ParameterizedTest
    @MethodSource("unreadable")
    void whatCannotBeReadIsAValueWithReasonAndPlace(List<String> row) {
        Decoded.Unreadable fault = assertInstanceOf(Decoded.Unreadable.class, CODEC.decode(row.get(2)));
        assertEquals(row.get(0) + " " + row.get(1), fault.why() + " " + fault.where());
    }

    @Test
    void membersThatAreNotKnownAreIgnored() {
        assertEquals(
                new Decoded.Read(LEFT),
                CODEC.decode("{\"mood\":{\"x\":[1]},\"v\":1,\"type\":\"left\",\"at\":\"2026-03-01T10:00:01Z\","
                        + "\"side\":\"black\",\"why\":null}"));
    }

    /// Version 1 called the side `colour`, version 2 wrote it in full, version 3 is today's.
    @Test
    void olderVersionsAreLiftedOneByOne() {
        EventCodec later =
                new EventCodec(Houses.standard(), List.of(event -> event.set("side", event.remove("colour")), event -> {
                    if (event.get("side").stringValue().equals("b")) {
                        event.put("side", "black");
                    }
                }));
        String times = "\"type\":\"left\",\"at\":\"2026-03-01T10:00:01Z\"";
        assertEquals(new Decoded.Read(LEFT), later.decode("{\"v\":1," + times + ",\"colour\":\"b\"}"));
        assertEquals(new Decoded.Read(LEFT), later.decode("{\"v\":2," + times + ",\"side\":\"b\"}"));
        assertEquals(new Decoded.Read(LEFT), later.decode("{\"v\":3," + times + ",\"side\":\"black\"}"));
        assertEquals(new Decoded.Read(LEFT), later.decode(later.encode(LEFT)));
        assertInstanceOf(
                Decoded.Unreadable.class, later.decode("{\"v\":3," + times + ",\"side\":\"b\"}"), "lifted no further");
    }
}
