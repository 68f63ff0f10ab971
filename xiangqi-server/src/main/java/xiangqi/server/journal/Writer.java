package xiangqi.server.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Group commit: one thread takes everything that waits, writes it in one transaction, and tells those who wait once
/// that is committed. While one transaction goes to disk, the next one's entries gather.
///
/// Where the database does not say whether a commit took place, the same is written again: it either is kept now, or
/// meets what was kept then. Nothing is told before that is known.
final class Writer implements AutoCloseable {
    private static final int BATCH = 1_000;
    private static final int QUEUE = 20_000;
    private static final Duration SHORT_PAUSE = Duration.ofMillis(100);
    private static final Duration LONG_PAUSE = Duration.ofSeconds(2);

    /// Beginnings of codes of PostgreSQL: connection, resources, operator, system, a transaction that may only read.
    private static final List<String> OF_THE_LINE = List.of("08", "53", "57", "58", "25006");

    private static final Logger LOG = LoggerFactory.getLogger(Writer.class);

    private final DataSource pool;
    private final BlockingQueue<Work> queue = new ArrayBlockingQueue<>(QUEUE);
    private final Thread thread;
    private volatile boolean closed;

    Writer(DataSource pool) {
        this.pool = pool;
        this.thread = Thread.ofPlatform().name("journal-writer").start(this::run);
    }

    private sealed interface Work {}

    private record Waiting(StoredEntry stored, CompletableFuture<Appended> told) implements Work {}

    private record Close() implements Work {}

    /// What a transaction came to.
    private sealed interface Attempt {
        record Committed() implements Attempt {}

        /// Something of it was there already; nothing was kept.
        record Violated() implements Attempt {}

        /// Nothing was kept.
        record NotKept(SQLException why) implements Attempt {}

        /// The line broke before the answer to the commit came.
        record Unknown(SQLException why) implements Attempt {}
    }

    CompletionStage<Appended> append(StoredEntry stored) {
        Waiting waiting = new Waiting(stored, new CompletableFuture<>());
        synchronized (this) {
            if (!closed && queue.offer(waiting)) {
                return waiting.told;
            }
        }
        fail(List.of(waiting), new SQLException(closed ? "the journal is closed" : "too much waits for the journal"));
        return waiting.told;
    }

    private void run() {
        List<Work> taken = new ArrayList<>();
        try {
            while (!taken.contains(new Close())) {
                taken.clear();
                taken.add(queue.take());
                queue.drainTo(taken, BATCH - 1);
                write(taken.stream()
                        .filter(Waiting.class::isInstance)
                        .map(Waiting.class::cast)
                        .toList());
            }
        } catch (InterruptedException end) {
            LOG.error("the journal's writer was interrupted");
        }
    }

    private void write(List<Waiting> batch) throws InterruptedException {
        if (batch.isEmpty()) {
            return;
        }
        switch (attempt(batch)) {
            case Attempt.Committed ignored -> tell(batch, new Appended.Durable());
            case Attempt.Violated ignored -> {
                if (batch.size() == 1) {
                    tell(batch, new Appended.Fenced());
                } else {
                    writeSingly(batch);
                }
            }
            case Attempt.NotKept(SQLException why) -> {
                if (batch.size() == 1 || isOfTheLine(why)) {
                    fail(batch, why);
                } else {
                    writeSingly(batch);
                }
            }
            case Attempt.Unknown(SQLException why) -> {
                LOG.warn("the database did not say whether it kept {} entries; finding out", batch.size(), why);
                for (Waiting waiting : batch) {
                    settle(waiting);
                }
            }
        }
    }

    private void writeSingly(List<Waiting> batch) throws InterruptedException {
        for (Waiting waiting : batch) {
            write(List.of(waiting));
        }
    }

    private Attempt attempt(List<Waiting> batch) {
        Connection connection;
        try {
            connection = pool.getConnection();
        } catch (SQLException unreachable) {
            return new Attempt.NotKept(unreachable);
        }
        try {
            connection.setAutoCommit(false);
            new JournalStatements(connection)
                    .write(batch.stream().map(Waiting::stored).toList());
        } catch (SQLException why) {
            giveBack(connection, true);
            return JournalStatements.UNIQUE_VIOLATION.equals(why.getSQLState())
                    ? new Attempt.Violated()
                    : new Attempt.NotKept(why);
        }
        try {
            connection.commit();
            return new Attempt.Committed();
        } catch (SQLException why) {
            return new Attempt.Unknown(why);
        } finally {
            giveBack(connection, false);
        }
    }

    private static void giveBack(Connection connection, boolean rollback) {
        try (connection) {
            if (rollback) {
                connection.rollback();
            }
        } catch (SQLException broken) {
            LOG.debug("a connection was given back broken", broken);
        }
    }

    /// Finds out what became of an entry whose commit got no answer. An earlier transaction that is still on its way
    /// makes the new one wait for it.
    private void settle(Waiting waiting) throws InterruptedException {
        Duration pause = SHORT_PAUSE;
        while (true) {
            switch (attempt(List.of(waiting))) {
                case Attempt.Committed ignored -> {
                    tell(List.of(waiting), new Appended.Durable());
                    return;
                }
                case Attempt.Violated ignored -> {
                    try (Connection connection = pool.getConnection()) {
                        List<StoredEntry.Row> rows = new JournalStatements(connection)
                                .rows(waiting.stored.entry().table());
                        boolean kept = waiting.stored.isAmong(rows);
                        tell(List.of(waiting), kept ? new Appended.Durable() : new Appended.Fenced());
                        return;
                    } catch (SQLException unreachable) {
                        LOG.debug("cannot read yet", unreachable);
                    }
                }
                case Attempt.NotKept(SQLException why) -> failQueued(why);
                case Attempt.Unknown(SQLException why) -> failQueued(why);
            }
            if (closed) {
                waiting.told.completeExceptionally(
                        new IllegalStateException("closed before it was known whether the entry was kept"));
                return;
            }
            Thread.sleep(pause);
            pause = pause.multipliedBy(2).compareTo(LONG_PAUSE) < 0 ? pause.multipliedBy(2) : LONG_PAUSE;
        }
    }

    /// What waits meanwhile was not kept for certain, and whoever sent it may know.
    private void failQueued(SQLException why) {
        List<Work> queued = new ArrayList<>();
        queue.drainTo(queued);
        List<Waiting> waiting = new ArrayList<>();
        for (Work work : queued) {
            switch (work) {
                case Waiting entry -> waiting.add(entry);
                case Close close -> queue.add(close);
            }
        }
        if (!waiting.isEmpty()) {
            fail(waiting, why);
        }
    }

    /// Whether every other transaction would fail for the same reason: the connection, the database's end, its disk, or
    /// that it is only to be read for now.
    private static boolean isOfTheLine(SQLException why) {
        String state = why.getSQLState();
        return state == null || OF_THE_LINE.stream().anyMatch(state::startsWith);
    }

    private static void tell(List<Waiting> batch, Appended appended) {
        batch.forEach(waiting -> waiting.told.complete(appended));
    }

    private static void fail(List<Waiting> batch, SQLException why) {
        String ticket = UUID.randomUUID().toString().substring(0, 8);
        LOG.error("ticket {}: {} entries were not kept", ticket, batch.size(), why);
        tell(batch, isOfTheLine(why) ? new Appended.Unreachable(ticket) : new Appended.Failed(ticket));
    }

    /// Takes no more, and waits until what was taken is written.
    @Override
    public void close() {
        synchronized (this) {
            if (!closed) {
                closed = true;
                // There is room for it once the writer has taken a batch; the writer is never blocked by this lock.
                Thread.ofVirtual().start(() -> {
                    try {
                        queue.put(new Close());
                    } catch (InterruptedException end) {
                        Thread.currentThread().interrupt();
                    }
                });
            }
        }
        try {
            thread.join();
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }
}
