package xiangqi.core.game;

import java.util.Optional;
import java.util.stream.Stream;
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

    /// Judges in this order: the end of the position itself, checks in a row, repetition, nothing left to mate
    /// with, the natural limit.
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

    /// How many checks in a row a piece of that side has given with consecutive moves of its side and goes on
    /// giving with its next move, whatever these rules make of it; empty where there is no such run, or where
    /// the answer, a capture or a check, has broken it.
    public static Optional<Evidence.ChecksInARow> runOfChecks(Line line, Side side) {
        return CheckRun.of(line, side);
    }

    private Verdict goingOn(Line line) {
        Side mover = line.position().turn().opponent();
        Optional<Evidence.ChecksInARow> checks = checksInARow > 0 ? CheckRun.of(line) : Optional.empty();
        if (checks.filter(run -> run.count() >= checksInARow).isPresent()) {
            return lost(mover, Outcome.Reason.FIVE_CHECKS, withChecks(line, checks, Optional.empty()));
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
        return oneCheckLeft(line)
                .map(run -> warnedOfChecks(line, run, repetition))
                .or(() -> repetition.map(judged -> new Verdict.Warning(judged.outcome(), judged.evidence())))
                .orElse(CONTINUE);
    }

    /// The run of checks that one more makes fatal: before the opponent's answer and after it.
    private Optional<Evidence.ChecksInARow> oneCheckLeft(Line line) {
        return checksInARow == 0
                ? Optional.empty()
                : Stream.of(Side.values())
                        .flatMap(side -> CheckRun.of(line, side).stream())
                        .filter(run -> run.count() == checksInARow - 1)
                        .findFirst();
    }

    private Evidence plain(Rule rule, Line line) {
        return Evidence.of(rule, edition, line.size());
    }

    /// Of the two ends that threaten, the one that can fall first gives the reason; the evidence has both.
    private Verdict warnedOfChecks(Line line, Evidence.ChecksInARow run, Optional<Repetitions.Judged> repetition) {
        Side checker = run.piece().piece().side();
        boolean checkIsNext = line.position().turn() == checker;
        if (!checkIsNext && repetition.isPresent() && nextPlyRepeats(line)) {
            Repetitions.Judged judged = repetition.get();
            Evidence evidence = judged.evidence();
            return new Verdict.Warning(
                    judged.outcome(),
                    new Evidence(evidence.rule(), edition, line.size(), evidence.repetition(), Optional.of(run)));
        }
        return new Verdict.Warning(
                new Outcome.Win(checker.opponent(), Outcome.Reason.FIVE_CHECKS),
                withChecks(
                        line,
                        Optional.of(run),
                        repetition.flatMap(judged -> judged.evidence().repetition())));
    }

    /// Whether the next ply of the cycle brings a position for the third time, before there can be one more
    /// check.
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
