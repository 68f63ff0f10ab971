package xiangqi.ui.text;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import xiangqi.core.board.Fault;
import xiangqi.core.board.Side;
import xiangqi.core.notation.FenFault;
import xiangqi.core.record.Export;
import xiangqi.core.record.Field;
import xiangqi.core.record.Format;
import xiangqi.core.record.PlayedGame;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Spot;
import xiangqi.core.rules.Attempt;

/// Says what could not be read in a file, and where. Loads no class of JavaFX.
public final class ProblemWords {
    private static final Set<String> FIELDS =
            Arrays.stream(Field.values()).map(Field::name).collect(Collectors.toUnmodifiableSet());

    private ProblemWords() {}

    /// What is wrong, in one line without its place.
    public static String what(Problem problem, Words words) {
        List<String> told = problem.arguments();
        Object[] arguments = switch (problem.code()) {
            case ILLEGAL_MOVE -> with(told, 1, rule(told.get(1), words));
            case START_FAULTY, MOVES_WITHOUT_START -> with(told, 0, faults(told.getFirst(), words));
            case FEN_FAULTY -> with(told, 1, fenFault(told, words));
            case UNSUPPORTED_FORMAT -> with(told, 0, words.of(Format.valueOf(told.getFirst())));
            default -> told.toArray();
        };
        String what = words.of(problem.code(), arguments);
        return problem.ply() == 0
                ? what
                : words.text("codes.problem.at-ply", problem.ply(), what, (problem.ply() + 1) / 2);
    }

    /// What is wrong and where, in one line.
    public static String told(Problem problem, Words words) {
        String what = what(problem, words);
        return problem.spot() instanceof Spot.Whole
                ? what
                : words.text("codes.problem.at", where(problem.spot(), words), what);
    }

    /// Where it is in the file.
    public static String where(Spot spot, Words words) {
        return switch (spot) {
            case Spot.Whole _ -> words.text("codes.spot.whole");
            case Spot.Byte place -> words.text("codes.spot.byte", place.offset(), hex(place.offset()));
            case Spot.Character place ->
                words.text("codes.spot.character", place.line(), place.column(), place.index());
        };
    }

    /// What a format could not hold, in one line.
    public static String lost(Export.Loss loss, Words words) {
        String what = loss.kind() == Export.Loss.Kind.TERMS
                ? Arrays.stream(loss.what().split(Export.Loss.BETWEEN))
                        .map(name -> header(name, words))
                        .collect(Collectors.joining(words.text("codes.export.between-terms")))
                : header(loss.what(), words);
        return words.of(loss.kind(), what, loss.game(), loss.ply().orElse(0));
    }

    /// A field or a term of a game played here in words, another header by the name it has.
    public static String header(String name, Words words) {
        if (FIELDS.contains(name)) {
            return words.of(Field.valueOf(name));
        }
        return Arrays.stream(PlayedGame.Term.values())
                .filter(term -> term.header().equals(name))
                .findFirst()
                .map(term -> words.of(term))
                .orElse(name);
    }

    private static String hex(long offset) {
        return "0x" + Long.toHexString(offset).toUpperCase(Locale.ROOT);
    }

    private static Object[] with(List<String> told, int index, String said) {
        Object[] arguments = told.toArray();
        arguments[index] = said;
        return arguments;
    }

    private static String rule(String why, Words words) {
        return words.text("codes.problem.rule." + Codes.name(Attempt.Why.valueOf(why)));
    }

    /// `NO_GENERAL BLACK, TOO_MANY RED` in words.
    private static String faults(String faults, Words words) {
        return Arrays.stream(faults.split(", "))
                .map(fault -> fault.split(" "))
                .map(fault -> words.fault(new Fault(Fault.Kind.valueOf(fault[0]), Side.valueOf(fault[1]), List.of())))
                .collect(Collectors.joining("; "));
    }

    private static String fenFault(List<String> told, Words words) {
        return words.fault(new FenFault(
                FenFault.Kind.valueOf(told.get(1)),
                Integer.parseInt(told.get(2)),
                Integer.parseInt(told.get(3)),
                Integer.parseInt(told.get(4)),
                Integer.parseInt(told.get(5))));
    }
}
