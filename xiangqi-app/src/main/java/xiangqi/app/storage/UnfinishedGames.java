package xiangqi.app.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import xiangqi.core.table.Game;
import xiangqi.net.codec.Stored;
import xiangqi.net.codec.StoredEvents;

/// The games that are being played, each as a file of events in one folder. A game whose client was killed is found
/// there by the next start.
public final class UnfinishedGames {
    private static final String ENDING = ".events";
    private static final DateTimeFormatter NAME =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").withZone(ZoneOffset.UTC);

    private final Path folder;
    private final StoredEvents stored;
    private final InstantSource time;
    private final Consumer<StorageFault> told;

    /// @param folder where the files lie; made when the first game begins
    /// @param told hears what could not be kept, read or cleared away
    public UnfinishedGames(Path folder, StoredEvents stored, InstantSource time, Consumer<StorageFault> told) {
        this.folder = folder;
        this.stored = stored;
        this.time = time;
        this.told = told;
    }

    /// What came of opening a journal.
    public sealed interface Opening {
        /// The journal is open; what it holds already is in `stored`.
        record Opened(GameJournal journal, Stored stored) implements Opening {}

        /// There is no journal.
        record Failed(StorageFault fault) implements Opening {}
    }

    /// A file of events that no running client has.
    ///
    /// @param stored what could be read of it; with a game
    public record Unfinished(Path file, Stored stored) {
        /// The game as it was left. It may have ended: then the client was killed before it was filed.
        public Game game() {
            return stored.table().game().orElseThrow();
        }
    }

    /// A journal for a new game.
    public Opening begin() {
        String name = NAME.format(time.instant());
        try {
            GameJournal journal = GameJournal.create(folder, name, ENDING, stored, told);
            return new Opening.Opened(journal, stored.read(new byte[0]));
        } catch (IOException failure) {
            return new Opening.Failed(StorageFault.of(folder.resolve(name + ENDING), failure));
        }
    }

    /// Goes on with the journal of that game. If it holds something that cannot be understood, a copy of all of it is
    /// put aside first.
    public Opening resume(Unfinished unfinished) {
        Path file = unfinished.file();
        try {
            byte[] content = Files.readAllBytes(file);
            Stored now = stored.read(content);
            if (now.cut().filter(UnfinishedGames::isStrange).isPresent()) {
                putAside(file, content);
            }
            return GameJournal.open(file, now.goodBytes(), stored, told)
                    .<Opening>map(journal -> new Opening.Opened(journal, now))
                    .orElseGet(() -> inUse(file));
        } catch (IOException failure) {
            return new Opening.Failed(StorageFault.of(file, failure));
        }
    }

    /// The games that no running client has, the latest first: those that go on and those that have ended, but were
    /// not filed. A file without a game is cleared away.
    public List<Unfinished> list() {
        List<Unfinished> games = new ArrayList<>();
        for (Path file : files()) {
            read(file).ifPresent(games::add);
        }
        games.sort(
                Comparator.comparing((Unfinished game) -> game.stored().table().lastAt())
                        .reversed());
        return List.copyOf(games);
    }

    /// Takes the game's file away: the game is kept elsewhere, or not wanted.
    public void forget(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException failure) {
            told.accept(StorageFault.of(file, failure));
        }
    }

    private List<Path> files() {
        List<Path> files = new ArrayList<>();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, "*" + ENDING)) {
            all.forEach(files::add);
        } catch (NoSuchFileException | NotDirectoryException nothingKept) {
            return List.of();
        } catch (IOException failure) {
            told.accept(StorageFault.of(folder, failure));
        }
        return files;
    }

    private Optional<Unfinished> read(Path file) {
        try {
            Optional<FileChannel> locked = GameJournal.lock(file, Set.of(StandardOpenOption.WRITE));
            if (locked.isEmpty()) {
                return Optional.empty();
            }
            try (FileChannel lock = locked.get()) {
                return found(file, Files.readAllBytes(file));
            }
        } catch (NoSuchFileException goneMeanwhile) {
            return Optional.empty();
        } catch (IOException failure) {
            told.accept(StorageFault.of(file, failure));
            return Optional.empty();
        }
    }

    private Optional<Unfinished> found(Path file, byte[] content) throws IOException {
        Stored read = stored.read(content);
        if (read.table().game().isPresent()) {
            return Optional.of(new Unfinished(file, read));
        }
        if (read.cut().filter(UnfinishedGames::isStrange).isPresent()) {
            putAside(file, content);
        }
        Files.delete(file);
        return Optional.empty();
    }

    private void putAside(Path file, byte[] content) throws IOException {
        String name = file.getFileName().toString().replace(ENDING, "");
        Path copy = WholeFile.create(folder, name, ".damaged", content);
        told.accept(new StorageFault(StorageFault.Kind.DAMAGED, copy, "kept as it was"));
    }

    /// Whether something else than an interrupted write is wrong.
    private static boolean isStrange(Stored.Cut cut) {
        return switch (cut.why()) {
            case LINE_CUT, BATCH_CUT -> false;
            case UNREADABLE, DOES_NOT_FOLLOW -> true;
        };
    }

    private static Opening inUse(Path file) {
        return new Opening.Failed(new StorageFault(StorageFault.Kind.IN_USE, file, "locked"));
    }
}
