package xiangqi.ui.study;

/// The stretch of a list of rows that was replaced: a typed comment changes one row of ten thousand.
///
/// @param from the first row that differs
/// @param to behind the last one, in the list as it is
/// @param before behind the last one, in the list as it was
record RowChange(int from, int to, int before) {
    boolean isNone() {
        return from == to && from == before;
    }
}
