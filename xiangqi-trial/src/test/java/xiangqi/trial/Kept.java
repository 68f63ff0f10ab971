package xiangqi.trial;

import java.nio.file.Path;
import java.util.List;
import xiangqi.core.house.Houses;
import xiangqi.core.table.Event;
import xiangqi.net.codec.EventCodec;
import xiangqi.net.protocol.TableId;
import xiangqi.server.database.DataFolder;
import xiangqi.server.database.Database;
import xiangqi.server.database.EmbeddedPostgres;
import xiangqi.server.journal.FinishedGame;
import xiangqi.server.journal.PostgresJournal;

/// What a server that has ended has left in its data folder. While it is open PostgreSQL runs there.
final class Kept implements AutoCloseable {
    private final DataFolder folder;
    private final EmbeddedPostgres postgres;
    private final Database database;
    private final PostgresJournal journal;

    private Kept(DataFolder folder, EmbeddedPostgres postgres, Database database) {
        this.folder = folder;
        this.postgres = postgres;
        this.database = database;
        journal = new PostgresJournal(database.pool(), new EventCodec(Houses.standard()));
    }

    static Kept in(Path data) throws Exception {
        DataFolder folder = DataFolder.claim(data);
        try {
            EmbeddedPostgres postgres = EmbeddedPostgres.in(folder);
            try {
                return new Kept(folder, postgres, Database.open(postgres.access()));
            } catch (Exception fault) {
                postgres.close();
                throw fault;
            }
        } catch (Exception fault) {
            folder.close();
            throw fault;
        }
    }

    /// Everything that happened at a table, in order.
    List<Event> events(TableId table) {
        return Guest.got(journal.read(table)).stream()
                .flatMap(entry -> entry.events().stream())
                .toList();
    }

    /// The games of a table that are in the archive.
    List<FinishedGame> finished(TableId table) {
        return Guest.got(journal.finished(table));
    }

    @Override
    public void close() {
        journal.close();
        database.close();
        postgres.close();
        folder.close();
    }
}
