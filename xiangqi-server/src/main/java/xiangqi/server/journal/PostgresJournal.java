package xiangqi.server.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import xiangqi.core.table.CommandId;
import xiangqi.net.codec.EventCodec;
import xiangqi.net.protocol.TableId;

/// The journal in PostgreSQL. Writing is one thread's work, see [Writer]; reading is that of a few others.
public final class PostgresJournal implements Journal, Archive, AutoCloseable {
    private static final int READERS = 4;
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final DataSource pool;
    private final EventCodec codec;
    private final Writer writer;
    private final ExecutorService readers = Executors.newFixedThreadPool(
            READERS, Thread.ofPlatform().name("journal-reader-", 1).daemon().factory());

    public PostgresJournal(DataSource pool, EventCodec codec) {
        this.pool = pool;
        this.codec = codec;
        this.writer = new Writer(pool);
    }

    @Override
    public CompletionStage<Appended> append(Entry entry) {
        return writer.append(StoredEntry.of(entry, codec));
    }

    @Override
    public CompletionStage<List<Entry>> read(TableId table) {
        return ask(statements -> StoredEntry.read(statements.rows(table), codec));
    }

    @Override
    public CompletionStage<List<TableId>> live() {
        return ask(JournalStatements::live);
    }

    @Override
    public CompletionStage<Optional<TableId>> openedBy(String account, CommandId request) {
        return ask(statements -> statements.openedBy(account, request));
    }

    @Override
    public CompletionStage<List<FinishedGame>> finished(TableId table) {
        return ask(statements -> statements.finished(table));
    }

    private interface Question<T> {
        T ask(JournalStatements statements) throws SQLException;
    }

    private <T> CompletionStage<T> ask(Question<T> question) {
        return CompletableFuture.supplyAsync(
                () -> {
                    try (Connection connection = pool.getConnection()) {
                        return question.ask(new JournalStatements(connection));
                    } catch (SQLException fault) {
                        throw new CompletionException(fault);
                    }
                },
                readers);
    }

    /// Writes what was appended so far, and then takes no more.
    @Override
    public void close() {
        writer.close();
        readers.shutdown();
        try {
            if (!readers.awaitTermination(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
                readers.shutdownNow();
            }
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }
}
