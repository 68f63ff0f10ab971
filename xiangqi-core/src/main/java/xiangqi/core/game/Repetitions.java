package xiangqi.core.game;

import java.util.Optional;
import xiangqi.core.board.Side;
import xiangqi.core.game.Evidence.Rule;
import xiangqi.core.game.Outcome.Reason;

/// Judges a position that has come back: exactly the plies since its previous occurrence (rules.md §3).
final class Repetitions {
    private Repetitions() {}

    /// How the repetition ends the game, or would at the next occurrence.
    record Judged(Outcome outcome, Evidence evidence) {}

    static Judged judge(Line line, int occurrences, Edition edition) {
        int size = line.sincePreviousOccurrence();
        if (Idleness.ofBoth(line, size, edition)) {
            return drawnIdly(line, size, occurrences, edition);
        }
        Cycle cycle = new Cycle(line, size, edition);
        return switch (edition) {
            case ASIAN -> asian(line, occurrences, cycle);
            case CHINESE -> chinese(line, occurrences, cycle);
        };
    }

    /// Neither side can lose, so that the cycle is looked at as a whole only by who asks for the evidence.
    private static Judged drawnIdly(Line line, int size, int occurrences, Edition edition) {
        Evidence.Repetition repetition = new Evidence.Repetition(occurrences, () -> {
            Cycle cycle = new Cycle(line, size, edition);
            return edition == Edition.ASIAN
                    ? new Evidence.Repetition.Told(cycle.deeds(), cycle.asian(Side.RED), cycle.asian(Side.BLACK))
                    : new Evidence.Repetition.Told(cycle.deeds(), cycle.chinese(Side.RED), cycle.chinese(Side.BLACK));
        });
        Rule rule = edition == Edition.ASIAN ? Rule.EQUAL_CLASSES_DRAW : Rule.BOTH_IDLE_DRAW;
        return new Judged(
                new Outcome.Draw(Reason.REPETITION),
                new Evidence(rule, edition, line.size(), Optional.of(repetition), Optional.empty()));
    }

    private static Judged asian(Line line, int occurrences, Cycle cycle) {
        Conduct red = cycle.asian(Side.RED);
        Conduct black = cycle.asian(Side.BLACK);
        int difference = rank(red) - rank(black);
        Outcome outcome = difference == 0
                ? new Outcome.Draw(Reason.REPETITION)
                : difference > 0 ? loses(Side.RED, red) : loses(Side.BLACK, black);
        Rule rule = difference == 0 ? Rule.EQUAL_CLASSES_DRAW : Rule.HIGHER_CLASS_LOSES;
        return judged(outcome, rule, Edition.ASIAN, line, occurrences, cycle, red, black);
    }

    /// The higher class loses.
    private static int rank(Conduct conduct) {
        return switch (conduct.kind()) {
            case PERPETUAL_CHECK -> 3;
            case PERPETUAL_CHASE_OF_PINNED_CHARIOT -> 2;
            case PERPETUAL_CHASE -> 1;
            default -> 0;
        };
    }

    private static Judged chinese(Line line, int occurrences, Cycle cycle) {
        Conduct red = cycle.chinese(Side.RED);
        Conduct black = cycle.chinese(Side.BLACK);
        boolean redAttacks = attacksAlways(red);
        boolean blackAttacks = attacksAlways(black);
        boolean redChecks = red.kind() == Conduct.Kind.PERPETUAL_CHECK;
        boolean blackChecks = black.kind() == Conduct.Kind.PERPETUAL_CHECK;
        Outcome outcome;
        Rule rule;
        if (redChecks != blackChecks) {
            outcome = redChecks ? loses(Side.RED, red) : loses(Side.BLACK, black);
            rule = Rule.PERPETUAL_CHECK_LOSES;
        } else if (redAttacks != blackAttacks) {
            outcome = redAttacks ? loses(Side.RED, red) : loses(Side.BLACK, black);
            rule = Rule.ATTACK_AGAINST_IDLE_LOSES;
        } else {
            outcome = new Outcome.Draw(Reason.REPETITION);
            rule = redAttacks ? Rule.BOTH_ATTACK_DRAW : Rule.BOTH_IDLE_DRAW;
        }
        return judged(outcome, rule, Edition.CHINESE, line, occurrences, cycle, red, black);
    }

    private static boolean attacksAlways(Conduct conduct) {
        return switch (conduct.kind()) {
            case CHECK_AND_IDLE, THREAT_AND_IDLE, CHASE_AND_IDLE, IDLE -> false;
            case PERPETUAL_CHECK,
                    PERPETUAL_CHASE_OF_PINNED_CHARIOT,
                    PERPETUAL_CHASE,
                    PERPETUAL_THREAT,
                    CHECK_AND_THREAT,
                    CHECK_AND_CHASE,
                    THREAT_AND_CHASE,
                    CHECK_THREAT_AND_CHASE -> true;
        };
    }

    private static Outcome loses(Side side, Conduct conduct) {
        Reason why = switch (conduct.kind()) {
            case PERPETUAL_CHECK -> Reason.PERPETUAL_CHECK;
            case PERPETUAL_CHASE, PERPETUAL_CHASE_OF_PINNED_CHARIOT -> Reason.PERPETUAL_CHASE;
            default -> Reason.PERPETUAL_ATTACK;
        };
        return new Outcome.Win(side.opponent(), why);
    }

    private static Judged judged(
            Outcome outcome,
            Rule rule,
            Edition edition,
            Line line,
            int occurrences,
            Cycle cycle,
            Conduct red,
            Conduct black) {
        Evidence.Repetition repetition = new Evidence.Repetition(occurrences, cycle.deeds(), red, black);
        return new Judged(outcome, new Evidence(rule, edition, line.size(), Optional.of(repetition), Optional.empty()));
    }
}
