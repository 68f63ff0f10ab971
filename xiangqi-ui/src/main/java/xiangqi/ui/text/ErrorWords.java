package xiangqi.ui.text;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import xiangqi.core.table.Argument;
import xiangqi.net.protocol.MessageFault;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.UnfitTerm;

/// Why a server refused a connection or a request, in words.
public final class ErrorWords {
    private static final long MILLIS = 1000;

    private ErrorWords() {}

    /// One line; the places of a code's words are its arguments in the order of their names. A time to wait is told in
    /// whole seconds, rounded up; what is wrong with a message or with the terms is told in words.
    public static String say(Words words, ProtocolError error) {
        return words.of(
                error.code(),
                error.code().arguments().stream()
                        .sorted()
                        .map(name -> said(words, name, error.arguments()))
                        .toArray());
    }

    private static Object said(Words words, String name, Map<String, Argument> arguments) {
        return switch (arguments.get(name)) {
            case Argument.Count count when name.equals("millis") -> Math.max(1, Math.ceilDiv(count.value(), MILLIS));
            case Argument.Count count -> count.value();
            case Argument.Name named when name.equals("why") -> word(words, fault(named.value()));
            case Argument.Name named when name.equals("what") -> word(words, UnfitTerm.find(named.value()));
            case Argument.Name named -> named.value();
        };
    }

    private static Optional<MessageFault> fault(String name) {
        return Stream.of(MessageFault.values())
                .filter(fault -> fault.name().equals(name))
                .findFirst();
    }

    /// A name that only a newer server knows has no words here.
    private static String word(Words words, Optional<? extends Enum<?>> code) {
        return code.map(words::of).orElseGet(() -> words.text("codes.unnamed"));
    }
}
