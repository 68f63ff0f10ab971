package xiangqi.net.codec;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;
import xiangqi.core.table.Event;
import xiangqi.core.table.Table;
import xiangqi.core.table.TableRules;

/// A table's events as lines of JSON in UTF-8: what a journal file holds. The events of one decision belong
/// together: all but the last say `"more":true`, and a batch whose end is missing never happened.
public final class StoredEvents {
    private final EventCodec codec;

    public StoredEvents(EventCodec codec) {
        this.codec = codec;
    }

    /// The lines of one decision's events, to be appended in one go and made durable before anyone hears of them.
    public byte[] lines(List<Event> batch) {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < batch.size(); i++) {
            ObjectNode node = codec.node(batch.get(i));
            if (i < batch.size() - 1) {
                node.put("more", true);
            }
            lines.append(node).append('\n');
        }
        return lines.toString().getBytes(StandardCharsets.UTF_8);
    }

    /// Reads what was stored, as far as it can be read and as far as the events belong to one table. A line without
    /// its end was cut while it was written.
    public Stored read(byte[] bytes) {
        Reading reading = new Reading(bytes);
        Optional<Stored.Cut> cut = reading.run();
        return new Stored(reading.events, reading.table, reading.goodBytes, cut);
    }

    /// A pass over the lines.
    private final class Reading {
        private final byte[] bytes;
        private final List<Event> events = new ArrayList<>();
        private final List<Event> batch = new ArrayList<>();
        private Table table = Table.NEW;
        private Table reached = Table.NEW;
        private int goodBytes;
        private int line;

        Reading(byte[] bytes) {
            this.bytes = bytes;
        }

        Optional<Stored.Cut> run() {
            int from = 0;
            while (from < bytes.length) {
                line++;
                int end = endOfLine(from);
                if (end == bytes.length) {
                    return cut(Stored.Why.LINE_CUT, "");
                }
                try {
                    take(new String(bytes, from, end - from, StandardCharsets.UTF_8), end + 1);
                } catch (StoredFault fault) {
                    return cut(Stored.Why.UNREADABLE, fault.getMessage());
                } catch (IllegalStateException | IllegalArgumentException notOfThisTable) {
                    return cut(Stored.Why.DOES_NOT_FOLLOW, String.valueOf(notOfThisTable.getMessage()));
                }
                from = end + 1;
            }
            return batch.isEmpty() ? Optional.empty() : cut(Stored.Why.BATCH_CUT, "");
        }

        private int endOfLine(int from) {
            int end = from;
            while (end < bytes.length && bytes[end] != '\n') {
                end++;
            }
            return end;
        }

        private void take(String text, int next) {
            ObjectNode node = EventCodec.parse(text);
            Event event = codec.read(node);
            reached = TableRules.evolve(reached, event);
            batch.add(event);
            if (!node.path("more").asBoolean(false)) {
                events.addAll(batch);
                batch.clear();
                table = reached;
                goodBytes = next;
            }
        }

        private Optional<Stored.Cut> cut(Stored.Why why, String detail) {
            return Optional.of(new Stored.Cut(why, line, bytes.length - goodBytes, detail));
        }
    }
}
