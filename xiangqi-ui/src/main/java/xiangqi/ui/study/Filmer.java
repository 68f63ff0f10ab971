package xiangqi.ui.study;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import xiangqi.core.diagram.Frame;
import xiangqi.core.diagram.Look;

/// Makes moving pictures of lines, picture by picture, while the window can be used: one file after the other, in the
/// order in which they were asked for.
public final class Filmer {
    /// How much longer than the others the last picture of a line is seen.
    private static final int LAST_RESTS = 3;

    /// What is asked for.
    ///
    /// @param width in pixels
    /// @param pace how long a picture is seen
    record Order(Path file, List<Frame> frames, Look look, boolean dark, int width, Duration pace) {
        Order {
            frames = List.copyOf(frames);
        }
    }

    /// How far a file has got.
    ///
    /// @param made how many of its pictures are made
    /// @param waiting how many files wait for it
    public record Filming(Path file, int made, int pictures, int waiting) {}

    private final StudySurroundings surroundings;
    private final OpenGames games;
    private final Deque<Order> orders = new ArrayDeque<>();
    private final ReadOnlyObjectWrapper<Optional<Filming>> filming =
            new ReadOnlyObjectWrapper<>(this, "filming", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Path>> saved =
            new ReadOnlyObjectWrapper<>(this, "saved", Optional.empty());
    private int begun;

    Filmer(StudySurroundings surroundings, OpenGames games) {
        this.surroundings = surroundings;
        this.games = games;
    }

    /// The file that is being made; empty for none.
    public ReadOnlyObjectProperty<Optional<Filming>> filmingProperty() {
        return filming.getReadOnlyProperty();
    }

    /// The file that was made last; empty while another one is.
    public ReadOnlyObjectProperty<Optional<Path>> savedProperty() {
        return saved.getReadOnlyProperty();
    }

    /// Gives up the file that is being made; nothing is written. The next one that waits is begun.
    public void cancel() {
        if (filming.get().isPresent()) {
            next();
        }
    }

    void film(Order order) {
        orders.add(order);
        if (filming.get().isEmpty()) {
            next();
        } else {
            filming.set(filming.get().map(now -> new Filming(now.file(), now.made(), now.pictures(), orders.size())));
        }
    }

    private void next() {
        begun++;
        Optional<Order> order = Optional.ofNullable(orders.poll());
        filming.set(
                order.map(first -> new Filming(first.file(), 0, first.frames().size(), orders.size())));
        order.ifPresent(first -> {
            saved.set(Optional.empty());
            draw(first, 0, surroundings.pictures().film(first.look(), first.dark(), first.width()), begun);
        });
    }

    private void draw(Order order, int at, BoardPictures.Film film, int mine) {
        filming.set(Optional.of(new Filming(order.file(), at, order.frames().size(), orders.size())));
        if (at == order.frames().size()) {
            surroundings.background().execute(() -> {
                byte[] content = film.end();
                onScreen(mine, () -> write(order.file(), content));
            });
            return;
        }
        boolean last = at == order.frames().size() - 1;
        Runnable pack = film.draw(order.frames().get(at), last ? order.pace().multipliedBy(LAST_RESTS) : order.pace());
        surroundings.background().execute(() -> {
            pack.run();
            onScreen(mine, () -> draw(order, at + 1, film, mine));
        });
    }

    /// From here on it cannot be given up: the file is written whole.
    private void write(Path file, byte[] content) {
        int mine = begun;
        surroundings.background().execute(() -> {
            StudyFiles.Writing writing = surroundings.files().write(file, content);
            surroundings.screen().execute(() -> {
                switch (writing) {
                    case StudyFiles.Writing.Written() -> saved.set(Optional.of(file));
                    case StudyFiles.Writing.Failed(FileTrouble why) -> games.tell(new StudyNotice.NotSaved(file, why));
                }
                if (mine == begun) {
                    next();
                }
            });
        });
    }

    /// Runs on the screen's thread, unless the file was given up meanwhile.
    private void onScreen(int mine, Runnable run) {
        surroundings.screen().execute(() -> {
            if (mine == begun) {
                run.run();
            }
        });
    }
}
