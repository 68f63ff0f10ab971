package xiangqi.ui.study;

import java.util.List;

/// The smallest stretch of a list that must be replaced to make it another: a typed comment changes one row of ten
/// thousand.
///
/// @param from the first row that differs
/// @param to behind the last one
/// @param rows what comes in their place
record RowChange(int from, int to, List<TreeRow> rows) {
    static RowChange between(List<TreeRow> before, List<TreeRow> after) {
        int most = Math.min(before.size(), after.size());
        int from = 0;
        while (from < most && before.get(from).equals(after.get(from))) {
            from++;
        }
        int same = 0;
        while (same < most - from && before.get(before.size() - 1 - same).equals(after.get(after.size() - 1 - same))) {
            same++;
        }
        return new RowChange(from, before.size() - same, after.subList(from, after.size() - same));
    }

    void apply(List<TreeRow> list) {
        List<TreeRow> old = list.subList(from, to);
        if (old.size() == rows.size()) {
            for (int i = 0; i < rows.size(); i++) {
                list.set(from + i, rows.get(i));
            }
        } else {
            old.clear();
            list.addAll(from, rows);
        }
    }
}
