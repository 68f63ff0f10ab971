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
        Tally tally = Tally.ofDeciding(line, size, edition);
        Ruling ruling = ruling(tally, edition);
        // The cycle as a whole is looked at only by who asks for the evidence.
        var repetition = new Evidence.Repetition(occurrences, () -> new Cycle(line, size, edition).told());
        return new Judged(
                ruling.outcome(),
                new Evidence(ruling.rule(), edition, line.size(), Optional.of(repetition), Optional.empty()));
    }

    private record Ruling(Outcome outcome, Rule rule) {}

    private static Ruling ruling(Tally tally, Edition edition) {
        if (tally.cannotLose(Side.RED) && tally.cannotLose(Side.BLACK)) {
            return drawn(
                    switch (edition) {
                        case ASIAN -> Rule.EQUAL_CLASSES_DRAW;
                        case CHINESE -> Rule.BOTH_IDLE_DRAW;
                    });
        }
        Conduct.Kind red = tally.kind(Side.RED);
        Conduct.Kind black = tally.kind(Side.BLACK);
        return switch (edition) {
            case ASIAN -> asian(red, black);
            case CHINESE -> chinese(red, black);
        };
    }

    private static Ruling drawn(Rule rule) {
        return new Ruling(new Outcome.Draw(Reason.REPETITION), rule);
    }

    private static Ruling asian(Conduct.Kind red, Conduct.Kind black) {
        int difference = rank(red) - rank(black);
        return difference == 0
                ? drawn(Rule.EQUAL_CLASSES_DRAW)
                : lost(difference > 0, red, black, Rule.HIGHER_CLASS_LOSES);
    }

    /// The higher class loses.
    private static int rank(Conduct.Kind kind) {
        return switch (kind) {
            case PERPETUAL_CHECK -> 3;
            case PERPETUAL_CHASE_OF_PINNED_CHARIOT -> 2;
            case PERPETUAL_CHASE -> 1;
            default -> 0;
        };
    }

    private static Ruling chinese(Conduct.Kind red, Conduct.Kind black) {
        boolean redChecks = red == Conduct.Kind.PERPETUAL_CHECK;
        boolean blackChecks = black == Conduct.Kind.PERPETUAL_CHECK;
        if (redChecks != blackChecks) {
            return lost(redChecks, red, black, Rule.PERPETUAL_CHECK_LOSES);
        }
        boolean redAttacks = attacksAlways(red);
        boolean blackAttacks = attacksAlways(black);
        if (redAttacks != blackAttacks) {
            return lost(redAttacks, red, black, Rule.ATTACK_AGAINST_IDLE_LOSES);
        }
        return drawn(redAttacks ? Rule.BOTH_ATTACK_DRAW : Rule.BOTH_IDLE_DRAW);
    }

    private static boolean attacksAlways(Conduct.Kind kind) {
        return switch (kind) {
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

    private static Ruling lost(boolean red, Conduct.Kind ofRed, Conduct.Kind ofBlack, Rule rule) {
        Reason why = switch (red ? ofRed : ofBlack) {
            case PERPETUAL_CHECK -> Reason.PERPETUAL_CHECK;
            case PERPETUAL_CHASE, PERPETUAL_CHASE_OF_PINNED_CHARIOT -> Reason.PERPETUAL_CHASE;
            default -> Reason.PERPETUAL_ATTACK;
        };
        return new Ruling(new Outcome.Win(red ? Side.BLACK : Side.RED, why), rule);
    }
}
