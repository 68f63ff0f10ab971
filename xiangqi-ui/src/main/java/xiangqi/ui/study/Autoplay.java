package xiangqi.ui.study;

import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import xiangqi.core.table.Subscription;

/// Steps along the reader's line by itself, resting at each move for the pace that the settings have. It stops
/// at the end, and as soon as the reader goes anywhere else or anything is edited.
public final class Autoplay {
    private final StudySurroundings surroundings;
    private final Reader reader;
    private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper(this, "playing");
    private Optional<Subscription> waiting = Optional.empty();
    private boolean stepping;
    private int rest;

    Autoplay(StudySurroundings surroundings, Reader reader) {
        this.surroundings = surroundings;
        this.reader = reader;
        reader.nodeProperty().addListener((_, _, _) -> {
            if (!stepping) {
                stop();
            }
        });
    }

    /// Whether it steps by itself.
    public ReadOnlyBooleanProperty playingProperty() {
        return playing.getReadOnlyProperty();
    }

    /// Begins, at the end of the line from its start again; or stops.
    public void toggle() {
        if (playing.get()) {
            stop();
        } else if (reader.pliesProperty().get() > 0) {
            playing.set(true);
            if (reader.isAtEnd()) {
                step(() -> reader.goToPly(0));
            }
            rest();
        }
    }

    /// Stops, if it plays.
    public void stop() {
        playing.set(false);
        waiting.ifPresent(Subscription::close);
        waiting = Optional.empty();
    }

    private void rest() {
        int mine = ++rest;
        waiting = Optional.of(surroundings
                .pause()
                .then(
                        surroundings.taste().getValue().pace(),
                        () -> surroundings.screen().execute(() -> {
                            if (playing.get() && mine == rest) {
                                forward();
                            }
                        })));
    }

    private void forward() {
        step(reader::forward);
        if (reader.isAtEnd()) {
            stop();
        } else {
            rest();
        }
    }

    private void step(Runnable by) {
        stepping = true;
        by.run();
        stepping = false;
    }
}
