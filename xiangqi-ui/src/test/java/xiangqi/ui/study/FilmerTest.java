package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Moving pictures are made one file after the other, with their progress told.
class FilmerTest extends StudyRoom {
    private static final Path ONE = Path.of("one.gif");
    private static final Path OTHER = Path.of("other.gif");

    private void film(Path file) {
        PictureForm form = model.picture().orElseThrow();
        form.kindProperty().set(PictureForm.Kind.GIF);
        desk.saveAs = Optional.of(file);
        form.save();
    }

    /// The line has the start and four moves.
    @Test
    void howManyPicturesAreMadeIsTold() {
        List<Integer> told = new ArrayList<>();
        model.filmer()
                .filmingProperty()
                .subscribe(now -> now.ifPresent(filming -> {
                    assertEquals(5, filming.pictures());
                    told.add(filming.made());
                }));
        film(ONE);
        assertEquals(List.of(0, 1, 2, 3, 4, 5), told);
        assertEquals(Optional.empty(), model.filmer().filmingProperty().get());
        assertEquals(Optional.of(ONE), model.filmer().savedProperty().get());
    }

    @Test
    void aFileThatIsAskedForMeanwhileIsMadeAfterTheFirst() {
        desk.slow = true;
        film(ONE);
        film(OTHER);
        Filmer.Filming now = model.filmer().filmingProperty().get().orElseThrow();
        assertEquals(ONE, now.file());
        assertEquals(1, now.waiting());
        desk.work();
        assertTrue(desk.text(ONE).startsWith("start 2000, h2e2 2000"));
        assertEquals(desk.text(ONE), desk.text(OTHER));
        assertEquals(Optional.empty(), model.filmer().filmingProperty().get());
    }

    @Test
    void aFileThatIsGivenUpIsNotWrittenAndTheNextOneIsMade() {
        desk.slow = true;
        film(ONE);
        film(OTHER);
        model.filmer().cancel();
        assertEquals(OTHER, model.filmer().filmingProperty().get().orElseThrow().file());
        desk.work();
        assertFalse(desk.disk.containsKey(ONE));
        assertTrue(desk.disk.containsKey(OTHER));
    }

    @Test
    void aFileThatCannotBeWrittenIsTold() {
        desk.trouble = Optional.of(FileTrouble.NO_SPACE);
        film(ONE);
        assertEquals(
                List.of(new StudyNotice.NotSaved(ONE, FileTrouble.NO_SPACE)),
                model.games().notices());
        assertEquals(Optional.empty(), model.filmer().filmingProperty().get());
    }
}
