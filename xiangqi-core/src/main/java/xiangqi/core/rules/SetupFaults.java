package xiangqi.core.rules;

import java.util.ArrayList;
import java.util.List;
import xiangqi.core.board.Board;
import xiangqi.core.board.Fault;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Role;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;

/// Names everything that keeps a set-up from being a position.
final class SetupFaults {
    private SetupFaults() {}

    /// The greatest number of each [Piece], and the points it can stand on, by ordinals.
    private static final byte[] AT_MOST = new byte[14];

    private static final boolean[] REACHABLE = new boolean[14 * 90];

    static {
        for (Piece piece : Piece.values()) {
            AT_MOST[piece.ordinal()] = (byte) piece.role().atMost();
            for (Square square : Square.values()) {
                REACHABLE[piece.ordinal() * 90 + square.ordinal()] = reachable(piece.side(), piece.role(), square);
            }
        }
    }

    /// Whether every piece stands on a point that it can reach and there are not too many or too few of any.
    static boolean nonePlaced(Board board) {
        byte[] left = AT_MOST.clone();
        boolean sound = true;
        for (int i = 0; i < 90; i++) {
            byte code = board.codeAt(i);
            if (code != Board.NONE) {
                sound &= REACHABLE[code * 90 + i] & --left[code] >= 0;
            }
        }
        return sound && left[Piece.RED_GENERAL.ordinal()] == 0 && left[Piece.BLACK_GENERAL.ordinal()] == 0;
    }

    static List<Fault> of(Setup setup, Legality legality) {
        List<Fault> faults = new ArrayList<>();
        for (Side side : Side.values()) {
            ofSide(setup.board(), side, faults);
        }
        boolean bothGenerals = faults.stream().noneMatch(fault -> fault.kind() == Fault.Kind.NO_GENERAL);
        if (legality == Legality.STRICT && bothGenerals) {
            ofTheGenerals(setup, faults);
        }
        return faults;
    }

    private static void ofSide(Board board, Side side, List<Fault> faults) {
        List<Square> generals = board.squaresOf(Piece.of(side, Role.GENERAL));
        if (generals.isEmpty()) {
            faults.add(new Fault(Fault.Kind.NO_GENERAL, side, List.of()));
        } else if (generals.size() > 1) {
            faults.add(new Fault(Fault.Kind.SEVERAL_GENERALS, side, generals));
        }
        for (Role role : Role.values()) {
            List<Square> squares = board.squaresOf(Piece.of(side, role));
            if (role != Role.GENERAL && squares.size() > role.atMost()) {
                faults.add(new Fault(Fault.Kind.TOO_MANY, side, squares));
            }
            for (Square square : squares) {
                if (!reachable(side, role, square)) {
                    faults.add(new Fault(unreachable(role), side, List.of(square)));
                }
            }
        }
    }

    private static Fault.Kind unreachable(Role role) {
        return switch (role) {
            case GENERAL -> Fault.Kind.GENERAL_OUTSIDE_PALACE;
            case ADVISOR -> Fault.Kind.ADVISOR_UNREACHABLE;
            case ELEPHANT -> Fault.Kind.ELEPHANT_UNREACHABLE;
            case SOLDIER -> Fault.Kind.SOLDIER_UNREACHABLE;
            case HORSE, CHARIOT, CANNON -> throw new IllegalStateException(role + " reaches every point");
        };
    }

    static boolean reachable(Side side, Role role, Square square) {
        int file = square.file();
        int fromHome = Math.abs(square.rank() - side.homeRank());
        return switch (role) {
            case GENERAL -> square.inPalaceOf(side);
            case ADVISOR -> square.inPalaceOf(side) && (file + fromHome) % 2 == 1;
            case ELEPHANT -> side.owns(square.rank()) && fromHome % 2 == 0 && (file + fromHome) % 4 == 2;
            case SOLDIER -> !side.owns(square.rank()) || (fromHome >= 3 && file % 2 == 0);
            case HORSE, CHARIOT, CANNON -> true;
        };
    }

    private static void ofTheGenerals(Setup setup, List<Fault> faults) {
        Board board = setup.board();
        Side waiting = setup.turn().opponent();
        List<Square> checkers = new ArrayList<>(Attacks.checkers(board, waiting));
        List<Square> facing = checkers.stream()
                .filter(square -> board.at(square).orElseThrow().role() == Role.GENERAL)
                .toList();
        if (!facing.isEmpty()) {
            List<Square> both = new ArrayList<>(facing);
            both.addAll(board.squaresOf(Piece.of(waiting, Role.GENERAL)));
            both.sort(null);
            faults.add(new Fault(Fault.Kind.GENERALS_FACING, setup.turn(), both));
            checkers.removeAll(facing);
        }
        if (!checkers.isEmpty()) {
            faults.add(new Fault(Fault.Kind.OPPONENT_IN_CHECK, waiting, checkers));
        }
    }
}
