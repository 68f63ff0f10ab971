package xiangqi.ui.table;

import java.util.Optional;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Position;
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

    /// The same players and terms from a position that was set up; from the usual start if the house's rules know no
    /// such position.
    public NewGame from(Setup setup) {
        Terms plain = plain().terms();
        return Position.check(setup, plain.legality()) instanceof Checked.Legal(var start)
                ? new NewGame(plain.withStart(start), red, black)
                : new NewGame(plain, red, black);
    }

    /// The same without a position that was set up or odds.
    private NewGame plain() {
        return new NewGame(terms.withStart(Position.start(terms.legality())), red, black);
    }

    /// The same terms, but for a position that was set up: from the start of a game, or at the odds of before.
    public NewGame fromUsualStart() {
        return terms.odds().isPresent() ? this : plain();
    }
}
