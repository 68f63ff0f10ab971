package xiangqi.core.table;

import java.util.Optional;
import xiangqi.core.board.Side;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.Profile;
import xiangqi.core.house.Scoring;
import xiangqi.core.house.Uncounted;

/// What a finished game makes of its players' scores (houses.md §3), reckoned from what the house knew of them when
/// they sat down. Money is told by [Game#transfers].
public sealed interface Scored {
    /// The game counts: the players' profiles after it, their wealth as it was.
    record Counted(Profile red, Profile black) implements Scored {
        public Profile of(Side side) {
            return side == Side.RED ? red : black;
        }
    }

    /// Nobody's score moves.
    record NotCounted(Uncounted why) implements Scored {}

    /// What `game` counts for.
    ///
    /// @throws IllegalArgumentException if it is not over
    static Scored of(Game game) {
        Outcome outcome = game.outcome().orElseThrow(() -> new IllegalArgumentException("the game is not over"));
        Scoring scoring = game.terms().house().scoring();
        Profile red = game.red().profile();
        Profile black = game.black().profile();
        return scoring.uncounted(red, black, outcome, game.line().size())
                .or(() -> unrated(game.terms(), scoring))
                .<Scored>map(NotCounted::new)
                .orElseGet(() -> new Counted(
                        scoring.after(red, black, result(outcome, Side.RED), game.first() == Side.RED),
                        scoring.after(black, red, result(outcome, Side.BLACK), game.first() == Side.BLACK)));
    }

    private static Optional<Uncounted> unrated(Terms terms, Scoring scoring) {
        if (terms.rated() || terms.odds().isPresent() && scoring.countsAtOdds()) {
            return Optional.empty();
        }
        return Optional.of(terms.odds().isPresent() ? Uncounted.AT_ODDS : Uncounted.OTHER_START);
    }

    private static double result(Outcome outcome, Side side) {
        return switch (outcome) {
            case Outcome.Win win -> win.side() == side ? 1 : 0;
            case Outcome.Draw draw -> 0.5;
            case Outcome.Annulled annulled -> throw new IllegalArgumentException("an annulled game has no result");
        };
    }
}
