package xiangqi.net.codec;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import tools.jackson.core.JsonGenerator;

/// The members of one JSON object while it is written, in the order of the calls. Belongs to a [JsonLines].
public final class JsonFields {
    private final JsonGenerator generator;

    JsonFields(JsonGenerator generator) {
        this.generator = generator;
    }

    /// A member with any text. Half a surrogate pair, which UTF-8 cannot say, becomes U+FFFD.
    public JsonFields text(String name, String value) {
        generator.writeName(name);
        generator.writeString(sayable(value));
        return this;
    }

    /// A member with a text, or `null` for none.
    public JsonFields text(String name, Optional<String> value) {
        return value.isPresent() ? text(name, value.get()) : absent(name);
    }

    public JsonFields number(String name, long value) {
        generator.writeName(name);
        generator.writeNumber(value);
        return this;
    }

    /// A member with a decimal number, written out in full and without needless zeros.
    public JsonFields decimal(String name, BigDecimal value) {
        generator.writeName(name);
        generator.writeNumber(new BigDecimal(value.stripTrailingZeros().toPlainString()));
        return this;
    }

    public JsonFields flag(String name, boolean value) {
        generator.writeName(name);
        generator.writeBoolean(value);
        return this;
    }

    /// A member whose value is `null`: known to exist, not known here.
    public JsonFields absent(String name) {
        generator.writeName(name);
        generator.writeNull();
        return this;
    }

    /// A member that is an object; `content` writes its members.
    public JsonFields object(String name, Consumer<JsonFields> content) {
        generator.writeName(name);
        generator.writeStartObject();
        content.accept(this);
        generator.writeEndObject();
        return this;
    }

    /// A member with a list of texts.
    public JsonFields texts(String name, Iterable<String> values) {
        generator.writeName(name);
        generator.writeStartArray();
        for (String value : values) {
            generator.writeString(sayable(value));
        }
        generator.writeEndArray();
        return this;
    }

    /// A member with a list of texts that are ready to be written; `text` takes them out of the values.
    public <T> JsonFields readyTexts(String name, List<T> values, Function<T, JsonText> text) {
        generator.writeName(name);
        generator.writeStartArray();
        for (int i = 0; i < values.size(); i++) {
            generator.writeString(text.apply(values.get(i)).serializable());
        }
        generator.writeEndArray();
        return this;
    }

    /// A member with a list of objects; `content` writes the members of each.
    public <T> JsonFields objects(String name, Iterable<T> values, BiConsumer<JsonFields, T> content) {
        generator.writeName(name);
        generator.writeStartArray();
        for (T value : values) {
            generator.writeStartObject();
            content.accept(this, value);
            generator.writeEndObject();
        }
        generator.writeEndArray();
        return this;
    }

    static String sayable(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                return wholeCharacters(text);
            }
        }
        return text;
    }

    private static String wholeCharacters(String text) {
        StringBuilder whole = new StringBuilder(text.length());
        text.codePoints()
                .map(point -> point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE ? 0xFFFD : point)
                .forEach(whole::appendCodePoint);
        return whole.toString();
    }
}
