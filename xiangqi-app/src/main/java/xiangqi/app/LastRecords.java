package xiangqi.app;

import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import xiangqi.app.storage.Kept;
import xiangqi.app.storage.RecentRecords;
import xiangqi.app.storage.StorageFault;
import xiangqi.core.board.Board;
import xiangqi.core.record.GameRecord;
import xiangqi.core.table.Game;
import xiangqi.ui.start.RecentRecord;
import xiangqi.ui.study.RecentFiles;

/// The records that were open last, those of study and those that games became of themselves: one list for both. To be
/// used on the JavaFX thread.
final class LastRecords implements RecentFiles {
    private final RecentRecords recent;
    private final Path ownFolder;
    private final Supplier<LocalDateTime> now;
    private final Executor background;
    private final Executor screen;
    private final Consumer<StorageFault> told;

    /// The games that became records since the start, the latest first.
    private final Deque<GameShelf.Filed> filed = new ArrayDeque<>();

    /// @param ownFolder where games become records
    /// @param background writes the list
    /// @param told hears on `screen` what could not be kept
    LastRecords(
            RecentRecords recent,
            Path ownFolder,
            Supplier<LocalDateTime> now,
            Executor background,
            Executor screen,
            Consumer<StorageFault> told) {
        this.recent = recent;
        this.ownFolder = ownFolder;
        this.now = now;
        this.background = background;
        this.screen = screen;
        this.told = told;
    }

    List<RecentRecord> load() {
        return recent.load();
    }

    @Override
    public List<Path> list() {
        return load().stream().map(RecentRecord::file).toList();
    }

    /// Puts a file in the first place. Without a title it goes by its name, a game kept here by none.
    @Override
    public void opened(Path file, String title, Board board, int plies) {
        String name = file.getFileName().toString().replaceFirst("(?<=.)\\.[^.]{1,8}$", "");
        boolean keptHere = ownFolder.equals(file.toAbsolutePath().getParent());
        put(file, title.isEmpty() && !keptHere ? name : title, board, plies);
    }

    /// Notes that a game became a record.
    void filed(GameShelf.Filed kept) {
        filed.addFirst(kept);
        GameRecord record = kept.record();
        Board last = record.tree()
                .positionAt(record.tree().root().end())
                .map(position -> position.board())
                .orElse(record.tree().setup().board());
        String players = Stream.of(record.red(), record.black())
                .flatMap(Optional::stream)
                .collect(Collectors.joining(" \u2014 "));
        put(kept.where().file(), players, last, record.tree().mainLine().size());
    }

    /// The record that this game became of itself.
    Optional<GameShelf.Filed> of(Game played) {
        return filed.stream().filter(one -> one.game().equals(played)).findFirst();
    }

    private void put(Path file, String title, Board board, int plies) {
        RecentRecord opened = new RecentRecord(file.toAbsolutePath(), title, board, plies, now.get());
        background.execute(() -> {
            if (recent.add(opened) instanceof Kept.Failed failed) {
                screen.execute(() -> told.accept(failed.fault()));
            }
        });
    }
}
