package xiangqi.server;

import java.io.IOException;
import java.net.BindException;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import xiangqi.core.house.Houses;
import xiangqi.net.codec.EventCodec;
import xiangqi.server.account.PasswordHash;
import xiangqi.server.account.PostgresAccounts;
import xiangqi.server.cluster.Surroundings;
import xiangqi.server.cluster.Timer;
import xiangqi.server.database.Access;
import xiangqi.server.database.CannotStart;
import xiangqi.server.database.DataFolder;
import xiangqi.server.database.Database;
import xiangqi.server.database.EmbeddedPostgres;
import xiangqi.server.journal.PostgresJournal;
import xiangqi.server.session.Tls;

/// The whole server at one node, put together by hand: database, journal, accounts, and the hall over them.
final class Server {
    private static final Logger LOG = LoggerFactory.getLogger(Server.class);

    private final Parts parts;
    private final Hall hall;
    private final AtomicBoolean closing = new AtomicBoolean();
    private final CompletableFuture<Optional<CannotStart>> ended = new CompletableFuture<>();

    private Server(Parts parts, Hall hall, Database database) {
        this.parts = parts;
        this.hall = hall;
        database.taken().thenRunAsync(this::giveWay);
    }

    /// Where clients come in.
    ///
    /// @param tls empty if they come in clear
    record Address(String host, int port, Optional<Tls> tls) {}

    /// Starts all of it; when one part cannot start, those before it are ended again.
    ///
    /// @param db a database to use instead of our own in the data folder
    static Server start(DataFolder folder, Optional<Access> db, Address address, PasswordHash passwords)
            throws CannotStart, InterruptedException {
        Parts parts = new Parts();
        try {
            LOG.info("{} starts with {}", Main.Version.program(), folder.home());
            Database database =
                    parts.add("the pool of the database", Database.open(access(folder, db, parts)), Database::close);
            return new Server(parts, open(parts, database, address, passwords), database);
        } catch (CannotStart | InterruptedException | RuntimeException hindered) {
            LOG.info("cannot start", hindered);
            parts.end();
            throw hindered;
        }
    }

    private static Access access(DataFolder folder, Optional<Access> db, Parts parts)
            throws CannotStart, InterruptedException {
        if (db.isPresent()) {
            return db.get();
        }
        return parts.add("PostgreSQL", EmbeddedPostgres.in(folder), EmbeddedPostgres::close)
                .access();
    }

    private static Hall open(Parts parts, Database database, Address address, PasswordHash passwords)
            throws CannotStart {
        InstantSource time = Clock.systemUTC();
        SecureRandom random = new SecureRandom();
        Houses houses = Houses.standard();
        PostgresJournal journal = parts.add(
                "the journal", new PostgresJournal(database.pool(), new EventCodec(houses)), PostgresJournal::close);
        PostgresAccounts accounts = parts.add(
                "the accounts",
                new PostgresAccounts(database.pool(), passwords, time, random),
                PostgresAccounts::close);
        Timer alarms = parts.add("the alarms", new Timer(time), Timer::close);
        try {
            return Hall.open(
                    new Surroundings(time, alarms, random, houses, journal, accounts, Hall.allowances()),
                    Hall.Place.alone(address.host(), address.port(), address.tls()),
                    Main.Version.program());
        } catch (IOException unable) {
            throw isOfThePort(unable)
                    ? CannotStart.portUsed(address.host(), address.port(), unable)
                    : new CannotStart(
                            CannotStart.Why.FAILED, "the server does not start: " + unable.getMessage() + ".", unable);
        }
    }

    private static boolean isOfThePort(Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof BindException) {
                return true;
            }
        }
        return false;
    }

    /// The port it listens on.
    int port() {
        return hall.port();
    }

    /// Waits until it was closed.
    ///
    /// @throws CannotStart if it closed because another server has taken its database
    void awaitEnd() throws CannotStart, InterruptedException {
        try {
            Optional<CannotStart> hindered = ended.get();
            if (hindered.isPresent()) {
                throw hindered.get();
            }
        } catch (ExecutionException never) {
            throw new IllegalStateException(never);
        }
    }

    private void giveWay() {
        close(
                Duration.ZERO,
                Optional.of(new CannotStart(
                        CannotStart.Why.DATABASE_IN_USE,
                        "another server uses the database since the connection to it was lost: stop one of the two.")));
    }

    /// Tells the clients, writes what is under way, and ends, its PostgreSQL last.
    ///
    /// @param back how long it will probably be away
    void close(Duration back) {
        close(back, Optional.empty());
    }

    private void close(Duration back, Optional<CannotStart> why) {
        if (!closing.compareAndSet(false, true)) {
            ended.join();
            return;
        }
        LOG.info("stopping");
        try {
            hall.close(back);
        } catch (RuntimeException fault) {
            LOG.error("the hall does not close", fault);
        }
        parts.end();
        LOG.info("stopped");
        ended.complete(why);
    }

    /// What was started, to be ended in the opposite order, each whatever became of the others.
    private static final class Parts {
        private final Deque<Runnable> ends = new ArrayDeque<>();

        interface End<T> {
            void of(T part);
        }

        <T> T add(String name, T part, End<T> end) {
            ends.push(() -> {
                try {
                    end.of(part);
                } catch (RuntimeException fault) {
                    LOG.error("{} does not close", name, fault);
                }
            });
            return part;
        }

        void end() {
            // Who was told to end while starting still waits for the parts to end.
            boolean interrupted = Thread.interrupted();
            while (!ends.isEmpty()) {
                ends.pop().run();
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
