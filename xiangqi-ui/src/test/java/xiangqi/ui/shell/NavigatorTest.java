package xiangqi.ui.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
    void toastsComeInOrderAndGoOneByOne() {
        Toast one = Toast.of("shell.title");
        Toast two = Toast.of("shell.section.play");
        navigator.say(one);
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
