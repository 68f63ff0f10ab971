package xiangqi.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;
import javafx.scene.Parent;
import org.junit.jupiter.api.Test;
import xiangqi.ui.shell.AtTables;
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

    private static SequencedMap<Page, AtTables> idle(Page... open) {
        SequencedMap<Page, AtTables> tables = new LinkedHashMap<>();
        for (Page page : open) {
            tables.put(page, AtTables.GOES_ON);
        }
        return tables;
    }

    private static SequencedMap<Page, AtTables> onlineCalls(AtTables call) {
        SequencedMap<Page, AtTables> tables = idle(HERE, ONLINE);
        tables.put(ONLINE, call);
        return tables;
    }

    @Test
    void withoutATableItLeadsNowhere() {
        pages.seen(HERE);
        assertEquals(Optional.empty(), pages.next(START, idle()));
    }

    @Test
    void fromElsewhereItLeadsToTheTableThatWasSeenLast() {
        pages.seen(HERE);
        pages.seen(ONLINE);
        assertEquals(Optional.of(ONLINE), pages.next(START, idle(HERE, ONLINE)));
    }

    @Test
    void atOneTableItLeadsToTheOther() {
        pages.seen(ONLINE);
        assertEquals(Optional.of(HERE), pages.next(ONLINE, idle(HERE, ONLINE)));
        assertEquals(Optional.of(ONLINE), pages.next(HERE, idle(HERE, ONLINE)));
    }

    @Test
    void theOnlyTableStaysInSight() {
        pages.seen(ONLINE);
        assertEquals(Optional.of(ONLINE), pages.next(ONLINE, idle(ONLINE)));
    }

    @Test
    void aTableThatIsNoLongerOpenIsNotLedTo() {
        pages.seen(ONLINE);
        assertEquals(Optional.of(HERE), pages.next(START, idle(HERE)));
    }

    @Test
    void whereSomebodyIsWaitedForItLeadsFirst() {
        pages.seen(ONLINE);
        pages.seen(HERE);
        assertEquals(Optional.of(HERE), pages.next(START, onlineCalls(AtTables.GOES_ON)));
        assertEquals(Optional.of(ONLINE), pages.next(START, onlineCalls(AtTables.YOUR_TURN)));
    }

    @Test
    void theMarkTellsOfTheTableOutOfSightThatWantsSomebodyMost() {
        assertEquals(AtTables.ASKED, OpenPages.outOfSight(START, onlineCalls(AtTables.ASKED)));
        assertEquals(AtTables.ASKED, OpenPages.outOfSight(HERE, onlineCalls(AtTables.ASKED)));
        assertEquals(AtTables.GOES_ON, OpenPages.outOfSight(ONLINE, onlineCalls(AtTables.ASKED)));
        assertEquals(AtTables.NOTHING, OpenPages.outOfSight(ONLINE, idle(ONLINE)));
    }
}
