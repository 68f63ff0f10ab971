package xiangqi.app.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads the JSON that the command line prints, by the letter of RFC 8259 and with no part of the library that wrote
/// it. Objects keep the order of their members; `null` is [#NULL].
public final class Json {
    /// What a member that is `null` is read as.
    public static final Optional<Object> NULL = Optional.empty();

    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /// The object that the whole text is.
    @SuppressWarnings("unchecked")
    public static Map<String, Object> object(String text) {
        Json json = new Json(text);
        Object value = json.value();
        if (json.at != text.length()) {
            throw json.fault("nothing more");
        }
        return (Map<String, Object>) value;
    }

    /// A member that is a list of texts.
    public static List<String> texts(Object value) {
        return ((List<?>) value).stream().map(String.class::cast).toList();
    }

    private Object value() {
        return switch (peek()) {
            case '{' -> members();
            case '[' -> elements();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", NULL);
            default -> number();
        };
    }

    private Map<String, Object> members() {
        Map<String, Object> members = new LinkedHashMap<>();
        expect('{');
        while (peek() != '}') {
            if (!members.isEmpty()) {
                expect(',');
            }
            String name = string();
            expect(':');
            if (members.putIfAbsent(name, value()) != null) {
                throw fault("another name than " + name);
            }
        }
        expect('}');
        return members;
    }

    private List<Object> elements() {
        List<Object> elements = new ArrayList<>();
        expect('[');
        while (peek() != ']') {
            if (!elements.isEmpty()) {
                expect(',');
            }
            elements.add(value());
        }
        expect(']');
        return elements;
    }

    private String string() {
        StringBuilder string = new StringBuilder();
        expect('"');
        while (peek() != '"') {
            char c = text.charAt(at++);
            if (c < ' ') {
                throw fault("no control character");
            }
            string.append(c == '\\' ? escaped() : c);
        }
        expect('"');
        return string.toString();
    }

    private char escaped() {
        char c = text.charAt(at++);
        if (c == 'u') {
            at += 4;
            return (char) Integer.parseInt(text.substring(at - 4, at), 16);
        }
        int which = "\"\\/bfnrt".indexOf(c);
        if (which < 0) {
            throw fault("an escape");
        }
        return "\"\\/\b\f\n\r\t".charAt(which);
    }

    private long number() {
        int from = at;
        while (at < text.length() && "-0123456789".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return Long.parseLong(text.substring(from, at));
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) {
            throw fault(word);
        }
        at += word.length();
        return value;
    }

    private char peek() {
        if (at == text.length()) {
            throw fault("more");
        }
        return text.charAt(at);
    }

    private void expect(char wanted) {
        if (peek() != wanted) {
            throw fault(String.valueOf(wanted));
        }
        at++;
    }

    private AssertionError fault(String wanted) {
        return new AssertionError("wanted " + wanted + " at " + at + " in " + text);
    }
}
