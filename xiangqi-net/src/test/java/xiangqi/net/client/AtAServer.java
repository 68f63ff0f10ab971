package xiangqi.net.client;

import xiangqi.net.fake.Clockwork;
import xiangqi.net.fake.FakeServer;

/// Tests of clients at a server that does what a test tells it, in a time that the test moves on.
interface AtAServer {
    FakeServer server();

    Clockwork time();

    /// One more client.
    Connection connect();
}
