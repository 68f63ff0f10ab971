package xiangqi.ui.table;

import java.util.List;
import java.util.OptionalInt;

/// The values that a stepper goes through, ascending, and the range of those that can be typed; a value between two of
/// them steps to its neighbours.
///
/// @param least the smallest value there can be
/// @param most the largest
public record Ladder(List<Integer> values, int least, int most) {
    private static final int DIGITS = 9;

    public Ladder {
        values = List.copyOf(values);
        for (int i = 1; i < values.size(); i++) {
            if (values.get(i - 1) >= values.get(i)) {
                throw new IllegalArgumentException("not ascending: " + values);
            }
        }
        if (values.getFirst() < least || values.getLast() > most) {
            throw new IllegalArgumentException("not within " + least + " and " + most + ": " + values);
        }
    }

    static Ladder of(Integer... values) {
        List<Integer> all = List.of(values);
        return new Ladder(all, all.getFirst(), all.getLast());
    }

    /// The same steps where other values can be typed.
    Ladder within(int smallest, int largest) {
        return new Ladder(values, smallest, largest);
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

    /// The value that somebody typed, in digits of any width, with or without blanks between them; empty where that is
    /// no whole number or out of range.
    OptionalInt read(String typed) {
        StringBuilder digits = new StringBuilder();
        for (int sign : typed.codePoints().toArray()) {
            int digit = Character.digit(sign, 10);
            if (digit >= 0) {
                digits.append(digit);
            } else if (!Character.isWhitespace(sign) && !Character.isSpaceChar(sign)) {
                return OptionalInt.empty();
            }
        }
        if (digits.isEmpty() || digits.length() > DIGITS) {
            return OptionalInt.empty();
        }
        int value = Integer.parseInt(digits.toString());
        return value < least || value > most ? OptionalInt.empty() : OptionalInt.of(value);
    }
}
