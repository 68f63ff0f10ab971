package xiangqi.core.record;

/// A place in a file.
public sealed interface Spot {
    /// The whole file.
    record Whole() implements Spot {}

    /// A place in a binary file: the offset in bytes from its beginning.
    record Byte(long offset) implements Spot {}

    /// A place in a text.
    ///
    /// @param line from 1
    /// @param column the character in the line, from 1
    /// @param index the character in the text, from 0, a byte order mark not counted
    record Character(int line, int column, int index) implements Spot {}

    Spot WHOLE = new Whole();
}
