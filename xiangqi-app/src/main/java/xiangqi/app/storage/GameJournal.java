package xiangqi.app.storage;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import xiangqi.core.table.Event;
import xiangqi.core.table.Journal;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Table;
import xiangqi.net.codec.StoredEvents;

/// The events of one game in a file that only grows: what [#append] has accepted is on the disk and survives a killed
/// client and a lost power supply. While the journal is open its file is locked, so that no other window takes the
/// game for an abandoned one. Used by one thread at a time.
public final class GameJournal implements Journal, AutoCloseable {
    private static final Set<OpenOption> NEW =
            Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE);

    private final Path file;
    private final FileChannel channel;
    private final StoredEvents stored;
    private final Consumer<StorageFault> told;
    private long good;

    private GameJournal(Path file, FileChannel channel, StoredEvents stored, Consumer<StorageFault> told, long good) {
        this.file = file;
        this.channel = channel;
        this.stored = stored;
        this.told = told;
        this.good = good;
    }

    /// A journal in a new file, `name` or that with a number; never one that another window could clear away.
    static GameJournal create(Path folder, String name, String ending, StoredEvents stored, Consumer<StorageFault> told)
            throws IOException {
        Files.createDirectories(folder);
        for (int number = 1; ; number++) {
            Path file = WholeFile.numbered(folder, name, number, ending);
            try {
                Optional<FileChannel> locked = lock(file, NEW);
                if (locked.isPresent() && Files.exists(file)) {
                    WholeFile.forceFolder(folder);
                    return new GameJournal(file, locked.get(), stored, told, 0);
                }
            } catch (FileAlreadyExistsException taken) {
                // The next number.
            }
        }
    }

    /// Opens the file and locks it; empty if another window has it. What the file holds after `good` bytes is cut.
    static Optional<GameJournal> open(Path file, long good, StoredEvents stored, Consumer<StorageFault> told)
            throws IOException {
        Optional<FileChannel> locked = lock(file, Set.of(StandardOpenOption.READ, StandardOpenOption.WRITE));
        if (locked.isEmpty()) {
            return Optional.empty();
        }
        FileChannel channel = locked.get();
        try {
            channel.truncate(good);
        } catch (IOException failure) {
            channel.close();
            throw failure;
        }
        return Optional.of(new GameJournal(file, channel, stored, told, good));
    }

    /// The channel of the file with the lock on it, which goes when the channel is closed; empty if another one has
    /// it.
    static Optional<FileChannel> lock(Path file, Set<? extends OpenOption> options) throws IOException {
        FileChannel channel = FileChannel.open(file, options);
        try {
            if (channel.tryLock() != null) {
                return Optional.of(channel);
            }
        } catch (OverlappingFileLockException heldByThisProcess) {
            // As good as held by another one.
        } catch (IOException failure) {
            channel.close();
            throw failure;
        }
        channel.close();
        return Optional.empty();
    }

    /// Where the events lie.
    public Path file() {
        return file;
    }

    @Override
    public Optional<Refusal> append(Table before, List<Event> events) {
        byte[] lines = stored.lines(events);
        try {
            ByteBuffer buffer = ByteBuffer.wrap(lines);
            while (buffer.hasRemaining()) {
                channel.write(buffer, good + buffer.position());
            }
            channel.force(false);
            good += lines.length;
            return Optional.empty();
        } catch (IOException failure) {
            told.accept(StorageFault.of(file, failure));
            takeBack();
            return Optional.of(Refusal.of(Refusal.Code.NOT_KEPT));
        }
    }

    /// What was written of events that did not happen must not be read as the beginning of the next ones.
    private void takeBack() {
        try {
            channel.truncate(good);
        } catch (IOException failure) {
            // The next append overwrites it; a reader drops what is not whole.
        }
    }

    /// The file stays; its lock goes.
    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException closing) {
            // What was appended is on the disk already.
        }
    }
}
