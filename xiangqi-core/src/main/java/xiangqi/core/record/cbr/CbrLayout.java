package xiangqi.core.record.cbr;

import java.util.List;
import java.util.Optional;
import xiangqi.core.record.Field;

/// Where a CCBridge record of one version keeps its parts (formats.md §2.1). All offsets are bytes from the
/// record's beginning; all text is UTF-16LE.
///
/// @param texts the places of headers
/// @param kind the kind of record, one byte
/// @param result one byte
/// @param mover who moves first, one byte
/// @param number the number of the first move, two bytes
/// @param board 90 bytes
/// @param moves the first move record
record CbrLayout(int kind, int result, int mover, int number, int board, int moves, List<Part> texts) {
    /// Of CCBridge 2, also within libraries.
    static final CbrLayout SECOND = new CbrLayout(
            2040,
            2076,
            2112,
            2116,
            2120,
            2214,
            List.of(
                    Part.other("Script", 52, 128),
                    Part.of(Field.TITLE, 180, 128),
                    Part.other("Path", 308, 256),
                    Part.of(Field.SOURCE, 564, 64),
                    Part.of(Field.EVENT_CLASS, 628, 64),
                    Part.of(Field.EVENT, 692, 64),
                    Part.of(Field.ROUND, 756, 64),
                    Part.of(Field.GROUP, 820, 32),
                    Part.of(Field.TABLE, 852, 32),
                    Part.of(Field.DATE, 884, 64),
                    Part.of(Field.PLACE, 948, 64),
                    Part.of(Field.TIME_RULE, 1012, 64),
                    Part.of(Field.RED, 1076, 64),
                    Part.of(Field.RED_TEAM, 1140, 64),
                    Part.of(Field.RED_TIME, 1204, 64),
                    Part.of(Field.RED_RATING, 1268, 32),
                    Part.of(Field.BLACK, 1300, 64),
                    Part.of(Field.BLACK_TEAM, 1364, 64),
                    Part.of(Field.BLACK_TIME, 1428, 64),
                    Part.of(Field.BLACK_RATING, 1492, 32),
                    Part.of(Field.REFEREE, 1524, 64),
                    Part.of(Field.RECORDER, 1588, 64),
                    Part.of(Field.ANNOTATOR, 1652, 64),
                    Part.of(Field.ANNOTATOR_MAIL, 1716, 64),
                    Part.of(Field.AUTHOR, 1780, 64),
                    Part.of(Field.AUTHOR_MAIL, 1844, 64),
                    Part.of(Field.CREATED, 1908, 40),
                    Part.of(Field.MODIFIED, 1972, 40),
                    Part.other("Nature", 2044, 32),
                    Part.of(Field.ENDING, 2080, 32)));

    /// Of CCBridge 1.
    static final CbrLayout FIRST = new CbrLayout(
            1784,
            1820,
            1856,
            1860,
            1864,
            1958,
            List.of(
                    Part.of(Field.TITLE, 52, 128),
                    Part.other("Path", 180, 256),
                    Part.of(Field.SOURCE, 436, 64),
                    Part.of(Field.EVENT_CLASS, 500, 64),
                    Part.of(Field.EVENT, 564, 64),
                    Part.of(Field.ROUND, 628, 64),
                    Part.of(Field.GROUP, 692, 32),
                    Part.of(Field.TABLE, 724, 32),
                    Part.of(Field.DATE, 756, 64),
                    Part.of(Field.PLACE, 820, 64),
                    Part.of(Field.TIME_RULE, 884, 64),
                    Part.of(Field.RED, 948, 64),
                    Part.of(Field.RED_TEAM, 1012, 64),
                    Part.of(Field.RED_TIME, 1076, 64),
                    Part.of(Field.RED_RATING, 1140, 32),
                    Part.of(Field.BLACK, 1172, 64),
                    Part.of(Field.BLACK_TEAM, 1236, 64),
                    Part.of(Field.BLACK_TIME, 1300, 64),
                    Part.of(Field.BLACK_RATING, 1364, 32),
                    Part.of(Field.ANNOTATOR, 1396, 64),
                    Part.of(Field.AUTHOR, 1524, 64),
                    Part.of(Field.CREATED, 1652, 40),
                    Part.of(Field.MODIFIED, 1716, 40)));

    /// One text of the record.
    ///
    /// @param field the header it is, or else
    /// @param name the name of the other header it is
    /// @param size in bytes, the closing NUL included
    record Part(Optional<Field> field, String name, int offset, int size) {
        static Part of(Field field, int offset, int size) {
            return new Part(Optional.of(field), "", offset, size);
        }

        static Part other(String name, int offset, int size) {
            return new Part(Optional.empty(), name, offset, size);
        }
    }
}
