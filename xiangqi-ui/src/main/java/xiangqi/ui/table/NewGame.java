package xiangqi.ui.table;

import java.util.Optional;
import xiangqi.core.board.Side;
import xiangqi.core.table.Player;
import xiangqi.core.table.Proposal;
import xiangqi.core.table.Terms;

/// What two players at one computer agreed on.
///
/// @param stakes what they stake on the game, or the fee for which one of them teaches
public record NewGame(Terms terms, Player red, Player black, Optional<Proposal> stakes) {
    /// A game without stakes.
    public NewGame(Terms terms, Player red, Player black) {
        this(terms, red, black, Optional.empty());
    }

    public Player player(Side side) {
        return side == Side.RED ? red : black;
    }

    /// The same terms with the colours exchanged. Stakes belong to one game.
    public NewGame exchanged() {
        return new NewGame(terms, black, red);
    }
}
