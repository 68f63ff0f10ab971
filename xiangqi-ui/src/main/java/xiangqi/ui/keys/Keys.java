package xiangqi.ui.keys;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;
import javafx.scene.control.Control;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCombination;

/// Which key does what: an immutable value. Where two acts work on the same page they never have the same key; an
/// act may have none.
public final class Keys {
    /// What a new installation has.
    public static final Keys USUAL = new Keys(Map.of());

    /// Why a key cannot be had for an act.
    public enum Unfit {
        /// It leads from one control to the next, presses one or leaves it.
        FOR_CONTROLS,
        /// The act works on every page, and in a text field the key would type.
        TYPES
    }

    private final Map<Act, Key> held = new EnumMap<>(Act.class);

    /// Keys as they were chosen; all other acts have their usual ones.
    ///
    /// @param chosen the key of each act that was given another, or none. What cannot be is left out: of two
    ///     acts that cannot share a key the first keeps it, and the usual key of an act gives way to one that
    ///     was chosen.
    public Keys(Map<Act, Optional<Key>> chosen) {
        Map<Act, Optional<Key>> taken = new EnumMap<>(Act.class);
        for (Act act : Act.values()) {
            Optional.ofNullable(chosen.get(act))
                    .filter(key -> key.isEmpty()
                            || isFree(act, key.get()) && unfit(act, key.get()).isEmpty())
                    .ifPresent(key -> {
                        taken.put(act, key);
                        key.ifPresent(one -> held.put(act, one));
                    });
        }
        Stream.of(Act.values())
                .filter(act -> !taken.containsKey(act) && isFree(act, act.usual()))
                .forEach(act -> held.put(act, act.usual()));
    }

    private boolean isFree(Act act, Key key) {
        return holders(act, key).isEmpty();
    }

    /// The key for that.
    public Optional<Key> of(Act act) {
        return Optional.ofNullable(held.get(act));
    }

    /// The other acts that hold `key` where `act` works.
    public List<Act> holders(Act act, Key key) {
        return held.entrySet().stream()
                .filter(entry -> entry.getKey().meets(act) && entry.getValue().equals(key))
                .map(Map.Entry::getKey)
                .toList();
    }

    /// Why `act` cannot have that key; nothing if it can.
    public static Optional<Unfit> unfit(Act act, Key key) {
        if (key.isForControls()) {
            return Optional.of(Unfit.FOR_CONTROLS);
        }
        return act.isEverywhere() && key.types() ? Optional.of(Unfit.TYPES) : Optional.empty();
    }

    /// With that key for `act`; whoever held it has none then.
    ///
    /// @throws IllegalArgumentException if the key is not fit for it
    public Keys with(Act act, Key key) {
        if (unfit(act, key).isPresent()) {
            throw new IllegalArgumentException(key + " is not fit for " + act);
        }
        Map<Act, Optional<Key>> all = new EnumMap<>(Act.class);
        for (Act each : Act.values()) {
            all.put(each, of(each));
        }
        holders(act, key).forEach(holder -> all.put(holder, Optional.empty()));
        all.put(act, Optional.of(key));
        return new Keys(all);
    }

    /// Whether that act has its usual key.
    public boolean isUsual(Act act) {
        return of(act).equals(Optional.of(act.usual()));
    }

    /// What differs from the usual: the whole of what is to be kept.
    public SequencedMap<Act, Optional<Key>> chosen() {
        SequencedMap<Act, Optional<Key>> chosen = new LinkedHashMap<>();
        Stream.of(Act.values()).filter(act -> !isUsual(act)).forEach(act -> chosen.put(act, of(act)));
        return chosen;
    }

    /// What is to run at which key. An act without a key is left out.
    public Map<KeyCombination, Runnable> bound(Map<Act, Runnable> acts) {
        Map<KeyCombination, Runnable> bound = new HashMap<>();
        acts.forEach((act, run) -> of(act).ifPresent(key -> bound.put(key.combination(), run)));
        return bound;
    }

    /// Adds the key of that act to what a control says under the pointer.
    public void tell(Control control, Act act) {
        Tooltip tooltip = control.getTooltip();
        tooltip.setText(told(tooltip.getText(), act));
    }

    /// Words with the key of that act behind them.
    public String told(String words, Act act) {
        List<String> parts = new ArrayList<>(List.of(words));
        of(act).ifPresent(key -> parts.add(key.display()));
        return String.join("  ·  ", parts);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Keys keys && held.equals(keys.held);
    }

    @Override
    public int hashCode() {
        return held.hashCode();
    }

    @Override
    public String toString() {
        return chosen().toString();
    }
}
