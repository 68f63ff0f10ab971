package xiangqi.core.table;

import java.time.Instant;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Clock;
import xiangqi.core.game.Outcome;
import xiangqi.core.game.Outcome.Reason;

/// Taking a chair, agreeing to start, and getting up.
final class Seating {
    private Seating() {}

    static Decision sit(Table table, Instant at, Side side, Player player) {
        return table.players().containsKey(side)
                ? Answers.refused(Refusal.Code.SEAT_TAKEN)
                : Answers.accepted(new Event.Seated(at, side, player));
    }

    static Decision ready(Table table, Instant at, Side side) {
        if (table.running().isPresent()) {
            return Answers.refused(Refusal.Code.GAME_RUNNING);
        }
        if (table.ready().contains(side)) {
            return Answers.refused(Refusal.Code.ALREADY_READY);
        }
        Event ready = new Event.BecameReady(at, side);
        return table.ready().contains(side.opponent())
                ? Answers.accepted(ready, started(table, at))
                : Answers.accepted(ready);
    }

    /// Leaving is a loss at once (houses.md §1).
    static Decision leave(Table table, Instant at, Side side) {
        Event left = new Event.Left(at, side);
        return table.running()
                .map(game -> Answers.accepted(
                        Playing.ended(game, at, new Outcome.Win(side.opponent(), Reason.LEAVING)), left))
                .orElseGet(() -> Answers.accepted(left));
    }

    private static Event started(Table table, Instant at) {
        Terms terms = table.terms().orElseThrow();
        return new Event.Started(
                at,
                terms,
                table.players().get(Side.RED),
                table.players().get(Side.BLACK),
                Clock.started(terms.clock(), terms.start().turn(), at));
    }
}
