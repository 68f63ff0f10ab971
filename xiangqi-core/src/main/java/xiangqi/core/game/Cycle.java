package xiangqi.core.game;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import xiangqi.core.board.Board.Placed;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// The facts of a cycle by the identity of the pieces: a piece is known by the point it stood on before the cycle,
/// wherever it goes. Nothing is captured in a cycle.
final class Cycle {
    private final List<Deed> deeds = new ArrayList<>();
    private final List<Fact> red = new ArrayList<>();
    private final List<Fact> black = new ArrayList<>();

    /// By the point before the cycle: the point after it.
    private final Square[] ends = Square.values();

    private final Position end;

    /// What one ply did, pieces named by their points before the cycle.
    private record Fact(Set<Attack> attacks, Set<Square> chased, Set<Square> pinned, Set<Square> checking) {
        static Fact of(PlyFacts ply, Square[] who) {
            return new Fact(
                    ply.deed().attacks(),
                    named(ply.chased(), who),
                    named(ply.pinned(), who),
                    named(ply.checking(), who));
        }
    }

    /// The facts of the last `size` plies of `line`, which are a cycle.
    Cycle(Line line, int size, Edition edition) {
        Square[] who = Square.values();
        for (PlyFacts ply : line.lastFacts(size, edition)) {
            Move move = ply.deed().move();
            Square moved = who[move.from().ordinal()];
            who[move.to().ordinal()] = moved;
            ends[moved.ordinal()] = move.to();
            deeds.add(ply.deed());
            own(ply.mover()).add(Fact.of(ply, who));
        }
        end = line.position();
    }

    private static Set<Square> named(List<Square> squares, Square[] who) {
        if (squares.isEmpty()) {
            return Set.of();
        }
        Set<Square> named = EnumSet.noneOf(Square.class);
        squares.forEach(square -> named.add(who[square.ordinal()]));
        return named;
    }

    /// The plies and what each did.
    List<Deed> deeds() {
        return deeds;
    }

    /// The class of a side under `asian`.
    Conduct asian(Side side) {
        List<Fact> own = own(side);
        if (all(own, Attack.CHECK)) {
            return conduct(Conduct.Kind.PERPETUAL_CHECK, Set.of(), side);
        }
        Set<Square> pinned = inEvery(own, Fact::pinned);
        if (!pinned.isEmpty()) {
            return conduct(Conduct.Kind.PERPETUAL_CHASE_OF_PINNED_CHARIOT, pinned, side);
        }
        Set<Square> chased = inEvery(own, Fact::chased);
        return conduct(chased.isEmpty() ? Conduct.Kind.IDLE : Conduct.Kind.PERPETUAL_CHASE, chased, side);
    }

    /// The class of a side under `chinese`.
    Conduct chinese(Side side) {
        return conduct(chineseKind(own(side)), inAny(own(side), Fact::chased), side);
    }

    private static Conduct.Kind chineseKind(List<Fact> plies) {
        if (all(plies, Attack.CHECK)) {
            return Conduct.Kind.PERPETUAL_CHECK;
        }
        if (all(plies, Attack.MATE_THREAT)) {
            return Conduct.Kind.PERPETUAL_THREAT;
        }
        if (all(plies, Attack.CHASE)) {
            return Conduct.Kind.PERPETUAL_CHASE;
        }
        boolean idle = false;
        boolean check = false;
        boolean threat = false;
        boolean chase = false;
        for (Fact ply : plies) {
            Set<Attack> attacks = ply.attacks();
            idle |= attacks.isEmpty();
            check |= attacks.contains(Attack.CHECK);
            threat |= attacks.contains(Attack.MATE_THREAT) && !attacks.contains(Attack.CHASE);
            chase |= attacks.contains(Attack.CHASE) && !attacks.contains(Attack.CHECK);
        }
        if (idle) {
            return check
                    ? Conduct.Kind.CHECK_AND_IDLE
                    : threat ? Conduct.Kind.THREAT_AND_IDLE : chase ? Conduct.Kind.CHASE_AND_IDLE : Conduct.Kind.IDLE;
        }
        if (check) {
            return threat && chase
                    ? Conduct.Kind.CHECK_THREAT_AND_CHASE
                    : threat ? Conduct.Kind.CHECK_AND_THREAT : Conduct.Kind.CHECK_AND_CHASE;
        }
        return Conduct.Kind.THREAT_AND_CHASE;
    }

    private List<Fact> own(Side side) {
        return side == Side.RED ? red : black;
    }

    private static boolean all(List<Fact> plies, Attack attack) {
        for (Fact ply : plies) {
            if (!ply.attacks().contains(attack)) {
                return false;
            }
        }
        return true;
    }

    private Conduct conduct(Conduct.Kind kind, Set<Square> chased, Side side) {
        return new Conduct(kind, atEnd(chased), atEnd(inAny(own(side), Fact::checking)));
    }

    private List<Placed> atEnd(Set<Square> named) {
        if (named.isEmpty()) {
            return List.of();
        }
        Set<Square> squares = EnumSet.noneOf(Square.class);
        named.forEach(square -> squares.add(ends[square.ordinal()]));
        return PlyFacts.placed(end, squares);
    }

    private static Set<Square> inEvery(List<Fact> plies, Function<Fact, Set<Square>> what) {
        Set<Square> common = EnumSet.noneOf(Square.class);
        common.addAll(what.apply(plies.getFirst()));
        for (int i = 1; i < plies.size() && !common.isEmpty(); i++) {
            common.retainAll(what.apply(plies.get(i)));
        }
        return common;
    }

    private static Set<Square> inAny(List<Fact> plies, Function<Fact, Set<Square>> what) {
        Set<Square> any = EnumSet.noneOf(Square.class);
        for (Fact ply : plies) {
            any.addAll(what.apply(ply));
        }
        return any;
    }
}
