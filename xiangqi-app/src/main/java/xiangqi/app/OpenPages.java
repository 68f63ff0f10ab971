package xiangqi.app;

import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import xiangqi.ui.shell.AtTables;
import xiangqi.ui.shell.Page;

/// Which of the tables that are open the rail's entry leads to: where somebody is waited for, else back to the one that
/// was seen last, and from there to the other.
final class OpenPages {
    private Optional<Page> last = Optional.empty();

    /// A table has come into sight.
    void seen(Page table) {
        last = Optional.of(table);
    }

    /// Where to go from `here`; empty if no table is open.
    ///
    /// @param open the pages of all tables that are open, and how it stands there
    Optional<Page> next(Page here, SequencedMap<Page, AtTables> open) {
        return open.keySet().stream()
                .filter(page -> page != here)
                .filter(page -> open.containsKey(here) || open.get(page).calls())
                .max(Comparator.comparing(open::get))
                .or(() -> last.filter(open::containsKey))
                .or(() -> open.keySet().stream().findFirst());
    }

    /// How it stands at those of them that are out of sight.
    static AtTables outOfSight(Page here, Map<Page, AtTables> open) {
        return open.entrySet().stream()
                .filter(table -> table.getKey() != here)
                .map(Map.Entry::getValue)
                .max(Comparator.naturalOrder())
                .orElse(AtTables.NOTHING);
    }
}
