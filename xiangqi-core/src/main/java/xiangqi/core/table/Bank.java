package xiangqi.core.table;

import java.util.List;
import xiangqi.core.money.Purses;

/// Who holds the money of those at a table.
public interface Bank {
    /// What everyone has now.
    Purses purses();

    /// Books what events have moved, and whatever else they mean to the players. They are kept by now and their
    /// transfers are covered. A bank that has booked them already does nothing.
    ///
    /// @param before the table before the first of them
    void book(Table before, List<Event> events);
}
