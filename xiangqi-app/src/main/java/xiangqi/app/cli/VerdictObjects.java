package xiangqi.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import xiangqi.core.board.Board.Placed;
import xiangqi.core.board.Side;
import xiangqi.core.game.Conduct;
import xiangqi.core.game.Edition;
import xiangqi.core.game.Evidence;
import xiangqi.core.game.Outcome;
import xiangqi.core.game.Verdict;
import xiangqi.core.rules.Move;
import xiangqi.net.codec.JsonFields;

/// The objects that `chuhe judge` prints; `docs/judge.md` lists their words. A piece on its point is its FEN letter and
/// the point: `Rh4`.
final class VerdictObjects {
    private VerdictObjects() {}

    static void write(JsonFields fields, LineJudge.Answer answer) {
        switch (answer) {
            case LineJudge.Judged judged -> write(fields, judged);
            case LineJudge.BadStart(GivenStart.Faulty faulty) -> {
                fields.text("error", String.join("; ", faulty.faults())).number("at", 0);
                number(fields, "row", faulty.place().map(GivenStart.Place::row));
                number(fields, "column", faulty.place().map(GivenStart.Place::column));
            }
            case LineJudge.BadMove(int ply, GivenMove.Refused refused) -> {
                fields.text("error", refused.error()).number("at", ply);
                if (!refused.candidates().isEmpty()) {
                    fields.texts(
                            "candidates",
                            refused.candidates().stream().map(Move::toString).toList());
                }
            }
        }
    }

    private static void number(JsonFields fields, String name, Optional<Integer> value) {
        value.ifPresentOrElse(known -> fields.number(name, known), () -> fields.absent(name));
    }

    private static void write(JsonFields fields, LineJudge.Judged judged) {
        switch (judged.verdict()) {
            case Verdict.Continue _ -> {
                fields.text("verdict", "none").absent("reason");
                evidence(fields, Optional.empty());
                fields.absent("rule").text("edition", judged.rules().edition().code());
                fields.number("at", judged.line().size());
            }
            case Verdict.Warning warning -> write(fields, "warning", warning.ahead(), warning.evidence());
            case Verdict.Over over -> write(fields, verdict(over.outcome()), over.outcome(), over.evidence());
        }
    }

    private static void write(JsonFields fields, String verdict, Outcome outcome, Evidence evidence) {
        fields.text("verdict", verdict).text("reason", word(outcome.why()));
        evidence(fields, Optional.of(evidence));
        fields.text("rule", word(evidence.rule()))
                .text("edition", evidence.edition().code())
                .number("at", evidence.at());
    }

    private static String verdict(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Win win -> win.side() == Side.RED ? "black_loses" : "red_loses";
            case Outcome.Draw _ -> "draw";
            case Outcome.Annulled annulled -> throw new IllegalStateException("a line annuls nothing: " + annulled);
        };
    }

    private static void evidence(JsonFields fields, Optional<Evidence> evidence) {
        Optional<Evidence.Repetition> repetition = evidence.flatMap(Evidence::repetition);
        Edition edition = evidence.map(Evidence::edition).orElse(Edition.CHINESE);
        fields.object(
                "class",
                sides -> sides.text("red", repetition.map(of -> kind(of.red(), edition)))
                        .text("black", repetition.map(of -> kind(of.black(), edition))));
        fields.texts(
                "cycle",
                repetition.stream()
                        .flatMap(of -> of.cycle().stream())
                        .map(deed -> deed.move().toString())
                        .toList());
        List<Placed> chased = new ArrayList<>();
        List<Placed> checking = new ArrayList<>();
        repetition.stream().flatMap(of -> Stream.of(of.red(), of.black())).forEach(conduct -> {
            chased.addAll(conduct.chased());
            checking.addAll(conduct.checking());
        });
        evidence.flatMap(Evidence::checksInARow).ifPresent(run -> checking.add(run.piece()));
        fields.texts("chased", words(chased))
                .texts("checking", words(checking).stream().distinct().toList());
    }

    private static List<String> words(List<Placed> pieces) {
        return pieces.stream()
                .map(placed -> placed.piece().letter() + placed.square().toString())
                .toList();
    }

    /// What a side did: under `chinese` by its Chinese name, under `asian` the class.
    private static String kind(Conduct conduct, Edition edition) {
        return edition == Edition.ASIAN ? word(conduct.kind()) : chineseName(conduct.kind());
    }

    private static String chineseName(Conduct.Kind kind) {
        return switch (kind) {
            case PERPETUAL_CHECK -> "长将";
            case PERPETUAL_CHASE, PERPETUAL_CHASE_OF_PINNED_CHARIOT -> "长捉";
            case PERPETUAL_THREAT -> "长杀";
            case CHECK_AND_THREAT -> "一将一杀";
            case CHECK_AND_CHASE -> "一将一捉";
            case THREAT_AND_CHASE -> "一杀一捉";
            case CHECK_THREAT_AND_CHASE -> "将杀捉";
            case CHECK_AND_IDLE -> "一将一闲";
            case THREAT_AND_IDLE -> "一杀一闲";
            case CHASE_AND_IDLE -> "一捉一闲";
            case IDLE -> "闲";
        };
    }

    /// `PERPETUAL_CHECK` as `perpetual_check`, in the style of the verdicts.
    private static String word(Enum<?> code) {
        return code.name().toLowerCase(Locale.ROOT);
    }
}
