package xiangqi.net.codec;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/// The members of a JSON object, read one by one. What is missing or malformed is thrown as a [StoredFault] that says
/// where; members that nobody asks for are ignored.
final class Members {
    private final JsonNode node;
    private final String path;

    Members(JsonNode node, String path) {
        this.node = node;
        this.path = path;
    }

    String text(String name) {
        JsonNode value = member(name);
        if (!value.isString()) {
            throw malformed(name, value.toString());
        }
        return value.stringValue();
    }

    /// A text of at most that length.
    String text(String name, int limit) {
        String text = text(name);
        if (text.length() > limit) {
            throw malformed(name, text.length() + " characters");
        }
        return text;
    }

    /// The names of all members there are.
    Collection<String> names() {
        return node.propertyNames();
    }

    boolean isText(String name) {
        return member(name).isString();
    }

    long whole(String name) {
        return number(name);
    }

    int count(String name) {
        long value = number(name);
        if (value < 0 || value > Integer.MAX_VALUE) {
            throw malformed(name, Long.toString(value));
        }
        return (int) value;
    }

    /// A sum of money, not negative.
    long amount(String name) {
        long value = number(name);
        if (value < 0) {
            throw malformed(name, Long.toString(value));
        }
        return value;
    }

    double real(String name) {
        JsonNode value = member(name);
        if (!value.isNumber()) {
            throw malformed(name, value.toString());
        }
        return value.doubleValue();
    }

    boolean has(String name) {
        return node.has(name) && !node.get(name).isNull();
    }

    boolean flag(String name) {
        JsonNode value = member(name);
        if (!value.isBoolean()) {
            throw malformed(name, value.toString());
        }
        return value.booleanValue();
    }

    Duration millis(String name) {
        long value = number(name);
        if (value < 0) {
            throw malformed(name, Long.toString(value));
        }
        return Duration.ofMillis(value);
    }

    Instant instant(String name) {
        String text = text(name);
        try {
            return Instant.parse(text);
        } catch (DateTimeException notATime) {
            throw malformed(name, text);
        }
    }

    /// A text that `parse` makes something of.
    <T> T parsed(String name, Function<String, Optional<T>> parse) {
        String text = text(name);
        return parse.apply(text).orElseThrow(() -> malformed(name, text));
    }

    /// A list of texts that `parse` makes something of.
    <T> List<T> parsedList(String name, Function<String, Optional<T>> parse) {
        JsonNode value = member(name);
        List<T> parsed = new ArrayList<>();
        for (JsonNode item : value) {
            parsed.add(item.stringValueOpt().flatMap(parse).orElseThrow(() -> malformed(name, value.toString())));
        }
        if (!value.isArray()) {
            throw malformed(name, value.toString());
        }
        return parsed;
    }

    Members object(String name) {
        JsonNode value = member(name);
        if (!value.isObject()) {
            throw malformed(name, value.toString());
        }
        return new Members(value, at(name));
    }

    /// The object of that name, if there is one.
    Optional<Members> optional(String name) {
        return has(name) ? Optional.of(object(name)) : Optional.empty();
    }

    /// A list of at most that many objects.
    List<Members> objects(String name, int limit) {
        JsonNode value = member(name);
        if (value.size() > limit) {
            throw malformed(name, value.size() + " items");
        }
        return objects(name);
    }

    List<Members> objects(String name) {
        JsonNode value = member(name);
        if (!value.isArray()) {
            throw malformed(name, value.toString());
        }
        List<Members> objects = new ArrayList<>();
        for (int i = 0; i < value.size(); i++) {
            if (!value.get(i).isObject()) {
                throw malformed(name, value.toString());
            }
            objects.add(new Members(value.get(i), at(name) + "[" + i + "]"));
        }
        return objects;
    }

    StoredFault malformed(String name, String found) {
        return fault(Decoded.Why.MALFORMED, name, found);
    }

    StoredFault fault(Decoded.Why why, String name, String found) {
        return new StoredFault(why, at(name), found);
    }

    private long number(String name) {
        JsonNode value = member(name);
        if (!value.isIntegralNumber() || !value.canConvertToLong()) {
            throw malformed(name, value.toString());
        }
        return value.longValue();
    }

    private JsonNode member(String name) {
        return node.optional(name)
                .filter(value -> !value.isNull())
                .orElseThrow(() -> fault(Decoded.Why.MISSING, name, ""));
    }

    private String at(String name) {
        return path.isEmpty() ? name : path + "." + name;
    }
}
