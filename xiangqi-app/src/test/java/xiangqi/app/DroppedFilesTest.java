package xiangqi.app;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.TextField;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.PickResult;
import javafx.scene.input.TransferMode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Files dropped on the window open in study; what cannot be opened is said, and what was open stays.
class DroppedFilesTest extends WholeClientTest {
    private static final PseudoClass ABOVE = PseudoClass.getPseudoClass("file-above");

    @BeforeEach
    void open() throws Exception {
        start(home);
    }

    private Path record(String title) throws IOException {
        return Files.writeString(
                home.resolve(title + ".pgn"),
                "[Game \"Chinese Chess\"]\n[Title \"" + title + "\"]\n\n1. 炮二平五 马８进７ *\n");
    }

    @Test
    void aRecordOpensInStudy() throws Exception {
        Path file = record("one");

        assertTrue(drop("#newGame", content(file)));

        until(() -> title().startsWith("one"));
        until(() -> lookup("#plies").tryQuery().isPresent());
        assertFalse(isMarked(), "nothing is above the window any more");
    }

    @Test
    void aRecordDroppedOnTheBoardOfStudyTakesThePlaceOfWhatWasOpen() throws Exception {
        drop("#newGame", content(record("one")));
        until(() -> title().startsWith("one"));
        until(() -> lookup("#board").tryQuery().isPresent());

        assertTrue(drop("#board", content(record("two"))));

        until(() -> title().startsWith("two"));
    }

    @Test
    void aFileFromOutsideWaitsForTheSheetThatIsBeingFilledIn() throws Exception {
        drop("#newGame", content(record("one")));
        until(() -> title().startsWith("one"));
        until(() -> lookup("#editHeading").tryQuery().isPresent());
        clickOn("#editHeading");
        clickOn("#heading-event").write("Cup");

        drop("#heading-event", content(record("two")));

        until(() -> shows(WORDS.text("study.opens-later", "two.pgn")));
        // The sheet is there as it was.
        until(() -> lookup("#heading-event")
                .<TextField>tryQuery()
                .filter(field -> field.getText().contains("Cup"))
                .isPresent());
        push(KeyCode.ESCAPE);
        until(() -> title().startsWith("two"));
    }

    @Test
    void ofTwoRecordsTheFirstIsOnTheBoard() throws Exception {
        assertTrue(drop("#seal", content(record("first"), record("second"))));

        until(() -> title().startsWith("first"));
    }

    @Test
    void aFolderIsRefusedInWordsAndWhatWasOpenStays() throws Exception {
        drop("#seal", content(record("one")));
        until(() -> title().startsWith("one"));
        Path folder = Files.createDirectory(home.resolve("many"));

        drop("#seal", content(folder));

        until(() -> shows(WORDS.text("study.notice.not-opened", "many", WORDS.text("study.trouble.folder"))));
        assertTrue(title().startsWith("one"), title());
    }

    @Test
    void whatIsNoRecordIsRefusedAndTheRecordBesideItOpens() throws Exception {
        Path noRecord = Files.writeString(home.resolve("notes.txt"), "milk, bread");

        drop("#seal", content(noRecord, record("one")));

        until(() -> title().startsWith("one"));
        until(() -> lookup(".notice.error").tryQuery().isPresent());
        assertTrue(from(lookup(".notice.error"))
                .lookup(".label")
                .queryLabeled()
                .getText()
                .contains("notes.txt"));
    }

    @Test
    void aFileThatIsGoneWhenItIsReadIsSaidToBe() throws Exception {
        Path gone = home.resolve("gone.pgn");

        drop("#seal", content(gone));

        until(() -> shows(WORDS.text("study.notice.not-opened", "gone.pgn", WORDS.text("study.trouble.missing"))));
    }

    @Test
    void wordsAreNotTakenAndTheWindowStaysAsItWas() throws Exception {
        ClipboardContent words = new ClipboardContent();
        words.putString("1. 炮二平五");

        assertFalse(drop("#seal", words));
        assertTrue(lookup("#newGame").tryQuery().isPresent(), "the start page is still there");
    }

    @Test
    void theWindowIsMarkedWhileAFileIsAboveIt() throws Exception {
        Path file = record("one");

        interactWithDrag(content(file), dragged -> {
            Node under = lookup("#seal").query();
            assertTrue(over(under, dragged));
            assertTrue(isMarked());
            fire(stage().getScene().getRoot(), DragEvent.DRAG_EXITED, dragged);
            assertFalse(isMarked());
        });
    }

    private boolean isMarked() {
        return stage().getScene().getRoot().getPseudoClassStates().contains(ABOVE);
    }

    private static ClipboardContent content(Path... files) {
        ClipboardContent content = new ClipboardContent();
        content.putFiles(List.of(files).stream().map(Path::toFile).toList());
        return content;
    }

    /// Brings that content over the node and lets it go there, if the window takes it. Whether it was taken.
    private boolean drop(String query, ClipboardContent content) throws Exception {
        AtomicReference<Boolean> taken = new AtomicReference<>(false);
        interactWithDrag(content, dragged -> {
            Node under = lookup(query).query();
            if (over(under, dragged)) {
                taken.set(fire(under, DragEvent.DRAG_DROPPED, dragged).isDropCompleted());
            }
        });
        return taken.get();
    }

    /// Moves the content over the node, as the system tells it: whether it may be dropped there.
    private static boolean over(Node under, Dragboard dragged) {
        return fire(under, DragEvent.DRAG_OVER, dragged).isAccepted();
    }

    /// Hands an event to the node under the mouse, as JavaFX does with one of the system, and returns it as the
    /// window's root, the last to see it, left it.
    private static DragEvent fire(Node under, EventType<DragEvent> type, Dragboard dragged) {
        Parent root = under.getScene().getRoot();
        AtomicReference<DragEvent> seen = new AtomicReference<>();
        EventHandler<DragEvent> last = seen::set;
        root.addEventHandler(type, last);
        PickResult picked = new PickResult(under, 0, 0);
        Event.fireEvent(
                under, new DragEvent(under, under, type, dragged, 0, 0, 0, 0, TransferMode.COPY, null, under, picked));
        root.removeEventHandler(type, last);
        return seen.get();
    }

    /// Does something with what is dragged, on the JavaFX thread. The headless screen has no other windows that files
    /// could come from, so that what is dragged is made here, as JavaFX would make it of what the system says.
    private void interactWithDrag(ClipboardContent content, Consumer<Dragboard> then) throws Exception {
        Class<?> system = Class.forName("com.sun.javafx.tk.TKClipboard");
        Object holder = Proxy.newProxyInstance(
                Dragboard.class.getClassLoader(),
                new Class<?>[] {system},
                (_, asked, arguments) -> switch (asked.getName()) {
                    case "getContentTypes" -> content.keySet();
                    case "hasContent" -> content.containsKey(arguments[0]);
                    case "getContent" -> content.get(arguments[0]);
                    case "getTransferModes" -> EnumSet.of(TransferMode.COPY);
                    default -> throw new UnsupportedOperationException(asked.getName());
                });
        Method make = Dragboard.class.getDeclaredMethod("createDragboard", system);
        make.setAccessible(true);
        interact(() -> {
            then.accept((Dragboard) make.invoke(null, holder));
            return true;
        });
    }
}
