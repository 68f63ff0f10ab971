package xiangqi.ui.table;

import java.util.Optional;
import xiangqi.core.board.Side;
import xiangqi.core.game.Conduct;
import xiangqi.core.game.Evidence;
import xiangqi.core.game.GameRules;
import xiangqi.core.table.Game;

/// How near a side is to the end that repetition, or checks in a row, bring.
///
/// @param kind the class of what the side does; empty where it is none yet, or it is a run of checks
/// @param checks whether checks in a row are counted
/// @param count how often so far
/// @param of how often ends the game
/// @param warned whether once more ends it
public record Meter(Optional<Conduct.Kind> kind, boolean checks, int count, int of, boolean warned) {
    private static final int OCCURRENCES = 3;

    /// The meter of a side in a running game.
    static Meter of(Game game, Side side) {
        Optional<Judged> warning = Judged.warning(game);
        int most = game.terms().rules().checksInARow();
        int run = most == 0
                ? 0
                : GameRules.runOfChecks(game.line(), side)
                        .map(Evidence.ChecksInARow::count)
                        .orElse(0);
        Optional<Meter> repeated = warning.flatMap(given -> repeated(given, side));
        if (run > 0 && (repeated.isEmpty() || run == most - 1)) {
            return new Meter(Optional.empty(), true, run, most, run == most - 1);
        }
        return repeated.orElse(new Meter(Optional.empty(), false, 0, OCCURRENCES, false));
    }

    private static Optional<Meter> repeated(Judged warning, Side side) {
        if (warning.blamed().filter(blamed -> blamed != side).isPresent()) {
            return Optional.empty();
        }
        return warning.evidence().repetition().map(repetition -> {
            Conduct conduct = side == Side.RED ? repetition.red() : repetition.black();
            Optional<Conduct.Kind> kind = warning.blamed().isPresent() ? Optional.of(conduct.kind()) : Optional.empty();
            return new Meter(kind, false, repetition.occurrence(), OCCURRENCES, true);
        });
    }
}
