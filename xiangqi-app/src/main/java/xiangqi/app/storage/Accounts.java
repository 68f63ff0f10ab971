package xiangqi.app.storage;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import xiangqi.core.board.Side;
import xiangqi.core.house.House;
import xiangqi.core.house.Profile;
import xiangqi.core.money.Account;
import xiangqi.core.money.Purses;
import xiangqi.core.money.Transfer;
import xiangqi.core.table.Cashier;
import xiangqi.core.table.Event;
import xiangqi.core.table.Game;
import xiangqi.core.table.Player;
import xiangqi.core.table.Scored;
import xiangqi.core.table.Table;
import xiangqi.core.table.TableRules;

/// What a [PurseBook] holds: a value.
///
/// @param purses by house
/// @param scores by house and player, those who have played a game that counts
/// @param booked by game, how many of its events are booked
/// @param entries the latest movements of money, in order; every one has two sides, minted money but one
record Accounts(
        Map<String, Purses> purses,
        Map<String, Map<String, Score>> scores,
        Map<String, Integer> booked,
        List<Entry> entries) {
    static final Accounts NONE = new Accounts(Map.of(), Map.of(), Map.of(), List.of());

    /// How many movements are kept to be looked at. The balances do not rest on them.
    private static final int ENTRIES = 200;

    /// A player's score in a house.
    record Score(double value, int games) {}

    /// A movement of money.
    ///
    /// @param from empty for money that was minted
    /// @param cause a name of [xiangqi.core.money.Cause], or `MINTED`
    /// @param game the game it belongs to; empty for money that was minted
    record Entry(
            Instant at, String house, Optional<Account> from, Account to, long amount, String cause, String game) {}

    Accounts {
        purses = Map.copyOf(purses);
        scores = Map.copyOf(scores);
        booked = Map.copyOf(booked);
        entries = List.copyOf(entries.subList(Math.max(0, entries.size() - ENTRIES), entries.size()));
    }

    /// What everyone has in that house.
    Purses purses(String house) {
        return purses.getOrDefault(house, new Purses(Map.of()));
    }

    /// What a player has in that house; empty for one who was never there.
    Optional<Long> purse(String house, String player) {
        return Optional.ofNullable(purses(house).balances().get(new Account.Purse(player)));
    }

    Optional<Score> score(String house, String player) {
        return Optional.ofNullable(scores.getOrDefault(house, Map.of()).get(player));
    }

    /// How many events of that game are booked.
    int booked(String game) {
        return booked.getOrDefault(game, 0);
    }

    Accounts minted(String house, String player, long amount) {
        Account purse = new Account.Purse(player);
        Map<Account, Long> balances = new HashMap<>(purses(house).balances());
        balances.merge(purse, amount, Math::addExact);
        List<Entry> more = new ArrayList<>(entries);
        more.add(new Entry(Instant.EPOCH, house, Optional.empty(), purse, amount, "MINTED", ""));
        return new Accounts(with(purses, house, new Purses(balances)), scores, booked, more);
    }

    Accounts withBooked(String game, int events) {
        return new Accounts(purses, scores, with(booked, game, events), entries);
    }

    Accounts without(String game) {
        Map<String, Integer> rest = new TreeMap<>(booked);
        rest.remove(game);
        return new Accounts(purses, scores, rest, entries);
    }

    /// After those events, which came at a table as `before`; what of them is booked already is left out.
    Accounts booked(String game, Table before, List<Event> events) {
        Accounts now = this;
        Table table = before;
        for (Event event : events) {
            table = TableRules.evolve(table, event);
            if (table.events() > booked(game)) {
                now = now.after(game, table, event);
            }
        }
        return now.withBooked(game, Math.max(booked(game), table.events()));
    }

    private Accounts after(String game, Table table, Event event) {
        House house = table.terms().orElseThrow().house();
        Accounts paid = this;
        for (Transfer transfer : Cashier.transfers(event)) {
            paid = paid.moved(game, event.at(), house.id(), transfer);
        }
        return event instanceof Event.Ended
                ? paid.scored(house.id(), table.game().orElseThrow())
                : paid;
    }

    /// The transfer was covered when it was decided: if it is not now, this file was changed by someone else, and what
    /// is there is moved.
    private Accounts moved(String game, Instant at, String house, Transfer transfer) {
        Purses held = purses(house);
        long amount = Math.min(transfer.amount(), held.of(transfer.from()));
        if (amount == 0) {
            return this;
        }
        Transfer covered = new Transfer(transfer.from(), transfer.to(), amount, transfer.cause());
        Purses after = held.pay(List.of(covered)) instanceof Purses.Payment.Paid paid ? paid.purses() : held;
        List<Entry> more = new ArrayList<>(entries);
        more.add(new Entry(
                at,
                house,
                Optional.of(transfer.from()),
                transfer.to(),
                amount,
                transfer.cause().name(),
                game));
        return new Accounts(with(purses, house, after), scores, booked, more);
    }

    /// Scores are those of people with a name: a colour plays today here and tomorrow there.
    private Accounts scored(String house, Game game) {
        boolean named = !game.red().name().isEmpty() && !game.black().name().isEmpty();
        if (!named || !(Scored.of(game) instanceof Scored.Counted counted)) {
            return this;
        }
        Map<String, Score> inHouse = new TreeMap<>(scores.getOrDefault(house, Map.of()));
        for (Side side : Side.values()) {
            Player player = game.player(side);
            Profile after = counted.of(side);
            inHouse.put(player.id(), new Score(after.value(), after.games()));
        }
        return new Accounts(purses, with(scores, house, Map.copyOf(inHouse)), booked, entries);
    }

    private static <T> Map<String, T> with(Map<String, T> before, String key, T value) {
        Map<String, T> after = new TreeMap<>(before);
        after.put(key, value);
        return after;
    }
}
