package xiangqi.server.journal;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import javax.sql.DataSource;

/// A pool whose line can break around a commit, and whose first connection can be held back so that a batch gathers.
final class BrokenLine {
    /// When the line breaks.
    enum Break {
        NEVER,
        /// The database never hears of the commit.
        BEFORE_COMMIT,
        /// It commits, but its answer is lost.
        AFTER_COMMIT
    }

    private final DataSource pool;
    private final AtomicReference<Break> next = new AtomicReference<>(Break.NEVER);
    private final CountDownLatch gate = new CountDownLatch(1);
    private final AtomicInteger commits = new AtomicInteger();

    BrokenLine(DataSource pool) {
        this.pool = pool;
    }

    /// The line breaks at the next commit, once.
    void breaks(Break when) {
        next.set(when);
    }

    void letThrough() {
        gate.countDown();
    }

    int commits() {
        return commits.get();
    }

    DataSource source() {
        return proxy(DataSource.class, pool, "getConnection", () -> {
            gate.await();
            return line(pool.getConnection());
        });
    }

    private Connection line(Connection connection) {
        return proxy(Connection.class, connection, "commit", () -> {
            switch (next.getAndSet(Break.NEVER)) {
                case BEFORE_COMMIT -> {
                    connection.rollback();
                    throw new SQLException("the line broke", "08006");
                }
                case AFTER_COMMIT -> {
                    connection.commit();
                    throw new SQLException("the line broke", "08006");
                }
                case NEVER -> {
                    connection.commit();
                    commits.incrementAndGet();
                }
            }
            return null;
        });
    }

    private interface Instead {
        Object call() throws Exception;
    }

    private static <T> T proxy(Class<T> type, T behind, String method, Instead instead) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {type}, (self, called, values) -> {
                    if (called.getName().equals(method)) {
                        return instead.call();
                    }
                    try {
                        return called.invoke(behind, values);
                    } catch (InvocationTargetException thrown) {
                        throw thrown.getCause();
                    }
                }));
    }
}
