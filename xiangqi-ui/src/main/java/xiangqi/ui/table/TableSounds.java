package xiangqi.ui.table;

import java.util.Optional;
import java.util.Set;
import xiangqi.core.board.Side;
import xiangqi.core.game.Line;
import xiangqi.core.rules.Ply;
import xiangqi.core.table.Event;
import xiangqi.core.table.Game;
import xiangqi.core.table.Proposal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Table;
import xiangqi.ui.sound.Sound;

/// What of a table is heard.
final class TableSounds {
    private Optional<String> ticked = Optional.empty();

    /// What is heard when that has happened.
    ///
    /// @param after the table after it
    /// @param here the seats that are played at this screen
    static Optional<Sound> of(Event event, Table after, Set<Seat> here) {
        return switch (event) {
            case Event.Moved _ ->
                after.game().map(Game::line).flatMap(Line::last).map(TableSounds::of);
            case Event.Offered offered ->
                here.contains(Seat.of(offered.offer().by().opponent()))
                                && !(offered.offer().proposal() instanceof Proposal.Rematch
                                        && here.contains(Seat.of(offered.offer().by())))
                        ? Optional.of(Sound.OFFER)
                        : Optional.empty();
            case Event.Ended _ -> Optional.of(Sound.END);
            case Event.Opened _,
                    Event.Seated _,
                    Event.Left _,
                    Event.BecameReady _,
                    Event.Started _,
                    Event.Warned _,
                    Event.Declined _,
                    Event.Lapsed _,
                    Event.TakenBack _,
                    Event.Recovered _,
                    Event.WentAway _,
                    Event.CameBack _,
                    Event.Staked _,
                    Event.Charged _,
                    Event.Settled _ -> Optional.empty();
        };
    }

    private static Sound of(Ply ply) {
        if (ply.givesCheck()) {
            return Sound.CHECK;
        }
        return ply.captured().isPresent() ? Sound.CAPTURE : Sound.MOVE;
    }

    /// Whether one of the last seconds of that side is new.
    boolean ticks(Side side, ClockFace face) {
        Optional<String> now =
                face.low() ? Optional.of(side + " " + face.centre().figure()) : Optional.empty();
        boolean fresh = now.isPresent() && !now.equals(ticked);
        ticked = now;
        return fresh;
    }
}
