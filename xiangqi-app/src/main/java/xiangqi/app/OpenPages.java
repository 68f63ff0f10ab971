package xiangqi.app;

import java.util.List;
import java.util.Optional;
import xiangqi.ui.shell.Page;

/// Which of the tables that are open the rail's entry leads to: back to the one that was seen last, and from there to
/// the other.
final class OpenPages {
    private Optional<Page> last = Optional.empty();

    /// A table has come into sight.
    void seen(Page table) {
        last = Optional.of(table);
    }

    /// Where to go from `here`; empty if no table is open.
    ///
    /// @param open the pages of all tables that are open
    Optional<Page> next(Page here, List<Page> open) {
        return open.stream()
                .filter(_ -> open.contains(here))
                .filter(page -> page != here)
                .findFirst()
                .or(() -> last.filter(open::contains))
                .or(() -> open.stream().findFirst());
    }
}
