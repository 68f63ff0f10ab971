package xiangqi.ui.table;

import java.util.List;

/// The values that a stepper goes through, ascending; a value between two of them steps to its neighbours.
public record Ladder(List<Integer> values) {
    public Ladder {
        values = List.copyOf(values);
        for (int i = 1; i < values.size(); i++) {
            if (values.get(i - 1) >= values.get(i)) {
                throw new IllegalArgumentException("not ascending: " + values);
            }
        }
    }

    static Ladder of(Integer... values) {
        return new Ladder(List.of(values));
    }

    /// The next larger value, or `from` at the upper end.
    public int above(int from) {
        return values.stream().filter(value -> value > from).findFirst().orElse(from);
    }

    /// The next smaller value, or `from` at the lower end.
    public int below(int from) {
        return values.reversed().stream()
                .filter(value -> value < from)
                .findFirst()
                .orElse(from);
    }
}
