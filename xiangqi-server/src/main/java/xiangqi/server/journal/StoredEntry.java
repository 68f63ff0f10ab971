package xiangqi.server.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import xiangqi.core.table.Event;
import xiangqi.net.codec.Decoded;
import xiangqi.net.codec.EventCodec;
import xiangqi.net.protocol.TableId;

/// An entry as it lies in the database: one row an event, the cause with the first of them.
record StoredEntry(Entry entry, List<Row> rows) {
    StoredEntry {
        rows = List.copyOf(rows);
    }

    /// A row of the table `event`.
    ///
    /// @param gone whether the table is gone with it or after it
    record Row(UUID table, int seq, int entry, String stored, Optional<Entry.Cause> cause, boolean gone) {
        /// Whether it holds the same, whatever happened to the table afterwards.
        boolean holdsThatOf(Row other) {
            return table.equals(other.table)
                    && seq == other.seq
                    && entry == other.entry
                    && stored.equals(other.stored)
                    && cause.equals(other.cause);
        }
    }

    static StoredEntry of(Entry entry, EventCodec codec) {
        List<Row> rows = new ArrayList<>(entry.events().size());
        for (int i = 0; i < entry.events().size(); i++) {
            rows.add(new Row(
                    entry.table().value(),
                    entry.first() + i,
                    entry.first(),
                    codec.encode(entry.events().get(i)),
                    i == 0 ? entry.cause() : Optional.empty(),
                    entry.last()));
        }
        return new StoredEntry(entry, rows);
    }

    /// The entries of one table from its rows in order.
    ///
    /// @throws IllegalStateException if a row holds what this edition cannot read
    static List<Entry> read(List<Row> rows, EventCodec codec) {
        List<Entry> entries = new ArrayList<>();
        int from = 0;
        while (from < rows.size()) {
            int to = from + 1;
            while (to < rows.size() && rows.get(to).entry() == rows.get(from).entry()) {
                to++;
            }
            Row first = rows.get(from);
            List<Event> events = rows.subList(from, to).stream()
                    .map(row -> decode(row, codec))
                    .toList();
            boolean last = first.gone() && to == rows.size();
            entries.add(new Entry(new TableId(first.table()), first.seq(), events, first.cause(), last));
            from = to;
        }
        return entries;
    }

    /// Whether all of it lies among the table's rows.
    boolean isAmong(List<Row> kept) {
        return !rows.isEmpty() && rows.stream().allMatch(row -> kept.stream().anyMatch(row::holdsThatOf));
    }

    private static Event decode(Row row, EventCodec codec) {
        return switch (codec.decode(row.stored())) {
            case Decoded.Read(Event event) -> event;
            case Decoded.Unreadable unreadable ->
                throw new IllegalStateException("event " + row.seq() + " of table " + row.table() + ": " + unreadable);
        };
    }
}
