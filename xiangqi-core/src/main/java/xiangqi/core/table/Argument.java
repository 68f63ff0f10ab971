package xiangqi.core.table;

/// A value inside a [Refusal].
public sealed interface Argument {
    /// A number.
    record Count(long value) implements Argument {
        @Override
        public String toString() {
            return Long.toString(value);
        }
    }

    /// The name of something: an enum constant, a point, an id. Words for people are looked up by it.
    record Name(String value) implements Argument {
        @Override
        public String toString() {
            return value;
        }
    }

    static Argument of(long value) {
        return new Count(value);
    }

    static Argument of(Object named) {
        return new Name(named.toString());
    }
}
