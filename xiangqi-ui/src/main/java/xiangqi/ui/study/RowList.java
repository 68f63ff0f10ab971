package xiangqi.ui.study;

import java.util.AbstractList;
import java.util.List;
import java.util.Optional;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableListBase;

/// The rows of a tree as a list that views follow. What becomes of an edit is one change, whose rows are made when
/// somebody looks at them: nothing is done for each row of a large tree.
final class RowList extends ObservableListBase<TreeRow> {
    private Optional<TreeRows> rows = Optional.empty();

    @Override
    public TreeRow get(int row) {
        return rows.orElseThrow(() -> new IndexOutOfBoundsException(row)).row(row);
    }

    @Override
    public int size() {
        return rows.map(TreeRows::size).orElse(0);
    }

    /// Shows those rows instead.
    void show(TreeRows next) {
        replace(Optional.of(next), rows.map(next::since).orElseGet(() -> new RowChange(0, next.size(), 0)));
    }

    /// Shows none.
    void hide() {
        replace(Optional.empty(), new RowChange(0, 0, size()));
    }

    private void replace(Optional<TreeRows> next, RowChange change) {
        List<TreeRow> removed = rows.<List<TreeRow>>map(
                        before -> new Stretch(before, change.from(), change.before() - change.from()))
                .orElse(List.of());
        rows = next;
        if (!change.isNone()) {
            fireChange(new Replaced(this, change, removed));
        }
    }

    /// Some rows that follow each other.
    private static final class Stretch extends AbstractList<TreeRow> {
        private final TreeRows of;
        private final int from;
        private final int size;

        Stretch(TreeRows of, int from, int size) {
            this.of = of;
            this.from = from;
            this.size = size;
        }

        @Override
        public TreeRow get(int row) {
            return of.row(from + row);
        }

        @Override
        public int size() {
            return size;
        }
    }

    private static final class Replaced extends ListChangeListener.Change<TreeRow> {
        private final RowChange change;
        private final List<TreeRow> removed;
        private boolean told;

        Replaced(RowList list, RowChange change, List<TreeRow> removed) {
            super(list);
            this.change = change;
            this.removed = removed;
        }

        @Override
        public boolean next() {
            boolean first = !told;
            told = true;
            return first;
        }

        @Override
        public void reset() {
            told = false;
        }

        @Override
        public int getFrom() {
            return change.from();
        }

        @Override
        public int getTo() {
            return change.to();
        }

        @Override
        public List<TreeRow> getRemoved() {
            return removed;
        }

        @Override
        protected int[] getPermutation() {
            return new int[0];
        }
    }
}
