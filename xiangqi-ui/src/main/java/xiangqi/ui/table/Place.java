package xiangqi.ui.table;

import java.time.InstantSource;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import xiangqi.core.board.Side;
import xiangqi.core.table.Game;
import xiangqi.core.table.Seat;

/// Where a screen stands towards its table: what the table's events do not tell.
///
/// @param here the ids of the players at this screen, whose chairs are played here: both at one computer, one's own
///     elsewhere, none for a spectator
/// @param reach whether what is shown is up to date
/// @param watching how many watch the table and do not play; empty where nobody could
/// @param time the clock that the host's times are told by, as far as it is known here; for display only
/// @param way what leaves the table and what tries the line again; empty where one cannot be away from the table
public record Place(
        Set<String> here,
        ObservableValue<Reach> reach,
        ObservableValue<Optional<Integer>> watching,
        InstantSource time,
        Optional<Way> way) {
    /// The way between the screen and a table that is elsewhere.
    ///
    /// @param exit leaves the screen of the table; a chair is kept
    /// @param retry tries a lost line at once
    public record Way(Runnable exit, Runnable retry) {}

    public Place {
        here = Set.copyOf(here);
    }

    /// The seats that those at this screen have or had in that game: who has got up since has played it nevertheless.
    public Set<Seat> seats(Game game) {
        return Stream.of(Side.values())
                .filter(side -> here.contains(game.player(side).id()))
                .map(Seat::of)
                .collect(Collectors.toSet());
    }

    /// At the table itself, where both players are.
    public static Place at(Set<String> here, InstantSource time) {
        return at(here, new SimpleObjectProperty<>(new Reach.InTouch()), time);
    }

    /// At the table itself, whose game may rest.
    public static Place at(Set<String> here, ObservableValue<Reach> reach, InstantSource time) {
        return new Place(here, reach, new SimpleObjectProperty<>(Optional.empty()), time, Optional.empty());
    }
}
