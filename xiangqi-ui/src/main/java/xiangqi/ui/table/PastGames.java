package xiangqi.ui.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import xiangqi.core.board.Side;
import xiangqi.core.game.Outcome;
import xiangqi.core.money.Account;
import xiangqi.core.money.Cause;
import xiangqi.core.money.Transfer;
import xiangqi.core.table.Finished;
import xiangqi.core.table.Player;
import xiangqi.core.table.Table;

/// The games that were played to their end at one table, as they are read at this screen (houses.md §4: past stakes,
/// what was staked, returned and won).
///
/// @param games oldest first
/// @param totals what they add up to for the two of the last one, Red first; empty where names do not tell them apart
public record PastGames(List<PastGame> games, List<Total> totals) {
    /// Before a game has ended.
    static final PastGames NONE = new PastGames(List.of(), List.of());

    /// One game.
    ///
    /// @param money what it did to the purses that it touched, Red's first
    public record PastGame(Finished game, List<Money> money) {
        public PastGame {
            money = List.copyOf(money);
        }
    }

    /// What a game did to a purse.
    ///
    /// @param staked what went to escrow: stakes, a lesson's fee, a reward, base silver
    /// @param back what of that came back
    /// @param won what came beyond that
    /// @param fee what the house kept
    /// @param purse what was owned after the game; only of those at this screen
    public record Money(Side side, long staked, long back, long won, long fee, Optional<Long> purse) {
        /// What the game added.
        public long net() {
            return back + won - staked - fee;
        }
    }

    /// A player's games here. Annulled ones are neither won nor drawn nor lost.
    ///
    /// @param side the colour of the last game
    /// @param moved whether any of them moved money of this player
    /// @param net what they added to the purse
    public record Total(Player player, Side side, int won, int drawn, int lost, boolean moved, long net) {}

    public PastGames {
        games = List.copyOf(games);
        totals = List.copyOf(totals);
    }

    /// @param here the ids of the players whose purses are told
    static PastGames of(Table table, Set<String> here) {
        Map<String, Long> purses = new HashMap<>();
        List<PastGame> games = table.finished().stream()
                .map(game -> new PastGame(game, money(game, here, purses)))
                .toList();
        return games.isEmpty() ? NONE : new PastGames(games, totals(games));
    }

    private static List<Money> money(Finished game, Set<String> here, Map<String, Long> purses) {
        return Stream.of(Side.values())
                .filter(side -> moves(game, purse(game, side)))
                .map(side -> money(game, side, here, purses))
                .toList();
    }

    private static Account purse(Finished game, Side side) {
        return new Account.Purse(game.player(side).id());
    }

    private static boolean moves(Finished game, Account purse) {
        return game.transfers().stream()
                .anyMatch(moved -> moved.from().equals(purse) || moved.to().equals(purse));
    }

    /// @param purses what each player owned before, by id; a player of whom nothing is told yet owned what the house
    ///     knew of
    private static Money money(Finished game, Side side, Set<String> here, Map<String, Long> purses) {
        Player player = game.player(side);
        Account purse = purse(game, side);
        long staked = 0;
        long got = 0;
        long fee = 0;
        for (Transfer moved : game.transfers()) {
            long out = moved.from().equals(purse) ? moved.amount() : 0;
            long in = moved.to().equals(purse) ? moved.amount() : 0;
            boolean isFee = moved.cause() == Cause.TABLE_FEE;
            fee += isFee ? out - in : 0;
            staked += isFee ? 0 : out;
            got += isFee ? 0 : in;
        }
        long back = Math.min(staked, got);
        long before = purses.getOrDefault(player.id(), player.profile().wealth());
        long after = before + got - staked - fee;
        purses.put(player.id(), after);
        return new Money(
                side, staked, back, got - back, fee, Optional.of(after).filter(_ -> here.contains(player.id())));
    }

    private static List<Total> totals(List<PastGame> games) {
        Finished last = games.getLast().game();
        boolean named = !last.red().name().isEmpty() && !last.black().name().isEmpty();
        return named
                ? Stream.of(Side.values())
                        .map(side -> total(games, last.player(side), side))
                        .toList()
                : List.of();
    }

    private static Total total(List<PastGame> games, Player player, Side now) {
        int won = 0;
        int drawn = 0;
        int lost = 0;
        List<Money> money = new ArrayList<>();
        for (PastGame past : games) {
            for (Side side : Side.values()) {
                if (past.game().player(side).id().equals(player.id())) {
                    Outcome outcome = past.game().outcome();
                    won += outcome instanceof Outcome.Win win && win.side() == side ? 1 : 0;
                    lost += outcome instanceof Outcome.Win win && win.side() != side ? 1 : 0;
                    drawn += outcome instanceof Outcome.Draw ? 1 : 0;
                    past.money().stream().filter(moved -> moved.side() == side).forEach(money::add);
                }
            }
        }
        return new Total(
                player,
                now,
                won,
                drawn,
                lost,
                !money.isEmpty(),
                money.stream().mapToLong(Money::net).sum());
    }
}
