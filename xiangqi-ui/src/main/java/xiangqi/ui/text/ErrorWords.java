package xiangqi.ui.text;

import java.util.Map;
import xiangqi.core.table.Argument;
import xiangqi.net.protocol.ProtocolError;

/// Why a server refused a connection or a request, in words.
public final class ErrorWords {
    private static final long MILLIS = 1000;

    private ErrorWords() {}

    /// One line; the places of a code's words are its arguments in the order of their names. A time to wait is told in
    /// whole seconds, rounded up.
    public static String say(Words words, ProtocolError error) {
        return words.of(
                error.code(),
                error.code().arguments().stream()
                        .sorted()
                        .map(name -> said(name, error.arguments()))
                        .toArray());
    }

    private static Object said(String name, Map<String, Argument> arguments) {
        return switch (arguments.get(name)) {
            case Argument.Count count when name.equals("millis") -> Math.max(1, Math.ceilDiv(count.value(), MILLIS));
            case Argument.Count count -> count.value();
            case Argument.Name named -> named.value();
        };
    }
}
