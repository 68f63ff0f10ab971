package xiangqi.ui.table;

import java.util.Optional;
import xiangqi.core.board.Side;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.core.table.Beginning;
import xiangqi.core.table.Game;
import xiangqi.core.table.Offer;
import xiangqi.core.table.Proposal;

/// An offer as it lies in its slot of the tray.
///
/// @param takes the move that an undo takes back
/// @param first the side that began the game
/// @param role what the offer is to the players at this screen
public record OfferCard(Offer offer, Optional<Taken> takes, Side first, Role role, State state) {
    /// What an offer is to those at this screen.
    public enum Role {
        /// It waits for the answer of the one player at this screen.
        OURS_TO_ANSWER,
        /// Both players are at this screen, and one of them answers.
        SHARED,
        /// It was made here and waits for the other side.
        MADE_HERE,
        /// It is an affair of others.
        WATCHED
    }

    /// How far an offer is.
    public enum State {
        /// It has only just appeared: nobody can have read it yet, so nothing answers it.
        APPEARING,
        WAITING,
        REFUSED,
        /// Other figures were sent back.
        COUNTERED,
        LAPSED,
        /// The move it was made after has been taken back, and it with it.
        UNDONE
    }

    /// A move that an undo takes back.
    ///
    /// @param number the round it belongs to, from 1
    /// @param before where it was made
    public record Taken(int number, Position before, Move move) {}

    /// Whose answer it is.
    public Side answerer() {
        return offer.by().opponent();
    }

    /// Whether its answer is given at this screen.
    public boolean isAnsweredHere() {
        return role == Role.OURS_TO_ANSWER || role == Role.SHARED;
    }

    /// The round that was played when the offer was made, as the list of moves counts; 0 before the first move.
    public int round() {
        return offer.ply() == 0 ? 0 : MoveRow.number(first, offer.ply() - 1);
    }

    /// Whether it still waits for an answer.
    public boolean waits() {
        return state == State.APPEARING || state == State.WAITING;
    }

    /// Whether figures can be sent back instead of an answer.
    public boolean isBargained() {
        return isBargained(offer);
    }

    static boolean isBargained(Offer offer) {
        return offer.proposal() instanceof Proposal.Stake || offer.proposal() instanceof Proposal.Guidance;
    }

    /// Who would teach in the lesson that is proposed; the other side pays.
    Side guide(Game game) {
        return offer.guide()
                .orElseGet(() -> offer.by() == Side.RED
                        ? Beginning.guide(game.red(), game.black())
                        : Beginning.guide(game.black(), game.red()).opponent());
    }

    OfferCard with(State next) {
        return new OfferCard(offer, takes, first, role, next);
    }
}
