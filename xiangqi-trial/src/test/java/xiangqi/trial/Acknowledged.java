package xiangqi.trial;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import xiangqi.core.rules.Move;
import xiangqi.net.protocol.TableId;

/// The moves that a server has said it has taken, written down by those who made them. A move is on disk before its
/// player does anything more.
final class Acknowledged implements AutoCloseable {
    private final Path file;
    private final FileChannel channel;
    private int count;
    private int awaited = Integer.MAX_VALUE;
    private CompletableFuture<Integer> reached = new CompletableFuture<>();

    Acknowledged(Path file) throws IOException {
        this.file = file;
        channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    }

    synchronized void add(TableId table, int ply, Move move) {
        try {
            channel.write(ByteBuffer.wrap((table + " " + ply + " " + move + "\n").getBytes(StandardCharsets.UTF_8)));
            channel.force(false);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
        count++;
        if (count >= awaited) {
            reached.complete(count);
        }
    }

    synchronized int count() {
        return count;
    }

    /// Completes once so many moves are acknowledged. There is one such wish at a time.
    synchronized CompletableFuture<Integer> reach(int moves) {
        awaited = moves;
        reached = new CompletableFuture<>();
        if (count >= moves) {
            reached.complete(count);
        }
        return reached;
    }

    /// What was acknowledged at a table, as `PLY MOVE`, in the order in which it was.
    List<String> at(TableId table) throws IOException {
        return Files.readAllLines(file).stream()
                .filter(line -> line.startsWith(table + " "))
                .map(line -> line.substring(line.indexOf(' ') + 1))
                .toList();
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
