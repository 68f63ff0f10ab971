package xiangqi.server;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.AddressFromURIString;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.Cluster;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apache.pekko.cluster.typed.ClusterSingleton;
import org.apache.pekko.cluster.typed.SingletonActor;
import xiangqi.net.protocol.TableId;
import xiangqi.server.cluster.Allowances;
import xiangqi.server.cluster.Directory;
import xiangqi.server.cluster.NoNeighbours;
import xiangqi.server.cluster.ShardDirectory;
import xiangqi.server.cluster.Surroundings;
import xiangqi.server.cluster.ToAttendance;
import xiangqi.server.cluster.ToLobby;
import xiangqi.server.cluster.ToTable;
import xiangqi.server.lobby.Lobby;
import xiangqi.server.presence.Attendance;
import xiangqi.server.session.Door;
import xiangqi.server.session.Hearing;
import xiangqi.server.session.Sessions;
import xiangqi.server.session.Tls;
import xiangqi.server.table.LiveTable;

/// All that is live at one node: tables, lobby, sessions, and the door that clients come in by. What lasts is in the
/// journal and the accounts, which belong to whoever opens the hall.
public final class Hall {
    private static final EntityTypeKey<ToTable> TABLES = EntityTypeKey.create(ToTable.class, "table");
    private static final EntityTypeKey<ToAttendance> ACCOUNTS = EntityTypeKey.create(ToAttendance.class, "account");
    private static final Duration START = Duration.ofSeconds(60);
    private static final Duration STOP = Duration.ofSeconds(5);

    /// See [NoNeighbours].
    private static final Map<String, String> ALONE = Map.of(
            "pekko.remote.artery.transport",
            "tls-tcp",
            "pekko.remote.artery.ssl.ssl-engine-provider",
            NoNeighbours.class.getName());

    private final Surroundings around;
    private final ActorSystem<Void> system;
    private final ActorRef<Hearing> sessions;
    private final Door door;

    private Hall(Surroundings around, ActorSystem<Void> system, ActorRef<Hearing> sessions, Door door) {
        this.around = around;
        this.system = system;
        this.sessions = sessions;
        this.door = door;
    }

    /// Lets clients in and wakes the live tables.
    ///
    /// @param program name and version of this program
    /// @throws IOException if the port cannot be had, or the other nodes cannot be found
    public static Hall open(Surroundings around, Place place, String program) throws IOException {
        ActorSystem<Void> system = ActorSystem.create(Behaviors.empty(), "chuhe", config(place));
        try {
            join(system, place.seeds());
            CompletableFuture<Directory> known = new CompletableFuture<>();
            Directory directory = new Later(known);
            ActorRef<Hearing> sessions =
                    system.systemActorOf(Sessions.create(around, directory, program), "sessions", Props.empty());
            Door door = Door.open(
                    place.host(), place.port(), place.tls(), around.allowances().outgoing(), sessions);
            try {
                // Only now: tables that wake count from then how long their players take to come back.
                known.complete(shards(system, around, directory));
            } catch (RuntimeException failed) {
                known.completeExceptionally(failed);
                door.close();
                throw failed;
            }
            return new Hall(around, system, sessions, door);
        } catch (IOException | RuntimeException failed) {
            end(system);
            throw failed;
        }
    }

    /// Where clients come in.
    public int port() {
        return door.port();
    }

    /// Tells the clients, lets what is under way become durable, and ends. Other nodes take the tables over.
    ///
    /// @param back how long the server will probably be away; zero if that is not known
    public void close(Duration back) {
        Instant now = around.time().instant().truncatedTo(ChronoUnit.MILLIS);
        sessions.tell(new Hearing.GoDown(now, back));
        door.shut();
        CompletableFuture<Boolean> left = AskPattern.<Hearing, Boolean>ask(
                        sessions, Hearing.Stop::new, STOP, system.scheduler())
                .toCompletableFuture();
        left.exceptionally(late -> false).join();
        end(system);
        door.close();
    }

    /// What is usual, but for what `hall.conf` leaves to whoever runs the server.
    static Allowances allowances() {
        Config set = ConfigFactory.load().withFallback(ConfigFactory.parseResources("hall.conf"));
        return Allowances.USUAL.withRegistrations(Math.max(1, set.getInt("chuhe.registrations-per-hour")));
    }

    private static Config config(Place place) {
        return ConfigFactory.parseMap(Map.of(
                        "pekko.remote.artery.canonical.hostname", place.clusterHost(),
                        "pekko.remote.artery.canonical.port", place.clusterPort()))
                .withFallback(ConfigFactory.parseMap(place.settings()))
                .withFallback(ConfigFactory.parseResources("hall.conf"))
                .withFallback(ConfigFactory.load());
    }

    private static void join(ActorSystem<Void> system, List<String> seeds) throws IOException {
        Cluster cluster = Cluster.get(Adapter.toClassic(system));
        CompletableFuture<Boolean> up = new CompletableFuture<>();
        cluster.registerOnMemberUp(() -> up.complete(true));
        if (seeds.isEmpty()) {
            cluster.join(cluster.selfAddress());
        } else {
            List<Address> addresses =
                    seeds.stream().map(AddressFromURIString::parse).toList();
            cluster.joinSeedNodes(addresses);
        }
        try {
            up.get(START.toSeconds(), TimeUnit.SECONDS);
        } catch (TimeoutException late) {
            throw new IOException("no cluster was found at " + seeds, late);
        } catch (ExecutionException | InterruptedException ended) {
            Thread.currentThread().interrupt();
            throw new IOException(ended);
        }
    }

    private static ShardDirectory shards(ActorSystem<Void> system, Surroundings around, Directory directory) {
        ClusterSharding sharding = ClusterSharding.get(system);
        return new ShardDirectory(
                sharding.init(Entity.of(
                                TABLES,
                                entity -> LiveTable.create(
                                        new TableId(UUID.fromString(entity.getEntityId())),
                                        around,
                                        directory,
                                        entity.getShard()))
                        .withStopMessage(new ToTable.Stop())),
                sharding.init(Entity.of(
                                ACCOUNTS,
                                entity -> Attendance.create(entity.getEntityId(), around, directory, entity.getShard()))
                        .withStopMessage(new ToAttendance.Stop())),
                ClusterSingleton.get(system).init(SingletonActor.of(Lobby.create(around, directory), "lobby")));
    }

    private static void end(ActorSystem<Void> system) {
        system.terminate();
        system.getWhenTerminated().toCompletableFuture().join();
    }

    /// The directory as those see it who are in it: known by the time any of them is told something.
    private record Later(CompletableFuture<Directory> known) implements Directory {
        @Override
        public void tell(TableId table, ToTable message) {
            known.join().tell(table, message);
        }

        @Override
        public void tell(String account, ToAttendance message) {
            known.join().tell(account, message);
        }

        @Override
        public void tell(ToLobby message) {
            known.join().tell(message);
        }
    }

    /// Where a node is.
    ///
    /// @param host the address for clients; empty for all
    /// @param port for clients; 0 for any that is free
    /// @param tls empty if clients come in clear
    /// @param clusterHost the address for other nodes
    /// @param clusterPort for other nodes; 0 for any that is free
    /// @param seeds other nodes, as `pekko://chuhe@host:port`; without any the node is a cluster of its own
    /// @param settings of the actor system that differ from `hall.conf`
    public record Place(
            String host,
            int port,
            Optional<Tls> tls,
            String clusterHost,
            int clusterPort,
            List<String> seeds,
            Map<String, ?> settings) {
        public Place {
            seeds = List.copyOf(seeds);
            settings = Map.copyOf(settings);
        }

        /// One node for itself: the cluster's port, which its library opens in any case, takes nobody in.
        public static Place alone(String host, int port, Optional<Tls> tls) {
            return new Place(host, port, tls, "127.0.0.1", 0, List.of(), ALONE);
        }
    }
}
