package xiangqi.ui.study;

import java.util.Set;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;

/// What the rows of the list look at beside themselves, for as long as the list is shown.
///
/// @param here the number of the node on the board; -1 for none
/// @param looped the numbers of the nodes whose moves are pointed out as a cycle
/// @param drawn changes when what moves are called or marked with may have
record RowMarks(IntegerProperty here, ObjectProperty<Set<Integer>> looped, IntegerProperty drawn) {
    RowMarks() {
        this(new SimpleIntegerProperty(-1), new SimpleObjectProperty<>(Set.of()), new SimpleIntegerProperty());
    }
}
