package xiangqi.ui.shell;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import xiangqi.ui.keys.Act;
import xiangqi.ui.keys.Key;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.text.Folded;
import xiangqi.ui.text.Words;

/// All that can be done in the window as it stands: what the page in sight can do, what works everywhere, and the
/// ways to the other pages; looked for by words of its name.
final class Commands {
    private final Navigator navigator;
    private final Keys keys;
    private final Map<Act, Runnable> acts;
    private final Map<Section, Runnable> doors;
    private final Section here;
    private final StringProperty sought = new SimpleStringProperty(this, "sought", "");
    private final ObjectBinding<List<Command>> found;

    /// @param everywhere what can be done on every page; where the page in sight does the same in its own way, that
    ///     holds
    /// @param doors the ways to pages
    Commands(
            Navigator navigator,
            ObservableValue<Words> words,
            Keys keys,
            Map<Act, Runnable> everywhere,
            Map<Section, Runnable> doors) {
        this.navigator = navigator;
        this.keys = keys;
        this.doors = new EnumMap<>(doors);
        Page page = navigator.pageProperty().get();
        here = page.section();
        acts = new EnumMap<>(everywhere);
        acts.putAll(page.acts());
        found = Bindings.createObjectBinding(() -> find(words.getValue()), sought, words);
    }

    /// What a command's name must hold, word by word, in any order; upper and lower case, 简 and 繁 are the same.
    StringProperty soughtProperty() {
        return sought;
    }

    /// The commands that are named so, in the order of the list of keys.
    ObservableValue<List<Command>> foundProperty() {
        return found;
    }

    /// Closes the list and does it.
    void run(Command command) {
        navigator.closeDialog();
        command.run().run();
    }

    private List<Command> find(Words words) {
        List<String> parts = Stream.of(Folded.of(sought.get()).split("\\s+")).toList();
        return all(words).stream()
                .filter(command -> {
                    String name = Folded.of(command.name());
                    return parts.stream().allMatch(name::contains);
                })
                .toList();
    }

    private List<Command> all(Words words) {
        List<Command> all = new ArrayList<>();
        acts.forEach(
                (act, run) -> all.add(new Command(words.of(act), keys.of(act).map(Key::display), run)));
        doors.forEach((section, run) -> {
            String name = words.text(section.nameKey());
            if (section != here
                    && all.stream().noneMatch(command -> command.name().equals(name))) {
                all.add(new Command(name, Optional.empty(), run));
            }
        });
        return all;
    }
}
