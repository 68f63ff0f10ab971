package xiangqi.net.client;

import java.util.concurrent.Executor;

class ConnectionInMemoryTest extends ConnectionContract {
    @Override
    Dialer dialer() {
        return server.dialer();
    }

    @Override
    Executor executor() {
        return Runnable::run;
    }
}
