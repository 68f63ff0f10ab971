package xiangqi.ui.text;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

/// The words of the running client, which change when its language does.
///
/// Screens do not bind each of their labels to this: the shell loads a page anew from its FXML when
/// [#wordsProperty()] changes, and the view-model stays. What outlives pages, such as the window's title, uses
/// [#text].
public final class LiveWords {
    private final ObjectProperty<Language> language;
    private final ReadOnlyObjectWrapper<Words> words;

    /// Starts in that language.
    public LiveWords(Language first) {
        language = new SimpleObjectProperty<>(this, "language", first);
        words = new ReadOnlyObjectWrapper<>(this, "words", Words.in(first));
        language.addListener((_, _, chosen) -> words.set(Words.in(chosen)));
    }

    /// The language; setting it changes [#wordsProperty()] at once.
    public ObjectProperty<Language> languageProperty() {
        return language;
    }

    public ReadOnlyObjectProperty<Words> wordsProperty() {
        return words.getReadOnlyProperty();
    }

    public Words words() {
        return words.get();
    }

    /// The text under `key` in whatever language is chosen.
    public StringBinding text(String key, Object... arguments) {
        return Bindings.createStringBinding(() -> words().text(key, arguments), words);
    }
}
