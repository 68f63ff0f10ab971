package xiangqi.app.cli;

import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import xiangqi.core.notation.Notation;
import xiangqi.ui.text.Words;

/// An option whose value is one of a few names.
final class Choice {
    /// How the notations are called on the command line.
    static final Map<String, Notation> NOTATIONS = Map.of(
            "zh", Notation.ZH_HANS,
            "zh-hant", Notation.ZH_HANT,
            "wxf", Notation.WXF,
            "iccs", Notation.ICCS,
            "uci", Notation.UCI);

    private Choice() {}

    /// What `name` stands for; a name that is none of these is wrong usage of the command.
    static <T> T of(Map<String, T> choices, String name, CommandSpec spec, Words words) {
        T choice = choices.get(name);
        if (choice == null) {
            String known = choices.keySet().stream().sorted().collect(Collectors.joining(", "));
            throw new ParameterException(spec.commandLine(), words.text("app.no-choice", name, known));
        }
        return choice;
    }
}
