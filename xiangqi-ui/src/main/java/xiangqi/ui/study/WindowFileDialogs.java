package xiangqi.ui.study;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import xiangqi.ui.shell.SystemFile;
import xiangqi.ui.text.LiveWords;
import xiangqi.ui.text.Words;

/// The system's dialogs for files, owned by a window. They begin in the folder of the last file.
public final class WindowFileDialogs implements FileDialogs {
    /// The endings that records usually have; the content decides what a file is.
    private static final List<String> ENDINGS = Stream.of(
                    "pgn", "xqf", "cbr", "cbl", "cbf", "pfc", "ccm", "mxq", "che", "txt", "fen")
            .flatMap(ending -> Stream.of("*." + ending, "*." + ending.toUpperCase(Locale.ROOT)))
            .toList();

    private final Supplier<Window> owner;
    private final LiveWords words;
    private Optional<File> folder;

    /// @param first the folder to begin in, if it is there, until another one was chosen
    public WindowFileDialogs(Supplier<Window> owner, LiveWords words, Path first) {
        this.owner = owner;
        this.words = words;
        folder = Optional.of(first.toFile());
    }

    @Override
    public List<Path> open() {
        Words said = words.words();
        FileChooser chooser = chooser(said.text("study.open"));
        chooser.getExtensionFilters()
                .setAll(
                        new FileChooser.ExtensionFilter(said.text("study.files"), ENDINGS),
                        new FileChooser.ExtensionFilter(said.text("study.files.all"), "*"));
        List<File> chosen =
                Optional.ofNullable(chooser.showOpenMultipleDialog(owner.get())).orElse(List.of());
        chosen.stream().findFirst().ifPresent(this::remember);
        return chosen.stream().map(SystemFile::path).toList();
    }

    @Override
    public Optional<Path> saveAs(Optional<Path> proposed, String name) {
        Words said = words.words();
        String ending = name.substring(name.lastIndexOf('.') + 1);
        FileChooser chooser = chooser(said.text("study.save-as"));
        proposed.map(Path::toFile).filter(File::isDirectory).ifPresent(chooser::setInitialDirectory);
        chooser.setInitialFileName(name);
        chooser.getExtensionFilters()
                .setAll(new FileChooser.ExtensionFilter(said.text("study.files." + ending), "*." + ending));
        Optional<File> chosen = Optional.ofNullable(chooser.showSaveDialog(owner.get()));
        chosen.ifPresent(this::remember);
        Optional<File> ended =
                chosen.map(typed -> SystemFile.path(withEnding(typed, ending)).toFile());
        // A file that stands under the completed name has not been asked about yet.
        return ended.equals(chosen) || ended.filter(File::exists).isEmpty()
                ? ended.map(SystemFile::path)
                : saveAs(
                        ended.map(SystemFile::path).map(Path::getParent),
                        ended.get().getName());
    }

    private static File withEnding(File typed, String ending) {
        return typed.getName().toLowerCase(Locale.ROOT).endsWith("." + ending)
                ? typed
                : new File(typed.getParentFile(), typed.getName() + "." + ending);
    }

    private FileChooser chooser(String title) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        folder.filter(File::isDirectory).ifPresent(chooser::setInitialDirectory);
        return chooser;
    }

    private void remember(File chosen) {
        folder = Optional.ofNullable(chosen.getParentFile());
    }
}
