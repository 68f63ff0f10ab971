package xiangqi.net.client;

import java.util.concurrent.Executor;

class ConnectionInMemoryTest extends ConnectionContract {
    @Override
    Dialer dialer() {
        return new MemoryLine(server);
    }

    @Override
    Executor executor() {
        return Runnable::run;
    }

    private record MemoryLine(FakeServer server) implements Dialer {
        @Override
        public void dial(Incoming incoming) {
            if (!server.reachable) {
                incoming.closed();
                return;
            }
            FakeServer.Session session = server.connect(incoming::received, incoming::closed);
            incoming.opened(new Wire() {
                @Override
                public void send(String text) {
                    session.receive(text);
                }

                @Override
                public void close() {
                    session.closed();
                }

                @Override
                public void abort() {
                    session.closed();
                }
            });
        }
    }
}
