package xiangqi.bench.server;

import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;
import xiangqi.bench.Machine;
import xiangqi.bench.Page;
import xiangqi.core.house.Plain;
import xiangqi.core.rules.Move;
import xiangqi.core.table.Terms;
import xiangqi.net.protocol.ClientMessage;

/// Measures the server and writes its section of the page on performance:
/// `ServerBench PAGE LAUNCHER FOLDER [TABLES [SECONDS]]`. Load, server and PostgreSQL share the processors of this
/// machine.
public final class ServerBench {
    private static final int GAMES = 20;
    private static final int PLIES = 2_000;
    private static final int[] RATES = {250, 1_000, 2_000};
    private static final Terms TERMS = Terms.of(Plain.house()).withNaturalLimit(false);

    private final RunningServer server;
    private final List<Player> players;
    private final List<Duel> duels;
    private final LongAdder relayed;
    private final AtomicReference<Throwable> fault;
    private final Duration time;

    private ServerBench(
            RunningServer server,
            List<Player> players,
            List<Duel> duels,
            LongAdder relayed,
            AtomicReference<Throwable> fault,
            Duration time) {
        this.server = server;
        this.players = players;
        this.duels = duels;
        this.relayed = relayed;
        this.fault = fault;
        this.time = time;
    }

    /// What one run came to.
    ///
    /// @param cpu of the server, in microseconds a move
    /// @param postgresCpu of its PostgreSQL, in microseconds a move
    private record Run(double perSecond, double p50, double p99, double cpu, double postgresCpu) {
        String row(String name) {
            return "| %s | %,.0f | %.1f | %.1f | %.0f | %.0f |%n"
                    .formatted(name, perSecond, p50, p99, cpu, postgresCpu);
        }
    }

    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.ROOT);
        Path page = Path.of(args[0]);
        int tables = args.length > 3 ? Integer.parseInt(args[3]) : 500;
        Duration time = Duration.ofSeconds(args.length > 4 ? Integer.parseInt(args[4]) : 20);
        String load = Machine.load();
        List<List<Move>> games = new ArrayList<>();
        for (int i = 0; i < GAMES; i++) {
            games.add(Game.endless(TERMS, PLIES, i));
        }
        ScheduledExecutorService signs = Executors.newSingleThreadScheduledExecutor();
        HttpClient http = HttpClient.newHttpClient();
        Path launcher = Path.of(args[1]).toAbsolutePath();
        Path folder = Path.of(args[2]).toAbsolutePath();
        try (RunningServer server = RunningServer.start(launcher, folder)) {
            ServerBench bench = sitDown(server, http, games, signs, tables, time);
            Page.put(page, "Server", bench.measure(load));
            bench.players.forEach(Player::leave);
        } finally {
            // Not close(): that would wait for connections that nobody ends when something failed.
            http.shutdownNow();
            signs.shutdownNow();
        }
    }

    private static ServerBench sitDown(
            RunningServer server,
            HttpClient http,
            List<List<Move>> games,
            ScheduledExecutorService signs,
            int tables,
            Duration time)
            throws IOException {
        AtomicReference<Throwable> fault = new AtomicReference<>();
        List<Player> players = new CopyOnWriteArrayList<>();
        signs.scheduleAtFixedRate(
                () -> players.forEach(player -> player.say(new ClientMessage.Ping(1))), 4, 4, TimeUnit.SECONDS);
        for (int i = 0; i < 2 * tables; i++) {
            Player player = new Player(http, server.address(), i, what -> fault.compareAndSet(null, what));
            player.ask(new ClientMessage.Register(player.ids.command(), "player " + i, "secret horse"));
            players.add(player);
        }
        LongAdder relayed = new LongAdder();
        List<Duel> duels = new ArrayList<>();
        for (int i = 0; i < tables; i++) {
            duels.add(Duel.begin(
                    players.get(2 * i), players.get(2 * i + 1), TERMS, games.get(i % games.size()), relayed));
        }
        System.out.printf("%d tables play%n", tables);
        return new ServerBench(server, players, duels, relayed, fault, time);
    }

    private String measure(String load) throws IOException, InterruptedException, SQLException {
        StringBuilder rows = new StringBuilder();
        saturated();
        for (int rate : RATES) {
            rows.append(paced(rate).row("%,d a second".formatted(rate)));
        }
        String journal;
        try (Connection database = server.database()) {
            long before = RawJournal.mark(database);
            Run most = saturated();
            long after = RawJournal.mark(database);
            rows.append(most.row("as many as there can be"));
            List<RawJournal.Group> groups = RawJournal.groups(database, before, after);
            int events = groups.stream().mapToInt(group -> group.rows().size()).sum();
            double raw = events / RawJournal.write(database, groups);
            journal = """
                    The last row's moves were %,d rows of the journal in %,d transactions, %.1f rows each. Plain JDBC with nothing
                    else to do writes the same rows in the same groups, as durably, at %,.0f rows a second: the server does
                    %.0f %% of that with everything it does besides.
                    """.formatted(
                            events, groups.size(), (double) events / groups.size(), raw, most.perSecond / raw * 100);
        }
        return """
                %s

                %d tables, each with two clients that have a WebSocket connection of their own, sit down, play and watch over the
                protocol. The load, the server as it is shipped (`target/server`, ZGC) and its own PostgreSQL (`fsync` on) run on
                the same processors. A move is timed from when it was due until the opponent's client has heard of it; by then it
                is on disk. CPU time is that of the server's process and of PostgreSQL's, the load's not counted; passwords are
                hashed cheaply, as everybody registers at once. Each row took %d seconds, and as long again was played before to warm up.

                | moves | relayed a second | p50, ms | p99, ms | server's CPU, µs a move | PostgreSQL's |
                |---|---|---|---|---|---|
                %s
                %s""".formatted(
                        Machine.describe(load),
                        duels.size(),
                        time.toSeconds(),
                        rows.toString().stripTrailing() + "\n",
                        journal);
    }

    /// Every table plays as fast as it can.
    private Run saturated() throws InterruptedException {
        return run("saturated", () -> {
            duels.forEach(duel -> duel.nonstop(true));
            Thread.sleep(time);
            duels.forEach(duel -> duel.nonstop(false));
        });
    }

    /// Moves are due at an even rate, at one table after the other.
    private Run paced(int rate) throws InterruptedException {
        return run(rate + " a second", () -> {
            long began = System.nanoTime();
            long moves = rate * time.toSeconds();
            for (int i = 0; i < moves; i++) {
                long due = began + i * 1_000_000_000L / rate;
                for (long left = due - System.nanoTime(); left > 0; left = due - System.nanoTime()) {
                    LockSupport.parkNanos(left);
                }
                duels.get(i % duels.size()).moveIsDue(due);
            }
        });
    }

    private interface Work {
        void run() throws InterruptedException;
    }

    private Run run(String name, Work work) throws InterruptedException {
        Latencies latencies = new Latencies();
        duels.forEach(duel -> duel.measureInto(latencies));
        long before = relayed.sum();
        Duration cpu = server.cpu();
        Duration postgres = server.postgresCpu();
        long began = System.nanoTime();
        work.run();
        double seconds = (System.nanoTime() - began) / 1e9;
        long moves = relayed.sum() - before;
        Run run = new Run(
                moves / seconds,
                latencies.millis(0.5),
                latencies.millis(0.99),
                server.cpu().minus(cpu).toNanos() / 1e3 / moves,
                server.postgresCpu().minus(postgres).toNanos() / 1e3 / moves);
        while (!duels.stream().allMatch(Duel::quiet)) {
            check();
            Thread.sleep(Duration.ofMillis(20));
        }
        check();
        System.out.print(run.row(name));
        return run;
    }

    private void check() {
        if (fault.get() != null) {
            throw new IllegalStateException(fault.get());
        }
    }
}
