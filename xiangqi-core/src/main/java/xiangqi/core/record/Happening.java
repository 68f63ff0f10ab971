package xiangqi.core.record;

import xiangqi.core.board.Side;
import xiangqi.core.game.Evidence;
import xiangqi.core.game.Line;
import xiangqi.core.game.Outcome;
import xiangqi.core.money.Stakes;
import xiangqi.core.table.Offer;

/// What happened in a played game beside its moves: what a record tells of it in comments.
public sealed interface Happening {
    /// Stakes, or a lesson, had been agreed before the game began.
    record Staked(Stakes stakes) implements Happening {}

    /// An offer was made.
    record Asked(Offer offer) implements Happening {}

    /// An offer was agreed to. One that ended the game is told by [Ended].
    record Agreed(Offer offer) implements Happening {}

    /// An offer was refused, in words or by moving.
    record Refused(Offer offer) implements Happening {}

    /// An offer ran out.
    record Lapsed(Offer offer) implements Happening {}

    /// Both players were warned.
    ///
    /// @param line the line they were warned of
    /// @param ahead how the game would end
    record Warned(Line line, Outcome ahead, Evidence evidence) implements Happening {}

    /// A player lost the connection.
    record WentAway(Side side) implements Happening {}

    /// The player was there again.
    record CameBack(Side side) implements Happening {}

    /// The host of the table was gone and came back.
    record Interrupted() implements Happening {}

    /// Moves were undone and nothing was played instead, so that no line stands in front of them.
    ///
    /// @param line the line with them
    /// @param from how many plies of it stayed
    record Undone(Line line, int from) implements Happening {}

    /// The game ended.
    record Ended(Outcome outcome) implements Happening {}
}
