package xiangqi.core.house;

import java.util.List;

/// Titles by value, highest first.
///
/// @param titles the last one holds from any value
record Ladder(List<Title> titles) {
    Ladder {
        titles = List.copyOf(titles);
    }

    /// The highest title that `value`, unrounded, reaches.
    Title of(double value) {
        return titles.stream()
                .filter(title -> value >= title.from())
                .findFirst()
                .orElse(titles.getLast());
    }

    /// `value` rounded half up, but never across a title's border.
    long shown(double value) {
        long rounded = (long) Math.floor(value + 0.5);
        return of(rounded).equals(of(value)) ? rounded : rounded - 1;
    }
}
