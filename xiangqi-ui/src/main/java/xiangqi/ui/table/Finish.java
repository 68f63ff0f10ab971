package xiangqi.ui.table;

import java.time.LocalDate;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import xiangqi.core.board.Side;
import xiangqi.core.table.Game;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Proposal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Table;

/// The end of a game at a table: what there is to say and to do then, on a sheet that opens by itself.
public final class Finish {
    private final Place place;
    private final Surroundings surroundings;
    private final Afterwards afterwards;
    private final BiConsumer<Seat, PlayerCommand> send;
    private final ReadOnlyObjectWrapper<Optional<ResultViewModel>> result =
            new ReadOnlyObjectWrapper<>(this, "result", Optional.empty());
    private final BooleanProperty sheetOpen = new SimpleBooleanProperty(this, "sheetOpen");
    private final ReadOnlyObjectWrapper<PastGames> past = new ReadOnlyObjectWrapper<>(this, "past", PastGames.NONE);
    private Table table = Table.NEW;
    private int agreed;

    /// @param send sends what a seat wants to the table
    Finish(Place place, Surroundings surroundings, Afterwards afterwards, BiConsumer<Seat, PlayerCommand> send) {
        this.place = place;
        this.surroundings = surroundings;
        this.afterwards = afterwards;
        this.send = send;
    }

    /// What there is to say and to do after the end; empty while the game runs.
    public ReadOnlyObjectProperty<Optional<ResultViewModel>> resultProperty() {
        return result.getReadOnlyProperty();
    }

    /// Whether the sheet with the result is open. It opens at the end by itself.
    public BooleanProperty sheetOpenProperty() {
        return sheetOpen;
    }

    /// The games that were played to their end at this table.
    public ReadOnlyObjectProperty<PastGames> pastProperty() {
        return past.getReadOnlyProperty();
    }

    /// Whether the game is over, so that [#study()] does something.
    public boolean isOver() {
        return result.get().isPresent();
    }

    /// Opens the finished game in study; nothing while it runs.
    public void study() {
        result.get().ifPresent(over -> over.study());
    }

    /// @param game the one at the table
    /// @param here the seats that are played at this screen
    void show(Table now, Game game, Set<Seat> here) {
        table = now;
        past.set(PastGames.of(now, place.here()));
        if (game.running()) {
            result.set(Optional.empty());
            sheetOpen.set(false);
        } else if (result.get().isEmpty()) {
            LocalDate day = LocalDate.ofInstant(table.lastAt(), surroundings.zone());
            result.set(Optional.of(new ResultViewModel(game, place.seats(game), day, afterwards, this::playAgain)));
            sheetOpen.set(true);
        }
        result.get().ifPresent(over -> over.show(table, here));
        if (here.size() == 2) {
            agreeAtOnce();
        }
    }

    /// Two players at one screen agree on another game with the one button that asks for it.
    private void agreeAtOnce() {
        Stream.of(Side.values())
                .flatMap(side -> table.offer(Proposal.Rematch.class, side).stream())
                .filter(offer -> offer.id() > agreed)
                .findFirst()
                .ifPresent(offer -> {
                    agreed = offer.id();
                    playAgain(Seat.of(offer.by().opponent()));
                });
    }

    private void playAgain(Seat seat) {
        send.accept(
                seat,
                table.offer(Proposal.Rematch.class, seat.side().opponent())
                        .<PlayerCommand>map(asked -> new PlayerCommand.Answer(asked.id(), true))
                        .orElseGet(() -> new PlayerCommand.Propose(new Proposal.Rematch())));
    }
}
