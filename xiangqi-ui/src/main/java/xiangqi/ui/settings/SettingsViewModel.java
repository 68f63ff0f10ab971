package xiangqi.ui.settings;

import java.util.function.BiFunction;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import xiangqi.core.diagram.Look;
import xiangqi.core.diagram.PieceSet;
import xiangqi.ui.text.Language;
import xiangqi.ui.theme.Appearance;

/// One property for each preference on the settings page; one instance serves all showings of the page. Setting one
/// changes the settings at once; a change from elsewhere shows in them.
public final class SettingsViewModel {
    private final LiveSettings live;
    private final Property<Language> language;
    private final Property<Appearance> appearance;
    private final Property<PieceSet> pieces;
    private final Property<Boolean> reversed;
    private final Property<Look.Coordinates> coordinates;
    private final Property<Settings.MoveNames> moveNames;
    private final Property<Boolean> sound;
    private final Property<Boolean> still;
    private final KeysViewModel keys;

    public SettingsViewModel(LiveSettings live) {
        this.live = live;
        language = property("language", Settings::language, Settings::language);
        appearance = property("appearance", Settings::appearance, Settings::appearance);
        pieces = property("pieces", Settings::pieces, Settings::pieces);
        reversed = property("reversed", Settings::reversed, Settings::reversed);
        coordinates = property("coordinates", Settings::coordinates, Settings::coordinates);
        moveNames = property("moveNames", Settings::moveNames, Settings::moveNames);
        sound = property("sound", Settings::sound, Settings::sound);
        still = property("still", Settings::still, Settings::still);
        keys = new KeysViewModel(live);
    }

    public Property<Language> languageProperty() {
        return language;
    }

    public Property<Appearance> appearanceProperty() {
        return appearance;
    }

    public Property<PieceSet> piecesProperty() {
        return pieces;
    }

    /// Black pieces as dark discs.
    public Property<Boolean> reversedProperty() {
        return reversed;
    }

    public Property<Look.Coordinates> coordinatesProperty() {
        return coordinates;
    }

    public Property<Settings.MoveNames> moveNamesProperty() {
        return moveNames;
    }

    /// Whether moves, offers and last seconds are heard.
    public Property<Boolean> soundProperty() {
        return sound;
    }

    /// Nothing moves.
    public Property<Boolean> stillProperty() {
        return still;
    }

    /// Which key does what.
    public KeysViewModel keys() {
        return keys;
    }

    /// How boards look with these preferences.
    public ObservableValue<Look> look() {
        return live.look();
    }

    private <T> Property<T> property(String name, Function<Settings, T> read, BiFunction<Settings, T, Settings> write) {
        ObjectProperty<T> property = new SimpleObjectProperty<>(this, name, read.apply(live.settings()));
        property.addListener((_, _, chosen) -> live.change(settings -> write.apply(settings, chosen)));
        live.settingsProperty().addListener((_, _, settings) -> property.setValue(read.apply(settings)));
        return property;
    }
}
