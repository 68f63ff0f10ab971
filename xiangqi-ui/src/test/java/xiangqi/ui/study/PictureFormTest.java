package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import xiangqi.core.diagram.PieceSet;

/// Pictures of a position and of a line.
class PictureFormTest extends StudyRoom {
    @Test
    void aPictureIsMadeOfThePositionAndAFilmOfTheLine() {
        model.reader().goToPly(1);
        PictureForm form = model.picture().orElseThrow();
        form.copy();
        assertEquals(
                "png 720 TRADITIONAL light h2e2", new String(desk.clip.picture.orElseThrow(), StandardCharsets.UTF_8));
        form.piecesProperty().set(PieceSet.SIMPLIFIED);
        form.darkProperty().set(true);
        form.widthProperty().set(320);
        form.kindProperty().set(PictureForm.Kind.SVG);
        desk.saveAs = Optional.of(Path.of("a.svg"));
        form.save();
        assertEquals(List.of("game.svg"), desk.proposed);
        assertEquals("svg 320 SIMPLIFIED dark h2e2", desk.text(Path.of("a.svg")));
        assertEquals(
                Optional.of(new PictureForm.Outcome.Saved(Path.of("a.svg"))),
                form.outcomeProperty().get());
        form.kindProperty().set(PictureForm.Kind.GIF);
        desk.saveAs = Optional.of(Path.of("a.gif"));
        form.save();
        assertEquals("start 2000, h2e2 2000, h9g7 2000, h0g2 2000, i9h9 6000", desk.text(Path.of("a.gif")));
        assertEquals(
                Optional.of(new PictureForm.Outcome.Ordered(Path.of("a.gif"))),
                form.outcomeProperty().get());
        assertFalse(form.workingProperty().get());
        form.kindProperty().set(PictureForm.Kind.TEXT);
        desk.saveAs = Optional.of(Path.of("a.txt"));
        form.save();
        assertTrue(desk.text(Path.of("a.txt")).contains("(车)-(马)-(相)-(仕)-(帅)"));
    }

    @Test
    void aPictureThatCannotBeWrittenSaysWhy() {
        PictureForm form = model.picture().orElseThrow();
        desk.saveAs = Optional.of(Path.of("a.png"));
        desk.trouble = Optional.of(FileTrouble.NOT_ALLOWED);
        form.save();
        assertEquals(
                Optional.of(new PictureForm.Outcome.Failed(Path.of("a.png"), FileTrouble.NOT_ALLOWED)),
                form.outcomeProperty().get());
        assertFalse(form.workingProperty().get());
    }
}
