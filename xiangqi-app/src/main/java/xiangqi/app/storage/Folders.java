package xiangqi.app.storage;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/// Where the program keeps things: a folder of the user's own, never beside the program, which may stand on a
/// read-only disk. Nothing is created here; whoever writes creates the folder first.
///
/// @param settings preferences: what a person would carry to another machine
/// @param data games, unfinished ones among them
public record Folders(Path settings, Path data) {
    /// The environment variable that puts both into one folder. For tests, and for a program on a stick.
    public static final String OVERRIDE = "CHUHE_HOME";

    /// The folders as the platform wants them: XDG base directories, `AppData`, or `~/Library`.
    ///
    /// @param environment the variables of the process
    /// @param system the name of the operating system, as `os.name` says it
    /// @param home the user's home folder
    public static Folders of(Map<String, String> environment, String system, Path home) {
        Optional<Path> override = absolute(environment, OVERRIDE);
        if (override.isPresent()) {
            return new Folders(override.get(), override.get());
        }
        if (system.startsWith("Windows")) {
            Path roaming = absolute(environment, "APPDATA").orElse(home.resolve("AppData/Roaming"));
            Path local = absolute(environment, "LOCALAPPDATA").orElse(home.resolve("AppData/Local"));
            return new Folders(roaming.resolve("Chuhe"), local.resolve("Chuhe"));
        }
        if (system.startsWith("Mac")) {
            Path support = home.resolve("Library/Application Support/Chuhe");
            return new Folders(support, support);
        }
        Path config = absolute(environment, "XDG_CONFIG_HOME").orElse(home.resolve(".config"));
        Path data = absolute(environment, "XDG_DATA_HOME").orElse(home.resolve(".local/share"));
        return new Folders(config.resolve("chuhe"), data.resolve("chuhe"));
    }

    /// The folder of the games that were played to their end here.
    public Path games() {
        return data.resolve("games");
    }

    /// The folder of the games that are being played.
    public Path unfinished() {
        return data.resolve("unfinished");
    }

    /// The XDG base directory rules say that a relative path is to be ignored; the same is right for the others.
    private static Optional<Path> absolute(Map<String, String> environment, String variable) {
        return Optional.ofNullable(environment.get(variable))
                .filter(value -> !value.isBlank())
                .map(Path::of)
                .filter(Path::isAbsolute);
    }
}
