package xiangqi.core.opening;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import xiangqi.core.board.Side;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// A pair of camps that an opening is known by.
///
/// @param first the first move of the game as the table tells it
/// @param isFirstMove whether the opening is told by that move alone
record Row(Opening opening, Move first, boolean isFirstMove, Camp red, Camp black, List<Range> not) {
    /// A run of codes; both ends belong to it.
    record Range(String from, String to) {
        static Range of(String text) {
            int dash = text.indexOf('-');
            return dash < 0 ? new Range(text, text) : new Range(text.substring(0, dash), text.substring(dash + 1));
        }

        boolean holds(String code) {
            return from.compareTo(code) <= 0 && code.compareTo(to) <= 0;
        }
    }

    /// Whether a position of `other` is not one of this opening, although it looks like it.
    boolean yieldsTo(Row other) {
        return not.stream().anyMatch(range -> range.holds(other.opening.code()));
    }

    /// The rows of one line of `openings.tsv`.
    static Stream<Row> of(String line) {
        String[] cells = line.split("\t", -1);
        Opening opening = new Opening(cells[0], cells[7]);
        List<Range> not = cells[6].isEmpty()
                ? List.of()
                : Stream.of(cells[6].split(" ")).map(Range::of).toList();
        return cells[1].equals("line") ? lines(opening, cells[2], not) : sets(opening, cells, not);
    }

    private static Stream<Row> lines(Opening opening, String line, List<Range> not) {
        return Camp.choices(line).stream().map(moves -> {
            Position position = Position.START;
            for (Move move : moves) {
                position = switch (position.play(move)) {
                    case Attempt.Played(var ply) -> ply.after();
                    case Attempt.Illegal illegal -> throw new IllegalStateException(opening + ": " + illegal);
                };
            }
            return new Row(
                    opening,
                    moves.getFirst(),
                    moves.size() == 1,
                    exactly(position, Side.RED),
                    exactly(position, Side.BLACK),
                    not);
        });
    }

    private static Camp exactly(Position position, Side side) {
        return new Camp.OneOf(Set.of(Placement.key(position.board(), side)));
    }

    private static Stream<Row> sets(Opening opening, String[] cells, List<Range> not) {
        List<Row> rows = new ArrayList<>();
        Move first = Camp.choices(cells[2]).getFirst().getFirst();
        for (Camp red : Camp.of(Side.RED, cells[2], cells[3])) {
            for (Camp black : Camp.of(Side.BLACK, cells[4], cells[5])) {
                rows.add(new Row(opening, first, false, red, black, not));
            }
        }
        return rows.stream();
    }
}
