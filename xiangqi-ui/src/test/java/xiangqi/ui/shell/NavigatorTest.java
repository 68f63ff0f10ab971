package xiangqi.ui.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Parent;
import org.junit.jupiter.api.Test;
import xiangqi.ui.text.Words;

class NavigatorTest {
    private final List<String> closed = new ArrayList<>();
    private final Page first = page(Section.START);
    private final Navigator navigator = new Navigator(first);

    @Test
    void itBeginsWithItsFirstPage() {
        assertEquals(first, navigator.pageProperty().get());
        assertEquals(Optional.empty(), navigator.dialogProperty().get());
    }

    @Test
    void anotherPageClosesTheDialog() {
        navigator.open(dialog("new game"));
        navigator.show(page(Section.PLAY));
        assertEquals(Optional.empty(), navigator.dialogProperty().get());
        assertEquals(List.of("new game"), closed);
    }

    @Test
    void aSecondDialogReplacesTheFirst() {
        Dialog second = dialog("second");
        navigator.open(dialog("first"));
        navigator.open(second);
        assertEquals(Optional.of(second), navigator.dialogProperty().get());
        assertEquals(List.of("first"), closed);
    }

    @Test
    void aDialogIsToldOnceThatItIsClosed() {
        navigator.open(dialog("only"));
        navigator.closeDialog();
        navigator.closeDialog();
        assertEquals(List.of("only"), closed);
    }

    @Test
    void whatWouldTakeThePlaceOfASheetThatIsFilledInWaitsUntilItIsClosed() {
        List<String> done = new ArrayList<>();
        assertTrue(navigator.whenFree(() -> done.add("without a dialog")));
        navigator.open(dialog("question"));
        assertTrue(navigator.whenFree(() -> done.add("over a question")));
        navigator.open(new Dialog() {
            @Override
            public Parent load(Words in) {
                throw new AssertionError("not shown here");
            }

            @Override
            public boolean holdsInput() {
                return true;
            }
        });
        assertFalse(navigator.whenFree(() -> done.add("after the sheet")));
        assertEquals(List.of("without a dialog", "over a question"), done);
        navigator.closeDialog();
        navigator.closeDialog();
        assertEquals(List.of("without a dialog", "over a question", "after the sheet"), done);
    }

    @Test
    void toastsComeInOrderAndGoOneByOne() {
        Toast one = Toast.of("shell.title");
        Toast two = Toast.of("shell.section.play");
        navigator.say(one);
        navigator.say(two);
        navigator.dismiss(one);
        assertEquals(List.of(two), navigator.toasts());
    }

    @Test
    void theTimeOfAToastIsNotThatOfALaterOneWhichSaysTheSame() {
        Toast one = Toast.of("study.saved", "game.pgn");
        Toast two = Toast.of("study.saved", "game.pgn");
        navigator.say(one);
        navigator.dismiss(one);
        navigator.say(two);
        navigator.dismiss(one);
        assertEquals(List.of(two), navigator.toasts());
    }

    private Dialog dialog(String name) {
        return new Dialog() {
            @Override
            public Parent load(Words words) {
                throw new UnsupportedOperationException("not shown here");
            }

            @Override
            public void closed() {
                closed.add(name);
            }
        };
    }

    private static Page page(Section section) {
        return new Page() {
            @Override
            public Section section() {
                return section;
            }

            @Override
            public Parent load(Words words) {
                throw new UnsupportedOperationException("not shown here");
            }
        };
    }
}
