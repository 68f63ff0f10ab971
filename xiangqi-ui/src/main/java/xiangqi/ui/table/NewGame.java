package xiangqi.ui.table;

import xiangqi.core.board.Side;
import xiangqi.core.table.Player;
import xiangqi.core.table.Terms;

/// What two players at one computer agreed on.
public record NewGame(Terms terms, Player red, Player black) {
    public Player player(Side side) {
        return side == Side.RED ? red : black;
    }

    /// The same terms with the colours exchanged.
    public NewGame exchanged() {
        return new NewGame(terms, black, red);
    }
}
