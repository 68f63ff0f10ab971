package xiangqi.server.journal;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.UUID;
import xiangqi.core.board.Side;
import xiangqi.core.game.Outcome;
import xiangqi.net.protocol.TableId;

/// A game of the archive. Its moves are the table's events from `first` to `last`.
///
/// @param first the number of the event that began it
/// @param last the number of the event that ended it
/// @param house the id of the house under whose rules it was played
public record FinishedGame(
        TableId table,
        int first,
        int last,
        String house,
        Seat red,
        Seat black,
        Outcome outcome,
        Instant started,
        Instant ended) {
    /// Who played a side: the account, and its name at that time.
    public record Seat(String account, String name) {}

    static FinishedGame of(ResultSet row) throws SQLException {
        return new FinishedGame(
                new TableId(row.getObject("table_id", UUID.class)),
                row.getInt("first_seq"),
                row.getInt("last_seq"),
                row.getString("house"),
                new Seat(row.getString("red"), row.getString("red_name")),
                new Seat(row.getString("black"), row.getString("black_name")),
                outcome(row.getString("result"), Outcome.Reason.valueOf(row.getString("reason"))),
                row.getObject("started_at", OffsetDateTime.class).toInstant(),
                row.getObject("ended_at", OffsetDateTime.class).toInstant());
    }

    private static Outcome outcome(String result, Outcome.Reason why) {
        return switch (result) {
            case "red" -> new Outcome.Win(Side.RED, why);
            case "black" -> new Outcome.Win(Side.BLACK, why);
            case "draw" -> new Outcome.Draw(why);
            case "annulled" -> new Outcome.Annulled(why);
            default -> throw new IllegalStateException("no result: " + result);
        };
    }
}
