package xiangqi.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import xiangqi.core.board.Side;
import xiangqi.core.house.Profile;
import xiangqi.core.house.Scoring;
import xiangqi.core.house.Title;
import xiangqi.core.house.Uncounted;
import xiangqi.core.money.Account;
import xiangqi.core.money.Cause;
import xiangqi.core.money.Transfer;
import xiangqi.core.table.Finished;
import xiangqi.core.table.Player;
import xiangqi.core.table.Scored;

/// What a finished game moved, line by line.
///
/// @param scores what became of each score; empty where the game does not count
/// @param uncounted why the game does not count
/// @param money what went out of the purses of those at this screen and into them, in the order it is read
public record LedgerLines(List<Score> scores, Optional<Uncounted> uncounted, List<Money> money) {
    /// A score before and after, as both are shown, with the titles that go with them.
    public record Score(Side side, long before, long after, Title had, Title has) {}

    /// A line of money.
    ///
    /// @param amount signed
    public record Money(Side side, Cause cause, Kind kind, long amount) {}

    /// How money moved.
    public enum Kind {
        /// Taken from the player.
        PAID,
        /// Taken later, on top of that.
        RAISED,
        /// What was taken came back.
        BACK,
        /// More than that.
        WON
    }

    public LedgerLines {
        scores = List.copyOf(scores);
        money = List.copyOf(money);
    }

    /// The lines of `game`.
    ///
    /// @param sides whose money is listed
    static LedgerLines of(Finished game, Set<Side> sides) {
        List<Money> money = new ArrayList<>();
        for (Side side : Side.values()) {
            if (sides.contains(side)) {
                for (Cause cause : Cause.values()) {
                    add(money, game, side, cause);
                }
            }
        }
        return switch (game.scored()) {
            case Scored.NotCounted(Uncounted why) -> new LedgerLines(List.of(), Optional.of(why), money);
            case Scored.Counted counted ->
                new LedgerLines(
                        List.of(score(game, Side.RED, counted), score(game, Side.BLACK, counted)),
                        Optional.empty(),
                        money);
        };
    }

    /// What the game has added to that side's purse.
    long net(Side side) {
        return money.stream()
                .filter(line -> line.side() == side)
                .mapToLong(Money::amount)
                .sum();
    }

    private static Score score(Finished game, Side side, Scored.Counted counted) {
        Scoring scoring = game.house().scoring();
        Profile before = game.player(side).profile();
        Profile after = counted.of(side);
        return new Score(
                side, scoring.shown(before), scoring.shown(after), scoring.title(before), scoring.title(after));
    }

    private static void add(List<Money> money, Finished game, Side side, Cause cause) {
        Player player = game.player(side);
        Account purse = new Account.Purse(player.id());
        boolean bargained = cause == Cause.STAKE || cause == Cause.GUIDANCE;
        long paid = 0;
        long first = 0;
        long got = 0;
        for (Transfer transfer : game.transfers()) {
            if (transfer.cause() == cause) {
                paid += transfer.from().equals(purse) ? transfer.amount() : 0;
                first = bargained && first > 0 ? first : paid;
                got += transfer.to().equals(purse) ? transfer.amount() : 0;
            }
        }
        line(money, side, cause, Kind.PAID, -first);
        line(money, side, cause, Kind.RAISED, first - paid);
        line(money, side, cause, Kind.BACK, Math.min(paid, got));
        line(money, side, cause, Kind.WON, Math.max(0, got - paid));
    }

    private static void line(List<Money> money, Side side, Cause cause, Kind kind, long amount) {
        if (amount != 0) {
            money.add(new Money(side, cause, kind, amount));
        }
    }
}
