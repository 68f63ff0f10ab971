package xiangqi.ui.pictures;

import java.time.LocalDateTime;
import java.util.Locale;
import javafx.beans.property.SimpleBooleanProperty;
import xiangqi.core.board.Board;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.FenReading;
import xiangqi.ui.settings.LiveSettings;
import xiangqi.ui.settings.Settings;
import xiangqi.ui.settings.SettingsStore;
import xiangqi.ui.shell.Navigator;
import xiangqi.ui.text.Language;
import xiangqi.ui.theme.Appearance;
import xiangqi.ui.theme.Theme;

/// What a screen needs to sit for its picture: settings of one language and theme that change nothing on this
/// machine, an hour that is always the same, and nothing that moves.
///
/// @param settings with which the screen is made
/// @param now when the picture is taken
public record Studio(LiveSettings settings, LocalDateTime now) {
    private static final LocalDateTime EVENING = LocalDateTime.of(2026, 3, 5, 21, 0);

    static Studio of(Language language, Theme theme) {
        SettingsStore store = new SettingsStore() {
            @Override
            public Settings load() {
                return Settings.first(Locale.ROOT)
                        .language(language)
                        .appearance(theme == Theme.DARK ? Appearance.DARK : Appearance.LIGHT);
            }

            @Override
            public void save(Settings settings) {}
        };
        return new Studio(new LiveSettings(store, new SimpleBooleanProperty(true)), EVENING);
    }

    /// The board of a FEN.
    public static Board board(String fen) {
        if (Fen.read(fen) instanceof FenReading.Read read) {
            return read.setup().board();
        }
        throw new IllegalArgumentException(fen);
    }

    /// Whoever takes a place in front of the camera: puts its page, and its dialog if it has one, on show.
    @FunctionalInterface
    public interface Sitter {
        /// Shows itself through the navigator.
        void sit(Studio studio, Navigator navigator);
    }
}
