package xiangqi.app.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Export;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Target;

/// The games played here, each as a PGN of its own in one folder, named after its day and its players. No game ever
/// takes the place of another.
public final class SavedGames {
    /// The ending of these files.
    public static final String ENDING = ".pgn";

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("yyyy-MM-dd HHmm");

    private final Path folder;

    public SavedGames(Path folder) {
        this.folder = folder;
    }

    /// Where the games lie, or will.
    public Path folder() {
        return folder;
    }

    /// The games that lie there, the latest first; none if the folder cannot be read.
    public List<Path> files() {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.getFileName().toString().endsWith(ENDING))
                    .sorted(Comparator.reverseOrder())
                    .toList();
        } catch (IOException none) {
            return List.of();
        }
    }

    /// Keeps the record of a game that ended at that time. Where this system can give the players' names to no file, it
    /// is named after its day alone.
    ///
    /// @param notation of its moves
    public Kept save(GameRecord record, LocalDateTime at, Notation notation) {
        String name = canName(name(record, at)) ? name(record, at) : DAY.format(at);
        try {
            return new Kept.Done(WholeFile.create(folder, name, ENDING, content(record, notation)));
        } catch (IOException failure) {
            return new Kept.Failed(StorageFault.of(folder.resolve(name + ENDING), failure));
        }
    }

    private boolean canName(String name) {
        try {
            folder.resolve(name + ENDING);
            return true;
        } catch (InvalidPathException noName) {
            return false;
        }
    }

    /// The record as the content of such a file.
    public static byte[] content(GameRecord record, Notation notation) {
        return Export.write(List.of(record), new Target.Pgn(notation, Target.Encoding.UTF_8))
                .content();
    }

    /// A name for such a file, without its ending.
    public static String name(GameRecord record, LocalDateTime at) {
        String players = Stream.of(record.red(), record.black())
                .flatMap(Optional::stream)
                .map(player -> SafeName.of(player, ""))
                .filter(player -> !player.isEmpty())
                .collect(Collectors.joining(" – "));
        return SafeName.of(DAY.format(at) + " " + players, DAY.format(at));
    }
}
