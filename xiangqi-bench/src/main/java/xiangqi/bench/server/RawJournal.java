package xiangqi.bench.server;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The same rows that the server's journal wrote, in the same groups, written once more by plain JDBC on one
/// connection: what the disk and PostgreSQL allow if there is nothing else to do.
final class RawJournal {
    private static final List<String> COLUMNS =
            List.of("table_id", "seq", "entry", "stored", "account", "request", "digest");

    private static final List<String> TYPES = List.of("uuid", "int4", "int4", "text", "text", "uuid", "text");

    private RawJournal() {}

    /// The rows that one transaction wrote, in the order of [#COLUMNS].
    record Group(List<Object[]> rows) {}

    /// Where in the order of transactions the database is.
    static long mark(Connection database) throws SQLException {
        try (Statement statement = database.createStatement();
                ResultSet result = statement.executeQuery("select pg_current_xact_id()::text::bigint")) {
            result.next();
            return result.getLong(1);
        }
    }

    /// What was written between two marks. Each row of PostgreSQL knows the transaction that wrote it.
    static List<Group> groups(Connection database, long after, long before) throws SQLException {
        Map<Long, Group> groups = new TreeMap<>();
        try (PreparedStatement statement = database.prepareStatement("select xmin::text::bigint, "
                + String.join(", ", COLUMNS)
                + " from event where xmin::text::bigint between ? and ? order by 1")) {
            statement.setLong(1, after);
            statement.setLong(2, before);
            try (ResultSet result = statement.executeQuery()) {
                while (result.next()) {
                    Object[] row = new Object[COLUMNS.size()];
                    for (int i = 0; i < row.length; i++) {
                        row[i] = result.getObject(i + 2);
                    }
                    groups.computeIfAbsent(result.getLong(1), fresh -> new Group(new ArrayList<>()))
                            .rows()
                            .add(row);
                }
            }
        }
        return List.copyOf(groups.values());
    }

    /// Writes them again, to a table of the same kind. The seconds it took.
    static double write(Connection database, List<Group> groups) throws SQLException {
        try (Statement statement = database.createStatement()) {
            statement.execute("set synchronous_commit to on");
            statement.execute("drop table if exists raw_event");
            statement.execute("create table raw_event (like event including all)");
        }
        database.setAutoCommit(false);
        long began = System.nanoTime();
        try (PreparedStatement statement =
                database.prepareStatement("insert into raw_event (" + String.join(", ", COLUMNS) + ") select * from"
                        + " unnest(?::uuid[], ?::int[], ?::int[], ?::text[], ?::text[], ?::uuid[], ?::text[])")) {
            for (Group group : groups) {
                for (int i = 0; i < COLUMNS.size(); i++) {
                    int column = i;
                    Object[] values =
                            group.rows().stream().map(row -> row[column]).toArray();
                    statement.setObject(i + 1, database.createArrayOf(TYPES.get(i), values), Types.ARRAY);
                }
                statement.executeUpdate();
                database.commit();
            }
        }
        double seconds = (System.nanoTime() - began) / 1e9;
        database.setAutoCommit(true);
        return seconds;
    }
}
