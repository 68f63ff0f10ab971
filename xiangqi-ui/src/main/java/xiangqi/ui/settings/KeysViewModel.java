package xiangqi.ui.settings;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import xiangqi.ui.keys.Act;
import xiangqi.ui.keys.Key;
import xiangqi.ui.keys.Keys;

/// Giving acts other keys: one act at a time waits for its key. A key that others hold is taken from them only after
/// a person has said so.
public final class KeysViewModel {
    private final LiveSettings live;
    private final ReadOnlyObjectWrapper<Optional<Choosing>> choosing =
            new ReadOnlyObjectWrapper<>(this, "choosing", Optional.empty());

    /// How far the choice of a key has come.
    public sealed interface Choosing {
        /// What the key will be for.
        Act act();

        /// The next key that is pressed is the chosen one.
        record Waiting(Act act) implements Choosing {}

        /// That key cannot be had; another is waited for.
        record Refused(Act act, Key key, Keys.Unfit why) implements Choosing {}

        /// That key is held by others, which would have none.
        record Held(Act act, Key key, List<Act> holders) implements Choosing {
            public Held {
                holders = List.copyOf(holders);
            }
        }
    }

    KeysViewModel(LiveSettings live) {
        this.live = live;
    }

    /// The keys as they are.
    public ObservableValue<Keys> keys() {
        return live.keys();
    }

    public ReadOnlyObjectProperty<Optional<Choosing>> choosingProperty() {
        return choosing.getReadOnlyProperty();
    }

    /// Waits for the key of that act, and for no other's.
    public void choose(Act act) {
        choosing.set(Optional.of(new Choosing.Waiting(act)));
    }

    /// Whether the next key that is pressed is meant for that act.
    public boolean waitsFor(Act act) {
        return choosing.get()
                .filter(now -> now.act() == act && !(now instanceof Choosing.Held))
                .isPresent();
    }

    /// That key was pressed for the act that waits; if none does, nothing happens.
    public void press(Key key) {
        choosing.get().filter(now -> waitsFor(now.act())).ifPresent(now -> give(now.act(), key));
    }

    private void give(Act act, Key key) {
        Optional<Keys.Unfit> unfit = Keys.unfit(act, key);
        List<Act> holders = keys().getValue().holders(act, key);
        if (unfit.isPresent()) {
            choosing.set(Optional.of(new Choosing.Refused(act, key, unfit.get())));
        } else if (holders.isEmpty()) {
            change(act, key);
        } else {
            choosing.set(Optional.of(new Choosing.Held(act, key, holders)));
        }
    }

    /// Takes the key from those who hold it, after that was asked.
    public void take() {
        if (choosing.get().orElse(null) instanceof Choosing.Held held) {
            change(held.act(), held.key());
        }
    }

    /// Leaves all keys as they are.
    public void leave() {
        choosing.set(Optional.empty());
    }

    /// Gives the act its usual key, which others may hold by now: that is asked.
    public void reset(Act act) {
        give(act, act.usual());
    }

    /// Gives all acts their usual keys.
    public void resetAll() {
        leave();
        live.change(settings -> settings.keys(Keys.USUAL));
    }

    private void change(Act act, Key key) {
        leave();
        live.change(settings -> settings.keys(settings.keys().with(act, key)));
    }
}
