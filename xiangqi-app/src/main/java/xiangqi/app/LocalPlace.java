package xiangqi.app;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import xiangqi.core.table.Event;
import xiangqi.core.table.Update;
import xiangqi.ui.table.Reach;
import xiangqi.ui.table.Surroundings;

/// How a screen stands towards a table at this computer: in touch, or before a game that was left and rests. While it
/// rests the time that the screen tells the clocks by stands at the moment it was left.
final class LocalPlace implements InstantSource {
    private final LocalGames.Hosted hosted;
    private final Surroundings surroundings;
    private final ReadOnlyObjectWrapper<Reach> reach;
    private volatile Optional<Instant> stands;

    LocalPlace(LocalGames.Hosted hosted, Surroundings surroundings) {
        this.hosted = hosted;
        this.surroundings = surroundings;
        stands = hosted.leftAt();
        reach = new ReadOnlyObjectWrapper<>(
                this,
                "reach",
                stands.<Reach>map(_ -> new Reach.Resting(() -> hosted.table().goOn()))
                        .orElseGet(Reach.InTouch::new));
    }

    ReadOnlyObjectProperty<Reach> reach() {
        return reach.getReadOnlyProperty();
    }

    @Override
    public Instant instant() {
        return stands.orElseGet(surroundings.time()::instant);
    }

    /// Hears of the game's going on, after whoever observes the table already.
    void follow() {
        if (stands.isPresent()) {
            hosted.table().observe(update -> {
                if (update instanceof Update.Happened(var _, Event.Recovered _)) {
                    surroundings.screen().execute(this::goesOn);
                }
            });
        }
    }

    private void goesOn() {
        stands = Optional.empty();
        reach.set(new Reach.InTouch());
    }
}
