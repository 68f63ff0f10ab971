package xiangqi.ui.text;

import java.util.Map;
import java.util.Optional;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Attempt;
import xiangqi.core.table.Argument;
import xiangqi.core.table.Refusal;

/// Why a table refused a command, in words.
public final class RefusalWords {
    private RefusalWords() {}

    /// One line; the places of a code's words are its arguments in the order of their names.
    public static String say(Words words, Refusal refusal) {
        Map<String, Argument> arguments = refusal.arguments();
        if (refusal.code() == Refusal.Code.ILLEGAL_MOVE && arguments.containsKey("why")) {
            Attempt.Why why = Attempt.Why.valueOf(arguments.get("why").toString());
            String at = Optional.ofNullable(arguments.get("at"))
                    .flatMap(place -> Square.parse(place.toString()))
                    .map(words::say)
                    .orElse("");
            return words.of(why, words.text("codes.some-piece"), at);
        }
        Object[] said = arguments.entrySet().stream()
                .map(argument -> said(words, argument.getKey(), argument.getValue()))
                .toArray();
        return words.of(refusal.code(), said);
    }

    private static Object said(Words words, String name, Argument argument) {
        return switch (argument) {
            case Argument.Count count -> count.value();
            case Argument.Name named when name.equals("side") -> words.of(Side.valueOf(named.value()));
            case Argument.Name named -> named.value();
        };
    }
}
