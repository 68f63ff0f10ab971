package xiangqi.server.account;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import xiangqi.core.house.RealTitle;
import xiangqi.server.database.Access;
import xiangqi.server.database.CannotStart;
import xiangqi.server.database.Database;

/// Titles of real life, as the operator grants them (houses.md §3). An account that is signed in has its new title from
/// its next sign-in on, by token, too.
public final class RealTitles {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /// What PostgreSQL calls a table or a column that is not there.
    private static final Set<String> MISSING = Set.of("42P01", "42703");

    private RealTitles() {}

    /// Gives the account of that name the title, or takes away the one that it has. A server may use the database
    /// meanwhile.
    ///
    /// @param name as people write it: width and case do not matter
    /// @return how the account writes its name; empty if nobody has that name
    /// @throws CannotStart if the database does not answer, or no server of this edition has used it
    public static Optional<String> grant(Access access, String name, Optional<RealTitle> title) throws CannotStart {
        try (Connection database = access.connect(PATIENCE);
                PreparedStatement update = database.prepareStatement(
                        "update account set real_title = ? where name_key = ? returning name")) {
            update.setString(1, title.map(RealTitle::id).orElse(null));
            update.setString(2, AccountName.keyOf(name));
            try (ResultSet row = update.executeQuery()) {
                return row.next() ? Optional.of(row.getString(1)) : Optional.empty();
            }
        } catch (SQLException fault) {
            throw MISSING.contains(String.valueOf(fault.getSQLState()))
                    ? neverUsed()
                    : Database.unusable(access, fault);
        }
    }

    /// No server of this edition has made its tables there.
    public static CannotStart neverUsed() {
        return new CannotStart(
                CannotStart.Why.DATABASE_UNREACHABLE,
                "no server of this edition has used this database yet, so there are no accounts: start it once with"
                        + " chuhe-server serve.");
    }
}
