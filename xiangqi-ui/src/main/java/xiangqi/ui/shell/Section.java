package xiangqi.ui.shell;

/// The parts of the product that the rail leads to, from top to bottom.
public enum Section {
    /// Where a start begins: reached by the seal.
    START("start", ""),
    PLAY("play", "mdi2c-checkerboard"),
    STUDY("study", "mdi2b-book-open-page-variant-outline"),
    /// At the foot of the rail.
    SETTINGS("settings", "mdi2c-cog-outline");

    private final String key;
    private final String icon;

    Section(String key, String icon) {
        this.key = key;
        this.icon = icon;
    }

    /// The key of its name in the bundles.
    String nameKey() {
        return "shell.section." + key;
    }

    /// Ikonli's name of its icon; empty for the seal, which is drawn.
    String icon() {
        return icon;
    }
}
