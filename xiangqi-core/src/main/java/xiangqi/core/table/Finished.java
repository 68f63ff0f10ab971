package xiangqi.core.table;

import java.util.List;
import xiangqi.core.board.Side;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.House;
import xiangqi.core.money.Transfer;

/// What a table remembers of a game that is over: who played it, how it ended and what it moved; not its moves, which
/// are in the record that was made of it (houses.md §4: players can see their table's past stakes).
///
/// @param transfers the money that moved for it, in order
public record Finished(
        House house, Player red, Player black, Outcome outcome, Scored scored, List<Transfer> transfers) {
    public Finished {
        transfers = List.copyOf(transfers);
    }

    /// @throws IllegalArgumentException if `game` is not over
    public static Finished of(Game game) {
        return new Finished(
                game.terms().house(),
                game.red(),
                game.black(),
                game.outcome().orElseThrow(() -> new IllegalArgumentException("the game is not over")),
                Scored.of(game),
                game.transfers());
    }

    public Player player(Side side) {
        return side == Side.RED ? red : black;
    }
}
