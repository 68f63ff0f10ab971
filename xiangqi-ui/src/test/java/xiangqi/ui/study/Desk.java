package xiangqi.ui.study;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleObjectProperty;
import xiangqi.core.board.Board;
import xiangqi.core.diagram.Frame;
import xiangqi.core.diagram.Look;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Import;
import xiangqi.core.record.ReadingWatch;
import xiangqi.core.rules.Move;
import xiangqi.core.table.Subscription;
import xiangqi.ui.settings.StudyTaste;

/// A reader's desk without a disk: files in memory, answers given beforehand, and work in the background that
/// is done when the test says so.
final class Desk implements StudyFiles, FileDialogs, RecentFiles {
    final Map<Path, byte[]> disk = new HashMap<>();
    final List<Path> remembered = new ArrayList<>();
    final List<String> proposed = new ArrayList<>();
    final ObjectProperty<Notation> notation = new SimpleObjectProperty<>(Notation.ZH_HANS);
    final Property<StudyTaste> taste = new SimpleObjectProperty<>(StudyTaste.USUAL);
    private final List<Runnable> waiting = new ArrayList<>();
    private final Deque<Runnable> background = new ArrayDeque<>();
    List<Path> toOpen = List.of();
    Optional<Path> saveAs = Optional.empty();
    Optional<Path> proposedFolder = Optional.empty();
    Optional<FileTrouble> trouble = Optional.empty();
    boolean slow;
    Optional<byte[]> draft = Optional.empty();
    final PocketClip clip = new PocketClip();
    BoardPictures pictures = new DrawnByName();

    /// A clipboard that holds what the test put there.
    static final class PocketClip implements Clip {
        Optional<String> text = Optional.empty();
        List<Path> files = List.of();
        Optional<byte[]> picture = Optional.empty();

        @Override
        public Optional<String> text() {
            return text;
        }

        @Override
        public List<Path> files() {
            return files;
        }

        @Override
        public void put(String copied) {
            text = Optional.of(copied);
        }

        @Override
        public void putPicture(byte[] png) {
            picture = Optional.of(png);
        }
    }

    /// Pictures that are the names of what they show.
    private static final class DrawnByName implements BoardPictures {
        private static byte[] named(String kind, Frame frame, Look look, boolean dark, int width) {
            return String.join(
                            " ",
                            kind,
                            Integer.toString(width),
                            look.pieces().name(),
                            dark ? "dark" : "light",
                            frame.lastMove().map(Move::toString).orElse("start"))
                    .getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public byte[] png(Frame frame, Look look, boolean dark, int width) {
            return named("png", frame, look, dark, width);
        }

        @Override
        public byte[] svg(Frame frame, Look look, boolean dark, int width) {
            return named("svg", frame, look, dark, width);
        }

        @Override
        public Film film(Look look, boolean dark, int width) {
            List<String> shown = new ArrayList<>();
            return new Film() {
                @Override
                public Runnable draw(Frame frame, Duration rest) {
                    return () ->
                            shown.add(frame.lastMove().map(Move::toString).orElse("start") + " " + rest.toMillis());
                }

                @Override
                public byte[] end() {
                    return String.join(", ", shown).getBytes(StandardCharsets.UTF_8);
                }
            };
        }
    }

    StudyViewModel model() {
        return model(Runnable::run);
    }

    StudyViewModel model(Executor screen) {
        return new StudyViewModel(new StudySurroundings(
                this,
                this,
                this,
                new Drafts() {
                    @Override
                    public void keep(byte[] games) {
                        draft = Optional.of(games.clone());
                    }

                    @Override
                    public void forget() {
                        draft = Optional.empty();
                    }

                    @Override
                    public Optional<Import.Games> find() {
                        return draft.map(content -> (Import.Games) Import.read(content));
                    }
                },
                clip,
                pictures,
                work -> {
                    if (slow) {
                        background.add(work);
                    } else {
                        work.run();
                    }
                },
                screen,
                this::pause,
                notation,
                taste));
    }

    private Subscription pause(Duration time, Runnable then) {
        waiting.add(then);
        return () -> waiting.remove(then);
    }

    /// Whether something waits for time to pass.
    boolean waits() {
        return !waiting.isEmpty();
    }

    /// Lets the time pass that is waited for.
    void pass() {
        List<Runnable> over = List.copyOf(waiting);
        waiting.clear();
        over.forEach(Runnable::run);
    }

    /// Puts a text file there.
    Path file(String name, String text) {
        Path file = Path.of(name);
        disk.put(file, text.getBytes(StandardCharsets.UTF_8));
        return file;
    }

    String text(Path file) {
        return new String(disk.get(file), StandardCharsets.UTF_8);
    }

    /// Does all that waits in the background, in the order it was given.
    void work() {
        while (!background.isEmpty()) {
            background.removeFirst().run();
        }
    }

    /// Does what waits longest in the background.
    void workOnce() {
        background.removeFirst().run();
    }

    @Override
    public Reading read(Path file, ReadingWatch watch) {
        return Optional.ofNullable(disk.get(file))
                .<Reading>map(content -> new Reading.Read(Import.read(content, watch), FilePrint.of(content)))
                .orElseGet(() -> new Reading.Failed(FileTrouble.MISSING));
    }

    @Override
    public Optional<byte[]> content(Path file) {
        return Optional.ofNullable(disk.get(file));
    }

    @Override
    public Writing write(Path file, byte[] content) {
        if (trouble.isPresent()) {
            return new Writing.Failed(trouble.get());
        }
        disk.put(file, content);
        return new Writing.Written();
    }

    @Override
    public List<Path> open() {
        return toOpen;
    }

    @Override
    public Optional<Path> saveAs(Optional<Path> folder, String name) {
        proposed.add(name);
        proposedFolder = folder;
        return saveAs;
    }

    @Override
    public List<Path> list() {
        return remembered;
    }

    @Override
    public void opened(Path file, String title, Board board, int plies) {
        remembered.remove(file);
        remembered.addFirst(file);
    }
}
