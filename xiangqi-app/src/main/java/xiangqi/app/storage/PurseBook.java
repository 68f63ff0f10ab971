package xiangqi.app.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import xiangqi.core.house.House;
import xiangqi.core.house.Profile;
import xiangqi.core.house.Scoring;
import xiangqi.core.money.Purses;
import xiangqi.core.table.Bank;
import xiangqi.core.table.Event;
import xiangqi.core.table.Player;
import xiangqi.core.table.Table;

/// The purses of play money of those who play at this computer, and their scores, in `purses.properties` of the user's
/// settings folder. Each house has money of its own. The file is written whole, with how far each running game is
/// booked: so whatever ends the program, and between whichever two steps, a game that is gone on with is booked once.
public final class PurseBook {
    private final Path file;
    private final Consumer<StorageFault> told;
    private Accounts accounts;

    /// Reads what is kept. A damaged file costs no more than what is damaged in it, and is kept beside the mended one.
    ///
    /// @param folder where the file lies, or will
    /// @param told hears why something could not be kept or had to be mended
    public PurseBook(Path folder, Consumer<StorageFault> told) {
        this.file = folder.resolve("purses.properties");
        this.told = told;
        accounts = load();
    }

    /// What that house knows of a player at this computer. A newcomer has what the house gives newcomers; at one
    /// computer all are members.
    public synchronized Profile profile(House house, Player player) {
        Scoring scoring = house.scoring();
        long wealth = accounts.purse(house.id(), player.id())
                .orElse(scoring.newcomer().wealth());
        Accounts.Score score = accounts.score(house.id(), player.id())
                .orElse(new Accounts.Score(
                        scoring.newcomer().value(), scoring.newcomer().games()));
        return scoring.newcomer().withMembership(true).withWealth(wealth).withValue(score.value(), score.games());
    }

    /// The player as that house knows them now. A newcomer is given what newcomers get, which is booked as minted.
    public synchronized Player seat(House house, Player player) {
        Profile known = profile(house, player);
        if (known.wealth() > 0 && accounts.purse(house.id(), player.id()).isEmpty()) {
            change(now -> now.minted(house.id(), player.id(), known.wealth()));
        }
        return new Player(player.id(), player.name(), known);
    }

    /// Begins to count what is booked of a game.
    ///
    /// @param game the name of the file that keeps its events
    /// @param booked how many events the file begins with that are booked already
    public synchronized void begin(String game, int booked) {
        change(now -> now.withBooked(game, booked));
    }

    /// The bank of the game that is kept under that name.
    public Bank bank(House house, String game) {
        return new Bank() {
            @Override
            public Purses purses() {
                return held(house);
            }

            @Override
            public void book(Table before, List<Event> events) {
                bookAll(game, before, events);
            }
        };
    }

    /// Books what the stored events of a game moved and was not booked yet.
    public synchronized void catchUp(String game, List<Event> events) {
        int from = Math.min(accounts.booked(game), events.size());
        bookAll(game, Table.replay(events.subList(0, from)), events.subList(from, events.size()));
    }

    /// Whether more is booked of that game than its stored events say: it was let go of, and what it held was given
    /// back.
    public synchronized boolean isBeyond(String game, List<Event> events) {
        return accounts.booked(game) > events.size();
    }

    /// Nothing keeps that game's events any more.
    public synchronized void forget(String game) {
        change(now -> now.without(game));
    }

    /// What was moved last, the latest first.
    synchronized List<Accounts.Entry> entries() {
        return accounts.entries().reversed();
    }

    private synchronized Purses held(House house) {
        return accounts.purses(house.id());
    }

    private synchronized void bookAll(String game, Table before, List<Event> events) {
        int known = accounts.booked(game) - before.events();
        if (known < events.size()) {
            change(now -> now.booked(game, before, events));
        }
    }

    private void change(UnaryOperator<Accounts> how) {
        Accounts next = how.apply(accounts);
        if (!next.equals(accounts)) {
            accounts = next;
            save();
        }
    }

    private void save() {
        try {
            WholeFile.replace(file, KeyedLines.write(AccountLines.write(accounts)));
        } catch (IOException failure) {
            told.accept(StorageFault.of(file, failure));
        }
    }

    private Accounts load() {
        byte[] content;
        try {
            content = Files.readAllBytes(file);
        } catch (NoSuchFileException firstStart) {
            return Accounts.NONE;
        } catch (IOException failure) {
            told.accept(StorageFault.of(file, failure));
            return Accounts.NONE;
        }
        KeyedLines lines = KeyedLines.read(content);
        Accounts read = AccountLines.read(lines);
        if (lines.isDamaged()) {
            mend(content, read);
        }
        return read;
    }

    private void mend(byte[] content, Accounts read) {
        try {
            Path copy = WholeFile.create(file.getParent(), "purses", ".damaged", content);
            told.accept(new StorageFault(StorageFault.Kind.DAMAGED, copy, "kept as it was"));
            WholeFile.replace(file, KeyedLines.write(AccountLines.write(read)));
        } catch (IOException failure) {
            told.accept(StorageFault.of(file, failure));
        }
    }
}
