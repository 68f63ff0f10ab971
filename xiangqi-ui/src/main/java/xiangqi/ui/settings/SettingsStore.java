package xiangqi.ui.settings;

/// Where settings are kept between two starts. What cannot be kept is the store's affair: it says so itself, and the
/// settings hold until the client ends.
public interface SettingsStore {
    /// The settings kept last, or those of a new installation.
    Settings load();

    /// Keeps these settings.
    void save(Settings settings);
}
