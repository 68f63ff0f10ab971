package xiangqi.core.rules;

import java.util.ArrayList;
import java.util.List;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;

/// What one side could do on a board if it were to move, whoever is: the questions that the rules of repetition ask
/// (rules.md §3). Everything is tried on the board and strictly: a capture that would leave one's own general in check
/// is none, in whichever mode the game is played.
public final class Threats {
    private final Position position;

    private Threats(Position position) {
        this.position = position;
    }

    /// The threats of `side` on the board of `position`.
    public static Threats of(Side side, Position position) {
        return new Threats(position.asked(side));
    }

    /// The legal captures of anything but the general.
    public List<Move> captures() {
        boolean red = position.turn == Side.RED;
        int general = position.generalOf(position.turn.opponent());
        long low = (red ? position.blackLow : position.redLow) & ~Places.low(general);
        long high = (red ? position.blackHigh : position.redHigh) & ~Places.high(general);
        List<Move> captures = new ArrayList<>();
        for (int half = 0; half < 128; half += 64) {
            for (long bits = own(half); bits != 0; bits &= bits - 1) {
                int from = Long.numberOfTrailingZeros(bits) | half;
                add(captures, from, Reach.reachLow(position, from) & low, 0);
                add(captures, from, Reach.reachHigh(position, from) & high, 64);
            }
        }
        return captures;
    }

    private void add(List<Move> captures, int from, long targets, int half) {
        for (long bits = targets; bits != 0; bits &= bits - 1) {
            int to = Long.numberOfTrailingZeros(bits) | half;
            if (Safety.leavesGeneralSafe(position, from, to)) {
                captures.add(Places.move(from << 7 | to));
            }
        }
    }

    /// The points of the side in the half that begins at that place.
    private long own(int half) {
        boolean red = position.turn == Side.RED;
        return half == 0 ? red ? position.redLow : position.blackLow : red ? position.redHigh : position.blackHigh;
    }

    /// Whether that one capture is legal.
    public boolean canCapture(Square from, Square to) {
        Move capture = Move.of(from, to);
        return position.occupied(Places.of(to.ordinal())) && position.isLegal(capture);
    }

    /// Whether the other side could legally recapture on the target of that capture.
    public boolean leavesRecapture(Move capture) {
        int target = Places.of(capture.to().ordinal());
        Threats other = new Threats(position.after(capture));
        for (int half = 0; half < 128; half += 64) {
            for (long bits = other.own(half); bits != 0; bits &= bits - 1) {
                int from = Long.numberOfTrailingZeros(bits) | half;
                long reached =
                        target < 64 ? Reach.reachLow(other.position, from) : Reach.reachHigh(other.position, from);
                if ((reached >>> target & 1) != 0 && Safety.leavesGeneralSafe(other.position, from, target)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Whether the side could mate by at most `checks` moves, each of them a check.
    public boolean canMate(int checks) {
        return new MateSearch(checks).mates(position, checks);
    }

    /// Whether the piece on `square` may not leave because it stands on the leg of one of this side's horses that would
    /// then attack the general.
    public boolean pinsByHorse(Square square) {
        Side other = position.turn.opponent();
        int seat = Siege.SEAT[position.generalOf(other)] << 7;
        int leg = Places.of(square.ordinal());
        long heavy = position.turn == Side.RED ? position.redHeavy : position.blackHeavy;
        return Siege.LEG[seat | (int) (heavy >>> 40) & 127] == leg
                || Siege.LEG[seat | (int) (heavy >>> 48) & 127] == leg;
    }
}
