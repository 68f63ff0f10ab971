package xiangqi.ui.table;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Clock;
import xiangqi.core.diagram.Look;
import xiangqi.core.notation.Notation;
import xiangqi.core.table.Game;
import xiangqi.core.table.Offer;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Subscription;
import xiangqi.core.table.Table;
import xiangqi.core.table.TableLink;
import xiangqi.core.table.Terms;
import xiangqi.core.table.Update;
import xiangqi.ui.board.BoardViewModel;

/// A game at a table as seen from one screen, by its rooms. It sends what the players at this screen do and shows what
/// the table says: nothing ends, moves or lapses by this screen's own clock. Where the table is hosted
/// makes no difference; how many of its seats are played here does.
public final class TableViewModel implements AutoCloseable {
    private final Place place;
    private final Surroundings surroundings;
    private final ReadOnlyObjectWrapper<Optional<Game>> game =
            new ReadOnlyObjectWrapper<>(this, "game", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Waits>> waits =
            new ReadOnlyObjectWrapper<>(this, "waits", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Terms>> terms =
            new ReadOnlyObjectWrapper<>(this, "terms", Optional.empty());
    private final Map<Side, PlayerViewModel> players = new EnumMap<>(Side.class);
    private final HostLine host;
    private final Hand hand;
    private final Arbiter arbiter;
    private final Scoresheet scoresheet;
    private final Clocks clocks;
    private final TrayViewModel tray;
    private final Requests requests;
    private final Bargaining bargaining;
    private final Notices notices;
    private final Finish finish;
    private final Summons summons = new Summons();
    private final Subscription observation;
    private final ChangeListener<Reach> reaching = (_, _, _) -> reached();

    private Table table = Table.NEW;
    private Set<Seat> seats = Set.of();
    private Set<Seat> below = Set.of();
    private boolean expecting;
    private Optional<Runnable> begin = Optional.empty();
    private boolean closed;

    /// Observes `link` from now on.
    ///
    /// @param place where this screen stands towards the table
    /// @param notation how moves are written in the list
    /// @param taste how the board is to look
    public TableViewModel(
            TableLink link,
            Place place,
            Surroundings surroundings,
            ObservableValue<Notation> notation,
            ObservableValue<Look> taste,
            Afterwards afterwards) {
        this.place = place;
        this.surroundings = surroundings;
        for (Side side : Side.values()) {
            players.put(side, new PlayerViewModel(side));
        }
        host = new HostLine(link, place, surroundings, () -> table, this::refused);
        hand = new Hand(game, place.reach(), taste, host::send);
        arbiter = new Arbiter(game, hand.board());
        scoresheet = new Scoresheet(game, notation, arbiter);
        clocks = new Clocks(players.values(), place, surroundings);
        tray = new TrayViewModel(surroundings, this::answer);
        requests = new Requests(host::refusal, host::send);
        bargaining = new Bargaining(host::refusal, host::send);
        notices = new Notices(surroundings);
        finish = new Finish(place, surroundings, afterwards, host::send);
        board().refusedProperty()
                .addListener((_, _, illegal) -> illegal.ifPresent(why -> notices.say(
                        new Notice.IllegalMove(why, board().position().board()))));
        place.reach().addListener(reaching);
        observation = link.observe(update -> surroundings.screen().execute(() -> show(update)));
    }

    /// Shows the game that is about to begin here as it will begin: position, players, and clocks that stand.
    /// `start` is run once, when the screen says that it is in sight ([#shown()]), so that no time runs
    /// before the board can be played. A move that a player makes until the table tells of the beginning
    /// waits for it.
    public void expect(NewGame game, Runnable start) {
        expecting = true;
        begin = Optional.of(start);
        terms.set(Optional.of(game.terms()));
        hand.expect(game.terms().start());
        players.values().forEach(player -> player.expect(game));
        requests.refresh(Set.of(Seat.values()));
        clocks.expect(Clock.stopped(game.terms().clock()));
    }

    /// Shows the table as it is known already, until it is heard of.
    public void know(Table known) {
        show(new Update.Snapshot(known));
    }

    /// The screen is in sight: an expected game begins.
    public void shown() {
        Optional<Runnable> start = begin;
        begin = Optional.empty();
        start.filter(_ -> !closed).ifPresent(Runnable::run);
    }

    /// The game at the table, running or over; empty before the first.
    public ReadOnlyObjectProperty<Optional<Game>> gameProperty() {
        return game.getReadOnlyProperty();
    }

    /// What the table waits for before its first game; empty once that has begun.
    public ReadOnlyObjectProperty<Optional<Waits>> waitsProperty() {
        return waits.getReadOnlyProperty();
    }

    /// What is played under: by the game at the table, or by the next one.
    public ReadOnlyObjectProperty<Optional<Terms>> termsProperty() {
        return terms.getReadOnlyProperty();
    }

    /// Where this screen stands towards the table.
    public Place place() {
        return place;
    }

    /// Whether nobody at this screen has a chair at the table.
    public boolean isWatched() {
        return seats.isEmpty();
    }

    public PlayerViewModel player(Side side) {
        return players.get(side);
    }

    public BoardViewModel board() {
        return hand.board();
    }

    /// Moves made on the board.
    public Hand hand() {
        return hand;
    }

    /// What the rules say of the moves.
    public Arbiter arbiter() {
        return arbiter;
    }

    /// The list of moves.
    public Scoresheet scoresheet() {
        return scoresheet;
    }

    /// Offers that wait for an answer.
    public TrayViewModel tray() {
        return tray;
    }

    /// To ask for an undo, a draw and the like.
    public Requests requests() {
        return requests;
    }

    /// Odds in the middle of a game, stakes, lessons.
    public Bargaining bargaining() {
        return bargaining;
    }

    /// Why something did not go.
    public Notices notices() {
        return notices;
    }

    /// The end of the game and what comes after it.
    public Finish finish() {
        return finish;
    }

    /// What the table wants of the one who plays here.
    public Summons summons() {
        return summons;
    }

    /// How long the one who plays here may go away now without losing the running game by it, at most; empty where no
    /// game goes on without them, as at one computer.
    public Optional<Duration> mayBeAway() {
        return clocks.mayBeAway();
    }

    /// Gets up and then leaves the table. A running game is lost by it; then the screen stays with the result.
    public void depart() {
        host.depart(seats);
    }

    /// Turns the board and the panels with it.
    public void flip() {
        board().flippedProperty().set(!board().flippedProperty().get());
    }

    /// Exchanges left and right on the board.
    public void mirror() {
        board().mirroredProperty().set(!board().mirroredProperty().get());
    }

    /// Shows no more and asks nothing more of the table, which goes on.
    @Override
    public void close() {
        closed = true;
        observation.close();
        place.reach().removeListener(reaching);
        host.close();
        hand.close();
        scoresheet.close();
        clocks.close();
        tray.close();
        notices.close();
    }

    private void show(Update update) {
        if (closed) {
            return;
        }
        if (expecting && update.table().game().isEmpty()) {
            table = update.table();
            return;
        }
        expecting = false;
        hand.heard(table, update.table());
        table = update.table();
        sit();
        terms.set(table.game().map(Game::terms).or(table::terms));
        waits.set(table.game().isEmpty() ? Optional.of(Waits.of(table, seats)) : Optional.empty());
        game.set(table.game());
        requests.refresh(seats);
        bargaining.show(table, seats);
        summons.show(table, seats);
        if (update instanceof Update.Happened happened) {
            TableSounds.of(happened.event(), table, seats).ifPresent(surroundings.speaker()::play);
        }
        table.game().ifPresentOrElse(now -> show(now, update), this::showWaiting);
        clocks.show(
                table,
                seats,
                table.game().map(Game::clock).or(() -> terms.get().map(agreed -> Clock.stopped(agreed.clock()))));
        hand.goOn();
    }

    /// Finds the seats that are played here. Who has got up since the game still sees it from where they sat.
    private void sit() {
        Set<Seat> taken =
                place.here().stream().flatMap(id -> table.seatOf(id).stream()).collect(Collectors.toSet());
        if (!taken.equals(seats)) {
            seats = taken;
            hand.sit(taken);
        }
        Set<Seat> played = taken.isEmpty() ? table.game().map(place::seats).orElse(taken) : taken;
        if (!played.equals(below)) {
            below = played;
            hand.putBelow(played);
        }
    }

    /// A table that is set up, before its first game.
    private void showWaiting() {
        terms.get().ifPresent(agreed -> board().show(agreed.start(), Optional.empty()));
        players.values().forEach(player -> player.show(table));
    }

    private void show(Game now, Update update) {
        hand.show(now);
        arbiter.show(now);
        scoresheet.write();
        tray.show(
                table,
                seats,
                update instanceof Update.Happened happened ? Optional.of(happened.event()) : Optional.empty());
        players.values().forEach(player -> player.show(now, requests.drawRefusal(Seat.of(player.side()))));
        finish.show(table, now, seats);
    }

    /// The line to the table was lost or is back.
    private void reached() {
        hand.reached();
        clocks.read();
    }

    private void answer(Offer offer, boolean accept) {
        host.send(Seat.of(offer.by().opponent()), new PlayerCommand.Answer(offer.id(), accept));
    }

    private void refused(Refusal why) {
        hand.takeBack();
        notices.say(new Notice.Refused(why));
    }
}
