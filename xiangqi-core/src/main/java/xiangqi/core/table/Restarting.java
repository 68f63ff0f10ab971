package xiangqi.core.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import xiangqi.core.board.Side;
import xiangqi.core.game.Outcome;
import xiangqi.core.game.Outcome.Reason;

/// Odds in the middle of a game, with a reward (houses.md §1, "Handicap restart").
final class Restarting {
    private Restarting() {}

    static Optional<Refusal> refusal(Table table, Game game, Side side, Proposal.Restart restart) {
        int rounds = game.terms().house().handicap().rounds();
        if (rounds == 0) {
            return Answers.refusal(Refusal.Code.HANDICAP_BEFORE_THE_GAME);
        }
        if (game.movesOnLine(game.first()) > rounds) {
            return Answers.refusal(Refusal.Code.HANDICAP_TOO_LATE, "rounds", Argument.of(rounds));
        }
        if (table.restarted()) {
            return Answers.refusal(Refusal.Code.HANDICAP_USED);
        }
        if (restart.reward() < 0) {
            return Answers.refusal(Refusal.Code.AMOUNT_IMPOSSIBLE, "amount", Argument.of(restart.reward()));
        }
        if (restart.reward() > 0 && !game.terms().money()) {
            return Answers.refusal(Refusal.Code.NO_MONEY_HERE);
        }
        if (game.terms().withOdds(restart.odds()).isEmpty()) {
            return Answers.refusal(
                    Refusal.Code.ODDS_IMPOSSIBLE,
                    "odds",
                    Argument.of(restart.odds().kind()));
        }
        return Offering.pending(table, Proposal.Restart.class, side);
    }

    /// The running game is annulled and a new one starts at once; the fee stays paid for it.
    static List<Event> restarted(Table table, Game game, Instant at, Side asker, Proposal.Restart restart) {
        Player giver = game.player(asker.opponent());
        Player receiver = game.player(asker);
        boolean giverIsRed = restart.odds().giver() == Side.RED;
        Player red = giverIsRed ? giver : receiver;
        Player black = giverIsRed ? receiver : giver;
        Terms terms = game.terms().withOdds(restart.odds()).orElseThrow();
        List<Event> events =
                new ArrayList<>(Playing.ended(table, game, at, new Outcome.Annulled(Reason.HANDICAP_RESTART)));
        events.addAll(Money.charge(at, new Pot(0, 0, restart.reward()), red, black));
        events.addAll(
                Seating.started(table, at, terms, red, black, new Pot(game.pot().fee(), 0, restart.reward())));
        return events;
    }
}
