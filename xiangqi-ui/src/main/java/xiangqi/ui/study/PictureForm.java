package xiangqi.ui.study;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import xiangqi.core.diagram.Frame;
import xiangqi.core.diagram.Look;
import xiangqi.core.diagram.PieceSet;
import xiangqi.core.diagram.TextDiagram;

/// A picture of what is on the board, to be copied or saved: the position in pixels, as shapes or as text, or
/// the line that is read as moving pictures.
public final class PictureForm {
    /// The widths to choose from, in pixels.
    public static final List<Integer> WIDTHS = List.of(320, 480, 720, 1080, 1600);

    private static final int USUAL_WIDTH = 720;

    /// What can be made.
    public enum Kind {
        PNG,
        SVG,
        GIF,
        TEXT;

        /// The ending of its files, without a dot.
        public String ending() {
            return this == TEXT ? "txt" : name().toLowerCase(Locale.ROOT);
        }
    }

    /// What came of it.
    public sealed interface Outcome {
        /// It is in the clipboard.
        record Copied() implements Outcome {}

        /// It lies in that file.
        record Saved(Path file) implements Outcome {}

        /// It is being made ([Filmer]) and will lie in that file.
        record Ordered(Path file) implements Outcome {}

        /// It could not be written.
        record Failed(Path file, FileTrouble why) implements Outcome {}
    }

    private final StudySurroundings surroundings;
    private final Filmer filmer;
    private final Frame frame;
    private final List<Frame> line;
    private final Look look;
    private final String name;
    private final ObjectProperty<Kind> kind = new SimpleObjectProperty<>(this, "kind", Kind.PNG);
    private final ObjectProperty<Integer> width = new SimpleObjectProperty<>(this, "width", USUAL_WIDTH);
    private final ObjectProperty<PieceSet> pieces;
    private final BooleanProperty dark = new SimpleBooleanProperty(this, "dark");
    private final ReadOnlyBooleanWrapper working = new ReadOnlyBooleanWrapper(this, "working");
    private final ReadOnlyObjectWrapper<Optional<Outcome>> outcome =
            new ReadOnlyObjectWrapper<>(this, "outcome", Optional.empty());
    private final Optional<Path> folder;

    /// @param folder that is proposed for the file; empty for that of the last file
    /// @param name of the file that is proposed, without ending
    PictureForm(StudySurroundings surroundings, Reader reader, Filmer filmer, Optional<Path> folder, String name) {
        this.folder = folder;
        this.filmer = filmer;
        this.surroundings = surroundings;
        this.frame = reader.frameProperty().get();
        this.line = reader.frames();
        this.look = reader.board().lookProperty().get();
        this.name = name;
        pieces = new SimpleObjectProperty<>(this, "pieces", look.pieces());
    }

    public ObjectProperty<Kind> kindProperty() {
        return kind;
    }

    /// One of [#WIDTHS].
    public ObjectProperty<Integer> widthProperty() {
        return width;
    }

    public ObjectProperty<PieceSet> piecesProperty() {
        return pieces;
    }

    /// In the colours of the dark theme.
    public BooleanProperty darkProperty() {
        return dark;
    }

    /// The picture as a small PNG, to be seen before it is made.
    ///
    /// @param width in pixels
    public byte[] preview(int width) {
        return surroundings.pictures().png(frame, look(), dark.get(), width);
    }

    private Look look() {
        return look.with(pieces.get());
    }

    /// How many pictures the line has.
    public int pictures() {
        return line.size();
    }

    /// The position as text.
    public String text() {
        return TextDiagram.of(frame.board(), pieces.get(), look.flipped());
    }

    /// Whether pictures are being made.
    public ReadOnlyBooleanProperty workingProperty() {
        return working.getReadOnlyProperty();
    }

    /// What came of the last copying or saving.
    public ReadOnlyObjectProperty<Optional<Outcome>> outcomeProperty() {
        return outcome.getReadOnlyProperty();
    }

    /// Copies the picture, shapes as their text. Clipboards hold no moving pictures: those can only be saved.
    public void copy() {
        switch (kind.get()) {
            case PNG -> surroundings.clip().putPicture(png());
            case SVG -> surroundings.clip().put(new String(svg(), StandardCharsets.UTF_8));
            case TEXT -> surroundings.clip().put(text());
            case GIF -> throw new IllegalStateException("clipboards hold no moving pictures");
        }
        outcome.set(Optional.of(new Outcome.Copied()));
    }

    /// Asks for a file and saves the picture there; moving ones are made in their turn ([Filmer]).
    public void save() {
        surroundings.dialogs().saveAs(folder, name + "." + kind.get().ending()).ifPresent(file -> {
            working.set(true);
            switch (kind.get()) {
                case PNG -> write(file, png());
                case SVG -> write(file, svg());
                case TEXT -> write(file, text().getBytes(StandardCharsets.UTF_8));
                case GIF -> film(file);
            }
        });
    }

    private byte[] png() {
        return surroundings.pictures().png(frame, look(), dark.get(), width.get());
    }

    private byte[] svg() {
        return surroundings.pictures().svg(frame, look(), dark.get(), width.get());
    }

    /// Made while the window can be used: the dialog has no more to do with it.
    private void film(Path file) {
        working.set(false);
        filmer.film(new Filmer.Order(
                file,
                line,
                look(),
                dark.get(),
                width.get(),
                surroundings.taste().getValue().pace()));
        outcome.set(Optional.of(new Outcome.Ordered(file)));
    }

    private void write(Path file, byte[] content) {
        surroundings.background().execute(() -> {
            StudyFiles.Writing writing = surroundings.files().write(file, content);
            surroundings.screen().execute(() -> {
                working.set(false);
                outcome.set(Optional.of(
                        switch (writing) {
                            case StudyFiles.Writing.Written() -> new Outcome.Saved(file);
                            case StudyFiles.Writing.Failed(FileTrouble why) -> new Outcome.Failed(file, why);
                        }));
            });
        });
    }
}
