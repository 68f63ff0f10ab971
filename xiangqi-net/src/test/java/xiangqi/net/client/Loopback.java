package xiangqi.net.client;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import xiangqi.net.fake.FakeServer;

/// Puts a [FakeServer] behind a real socket: as much of RFC 6455 as text messages need.
final class Loopback implements AutoCloseable {
    private static final int CONTINUED = 0;
    private static final int TEXT = 1;
    private static final int CLOSE = 8;
    private static final int PING = 9;

    private final FakeServer server;
    private final ServerSocket listening;
    private final List<Socket> open = new ArrayList<>();

    Loopback(FakeServer server) {
        this.server = server;
        try {
            this.listening = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException noPort) {
            throw new UncheckedIOException(noPort);
        }
        Thread.ofVirtual().start(this::accept);
    }

    URI address() {
        return URI.create(
                "ws://" + listening.getInetAddress().getHostAddress() + ":" + listening.getLocalPort() + "/play");
    }

    /// Breaks every line off, without taking leave.
    synchronized void drop() {
        open.forEach(socket -> quietly(socket::close));
    }

    @Override
    public void close() {
        quietly(listening::close);
        drop();
    }

    private void accept() {
        while (!listening.isClosed()) {
            quietly(() -> {
                Socket socket = listening.accept();
                synchronized (this) {
                    open.add(socket);
                }
                if (server.reachable) {
                    Thread.ofVirtual().start(() -> quietly(() -> serve(socket)));
                } else {
                    socket.close();
                }
            });
        }
    }

    private void serve(Socket socket) throws IOException {
        socket.setTcpNoDelay(true);
        DataInputStream in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
        OutputStream out = socket.getOutputStream();
        out.write(("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                        + "Sec-WebSocket-Accept: " + accepted(key(in)) + "\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII));
        FakeServer.Session session = server.connect(
                text -> quietly(() -> frame(out, TEXT, text.getBytes(StandardCharsets.UTF_8))),
                () -> quietly(() -> hangUp(socket, out)));
        try (socket) {
            read(in, out, session);
        } finally {
            session.closed();
        }
    }

    private static void hangUp(Socket socket, OutputStream out) throws IOException {
        try (socket) {
            frame(out, CLOSE, new byte[] {0x03, (byte) 0xE9});
        }
    }

    private static void read(DataInputStream in, OutputStream out, FakeServer.Session session) throws IOException {
        StringBuilder text = new StringBuilder();
        while (true) {
            int head = in.readUnsignedByte();
            byte[] payload = payload(in);
            switch (head & 0x0F) {
                case TEXT, CONTINUED -> {
                    text.append(new String(payload, StandardCharsets.UTF_8));
                    if ((head & 0x80) != 0) {
                        session.receive(text.toString());
                        text.setLength(0);
                    }
                }
                case PING -> frame(out, 10, payload);
                case CLOSE -> {
                    frame(out, CLOSE, payload);
                    return;
                }
                default -> throw new IOException("frame " + head);
            }
        }
    }

    private static byte[] payload(DataInputStream in) throws IOException {
        int length = in.readUnsignedByte() & 0x7F;
        if (length == 126) {
            length = in.readUnsignedShort();
        } else if (length == 127) {
            length = Math.toIntExact(in.readLong());
        }
        byte[] mask = in.readNBytes(4);
        byte[] payload = in.readNBytes(length);
        for (int i = 0; i < payload.length; i++) {
            payload[i] ^= mask[i % 4];
        }
        return payload;
    }

    private static void frame(OutputStream out, int kind, byte[] payload) throws IOException {
        synchronized (out) {
            out.write(0x80 | kind);
            if (payload.length < 126) {
                out.write(payload.length);
            } else if (payload.length < 65536) {
                out.write(126);
                out.write(payload.length >> 8);
                out.write(payload.length);
            } else {
                out.write(127);
                for (int shift = 56; shift >= 0; shift -= 8) {
                    out.write((int) ((long) payload.length >> shift));
                }
            }
            out.write(payload);
            out.flush();
        }
    }

    private static String key(DataInputStream in) throws IOException {
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            head.append((char) in.readUnsignedByte());
        }
        return head.toString()
                .lines()
                .filter(line -> line.toLowerCase(Locale.ROOT).startsWith("sec-websocket-key:"))
                .map(line -> line.substring(line.indexOf(':') + 1).strip())
                .findFirst()
                .orElseThrow(() -> new IOException("no key"));
    }

    private static String accepted(String key) {
        try {
            byte[] text = (key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").getBytes(StandardCharsets.US_ASCII);
            return Base64.getEncoder()
                    .encodeToString(MessageDigest.getInstance("SHA-1").digest(text));
        } catch (NoSuchAlgorithmException everyPlatformHasIt) {
            throw new IllegalStateException(everyPlatformHasIt);
        }
    }

    private static void quietly(Step step) {
        try {
            step.run();
        } catch (IOException closed) {
            // The other side, or the test, has ended the connection.
        }
    }

    private interface Step {
        void run() throws IOException;
    }
}
