package xiangqi.ui.settings;

import java.util.function.UnaryOperator;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import xiangqi.core.diagram.Look;
import xiangqi.core.notation.Notation;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.text.LiveWords;
import xiangqi.ui.theme.Appearance;

/// The settings of the running client and what follows from them. Each change is kept at once.
public final class LiveSettings {
    private final SettingsStore store;
    private final ReadOnlyObjectWrapper<Settings> settings;
    private final LiveWords words;
    private final ObservableValue<Look> look;
    private final ObservableValue<Boolean> animated;
    private final ObjectProperty<StudyTaste> study;

    /// Begins with what `store` has.
    ///
    /// @param calmSystem whether the system asks for less motion
    public LiveSettings(SettingsStore store, ObservableValue<Boolean> calmSystem) {
        this.store = store;
        settings = new ReadOnlyObjectWrapper<>(this, "settings", store.load());
        words = new LiveWords(settings.get().language());
        look = settings.flatMap(now -> words.wordsProperty().map(now::look));
        study = new SimpleObjectProperty<>(this, "study", settings.get().study());
        study.addListener((_, _, now) -> change(before -> before.study(now)));
        settings.addListener((_, _, now) -> study.set(now.study()));
        animated = settings.flatMap(now -> calmSystem.map(calm -> !calm && !now.still()));
    }

    public ReadOnlyObjectProperty<Settings> settingsProperty() {
        return settings.getReadOnlyProperty();
    }

    public Settings settings() {
        return settings.get();
    }

    /// Changes the settings and keeps them.
    public void change(UnaryOperator<Settings> change) {
        Settings changed = change.apply(settings.get());
        if (!changed.equals(settings.get())) {
            settings.set(changed);
            words.languageProperty().set(changed.language());
            store.save(changed);
        }
    }

    /// The words in the chosen language.
    public LiveWords words() {
        return words;
    }

    /// The look of boards that are not turned.
    public ObservableValue<Look> look() {
        return look;
    }

    /// Whether pieces and cards may move: neither the settings nor the system forbid it.
    public ObservableValue<Boolean> animated() {
        return animated;
    }

    /// What is preferred in study; setting it changes the settings.
    public ObjectProperty<StudyTaste> studyProperty() {
        return study;
    }

    public ObservableValue<Appearance> appearance() {
        return settings.map(Settings::appearance);
    }

    /// How moves are written in lists.
    public ObservableValue<Notation> notation() {
        return settings.map(Settings::notation);
    }

    /// Which key does what.
    public ObservableValue<Keys> keys() {
        return settings.map(Settings::keys);
    }
}
