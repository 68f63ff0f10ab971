package xiangqi.ui.text;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Attempt;
import xiangqi.core.table.Argument;
import xiangqi.core.table.Refusal;

/// Why a table refused a command, in words. A newer server may name what is not known here: then it is said as far as
/// it is known.
public final class RefusalWords {
    /// How many places a sentence has at most; those whose arguments are missing are filled, too.
    private static final int MOST_PLACES = 4;

    /// Stands where an argument is missing, in every language.
    private static final String UNTOLD = "…";

    private RefusalWords() {}

    /// One line; the places of a code's words are its arguments in the order of their names.
    public static String say(Words words, Refusal refusal) {
        Map<String, Argument> arguments = refusal.arguments();
        Optional<Attempt.Why> why = Optional.ofNullable(arguments.get("why"))
                .flatMap(word -> constant(Attempt.Why.values(), word.toString()));
        if (refusal.code() == Refusal.Code.ILLEGAL_MOVE && why.isPresent()) {
            String at = Optional.ofNullable(arguments.get("at"))
                    .flatMap(place -> Square.parse(place.toString()))
                    .map(words::say)
                    .orElse("");
            return words.of(why.get(), words.text("codes.some-piece"), at);
        }
        Stream<Object> said =
                arguments.entrySet().stream().map(argument -> said(words, argument.getKey(), argument.getValue()));
        Stream<Object> untold = Stream.generate(() -> UNTOLD);
        return words.of(
                refusal.code(), Stream.concat(said, untold.limit(MOST_PLACES)).toArray());
    }

    private static Object said(Words words, String name, Argument argument) {
        return switch (argument) {
            case Argument.Count count -> figure(count.value());
            case Argument.Name named
            when name.equals("side") ->
                constant(Side.values(), named.value()).map(words::say).orElse(named.value());
            case Argument.Name named -> named.value();
        };
    }

    /// A small one stays a number, which chooses between one and many.
    private static Object figure(long value) {
        return value >= 0 && value < 1000 ? value : Figures.grouped(value);
    }

    private static <E extends Enum<E>> Optional<E> constant(E[] known, String name) {
        return Stream.of(known).filter(one -> one.name().equals(name)).findFirst();
    }
}
