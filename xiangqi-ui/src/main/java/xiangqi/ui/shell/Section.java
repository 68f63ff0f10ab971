package xiangqi.ui.shell;

import java.util.Locale;

/// The parts of the product that the rail leads to, from top to bottom: the start page by the seal, the settings at
/// the foot.
public enum Section {
    START,
    LOBBY,
    PLAY,
    STUDY,
    SETUP,
    SETTINGS;

    /// The key of its name in the bundles.
    String nameKey() {
        return "shell.section." + name().toLowerCase(Locale.ROOT);
    }
}
