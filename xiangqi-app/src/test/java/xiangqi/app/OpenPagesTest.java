package xiangqi.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import javafx.scene.Parent;
import org.junit.jupiter.api.Test;
import xiangqi.ui.shell.Page;
import xiangqi.ui.shell.Section;
import xiangqi.ui.text.Words;

/// The rail's entry of games leads to every table that is open.
class OpenPagesTest {
    private static final Page START = new Named(Section.START, "start");
    private static final Page HERE = new Named(Section.PLAY, "here");
    private static final Page ONLINE = new Named(Section.PLAY, "online");

    private final OpenPages pages = new OpenPages();

    private record Named(Section section, String name) implements Page {
        @Override
        public Parent load(Words words) {
            throw new AssertionError("nothing is shown");
        }
    }

    @Test
    void withoutATableItLeadsNowhere() {
        pages.seen(HERE);
        assertEquals(Optional.empty(), pages.next(START, List.of()));
    }

    @Test
    void fromElsewhereItLeadsToTheTableThatWasSeenLast() {
        pages.seen(HERE);
        pages.seen(ONLINE);
        assertEquals(Optional.of(ONLINE), pages.next(START, List.of(HERE, ONLINE)));
    }

    @Test
    void atOneTableItLeadsToTheOther() {
        pages.seen(ONLINE);
        assertEquals(Optional.of(HERE), pages.next(ONLINE, List.of(HERE, ONLINE)));
        assertEquals(Optional.of(ONLINE), pages.next(HERE, List.of(HERE, ONLINE)));
    }

    @Test
    void theOnlyTableStaysInSight() {
        pages.seen(ONLINE);
        assertEquals(Optional.of(ONLINE), pages.next(ONLINE, List.of(ONLINE)));
    }

    @Test
    void aTableThatIsNoLongerOpenIsNotLedTo() {
        pages.seen(ONLINE);
        assertEquals(Optional.of(HERE), pages.next(START, List.of(HERE)));
    }
}
