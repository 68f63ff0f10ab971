package xiangqi.ui.table;

import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Clock;
import xiangqi.core.game.Outcome;
import xiangqi.core.table.Game;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Subscription;
import xiangqi.core.table.Table;
import xiangqi.ui.sound.Sound;

/// The figures of a table that change by themselves: the clocks, and how long who is away may stay so. They are read
/// anew whenever one of them changes; nothing ends by them.
final class Clocks implements AutoCloseable {
    private final Collection<PlayerViewModel> players;
    private final Place place;
    private final Surroundings surroundings;
    private final TableSounds sounds = new TableSounds();
    private Table table = Table.NEW;
    private Set<Seat> seats = Set.of();
    private Optional<Clock> hands = Optional.empty();
    private boolean expecting;
    private boolean closed;
    private Optional<Subscription> nextFigure = Optional.empty();

    /// @param players shown by their panels
    Clocks(Collection<PlayerViewModel> players, Place place, Surroundings surroundings) {
        this.players = players;
        this.place = place;
        this.surroundings = surroundings;
    }

    /// Shows a clock that stands, of a game that the table does not know yet.
    void expect(Clock standing) {
        hands = Optional.of(standing);
        expecting = true;
        read();
    }

    /// Shows the times at the table.
    ///
    /// @param here the seats that are played at this screen, whose last seconds are heard
    /// @param clock empty where nothing is agreed yet
    void show(Table now, Set<Seat> here, Optional<Clock> clock) {
        table = now;
        seats = here;
        hands = clock;
        expecting = false;
        read();
    }

    /// Reads the figures, and comes back when one of them changes. While nothing is heard of the table no figure is
    /// shown.
    void read() {
        nextFigure.ifPresent(Subscription::close);
        nextFigure = Optional.empty();
        if (closed) {
            return;
        }
        Instant now = place.time().instant();
        boolean live = place.reach().getValue().isLive();
        hands.ifPresent(clock -> players.forEach(player -> {
            ClockFace face = face(clock, player.side(), now);
            player.show(live ? face : face.lost());
            if (live && face.running() && seats.contains(Seat.of(player.side())) && sounds.ticks(player.side(), face)) {
                surroundings.speaker().play(Sound.TICK);
            }
        }));
        if (!expecting) {
            players.forEach(player -> player.showPresence(table, now));
        }
        if (live) {
            nextFigure = Stream.concat(hands.flatMap(clock -> untilFigure(clock, now)).stream(), untilGrace(now))
                    .min(Duration::compareTo)
                    .map(wait -> surroundings
                            .alarms()
                            .at(
                                    surroundings.time().instant().plus(wait),
                                    () -> surroundings.screen().execute(this::read)));
        }
    }

    /// How long the one who plays here may go away from now on without losing the running game by it, at most: as long
    /// as the grace time, and the clock of their own where it runs. Empty where no game goes on without them.
    Optional<Duration> mayBeAway() {
        Instant now = place.time().instant();
        return table.running()
                .filter(_ -> seats.size() == 1)
                .map(game -> Stream.concat(
                                Stream.of(game.terms().grace()),
                                game.clock().deadline().filter(_ -> seats.contains(Seat.of(game.turn()))).stream()
                                        .map(end -> Duration.between(now, end)))
                        .min(Duration::compareTo)
                        .filter(Duration::isPositive)
                        .orElse(Duration.ZERO));
    }

    @Override
    public void close() {
        closed = true;
        nextFigure.ifPresent(Subscription::close);
    }

    private ClockFace face(Clock clock, Side side, Instant now) {
        boolean fallen = !expecting
                && table.game()
                        .flatMap(Game::outcome)
                        .filter(new Outcome.Win(side.opponent(), Outcome.Reason.TIME)::equals)
                        .isPresent();
        return fallen ? ClockFace.fallen(clock, side, now) : ClockFace.of(clock, side, now);
    }

    private static Optional<Duration> untilFigure(Clock clock, Instant now) {
        return clock.running().flatMap(run -> ClockFace.untilChange(clock, run.side(), now));
    }

    /// The whole seconds of the times that players may be away.
    private Stream<Duration> untilGrace(Instant now) {
        return table.running().isEmpty()
                ? Stream.empty()
                : table.graceEnds().values().stream()
                        .map(end -> Duration.between(now, end))
                        .filter(Duration::isPositive)
                        .map(left -> left.getNano() == 0 ? Duration.ofSeconds(1) : Duration.ofNanos(left.getNano()));
    }
}
