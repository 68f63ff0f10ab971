package xiangqi.server.account;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.UUID;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.RowMapper;
import xiangqi.core.house.RealTitle;

/// Accounts and sessions in the database.
final class AccountRows {
    private static final RowMapper<Row> ROW = (result, context) -> new Row(
            result.getObject("id", UUID.class),
            result.getString("name"),
            result.getString("name_key"),
            result.getString("password"),
            result.getObject("request", UUID.class),
            Optional.ofNullable(result.getString("real_title")).flatMap(RealTitle::find));

    private final Jdbi jdbi;

    AccountRows(DataSource pool) {
        this.jdbi = Jdbi.create(pool);
    }

    /// A row of the table `account`.
    record Row(UUID id, String name, String key, String password, UUID request, Optional<RealTitle> realTitle) {}

    /// Keeps the account unless its name, or the request that made it, is there already; whether it did.
    boolean insert(Row row, Instant at) {
        return jdbi.withHandle(handle -> handle.createUpdate("""
                                insert into account (id, name, name_key, password, request, created_at)
                                values (:id, :name, :key, :password, :request, :at) on conflict do nothing
                                """)
                        .bind("id", row.id())
                        .bind("name", row.name())
                        .bind("key", row.key())
                        .bind("password", row.password())
                        .bind("request", row.request())
                        .bind("at", utc(at))
                        .execute())
                == 1;
    }

    Optional<Row> named(String key) {
        return one("select * from account where name_key = :value", key);
    }

    Optional<Row> madeBy(UUID request) {
        return one("select * from account where request = :value", request);
    }

    Optional<Row> find(UUID id) {
        return one("select * from account where id = :value", id);
    }

    private Optional<Row> one(String sql, Object value) {
        return jdbi.withHandle(
                handle -> handle.createQuery(sql).bind("value", value).map(ROW).findOne());
    }

    /// Opens a session, and clears away those that have run out.
    void open(byte[] token, UUID account, Instant now, Instant expires) {
        jdbi.useTransaction(handle -> {
            handle.createUpdate("delete from session where expires <= :now")
                    .bind("now", utc(now))
                    .execute();
            handle.createUpdate("insert into session (token, account, expires) values (:token, :account, :expires)")
                    .bind("token", token)
                    .bind("account", account)
                    .bind("expires", utc(expires))
                    .execute();
        });
    }

    /// Whose session that is, if it has not run out; it lasts until `expires` from now on.
    Optional<Row> renew(byte[] token, Instant now, Instant expires) {
        return jdbi.inTransaction(handle -> renewed(handle, token, now, expires));
    }

    private static Optional<Row> renewed(Handle handle, byte[] token, Instant now, Instant expires) {
        return handle.createQuery("""
                        with renewed as (
                            update session set expires = :expires where token = :token and expires > :now
                            returning account)
                        select account.* from account join renewed on renewed.account = account.id
                        """)
                .bind("token", token)
                .bind("now", utc(now))
                .bind("expires", utc(expires))
                .map(ROW)
                .findOne();
    }

    void close(byte[] token) {
        jdbi.useHandle(handle -> handle.createUpdate("delete from session where token = :token")
                .bind("token", token)
                .execute());
    }

    private static OffsetDateTime utc(Instant at) {
        return OffsetDateTime.ofInstant(at, ZoneOffset.UTC);
    }
}
