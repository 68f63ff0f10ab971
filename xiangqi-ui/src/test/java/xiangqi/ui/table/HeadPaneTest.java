package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.scene.layout.Region;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is said for a moment covers the head of a table wholly.
class HeadPaneTest {
    @ParameterizedTest
    @CsvSource({"60,30,60", "60,75,75", "30,30,30"})
    void noLineOfFactsIsSeenInPart(double head, double said, double covered) {
        Region line = new Region();
        line.setPrefHeight(head);
        Region notice = new Region();
        notice.setPrefHeight(said);
        HeadPane pane = new HeadPane();
        pane.setLine(line);
        pane.setNotice(notice);
        pane.resize(300, head);
        pane.layout();
        assertEquals(covered, notice.getHeight());
    }
}
