package xiangqi.core.table;

import java.util.Optional;
import xiangqi.core.board.Side;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.Profile;
import xiangqi.core.house.Scoring;
import xiangqi.core.house.Uncounted;
import xiangqi.core.money.Account;

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
        Optional<Uncounted> why =
                scoring.uncounted(red, black, outcome, game.line().size());
        return why.filter(Scored::isWhateverItBeganFrom)
                .or(() -> unrated(game.terms()))
                .or(() -> why)
                .<Scored>map(NotCounted::new)
                .orElseGet(() -> new Counted(
                        scoring.after(red, black, result(outcome, Side.RED), game.first() == Side.RED),
                        scoring.after(black, red, result(outcome, Side.BLACK), game.first() == Side.BLACK)));
    }

    /// That side's player as the house knows them after `game`: with the score it led to and what it moved in their
    /// purse.
    ///
    /// @throws IllegalArgumentException if it is not over
    static Player after(Game game, Side side) {
        Player player = game.player(side);
        Account purse = new Account.Purse(player.id());
        long moved = game.transfers().stream()
                .mapToLong(transfer -> (transfer.to().equals(purse) ? transfer.amount() : 0)
                        - (transfer.from().equals(purse) ? transfer.amount() : 0))
                .sum();
        Profile scored = of(game) instanceof Counted counted ? counted.of(side) : player.profile();
        return new Player(player.id(), player.name(), scored.withWealth(scored.wealth() + moved));
    }

    /// Whether a game would not count for that reason, however it began. Before all others stands what the players
    /// agreed on: at odds nothing counts, even if the game had been long enough.
    private static boolean isWhateverItBeganFrom(Uncounted why) {
        return why == Uncounted.NO_SCORES || why == Uncounted.ANNULLED;
    }

    private static Optional<Uncounted> unrated(Terms terms) {
        if (terms.scored()) {
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
