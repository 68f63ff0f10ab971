package xiangqi.core.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import xiangqi.core.board.Side;
import xiangqi.core.game.Outcome;
import xiangqi.core.game.Outcome.Reason;
import xiangqi.core.money.Account;
import xiangqi.core.money.Cause;
import xiangqi.core.money.Stakes;
import xiangqi.core.money.Transfer;

/// What a table charges its players, and what it pays them at the end (houses.md §3–4).
final class Money {
    private static final Account ESCROW = new Account.Escrow();
    private static final Account TILL = new Account.HouseTill();

    private Money() {}

    /// What a game that starts afresh takes of each player.
    static Pot potAtStart(Terms terms, Player red, Player black) {
        if (!terms.money()) {
            return Pot.NOTHING;
        }
        long base = terms.rated() ? terms.house().scoring().base(red.profile(), black.profile()) : 0;
        return new Pot(terms.house().money().fee(), base, 0);
    }

    static List<Event> charge(Instant at, Pot pot, Player red, Player black) {
        List<Transfer> transfers = new ArrayList<>();
        for (Player player : List.of(red, black)) {
            add(transfers, purse(player), TILL, pot.fee(), Cause.TABLE_FEE);
            add(transfers, purse(player), ESCROW, pot.base(), Cause.BASE_SILVER);
            add(transfers, purse(player), ESCROW, pot.reward(), Cause.HANDICAP_REWARD);
        }
        return charged(at, transfers);
    }

    /// What agreed or raised stakes take beyond what was in escrow before.
    static List<Event> charge(Instant at, Optional<Stakes> before, Stakes now, Player red, Player black) {
        List<Transfer> transfers = new ArrayList<>();
        Cause cause = cause(now);
        add(transfers, purse(red), ESCROW, now.red() - before.map(Stakes::red).orElse(0L), cause);
        add(
                transfers,
                purse(black),
                ESCROW,
                now.black() - before.map(Stakes::black).orElse(0L),
                cause);
        return charged(at, transfers);
    }

    /// What the end of a game pays out. Every way a game can end comes through here once.
    static List<Event> settle(Table table, Game game, Instant at, Outcome outcome) {
        List<Transfer> transfers = new ArrayList<>();
        table.stakes().ifPresent(stakes -> settleStakes(transfers, game, stakes, outcome));
        settleEven(transfers, game, game.pot().base(), Cause.BASE_SILVER, outcome);
        settleEven(transfers, game, game.pot().reward(), Cause.HANDICAP_REWARD, outcome);
        if (feeReturned(game, outcome)) {
            add(transfers, TILL, purse(game.red()), game.pot().fee(), Cause.TABLE_FEE);
            add(transfers, TILL, purse(game.black()), game.pot().fee(), Cause.TABLE_FEE);
        }
        return settled(at, transfers);
    }

    /// The game was not played: what was staked on it is returned.
    static List<Event> giveBack(Table table, Instant at) {
        List<Transfer> transfers = new ArrayList<>();
        table.stakes()
                .ifPresent(stakes -> giveBack(
                        transfers,
                        stakes,
                        table.players().get(Side.RED),
                        table.players().get(Side.BLACK)));
        return settled(at, transfers);
    }

    private static void settleStakes(List<Transfer> transfers, Game game, Stakes stakes, Outcome outcome) {
        Optional<Side> winner = winner(outcome);
        if (stakes.guide().isPresent()) {
            Side guide = stakes.guide().get();
            boolean guideLeft = outcome.why() == Reason.LEAVING && winner.equals(Optional.of(guide.opponent()));
            if (guideLeft || outcome instanceof Outcome.Annulled) {
                giveBack(transfers, stakes, game.red(), game.black());
            } else {
                add(transfers, ESCROW, purse(game.player(guide)), stakes.sum(), Cause.GUIDANCE);
            }
        } else if (winner.isPresent()) {
            add(transfers, ESCROW, purse(game.player(winner.get())), stakes.sum(), Cause.STAKE);
        } else {
            giveBack(transfers, stakes, game.red(), game.black());
        }
    }

    private static void giveBack(List<Transfer> transfers, Stakes stakes, Player red, Player black) {
        add(transfers, ESCROW, purse(red), stakes.red(), cause(stakes));
        add(transfers, ESCROW, purse(black), stakes.black(), cause(stakes));
    }

    private static void settleEven(List<Transfer> transfers, Game game, long each, Cause cause, Outcome outcome) {
        Optional<Side> winner = winner(outcome);
        if (winner.isPresent()) {
            add(transfers, ESCROW, purse(game.player(winner.get())), 2 * each, cause);
        } else {
            add(transfers, ESCROW, purse(game.red()), each, cause);
            add(transfers, ESCROW, purse(game.black()), each, cause);
        }
    }

    /// The fee is returned only if the game is annulled before Red's second move; a restart takes it over.
    private static boolean feeReturned(Game game, Outcome outcome) {
        return outcome instanceof Outcome.Annulled annulled
                && annulled.why() != Reason.HANDICAP_RESTART
                && game.movesOnLine(game.first()) < 2;
    }

    private static Optional<Side> winner(Outcome outcome) {
        return outcome instanceof Outcome.Win win ? Optional.of(win.side()) : Optional.empty();
    }

    private static Cause cause(Stakes stakes) {
        return stakes.guide().isPresent() ? Cause.GUIDANCE : Cause.STAKE;
    }

    private static Account purse(Player player) {
        return new Account.Purse(player.id());
    }

    private static void add(List<Transfer> transfers, Account from, Account to, long amount, Cause cause) {
        if (amount > 0) {
            transfers.add(new Transfer(from, to, amount, cause));
        }
    }

    private static List<Event> charged(Instant at, List<Transfer> transfers) {
        return transfers.isEmpty() ? List.of() : List.of(new Event.Charged(at, transfers));
    }

    private static List<Event> settled(Instant at, List<Transfer> transfers) {
        return transfers.isEmpty() ? List.of() : List.of(new Event.Settled(at, transfers));
    }
}
