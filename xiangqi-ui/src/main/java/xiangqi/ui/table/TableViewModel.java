package xiangqi.ui.table;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Clock;
import xiangqi.core.diagram.Look;
import xiangqi.core.game.Line;
import xiangqi.core.notation.Notation;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Ply;
import xiangqi.core.rules.Position;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Game;
import xiangqi.core.table.Offer;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Proposal;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Stamped;
import xiangqi.core.table.Subscription;
import xiangqi.core.table.Table;
import xiangqi.core.table.TableLink;
import xiangqi.core.table.TableRules;
import xiangqi.core.table.Terms;
import xiangqi.core.table.Update;
import xiangqi.ui.board.BoardViewModel;
import xiangqi.ui.sound.Sound;

/// A game at a table as seen from one screen. It sends what the players at this screen do and shows what
/// the table says: nothing ends, moves or lapses by this screen's own clock. Where the table is hosted
/// makes no difference; how many of its seats are played here does.
public final class TableViewModel implements AutoCloseable {
    /// How long it is said why something did not go.
    static final Duration SAID = Duration.ofSeconds(3);

    private final TableLink link;
    private final Place place;
    private final Surroundings surroundings;
    private final ObservableValue<Notation> notation;
    private final Afterwards afterwards;
    private final ReadOnlyObjectWrapper<Optional<Game>> game =
            new ReadOnlyObjectWrapper<>(this, "game", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Notice>> notice =
            new ReadOnlyObjectWrapper<>(this, "notice", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<ResultViewModel>> result =
            new ReadOnlyObjectWrapper<>(this, "result", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Waits>> waits =
            new ReadOnlyObjectWrapper<>(this, "waits", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Terms>> terms =
            new ReadOnlyObjectWrapper<>(this, "terms", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Judged>> warning =
            new ReadOnlyObjectWrapper<>(this, "warning", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Move>> exposing =
            new ReadOnlyObjectWrapper<>(this, "exposing", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<NaturalLimit>> limit =
            new ReadOnlyObjectWrapper<>(this, "limit", Optional.empty());
    private final ReadOnlyBooleanWrapper unaccepted = new ReadOnlyBooleanWrapper(this, "unaccepted");
    private final BooleanProperty loopShown = new SimpleBooleanProperty(this, "loopShown", true);
    private final BooleanProperty sheetOpen = new SimpleBooleanProperty(this, "sheetOpen");
    private final ObservableList<MoveRow> moves = FXCollections.observableArrayList();
    private final ObservableList<MoveRow> shownMoves = FXCollections.unmodifiableObservableList(moves);
    private final Map<Side, PlayerViewModel> players = new EnumMap<>(Side.class);
    private final BoardViewModel board;
    private final TrayViewModel tray;
    private final Bargaining bargaining;
    private final RequestViewModel undo;
    private final RequestViewModel draw;
    private final RequestViewModel annulment;
    private final RequestViewModel resignation;
    private final RequestViewModel readiness;
    private final RequestViewModel departure;
    private final Subscription observation;
    private final ChangeListener<Notation> renaming = (_, _, chosen) -> nameMoves(chosen);
    private final ChangeListener<Reach> reaching = (_, _, _) -> reached();

    private final TableSounds sounds = new TableSounds();
    private Table table = Table.NEW;
    private Set<Seat> seats = Set.of();
    private Optional<Subscription> nextFigure = Optional.empty();
    private Optional<Subscription> noticeOver = Optional.empty();
    private boolean ahead;
    private Optional<Ply> drawn = Optional.empty();
    private Optional<Move> next = Optional.empty();
    private Optional<NewGame> expected = Optional.empty();
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
        this.link = link;
        this.place = place;
        this.surroundings = surroundings;
        this.notation = notation;
        this.afterwards = afterwards;
        for (Side side : Side.values()) {
            players.put(side, new PlayerViewModel(side));
        }
        board = new BoardViewModel(Position.start(Legality.STRICT), this::play);
        board.moversProperty().set(Set.of());
        board.tasteProperty().bind(taste);
        board.refusedProperty().addListener((_, _, illegal) -> illegal.ifPresent(this::sayIllegal));
        tray = new TrayViewModel(surroundings, this::answer);
        bargaining = new Bargaining(this::refusal, this::send);
        undo = request(new PlayerCommand.Propose(new Proposal.Undo()));
        draw = request(new PlayerCommand.Propose(new Proposal.Draw()));
        annulment = request(new PlayerCommand.Propose(new Proposal.Annulment()));
        resignation = request(new PlayerCommand.Resign());
        readiness = request(new PlayerCommand.Ready());
        departure = request(new PlayerCommand.Leave());
        notation.addListener(renaming);
        place.reach().addListener(reaching);
        loopShown.addListener((_, _, _) -> {
            pointOut();
            nameMoves(notation.getValue());
        });
        observation = link.observe(update -> surroundings.screen().execute(() -> show(update)));
    }

    /// Shows the game that is about to begin here as it will begin: position, players, and clocks that stand.
    /// `start` is run once, when the screen says that it is in sight ([#shown()]), so that no time runs
    /// before the board can be played. A move that a player makes until the table tells of the beginning
    /// waits for it.
    public void expect(NewGame game, Runnable start) {
        expected = Optional.of(game);
        begin = Optional.of(start);
        terms.set(Optional.of(game.terms()));
        board.show(game.terms().start(), Optional.empty());
        board.moversProperty().set(Set.of(Side.values()));
        players.values().forEach(player -> player.expect(game));
        requests().forEach(request -> request.refresh(Set.of(Seat.values())));
        showClocks();
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

    /// Whether the move that the board shows last may never have reached the table: the line was lost
    /// before the table accepted it.
    public ReadOnlyBooleanProperty unacceptedProperty() {
        return unaccepted.getReadOnlyProperty();
    }

    /// The game at the table, running or over; empty before the first.
    public ReadOnlyObjectProperty<Optional<Game>> gameProperty() {
        return game.getReadOnlyProperty();
    }

    public BoardViewModel board() {
        return board;
    }

    public PlayerViewModel player(Side side) {
        return players.get(side);
    }

    /// The moves played, a round in a row.
    public ObservableList<MoveRow> moves() {
        return shownMoves;
    }

    public TrayViewModel tray() {
        return tray;
    }

    public RequestViewModel undo() {
        return undo;
    }

    public RequestViewModel draw() {
        return draw;
    }

    public RequestViewModel annulment() {
        return annulment;
    }

    public RequestViewModel resignation() {
        return resignation;
    }

    /// To agree to the terms, where a game is yet to begin.
    public RequestViewModel readiness() {
        return readiness;
    }

    /// To get up from the table.
    public RequestViewModel departure() {
        return departure;
    }

    /// Odds in the middle of a game, stakes, lessons.
    public Bargaining bargaining() {
        return bargaining;
    }

    /// What the table waits for before its first game; empty once that has begun.
    public ReadOnlyObjectProperty<Optional<Waits>> waitsProperty() {
        return waits.getReadOnlyProperty();
    }

    /// What is played under: by the game at the table, or by the next one.
    public ReadOnlyObjectProperty<Optional<Terms>> termsProperty() {
        return terms.getReadOnlyProperty();
    }

    /// Whether nobody at this screen has a chair at the table.
    public boolean isWatched() {
        return seats.isEmpty();
    }

    /// Where this screen stands towards the table.
    public Place place() {
        return place;
    }

    /// Gets up and then leaves the table. A running game is lost by it.
    public void depart() {
        for (Seat seat : seats) {
            link.send(seat, surroundings.ids().get(), new PlayerCommand.Leave())
                    .whenCompleteAsync(
                            (decision, _) -> {
                                heard(Optional.ofNullable(decision));
                                if (decision instanceof Decision.Accepted) {
                                    place.way().ifPresent(way -> way.exit().run());
                                }
                            },
                            surroundings.screen());
        }
    }

    /// Why something did not go, for as long as it is said.
    public ReadOnlyObjectProperty<Optional<Notice>> noticeProperty() {
        return notice.getReadOnlyProperty();
    }

    /// What there is to say and to do after the end; empty while the game runs.
    public ReadOnlyObjectProperty<Optional<ResultViewModel>> resultProperty() {
        return result.getReadOnlyProperty();
    }

    /// Whether the sheet with the result is open. It opens at the end by itself.
    public BooleanProperty sheetOpenProperty() {
        return sheetOpen;
    }

    /// How near the game is to the natural limit; empty where there is none, or no game runs.
    public ReadOnlyObjectProperty<Optional<NaturalLimit>> limitProperty() {
        return limit.getReadOnlyProperty();
    }

    /// What both players are warned of; empty unless once more of the same ends the game.
    public ReadOnlyObjectProperty<Optional<Judged>> warningProperty() {
        return warning.getReadOnlyProperty();
    }

    /// Whether the board and the list point out the moves that a warning or a verdict is about.
    public BooleanProperty loopShownProperty() {
        return loopShown;
    }

    /// A move that would leave the player's own general open to capture: it is made only after
    /// [#exposeGeneral(boolean)].
    public ReadOnlyObjectProperty<Optional<Move>> exposingProperty() {
        return exposing.getReadOnlyProperty();
    }

    /// Makes the move that was asked about, or lets it be.
    public void exposeGeneral(boolean meant) {
        Optional<Move> asked = exposing.get();
        exposing.set(Optional.empty());
        if (meant) {
            asked.ifPresent(this::make);
        }
    }

    /// How moves are written.
    public ObservableValue<Notation> notation() {
        return notation;
    }

    /// Turns the board and the panels with it.
    public void flip() {
        board.flippedProperty().set(!board.flippedProperty().get());
    }

    /// Exchanges left and right on the board.
    public void mirror() {
        board.mirroredProperty().set(!board.mirroredProperty().get());
    }

    /// Whether the game is over, so that [#study()] does something.
    public boolean isOver() {
        return result.get().isPresent();
    }

    /// Opens the finished game in study; nothing while it runs.
    public void study() {
        result.get().ifPresent(over -> over.study());
    }

    /// Shows no more and asks nothing more of the table, which goes on.
    @Override
    public void close() {
        closed = true;
        observation.close();
        notation.removeListener(renaming);
        place.reach().removeListener(reaching);
        board.tasteProperty().unbind();
        nextFigure.ifPresent(Subscription::close);
        noticeOver.ifPresent(Subscription::close);
        tray.close();
    }

    private RequestViewModel request(PlayerCommand command) {
        return new RequestViewModel(seat -> refusal(seat, command), seat -> send(seat, command));
    }

    private void show(Update update) {
        if (closed) {
            return;
        }
        if (expected.isPresent() && update.table().game().isEmpty()) {
            table = update.table();
            return;
        }
        boolean waited = ahead || expected.isPresent();
        expected = Optional.empty();
        ahead = ahead && line(table).equals(line(update.table()));
        table = update.table();
        sit(seatsHere());
        terms.set(table.game().map(Game::terms).or(table::terms));
        waits.set(table.game().isEmpty() ? Optional.of(Waits.of(table, seats)) : Optional.empty());
        game.set(table.game());
        requests().forEach(request -> request.refresh(seats));
        bargaining.show(table, seats);
        if (update instanceof Update.Happened happened) {
            TableSounds.of(happened.event(), table, seats).ifPresent(surroundings.speaker()::play);
        }
        table.game().ifPresentOrElse(now -> show(now, update), this::showWaiting);
        showClocks();
        markUnaccepted();
        if (waited && !ahead) {
            playNext();
        }
    }

    /// The line that a move could be made on.
    private static Optional<Line> line(Table at) {
        return at.running().map(Game::line);
    }

    /// A table that is set up, before its first game.
    private void showWaiting() {
        terms.get().ifPresent(agreed -> board.show(agreed.start(), Optional.empty()));
        players.values().forEach(player -> player.show(table));
    }

    private Set<Seat> seatsHere() {
        return place.here().stream().flatMap(id -> table.seatOf(id).stream()).collect(Collectors.toSet());
    }

    /// Whoever plays one side alone has it below.
    private void sit(Set<Seat> taken) {
        if (!taken.equals(seats)) {
            seats = taken;
            if (taken.size() == 1) {
                board.flippedProperty().set(taken.contains(Seat.BLACK));
            }
        }
    }

    private void show(Game now, Update update) {
        if (!ahead) {
            board.show(now.line().position(), now.line().last().map(Ply::move));
            board.moversProperty().set(movers(now));
        }
        exposing.set(Optional.empty());
        warn(now);
        limit.set(NaturalLimit.of(now));
        nameMoves(notation.getValue());
        tray.show(
                table,
                seats,
                update instanceof Update.Happened happened ? Optional.of(happened.event()) : Optional.empty());
        players.values().forEach(player -> player.show(now, refusal(Seat.of(player.side()), drawOffer())));
        showResult(now);
    }

    private void warn(Game now) {
        Optional<Judged> given = Judged.warning(now);
        if (warning.get().isEmpty() || given.isEmpty()) {
            loopShown.set(true);
        }
        warning.set(given);
        pointOut();
    }

    private void pointOut() {
        board.loopProperty().set(pointedOut().map(Judged::loop).orElse(List.of()));
    }

    /// The warning or the verdict that board and list show the moves of.
    private Optional<Judged> pointedOut() {
        return loopShown.get()
                ? table.game().flatMap(now -> Judged.warning(now).or(() -> Judged.verdict(now)))
                : Optional.empty();
    }

    private void showResult(Game now) {
        if (now.running()) {
            result.set(Optional.empty());
            sheetOpen.set(false);
        } else if (result.get().isEmpty()) {
            LocalDate day = LocalDate.ofInstant(table.lastAt(), surroundings.zone());
            result.set(Optional.of(new ResultViewModel(now, playedHere(now), day, afterwards, this::playAgain)));
            sheetOpen.set(true);
        }
        result.get().ifPresent(over -> over.show(table, seats));
    }

    /// Who has got up since the game has played it nevertheless.
    private Set<Seat> playedHere(Game over) {
        return Stream.of(Side.values())
                .filter(side -> place.here().contains(over.player(side).id()))
                .map(Seat::of)
                .collect(Collectors.toSet());
    }

    private void playAgain(Seat seat) {
        send(
                seat,
                table.offer(Proposal.Rematch.class, seat.side().opponent())
                        .<PlayerCommand>map(asked -> new PlayerCommand.Answer(asked.id(), true))
                        .orElseGet(() -> new PlayerCommand.Propose(new Proposal.Rematch())));
    }

    /// The line to the table was lost or is back.
    private void reached() {
        game.get().ifPresent(now -> board.moversProperty().set(movers(now)));
        markUnaccepted();
        showClocks();
    }

    /// Reads the clocks, and how long who is away may stay so, and comes back when a figure changes. While
    /// nothing is heard of the table no figure is shown.
    private void showClocks() {
        nextFigure.ifPresent(Subscription::close);
        nextFigure = Optional.empty();
        if (closed) {
            return;
        }
        Instant now = place.time().instant();
        boolean live = place.reach().getValue().isLive();
        Optional<Clock> clock =
                table.game().map(Game::clock).or(() -> terms.get().map(agreed -> Clock.stopped(agreed.clock())));
        clock.ifPresent(hands -> players.values().forEach(player -> {
            ClockFace face = ClockFace.of(hands, player.side(), now);
            player.show(live ? face : face.lost());
            if (live && face.running() && seats.contains(Seat.of(player.side())) && sounds.ticks(player.side(), face)) {
                surroundings.speaker().play(Sound.TICK);
            }
        }));
        if (expected.isEmpty()) {
            players.values().forEach(player -> player.showPresence(table, now));
        }
        if (live) {
            nextFigure = Stream.concat(clock.flatMap(hands -> untilFigure(hands, now)).stream(), untilGrace(now))
                    .min(Duration::compareTo)
                    .map(wait -> surroundings
                            .alarms()
                            .at(
                                    surroundings.time().instant().plus(wait),
                                    () -> surroundings.screen().execute(this::showClocks)));
        }
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

    private void nameMoves(Notation chosen) {
        List<MoveRow> rows = table.game()
                .map(now -> MoveRow.of(
                        now.line(), chosen, pointedOut().map(Judged::plies).orElse(0)))
                .orElse(List.of());
        int same = 0;
        while (same < Math.min(rows.size(), moves.size()) && rows.get(same).equals(moves.get(same))) {
            same++;
        }
        moves.remove(same, moves.size());
        moves.addAll(rows.subList(same, rows.size()));
    }

    /// A move is made on the one before it: while the table has not said that that one is made, it waits.
    /// Where a general may be captured, a move that leaves it open to capture is asked about first.
    private void play(Move move) {
        if (ahead || expected.isPresent()) {
            next = Optional.of(move);
            return;
        }
        boolean exposes = game.get()
                .filter(Game::running)
                .map(now -> now.line().position().play(move))
                .filter(attempt -> attempt instanceof Attempt.Played(Ply ply)
                        && ply.after().generalOpenToCapture())
                .isPresent();
        if (exposes) {
            exposing.set(Optional.empty());
            exposing.set(Optional.of(move));
        } else {
            make(move);
        }
    }

    private void make(Move move) {
        game.get().filter(Game::running).ifPresent(now -> {
            if (now.line().position().play(move) instanceof Attempt.Played played) {
                drawAhead(played.ply());
                send(Seat.of(now.turn()), new PlayerCommand.Play(now.line().size(), move));
            }
        });
    }

    /// Shows the move at once, though it is made only when the table says so. Who moves next at this screen
    /// may answer it meanwhile, see [#play(Move)].
    private void drawAhead(Ply ply) {
        ahead = true;
        drawn = Optional.of(ply);
        board.show(ply.after(), Optional.of(ply.move()));
    }

    private void markUnaccepted() {
        boolean open = ahead && !place.reach().getValue().isLive();
        unaccepted.set(open);
        board.movedAheadProperty().set(open ? drawn : Optional.empty());
    }

    private void takeBackAhead() {
        if (ahead) {
            ahead = false;
            markUnaccepted();
            next = Optional.empty();
            game.get()
                    .ifPresent(now ->
                            board.show(now.line().position(), now.line().last().map(Ply::move)));
        }
    }

    /// Makes the move that waited for the one before it, if it can be made now.
    private void playNext() {
        Optional<Move> waited = next;
        next = Optional.empty();
        waited.ifPresent(this::play);
    }

    private Set<Side> movers(Game now) {
        return now.running() && place.reach().getValue().isLive()
                ? seats.stream().map(Seat::side).collect(Collectors.toSet())
                : Set.of();
    }

    private void answer(Offer offer, boolean accept) {
        send(Seat.of(offer.by().opponent()), new PlayerCommand.Answer(offer.id(), accept));
    }

    private void send(Seat seat, PlayerCommand command) {
        link.send(seat, surroundings.ids().get(), command)
                .whenCompleteAsync((decision, _) -> heard(Optional.ofNullable(decision)), surroundings.screen());
    }

    /// What the table decided; nothing, if it could not be asked.
    private void heard(Optional<Decision> decision) {
        if (closed) {
            return;
        }
        switch (decision.orElse(new Decision.Refused(Refusal.of(Refusal.Code.NOT_KEPT)))) {
            case Decision.Refused(Refusal why) -> {
                takeBackAhead();
                say(new Notice.Refused(why));
            }
            case Decision.Accepted _ -> {}
        }
    }

    private void sayIllegal(Attempt.Illegal illegal) {
        say(new Notice.IllegalMove(illegal, board.position().board()));
    }

    private void say(Notice said) {
        noticeOver.ifPresent(Subscription::close);
        notice.set(Optional.of(said));
        Instant until = surroundings.time().instant().plus(SAID);
        noticeOver = Optional.of(surroundings
                .alarms()
                .at(
                        until,
                        () -> surroundings.screen().execute(() -> {
                            if (notice.get().equals(Optional.of(said))) {
                                notice.set(Optional.empty());
                            }
                        })));
    }

    /// Why the table would refuse that command now: its own rules, applied to this copy of it.
    private Optional<Refusal> refusal(Seat seat, PlayerCommand command) {
        Instant now = place.time().instant();
        return switch (TableRules.decide(table, new Stamped.BySeat(now, seat, command))) {
            case Decision.Refused(Refusal why) -> Optional.of(why);
            case Decision.Accepted _ -> Optional.empty();
        };
    }

    private static PlayerCommand drawOffer() {
        return new PlayerCommand.Propose(new Proposal.Draw());
    }

    private List<RequestViewModel> requests() {
        return List.of(undo, draw, annulment, resignation, readiness, departure);
    }
}
