package xiangqi.trial;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/// A TCP line to a server that can be cut without either end being told: connections stay open and nothing comes
/// through, as when a cable is pulled. What was sent meanwhile comes through when the line is mended, as TCP does it.
final class CutLine implements AutoCloseable {
    private static final int CHUNK = 8_192;

    private final int server;
    private final ServerSocket door;
    private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition mended = lock.newCondition();
    private boolean cut;

    private CutLine(int server, ServerSocket door) {
        this.server = server;
        this.door = door;
    }

    /// Listens at a port of its own.
    ///
    /// @param server the port of the server, at this computer
    static CutLine to(int server) {
        try {
            CutLine line = new CutLine(server, new ServerSocket(0, 50, InetAddress.getLoopbackAddress()));
            Thread.ofVirtual().start(line::accept);
            return line;
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    int port() {
        return door.getLocalPort();
    }

    void cut() {
        set(true);
    }

    void mend() {
        set(false);
    }

    private void set(boolean now) {
        lock.lock();
        try {
            cut = now;
            mended.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private void awaitMended() throws InterruptedException {
        lock.lock();
        try {
            while (cut) {
                mended.await();
            }
        } finally {
            lock.unlock();
        }
    }

    private void accept() {
        while (!door.isClosed()) {
            try {
                Socket near = door.accept();
                sockets.add(near);
                Thread.ofVirtual().start(() -> connect(near));
            } catch (IOException closed) {
                return;
            }
        }
    }

    private void connect(Socket near) {
        try {
            awaitMended();
            Socket far = new Socket();
            sockets.add(far);
            far.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), server));
            Thread.ofVirtual().start(() -> pump(near, far));
            pump(far, near);
        } catch (IOException refused) {
            close(near);
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }

    private void pump(Socket from, Socket to) {
        byte[] chunk = new byte[CHUNK];
        try {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int read = in.read(chunk); read >= 0; read = in.read(chunk)) {
                awaitMended();
                out.write(chunk, 0, read);
            }
            awaitMended();
            to.shutdownOutput();
        } catch (SocketException broken) {
            endBoth(from, to);
        } catch (IOException fault) {
            endBoth(from, to);
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }

    /// A break that one end made reaches the other, unless the line is cut.
    private void endBoth(Socket from, Socket to) {
        try {
            awaitMended();
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
        close(from);
        close(to);
    }

    private void close(Socket socket) {
        sockets.remove(socket);
        try {
            socket.close();
        } catch (IOException closed) {
            // As was meant.
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
        sockets.forEach(this::close);
        mend();
    }
}
