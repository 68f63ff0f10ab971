package xiangqi.net.protocol;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import xiangqi.core.table.Argument;

/// Why a connection or a request is refused: a code with its arguments.
public record ProtocolError(ErrorCode code, SortedMap<String, Argument> arguments) {
    /// @throws IllegalArgumentException if an argument of the code is missing
    public ProtocolError {
        if (!arguments.keySet().containsAll(Set.copyOf(code.arguments()))) {
            throw new IllegalArgumentException(code + " without " + code.arguments() + ": " + arguments);
        }
        arguments = Collections.unmodifiableSortedMap(new TreeMap<>(arguments));
    }

    public static ProtocolError of(ErrorCode code) {
        return of(code, Map.of());
    }

    public static ProtocolError of(ErrorCode code, String name, Argument value) {
        return of(code, Map.of(name, value));
    }

    public static ProtocolError of(ErrorCode code, Map<String, Argument> arguments) {
        return new ProtocolError(code, new TreeMap<>(arguments));
    }

    /// For logs: `TOO_OLD client=1 server=2`.
    @Override
    public String toString() {
        return arguments.entrySet().stream()
                .map(argument -> " " + argument.getKey() + "=" + argument.getValue())
                .collect(Collectors.joining("", code.name(), ""));
    }
}
