package xiangqi.server.journal;

import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import xiangqi.core.board.Side;
import xiangqi.core.game.Outcome;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Event;
import xiangqi.net.protocol.TableId;

/// The journal's SQL, each on a connection whose transaction is the caller's.
final class JournalStatements {
    /// What PostgreSQL says when a number is there already.
    static final String UNIQUE_VIOLATION = "23505";

    private static final String OPEN_TABLE =
            "insert into game_table (id, opened_by, request, gone) values (?, ?, ?, false)";

    private static final String INSERT_EVENTS = """
            insert into event (table_id, seq, entry, stored, account, request, digest)
            select * from unnest(?::uuid[], ?::int[], ?::int[], ?::text[], ?::text[], ?::uuid[], ?::text[])
            """;

    private static final String BEGIN_GAME = """
            insert into game (table_id, first_seq, house, red, red_name, black, black_name, started_at)
            values (?, ?, ?, ?, ?, ?, ?, ?)
            """;

    private static final String END_GAME = """
            update game set last_seq = ?, result = ?, reason = ?, ended_at = ?
            where table_id = ? and ended_at is null
            """;

    /// Closing writes no event that could meet another's, so it looks for one.
    private static final String CLOSE_TABLE = """
            update game_table set gone = true
            where id = ? and not exists (select from event where table_id = game_table.id and seq >= ?)
            """;

    private final Connection connection;

    JournalStatements(Connection connection) {
        this.connection = connection;
    }

    /// Writes all of it: the tables that are new, the events, the games they begin and end, the tables that are gone.
    void write(List<StoredEntry> entries) throws SQLException {
        openTables(entries);
        insertEvents(entries.stream().flatMap(entry -> entry.rows().stream()).toList());
        for (StoredEntry stored : entries) {
            writeGames(stored.entry());
        }
        for (StoredEntry stored : entries) {
            if (stored.entry().last()) {
                closeTable(stored.entry());
            }
        }
    }

    private void closeTable(Entry entry) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(CLOSE_TABLE)) {
            statement.setObject(1, entry.table().value());
            statement.setInt(2, entry.first() + entry.events().size());
            if (statement.executeUpdate() == 0) {
                throw new SQLException("somebody else wrote for the table", UNIQUE_VIOLATION);
            }
        }
    }

    private void openTables(List<StoredEntry> entries) throws SQLException {
        List<Entry> opening = entries.stream()
                .map(StoredEntry::entry)
                .filter(entry -> entry.first() == 1 && !entry.events().isEmpty())
                .toList();
        batch(OPEN_TABLE, opening, (statement, entry) -> {
            statement.setObject(1, entry.table().value());
            statement.setString(2, entry.cause().map(Entry.Cause::account).orElse(null));
            statement.setObject(
                    3, entry.cause().map(cause -> cause.request().value()).orElse(null), Types.OTHER);
        });
    }

    private void insertEvents(List<StoredEntry.Row> rows) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(INSERT_EVENTS)) {
            statement.setArray(1, array("uuid", rows, StoredEntry.Row::table));
            statement.setArray(2, array("int4", rows, StoredEntry.Row::seq));
            statement.setArray(3, array("int4", rows, StoredEntry.Row::entry));
            statement.setArray(4, array("text", rows, StoredEntry.Row::stored));
            statement.setArray(5, array("text", rows, ofCause(Entry.Cause::account)));
            statement.setArray(
                    6, array("uuid", rows, ofCause(cause -> cause.request().value())));
            statement.setArray(7, array("text", rows, ofCause(Entry.Cause::digest)));
            statement.executeUpdate();
        }
    }

    private static Function<StoredEntry.Row, Object> ofCause(Function<Entry.Cause, Object> member) {
        return row -> row.cause().map(member).orElse(null);
    }

    private Array array(String type, List<StoredEntry.Row> rows, Function<StoredEntry.Row, Object> column)
            throws SQLException {
        return connection.createArrayOf(type, rows.stream().map(column).toArray());
    }

    private void writeGames(Entry entry) throws SQLException {
        for (int i = 0; i < entry.events().size(); i++) {
            int seq = entry.first() + i;
            switch (entry.events().get(i)) {
                case Event.Started started -> beginGame(entry.table(), seq, started);
                case Event.Ended ended -> endGame(entry.table(), seq, ended);
                default -> {}
            }
        }
    }

    private void beginGame(TableId table, int seq, Event.Started started) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(BEGIN_GAME)) {
            statement.setObject(1, table.value());
            statement.setInt(2, seq);
            statement.setString(3, started.terms().house().id());
            statement.setString(4, started.red().id());
            statement.setString(5, started.red().name());
            statement.setString(6, started.black().id());
            statement.setString(7, started.black().name());
            statement.setObject(8, OffsetDateTime.ofInstant(started.at(), ZoneOffset.UTC));
            statement.executeUpdate();
        }
    }

    private void endGame(TableId table, int seq, Event.Ended ended) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(END_GAME)) {
            statement.setInt(1, seq);
            statement.setString(2, result(ended.outcome()));
            statement.setString(3, ended.outcome().why().name());
            statement.setObject(4, OffsetDateTime.ofInstant(ended.at(), ZoneOffset.UTC));
            statement.setObject(5, table.value());
            statement.executeUpdate();
        }
    }

    private static String result(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Win win -> win.side() == Side.RED ? "red" : "black";
            case Outcome.Draw ignored -> "draw";
            case Outcome.Annulled ignored -> "annulled";
        };
    }

    /// The table's rows in order, each with whether the table is gone now.
    List<StoredEntry.Row> rows(TableId table) throws SQLException {
        return query("""
                select table_id, seq, entry, stored, account, event.request, digest, gone
                from event join game_table on game_table.id = table_id where table_id = ? order by seq
                """, statement -> statement.setObject(1, table.value()), JournalStatements::row);
    }

    private static StoredEntry.Row row(ResultSet result) throws SQLException {
        Optional<String> account = Optional.ofNullable(result.getString(5));
        Optional<Entry.Cause> cause = Optional.empty();
        if (account.isPresent()) {
            cause = Optional.of(new Entry.Cause(
                    account.get(), new CommandId(result.getObject(6, UUID.class)), result.getString(7)));
        }
        return new StoredEntry.Row(
                result.getObject(1, UUID.class),
                result.getInt(2),
                result.getInt(3),
                result.getString(4),
                cause,
                result.getBoolean(8));
    }

    /// UUIDs of version 7 sort by when they were made.
    List<TableId> live() throws SQLException {
        return query(
                "select id from game_table where not gone order by id",
                statement -> {},
                result -> new TableId(result.getObject(1, UUID.class)));
    }

    Optional<TableId> openedBy(String account, CommandId request) throws SQLException {
        return query(
                        "select id from game_table where opened_by = ? and request = ?",
                        statement -> {
                            statement.setString(1, account);
                            statement.setObject(2, request.value());
                        },
                        result -> new TableId(result.getObject(1, UUID.class)))
                .stream()
                .findFirst();
    }

    List<FinishedGame> finished(TableId table) throws SQLException {
        return query("""
                select table_id, first_seq, last_seq, house, red, red_name, black, black_name, result, reason,
                    started_at, ended_at
                from game where table_id = ? and ended_at is not null order by first_seq
                """, statement -> statement.setObject(1, table.value()), FinishedGame::of);
    }

    /// Fills one row of a batch, or the places of a query.
    private interface Fill<T> {
        void into(PreparedStatement statement, T value) throws SQLException;
    }

    private interface Places {
        void into(PreparedStatement statement) throws SQLException;
    }

    private interface Read<T> {
        T from(ResultSet result) throws SQLException;
    }

    private <T> void batch(String sql, List<T> values, Fill<T> fill) throws SQLException {
        if (values.isEmpty()) {
            return;
        }
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (T value : values) {
                fill.into(statement, value);
                statement.addBatch();
            }
            statement.executeBatch();
        }
    }

    private <T> List<T> query(String sql, Places places, Read<T> read) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            places.into(statement);
            List<T> found = new ArrayList<>();
            try (ResultSet result = statement.executeQuery()) {
                while (result.next()) {
                    found.add(read.from(result));
                }
            }
            return found;
        }
    }
}
