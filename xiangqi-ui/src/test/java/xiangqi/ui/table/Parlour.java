package xiangqi.ui.table;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.diagram.Look;
import xiangqi.core.house.Plain;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.GameRecord;
import xiangqi.core.rules.Move;
import xiangqi.core.table.Alarms;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Event;
import xiangqi.core.table.Game;
import xiangqi.core.table.Journal;
import xiangqi.core.table.LocalTable;
import xiangqi.core.table.Player;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Terms;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

/// A table at one computer with its view-model, in a time turned by hand.
final class Parlour implements Afterwards {
    /// The shortest way to a double-cannon mate: the rear cannon gives check over the front one, and whatever Black
    /// puts between becomes the front one's screen.
    static final List<String> MATE = List.of("h2e2", "a9a8", "e2e6", "a8a9", "b2b4", "a9a8", "b4e4");

    static final Player RED = new Player("red", "半亩塘");
    static final Player BLACK = new Player("black", "听雨轩");

    private static final String USUAL = "three:600/60/30";
    private static final Set<String> BOTH = Set.of("red", "black");

    final HandTime time = new HandTime();
    final ObjectProperty<Notation> notation = new SimpleObjectProperty<>(Notation.ZH_HANS);
    final ObjectProperty<Look> taste = new SimpleObjectProperty<>(Look.USUAL);
    final List<Event> kept = new ArrayList<>();
    final List<GameRecord> saved = new ArrayList<>();
    final List<GameRecord> studied = new ArrayList<>();
    final List<Optional<Path>> studiedFiles = new ArrayList<>();
    Afterwards.Saving saving = new Afterwards.Saving.Saved(Path.of("2026-03-01.pgn"));
    Optional<Refusal> journalRefuses = Optional.empty();
    final LocalTable table;
    final TableViewModel model;

    private Parlour(Executor screen, Set<String> here, Function<Parlour, LocalTable> host) {
        table = host.apply(this);
        Surroundings surroundings =
                new Surroundings(screen, time, time, ZoneOffset.UTC, () -> new CommandId(UUID.randomUUID()));
        model = new TableViewModel(table, Place.at(here, time), surroundings, notation, taste, this);
    }

    /// Ten minutes, a minute a move, then half a minute a move; both players here.
    static Parlour usual() {
        return of(TimeControl.parse(USUAL).orElseThrow(), RED, BLACK);
    }

    /// Both players here.
    static Parlour of(TimeControl control, Player red, Player black) {
        return begun(Runnable::run, BOTH, room -> room.time, control, red, black);
    }

    /// Only those players here.
    static Parlour here(Set<String> ids) {
        return begun(
                Runnable::run, ids, room -> room.time, TimeControl.parse(USUAL).orElseThrow(), RED, BLACK);
    }

    /// A table whose own alarms never ring.
    static Parlour deaf() {
        return begun(
                Runnable::run,
                BOTH,
                _ -> (_, _) -> () -> {},
                TimeControl.parse(USUAL).orElseThrow(),
                RED,
                BLACK);
    }

    /// Table and screen on an executor of one's own.
    static Parlour on(Executor screen) {
        return begun(screen, BOTH, room -> room.time, TimeControl.parse(USUAL).orElseThrow(), RED, BLACK);
    }

    /// A game under those terms, both players here.
    static Parlour under(Terms terms) {
        return between(terms, RED, BLACK);
    }

    /// A game under those terms between those two, both here.
    static Parlour between(Terms terms, Player red, Player black) {
        Parlour room = new Parlour(
                Runnable::run, BOTH, made -> LocalTable.create(made.time, Runnable::run, made.time, made.journal()));
        room.table.begin(terms, red, black);
        return room;
    }

    /// A table that nothing has happened at.
    static Parlour empty(Executor screen) {
        return new Parlour(screen, BOTH, made -> LocalTable.create(made.time, screen, made.time, made.journal()));
    }

    /// The table that those events led to.
    static Parlour restored(List<Event> stored) {
        return new Parlour(
                Runnable::run,
                BOTH,
                room -> LocalTable.restore(stored, room.time, Runnable::run, room.time, room.journal()));
    }

    private static Parlour begun(
            Executor screen,
            Set<String> here,
            Function<Parlour, Alarms> alarms,
            TimeControl control,
            Player red,
            Player black) {
        Parlour room = new Parlour(
                screen, here, made -> LocalTable.create(made.time, screen, alarms.apply(made), made.journal()));
        room.table.begin(Terms.of(Plain.house()).withClock(control), red, black);
        return room;
    }

    /// Plays those moves on the board, a second each.
    void play(List<String> moves) {
        for (String move : moves) {
            time.pass(1000);
            Move made = move(move);
            model.board().pointed(made.from());
            model.board().pointed(made.to());
        }
    }

    ClockFace face(Side side) {
        return model.player(side).clockProperty().get().orElseThrow();
    }

    PlayerViewModel.Counters counters(Side side) {
        return model.player(side).countersProperty().get().orElseThrow();
    }

    /// What is in that slot of the tray, counted from 0.
    Optional<OfferCard> card(int slot) {
        return model.tray().slots().get(slot).get();
    }

    static Move move(String iccs) {
        return Move.of(
                Square.parse(iccs.substring(0, 2)).orElseThrow(),
                Square.parse(iccs.substring(2)).orElseThrow());
    }

    @Override
    public GameRecord record(Game played, LocalDate day) {
        return TableRecord.of(played, day, Words.in(Language.SIMPLIFIED), Notation.ZH_HANS);
    }

    @Override
    public void save(GameRecord played, Consumer<Saving> then) {
        saved.add(played);
        then.accept(saving);
    }

    @Override
    public void study(Game game, GameRecord played, Optional<Path> file) {
        studied.add(played);
        studiedFiles.add(file);
    }

    private Journal journal() {
        return (_, events) -> {
            if (journalRefuses.isEmpty()) {
                kept.addAll(events);
            }
            return journalRefuses;
        };
    }
}
