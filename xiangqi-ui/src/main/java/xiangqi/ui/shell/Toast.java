package xiangqi.ui.shell;

import java.util.List;
import java.util.Optional;

/// A short word about something that went well, shown for four seconds. The text is a key of the bundles with its
/// arguments, so that it is right in whatever language it is shown.
///
/// @param action what can be done about it, such as opening what was saved
public record Toast(String key, List<Object> arguments, Optional<Action> action) {
    /// A link in a toast: the key of its words and what it does.
    public record Action(String key, Runnable run) {}

    public Toast {
        arguments = List.copyOf(arguments);
    }

    public static Toast of(String key, Object... arguments) {
        return new Toast(key, List.of(arguments), Optional.empty());
    }

    public Toast with(String actionKey, Runnable run) {
        return new Toast(key, arguments, Optional.of(new Action(actionKey, run)));
    }
}
