package xiangqi.net.client;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Executor;
import org.junit.jupiter.api.AfterEach;
import xiangqi.core.house.Houses;
import xiangqi.net.codec.WireCodec;
import xiangqi.net.fake.Clockwork;
import xiangqi.net.fake.FakeServer;

/// What a client makes of a server, over whatever line.
abstract class ConnectionContract implements LinkContract, AccountContract, RemoteTableContract, MissedContract {
    private static final WireCodec CODEC = new WireCodec(Houses.standard());

    final Clockwork time = new Clockwork();
    final FakeServer server = new FakeServer(time);
    private final List<Connection> connections = new ArrayList<>();

    abstract Dialer dialer();

    abstract Executor executor();

    @Override
    public FakeServer server() {
        return server;
    }

    @Override
    public Clockwork time() {
        return time;
    }

    @Override
    public Connection connect() {
        Surroundings around = new Surroundings(time, time, new Random(connections.size()), executor());
        Connection connection = Connection.open(dialer(), CODEC, around, "test");
        connections.add(connection);
        return connection;
    }

    @AfterEach
    void leave() {
        connections.forEach(Connection::close);
    }
}
