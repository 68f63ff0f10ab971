package xiangqi.app.storage;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/// Sees to it that a data folder has one window: a second start hands its files to the first and ends.
///
/// The first start holds a lock in the folder as long as it lives, so that a crash leaves nothing behind that could
/// keep the next start out. It listens on the loopback address and writes port and a secret into the folder: only who
/// can read this user's folder can talk to it.
public final class OneWindow implements AutoCloseable {
    private static final String LOCK = "window.lock";
    private static final int PATIENCE_MILLIS = 3000;
    private static final long RETRY_NANOS = 20_000_000;
    private static final int MOST_FILES = 10_000;
    private static final int SECRET_LENGTH = 32;
    private static final byte TAKEN = 1;

    private final FileChannel channel;
    private final ServerSocket server;
    private final byte[] secret;
    private final CompletableFuture<Consumer<List<Path>>> receiver = new CompletableFuture<>();

    private OneWindow(FileChannel channel, ServerSocket server, byte[] secret) {
        this.channel = channel;
        this.server = server;
        this.secret = secret;
    }

    /// How a start went.
    public sealed interface Start {
        /// This is the only window. It must be told of files that later starts hand over: [OneWindow#deliverTo].
        record First(OneWindow window) implements Start {}

        /// A running window has taken the files and comes to the front; this start ends.
        record Handed() implements Start {}

        /// Neither could be done, because the folder cannot be written or the other window does not answer. The window
        /// opens nevertheless.
        record Alone() implements Start {}
    }

    /// Becomes the window of `folder`, or hands `files` to the one it has.
    ///
    /// @param secrets where the secret between the starts comes from
    public static Start start(Path folder, List<Path> files, RandomGenerator secrets) {
        try {
            Files.createDirectories(folder);
            Optional<FileChannel> locked = lock(folder.resolve(LOCK));
            if (locked.isPresent()) {
                return new Start.First(listen(folder, locked.get(), secrets));
            }
            return handOver(folder, files) ? new Start.Handed() : new Start.Alone();
        } catch (IOException notHere) {
            return new Start.Alone();
        }
    }

    /// Hands `files` to the window of `folder`, if it has one that runs and answers. Does not become the window.
    public static boolean hand(Path folder, List<Path> files) {
        try {
            if (!Files.exists(folder.resolve(LOCK))) {
                return false;
            }
            Optional<FileChannel> free = lock(folder.resolve(LOCK));
            if (free.isPresent()) {
                free.get().close();
                return false;
            }
            return handOver(folder, files);
        } catch (IOException notHere) {
            return false;
        }
    }

    /// Names who opens the files that later starts hand over; an empty list asks only to come to the front. Called on
    /// a thread of this class. What was handed over before is delivered now.
    public void deliverTo(Consumer<List<Path>> opener) {
        receiver.complete(opener);
    }

    @Override
    public void close() {
        try (channel;
                server) {
            receiver.cancel(false);
        } catch (IOException closing) {
            // The lock goes with the process at the latest.
        }
    }

    private static Optional<FileChannel> lock(Path file) throws IOException {
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            FileLock lock = channel.tryLock();
            if (lock != null) {
                return Optional.of(channel);
            }
        } catch (OverlappingFileLockException heldByThisProcess) {
            // As good as held by another one.
        }
        channel.close();
        return Optional.empty();
    }

    private static OneWindow listen(Path folder, FileChannel channel, RandomGenerator secrets) throws IOException {
        try {
            ServerSocket server = new ServerSocket();
            server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            byte[] secret = new byte[SECRET_LENGTH];
            secrets.nextBytes(secret);
            OneWindow window = new OneWindow(channel, server, secret);
            String address = server.getLocalPort() + " " + HexFormat.of().formatHex(secret) + "\n";
            WholeFile.replaceSecret(addressFile(folder), address.getBytes(StandardCharsets.US_ASCII));
            Thread.ofPlatform().daemon().name("one-window").start(window::acceptAll);
            return window;
        } catch (IOException failure) {
            channel.close();
            throw failure;
        }
    }

    private void acceptAll() {
        while (!server.isClosed()) {
            try (Socket socket = server.accept()) {
                socket.setSoTimeout(PATIENCE_MILLIS);
                receive(socket);
            } catch (IOException | InvalidPathException unfinished) {
                // A start that broke off or spoke nonsense, or the end of this one.
            }
        }
    }

    private void receive(Socket socket) throws IOException {
        DataInputStream in = new DataInputStream(socket.getInputStream());
        if (!MessageDigest.isEqual(in.readNBytes(SECRET_LENGTH), secret)) {
            return;
        }
        int count = in.readInt();
        if (count < 0 || count > MOST_FILES) {
            return;
        }
        List<Path> files = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            files.add(Path.of(in.readUTF()));
        }
        socket.getOutputStream().write(TAKEN);
        receiver.thenAccept(opener -> opener.accept(Collections.unmodifiableList(files)));
    }

    private static boolean handOver(Path folder, List<Path> files) {
        long end = System.nanoTime() + PATIENCE_MILLIS * 1_000_000L;
        do {
            // The other window may have its lock and not yet its address.
            if (tryHandOver(folder, files)) {
                return true;
            }
            LockSupport.parkNanos(RETRY_NANOS);
        } while (System.nanoTime() < end);
        return false;
    }

    private static boolean tryHandOver(Path folder, List<Path> files) {
        try (Socket socket = new Socket()) {
            String[] address = Files.readString(addressFile(folder), StandardCharsets.US_ASCII)
                    .strip()
                    .split(" ");
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.connect(
                    new InetSocketAddress(InetAddress.getLoopbackAddress(), Integer.parseInt(address[0])),
                    PATIENCE_MILLIS);
            DataOutputStream out = new DataOutputStream(socket.getOutputStream());
            out.write(HexFormat.of().parseHex(address[1]));
            out.writeInt(files.size());
            for (Path file : files) {
                out.writeUTF(file.toAbsolutePath().toString());
            }
            out.flush();
            return socket.getInputStream().read() == TAKEN;
        } catch (IOException | RuntimeException notThere) {
            return false;
        }
    }

    private static Path addressFile(Path folder) {
        return folder.resolve("window.address");
    }
}
