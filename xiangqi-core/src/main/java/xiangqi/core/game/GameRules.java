package xiangqi.core.game;

import java.util.Optional;
import xiangqi.core.board.Side;
import xiangqi.core.game.Evidence.Rule;

/// The rules a table plays by: how its lines are judged.
///
/// @param edition the edition of the rules of repetition
/// @param naturalLimit whether sixty rounds without a capture are a draw
/// @param checksInARow how many checks in a row by the same piece lose without any repetition; 0: none
public record GameRules(Edition edition, boolean naturalLimit, int checksInARow) implements Ruleset {
    private static final Verdict CONTINUE = new Verdict.Continue();

    /// @throws IllegalArgumentException if `checksInARow` is negative or 1
    public GameRules {
        if (checksInARow < 0 || checksInARow == 1) {
            throw new IllegalArgumentException("checks in a row: " + checksInARow);
        }
    }

    /// The rules of an edition with the natural limit.
    public static GameRules of(Edition edition) {
        return new GameRules(edition, true, 0);
    }

    /// Judges in this order: the end of the position itself, checks in a row, repetition, nothing left to mate with,
    /// the natural limit.
    @Override
    public Verdict judge(Line line) {
        Side turn = line.position().turn();
        return switch (line.position().end()) {
            case CHECKMATE -> lost(turn, Outcome.Reason.CHECKMATE, plain(Rule.CHECKMATE, line));
            case STALEMATE -> lost(turn, Outcome.Reason.STALEMATE, plain(Rule.STALEMATE, line));
            case GENERAL_CAPTURED -> lost(turn, Outcome.Reason.GENERAL_CAPTURED, plain(Rule.GENERAL_CAPTURED, line));
            case NONE -> goingOn(line);
        };
    }

    /// How many checks in a row the piece that checks now has given with consecutive moves of its side, whatever these
    /// rules make of it; empty when the last ply of the line is no check.
    public static Optional<Evidence.ChecksInARow> runOfChecks(Line line) {
        return CheckRun.of(line);
    }

    private Verdict goingOn(Line line) {
        Optional<Evidence.ChecksInARow> checks = checksInARow > 0 ? CheckRun.of(line) : Optional.empty();
        boolean fatal = checks.filter(run -> run.count() >= checksInARow).isPresent();
        boolean oneLeft = checks.filter(run -> run.count() == checksInARow - 1).isPresent();
        if (fatal) {
            return lost(
                    line.position().turn().opponent(),
                    Outcome.Reason.FIVE_CHECKS,
                    withChecks(line, checks, Optional.empty()));
        }
        int occurrences = line.occurrences();
        Optional<Repetitions.Judged> repetition =
                occurrences > 1 ? Optional.of(Repetitions.judge(line, occurrences, edition)) : Optional.empty();
        if (occurrences > 2) {
            Repetitions.Judged judged = repetition.orElseThrow();
            return new Verdict.Over(judged.outcome(), judged.evidence());
        }
        if (line.position().onlyDefendersLeft() && !line.position().generalOpenToCapture()) {
            return new Verdict.Over(new Outcome.Draw(Outcome.Reason.NO_MATERIAL), plain(Rule.NO_MATERIAL, line));
        }
        if (naturalLimit && line.countedTowardsLimit() >= Line.NATURAL_LIMIT) {
            return new Verdict.Over(new Outcome.Draw(Outcome.Reason.NATURAL_LIMIT), plain(Rule.NATURAL_LIMIT, line));
        }
        if (oneLeft) {
            return warnedOfChecks(line, checks, repetition);
        }
        return repetition
                .<Verdict>map(judged -> new Verdict.Warning(judged.outcome(), judged.evidence()))
                .orElse(CONTINUE);
    }

    private Evidence plain(Rule rule, Line line) {
        return Evidence.of(rule, edition, line.size());
    }

    /// Of the two ends that threaten, the one that can fall first gives the reason; the evidence has both.
    private Verdict warnedOfChecks(
            Line line, Optional<Evidence.ChecksInARow> checks, Optional<Repetitions.Judged> repetition) {
        if (repetition.isPresent() && nextPlyRepeats(line)) {
            Repetitions.Judged judged = repetition.get();
            Evidence evidence = judged.evidence();
            return new Verdict.Warning(
                    judged.outcome(),
                    new Evidence(evidence.rule(), edition, line.size(), evidence.repetition(), checks));
        }
        return new Verdict.Warning(
                new Outcome.Win(line.position().turn(), Outcome.Reason.FIVE_CHECKS),
                withChecks(
                        line,
                        checks,
                        repetition.flatMap(judged -> judged.evidence().repetition())));
    }

    /// Whether the next ply of the cycle brings a position for the third time, before there can be one more check.
    private static boolean nextPlyRepeats(Line line) {
        return line.back(line.sincePreviousOccurrence() - 1).occurrences() > 1;
    }

    private Evidence withChecks(
            Line line, Optional<Evidence.ChecksInARow> checks, Optional<Evidence.Repetition> repetition) {
        return new Evidence(Rule.FIVE_CHECKS, edition, line.size(), repetition, checks);
    }

    private static Verdict lost(Side side, Outcome.Reason why, Evidence evidence) {
        return new Verdict.Over(new Outcome.Win(side.opponent(), why), evidence);
    }
}
