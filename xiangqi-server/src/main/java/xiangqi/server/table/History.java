package xiangqi.server.table;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import xiangqi.core.house.Houses;
import xiangqi.core.table.Event;
import xiangqi.net.codec.EventCodec;
import xiangqi.net.protocol.Limits;

/// Everything that happened at a table, and how it is cut into messages.
final class History {
    /// What the events of one message may weigh: an eighth of what a client takes, and less than one message between
    /// nodes.
    private static final int WEIGHT = Limits.SERVER_MESSAGE / 8;

    private final EventCodec codec;
    private final List<Event> events = new ArrayList<>();
    private final List<Integer> weights = new ArrayList<>();

    History(Houses houses) {
        this.codec = new EventCodec(houses);
    }

    int size() {
        return events.size();
    }

    void add(List<Event> more) {
        events.addAll(more);
    }

    /// The events after number `after`, in pieces that each fit into a message; none if there are none.
    List<Piece> after(int after) {
        weigh();
        List<Piece> pieces = new ArrayList<>();
        int from = after;
        while (from < events.size()) {
            int to = from + 1;
            int weight = weights.get(from);
            while (to < events.size() && to - from < Limits.EVENTS && weight + weights.get(to) <= WEIGHT) {
                weight += weights.get(to);
                to++;
            }
            pieces.add(new Piece(from + 1, List.copyOf(events.subList(from, to))));
            from = to;
        }
        return pieces;
    }

    /// Weighs what was not weighed yet: most tables are looked at from their beginning a few times only.
    private void weigh() {
        for (int i = weights.size(); i < events.size(); i++) {
            weights.add(codec.encode(events.get(i)).getBytes(StandardCharsets.UTF_8).length);
        }
    }

    /// Events one after the other.
    ///
    /// @param first the number of the first
    record Piece(int first, List<Event> events) {}
}
