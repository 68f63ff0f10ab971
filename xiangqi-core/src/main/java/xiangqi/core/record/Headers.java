package xiangqi.core.record;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/// Everything a record says about its game apart from the moves: the [Field]s that formats share, and
/// whatever else the file names, in the file's order. A value is one line: line breaks and other control
/// characters become a space, space at the ends and half a surrogate pair, which no file can hold, are dropped, and an
/// empty value is no value. Immutable.
public final class Headers {
    /// Nothing is known.
    public static final Headers NONE = new Headers(new EnumMap<>(Field.class), List.of());

    private final Map<Field, String> fields;
    private final List<Other> others;

    private Headers(Map<Field, String> fields, List<Other> others) {
        this.fields = fields;
        this.others = others;
    }

    public Optional<String> get(Field field) {
        return Optional.ofNullable(fields.get(field));
    }

    /// The headers that are no [Field], in the file's order.
    public List<Other> others() {
        return others;
    }

    /// The first other header of that name.
    public Optional<String> other(String name) {
        return others.stream()
                .filter(other -> other.name().equals(name))
                .map(Other::value)
                .findFirst();
    }

    /// These headers with that value; an empty one takes the field away.
    public Headers with(Field field, String value) {
        return changed().set(field, value).build();
    }

    /// A builder that starts from these headers.
    public Builder changed() {
        Builder builder = new Builder();
        builder.fields.putAll(fields);
        builder.others.addAll(others);
        return builder;
    }

    /// These headers without the other ones of such names.
    public Headers without(Predicate<String> name) {
        Builder builder = changed();
        builder.others.removeIf(other -> name.test(other.name()));
        return builder.build();
    }

    /// A header that only some programs know, by the name they use.
    public record Other(String name, String value) {}

    @Override
    public boolean equals(Object other) {
        return other instanceof Headers headers && headers.fields.equals(fields) && headers.others.equals(others);
    }

    @Override
    public int hashCode() {
        return 31 * fields.hashCode() + others.hashCode();
    }

    @Override
    public String toString() {
        return fields + " " + others;
    }

    /// Collects headers. Not thread-safe.
    public static final class Builder {
        private final Map<Field, String> fields = new EnumMap<>(Field.class);
        private final List<Other> others = new ArrayList<>(0);

        public Builder() {}

        /// Sets the field in place of an earlier value; an empty value takes it away.
        public Builder set(Field field, String value) {
            String line = line(value);
            if (line.isEmpty()) {
                fields.remove(field);
            } else {
                fields.put(field, line);
            }
            return this;
        }

        /// Adds one more other header, unless its value is empty.
        public Builder add(String name, String value) {
            String line = line(value);
            if (!line.isEmpty()) {
                others.add(new Other(line(name), line));
            }
            return this;
        }

        /// Sets the field unless it has a value.
        public Builder setIfAbsent(Field field, String value) {
            return fields.containsKey(field) ? this : set(field, value);
        }

        public Headers build() {
            if (fields.isEmpty() && others.isEmpty()) {
                return NONE;
            }
            return new Headers(
                    fields.isEmpty() ? new EnumMap<>(Field.class) : new EnumMap<>(fields), List.copyOf(others));
        }

        private static String line(String value) {
            for (int i = 0; i < value.length(); i++) {
                char c = value.charAt(i);
                if (Character.isISOControl(c) || EscapedText.isLoneSurrogate(value, i)) {
                    return value.replaceAll("\\p{Cs}", "")
                            .replaceAll("\\p{Cc}+", " ")
                            .strip();
                }
            }
            return value.strip();
        }
    }
}
