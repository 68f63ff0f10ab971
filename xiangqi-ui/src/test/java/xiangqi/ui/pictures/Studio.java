package xiangqi.ui.pictures;

import java.time.LocalDateTime;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.stage.Stage;
import xiangqi.core.board.Board;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.FenReading;
import xiangqi.ui.lobby.OnlinePictures;
import xiangqi.ui.settings.LiveSettings;
import xiangqi.ui.settings.Settings;
import xiangqi.ui.settings.SettingsPictures;
import xiangqi.ui.settings.SettingsStore;
import xiangqi.ui.setup.SetupPictures;
import xiangqi.ui.shell.Navigator;
import xiangqi.ui.shell.Section;
import xiangqi.ui.shell.Shell;
import xiangqi.ui.shell.ShellPictures;
import xiangqi.ui.start.StartPictures;
import xiangqi.ui.study.StudyPictures;
import xiangqi.ui.table.TablePictures;
import xiangqi.ui.text.Language;
import xiangqi.ui.theme.Appearance;
import xiangqi.ui.theme.Theme;

/// What a screen needs to sit for its picture: settings of one language and theme that change nothing on this
/// machine, an hour that is always the same, and nothing that moves.
///
/// @param settings with which the screen is made
/// @param theme that the window wears
/// @param now when the picture is taken
public record Studio(LiveSettings settings, Theme theme, LocalDateTime now) {
    private static final LocalDateTime EVENING = LocalDateTime.of(2026, 3, 5, 21, 0);

    /// The studio of that language and theme.
    public static Studio of(Language language, Theme theme) {
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
        return new Studio(new LiveSettings(store, new SimpleBooleanProperty(true)), theme, EVENING);
    }

    /// Every screen by the name of its pictures.
    static Map<String, Sitter> sitters() {
        Map<String, Sitter> sitters = new LinkedHashMap<>();
        sitters.putAll(StartPictures.sitters());
        sitters.putAll(SettingsPictures.sitters());
        sitters.putAll(StudyPictures.sitters());
        sitters.putAll(SetupPictures.sitters());
        sitters.putAll(TablePictures.sitters());
        sitters.putAll(OnlinePictures.sitters());
        sitters.putAll(ShellPictures.sitters());
        return sitters;
    }

    /// Opens a window of that size with the screen in it. To be called on the JavaFX thread.
    public Stage show(Sitter sitter, int width, int height) {
        Navigator navigator = new Navigator(new Blank());
        Parent root = new Shell(
                        navigator,
                        settings.words(),
                        settings.animated(),
                        Map.of(
                                Section.START, () -> {},
                                Section.LOBBY, () -> {},
                                Section.PLAY, () -> {},
                                Section.STUDY, () -> {},
                                Section.SETUP, () -> {},
                                Section.SETTINGS, () -> {}))
                .root();
        Scene scene = new Scene(root, width, height);
        theme.applyTo(scene);
        Stage stage = new Stage();
        stage.setScene(scene);
        stage.show();
        sitter.sit(this, navigator);
        root.applyCss();
        root.layout();
        return stage;
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
