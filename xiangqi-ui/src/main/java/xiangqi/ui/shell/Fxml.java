package xiangqi.ui.shell;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.List;
import java.util.Objects;
import javafx.fxml.FXMLLoader;
import javafx.scene.Parent;
import xiangqi.ui.text.Words;

/// Loads what a screen looks like from the FXML file beside its controller.
public final class Fxml {
    private Fxml() {}

    /// Loads `file`, which lies beside the class of the first of `controllers`, with `%key` from `words`. Each
    /// `fx:controller` named in it, and in what it includes, is served by the one of `controllers` that has that
    /// class; a controller serves one loading and is not used again.
    ///
    /// The package must be opened to `javafx.fxml`. A file that is missing or broken is a fault of the program and
    /// throws.
    public static Parent load(String file, Words words, Object... controllers) {
        List<Object> given = List.of(controllers);
        Class<?> beside = given.getFirst().getClass();
        URL place = Objects.requireNonNull(beside.getResource(file), file);
        FXMLLoader loader = new FXMLLoader(place, words.bundle());
        loader.setClassLoader(beside.getClassLoader());
        loader.setControllerFactory(type -> given.stream()
                .filter(type::isInstance)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(file + " wants a " + type.getName())));
        try {
            return loader.load();
        } catch (IOException broken) {
            throw new UncheckedIOException(file, broken);
        }
    }
}
