package xiangqi.core.house;

import java.time.Duration;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.game.Edition;
import xiangqi.core.rules.Legality;

/// A set of table rules and the defaults of what a table may agree on (houses.md §1–4): data and a few policy
/// objects, never a fork of the code. Each house is one file; [Houses] lists those that are known.
///
/// @param id its short name, for the wire, files and the command line
/// @param edition the edition of its rules; a change of any value below makes a new one, so that an old game is still
/// read
///     by the rules it was played under
/// @param legality whether a general can be captured
/// @param repetition the edition of the repetition rules a table starts with
/// @param naturalLimit whether sixty rounds without a capture are a draw
/// @param checksInARow how many checks in a row by the same piece lose without any repetition; 0: none
/// @param draw who may offer a draw and when
/// @param undo how often an undo may be requested
/// @param handicap when odds can be agreed
/// @param clock the time control a table starts with
/// @param grace how long a player who lost the connection may stay away
/// @param scoring scores and titles
/// @param money fees and stakes
public record House(
        String id,
        String edition,
        Legality legality,
        Edition repetition,
        boolean naturalLimit,
        int checksInARow,
        DrawRule draw,
        UndoRule undo,
        HandicapRule handicap,
        TimeControl clock,
        Duration grace,
        Scoring scoring,
        MoneyRule money) {
    /// Whether any play money can move at its tables.
    public boolean movesMoney() {
        return money.fee() > 0 || money.stakes() || scoring.base(scoring.newcomer(), scoring.newcomer()) > 0;
    }
}
