package xiangqi.server;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// What happens when the process is told to end (Ctrl+C, SIGTERM): the server is closed; one that still starts is
/// interrupted, and ends what it has started so far.
final class Ending {
    private final Thread starter;
    private final Duration back;
    private final CompletableFuture<Optional<Server>> start = new CompletableFuture<>();
    private boolean told;

    private Ending(Thread starter, Duration back) {
        this.starter = starter;
        this.back = back;
    }

    /// From now on. Called by the thread that starts the server.
    ///
    /// @param back how long the server will probably be away
    static Ending ofThisProcess(Duration back) {
        Ending ending = new Ending(Thread.currentThread(), back);
        Runtime.getRuntime().addShutdownHook(new Thread(ending::end, "end"));
        return ending;
    }

    /// The server runs.
    synchronized void started(Server server) {
        start.complete(Optional.of(server));
        if (told) {
            // It was too late for the start: the server is closed instead.
            Thread.interrupted();
        }
    }

    /// There will be no server, or it has come to its end.
    synchronized void notStarted() {
        start.complete(Optional.empty());
    }

    /// Whether the process was told to end.
    synchronized boolean isTold() {
        return told;
    }

    private synchronized void tell() {
        told = true;
        if (!start.isDone()) {
            starter.interrupt();
        }
    }

    private void end() {
        tell();
        start.join().ifPresent(server -> server.close(back));
    }
}
