package xiangqi.core.game;

import java.util.ArrayList;
import java.util.List;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Role;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Ply;
import xiangqi.core.rules.Position;
import xiangqi.core.rules.Threats;

/// Which pieces a ply chases (捉, rules.md §3): the pieces that the mover attacks after the ply and did not attack by
/// the same piece before it, whether it moved up, was discovered, got a screen, lost one, was unpinned, or the piece
/// attacked lost its protector.
final class Chases {
    private Chases() {}

    /// The points of the pieces that `ply`, played in `before`, chases.
    static List<Square> of(Position before, Ply ply) {
        Side mover = before.turn();
        Threats now = Threats.of(mover, ply.after());
        Threats then = Threats.of(mover, before);
        List<Square> chased = new ArrayList<>();
        for (Move capture : now.captures()) {
            if (!chased.contains(capture.to()) && attacks(now, ply.after(), mover, capture)) {
                Square attacker = capture.from() == ply.move().to() ? ply.move().from() : capture.from();
                boolean stood = then.canCapture(attacker, capture.to())
                        && attacks(then, before, mover, Move.of(attacker, capture.to()));
                if (!stood) {
                    chased.add(capture.to());
                }
            }
        }
        chased.sort(null);
        return chased;
    }

    /// Whether a legal capture by `mover` is an attack that counts.
    private static boolean attacks(Threats threats, Position position, Side mover, Move capture) {
        Role attacker = role(position, capture.from());
        Role target = role(position, capture.to());
        if (attacker == Role.GENERAL || attacker == Role.SOLDIER) {
            return false;
        }
        if (target == Role.SOLDIER && mover.opponent().owns(capture.to().rank())) {
            return false;
        }
        if (attacker == target && Threats.of(mover.opponent(), position).canCapture(capture.to(), capture.from())) {
            return false;
        }
        return evenIfProtected(attacker, target) || !threats.leavesRecapture(capture);
    }

    private static boolean evenIfProtected(Role attacker, Role target) {
        return switch (attacker) {
            case HORSE, CANNON -> target == Role.CHARIOT;
            case ADVISOR, ELEPHANT -> target == Role.CHARIOT || target == Role.HORSE || target == Role.CANNON;
            case GENERAL, CHARIOT, SOLDIER -> false;
        };
    }

    private static Role role(Position position, Square square) {
        return position.at(square).map(Piece::role).orElseThrow();
    }
}
