package xiangqi.core.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import xiangqi.core.board.Board.Placed;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// The facts of a cycle by the identity of the pieces: a piece is known by the point it stood on before the cycle,
/// wherever it goes. Nothing is captured in a cycle.
final class Cycle {
    private final List<Fact> facts;

    /// By the point before the cycle: the point after it.
    private final Square[] ends;

    private final Position end;

    /// What one ply did, pieces named by their points before the cycle.
    private record Fact(Side mover, Deed deed, Set<Square> chased, Set<Square> pinned, Set<Square> checking) {
        static Fact of(PlyFacts ply, Square[] who) {
            return new Fact(
                    ply.mover(),
                    ply.deed(),
                    named(ply.chased(), who),
                    named(ply.pinned(), who),
                    named(ply.checking(), who));
        }
    }

    /// The facts of the last `size` plies of `line`.
    Cycle(Line line, int size, Edition edition) {
        Square[] who = Square.values();
        List<Fact> found = new ArrayList<>();
        for (PlyFacts ply : line.lastFacts(size, edition)) {
            Move move = ply.deed().move();
            who[move.to().ordinal()] = who[move.from().ordinal()];
            found.add(Fact.of(ply, who));
        }
        facts = List.copyOf(found);
        end = line.position();
        ends = Square.values();
        for (Square square : Square.values()) {
            if (end.at(square).isPresent()) {
                ends[who[square.ordinal()].ordinal()] = square;
            }
        }
    }

    private static Set<Square> named(List<Square> squares, Square[] who) {
        Set<Square> named = new TreeSet<>();
        squares.forEach(square -> named.add(who[square.ordinal()]));
        return named;
    }

    /// The plies and what each did.
    List<Deed> deeds() {
        return facts.stream().map(Fact::deed).toList();
    }

    /// The class of a side under `asian`.
    Conduct asian(Side side) {
        List<Fact> own = of(side);
        if (own.stream().allMatch(fact -> fact.deed().attacks().contains(Attack.CHECK))) {
            return conduct(Conduct.Kind.PERPETUAL_CHECK, Set.of(), side);
        }
        Set<Square> pinned = inEvery(own.stream().map(Fact::pinned).toList());
        if (!pinned.isEmpty()) {
            return conduct(Conduct.Kind.PERPETUAL_CHASE_OF_PINNED_CHARIOT, pinned, side);
        }
        Set<Square> chased = inEvery(own.stream().map(Fact::chased).toList());
        return conduct(chased.isEmpty() ? Conduct.Kind.IDLE : Conduct.Kind.PERPETUAL_CHASE, chased, side);
    }

    /// The class of a side under `chinese`.
    Conduct chinese(Side side) {
        Set<Square> chased = new TreeSet<>();
        of(side).forEach(fact -> chased.addAll(fact.chased()));
        return conduct(
                chineseKind(of(side).stream().map(fact -> fact.deed().attacks()).toList()), chased, side);
    }

    private static Conduct.Kind chineseKind(List<Set<Attack>> plies) {
        if (plies.stream().allMatch(attacks -> attacks.contains(Attack.CHECK))) {
            return Conduct.Kind.PERPETUAL_CHECK;
        }
        if (plies.stream().allMatch(attacks -> attacks.contains(Attack.MATE_THREAT))) {
            return Conduct.Kind.PERPETUAL_THREAT;
        }
        if (plies.stream().allMatch(attacks -> attacks.contains(Attack.CHASE))) {
            return Conduct.Kind.PERPETUAL_CHASE;
        }
        boolean idle = plies.stream().anyMatch(Set::isEmpty);
        boolean check = plies.stream().anyMatch(attacks -> attacks.contains(Attack.CHECK));
        boolean threat = plies.stream()
                .anyMatch(attacks -> attacks.contains(Attack.MATE_THREAT) && !attacks.contains(Attack.CHASE));
        boolean chase =
                plies.stream().anyMatch(attacks -> attacks.contains(Attack.CHASE) && !attacks.contains(Attack.CHECK));
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

    private List<Fact> of(Side side) {
        return facts.stream().filter(fact -> fact.mover() == side).toList();
    }

    private Conduct conduct(Conduct.Kind kind, Set<Square> chased, Side side) {
        Set<Square> checking = new TreeSet<>();
        of(side).forEach(fact -> checking.addAll(fact.checking()));
        return new Conduct(kind, atEnd(chased), atEnd(checking));
    }

    private List<Placed> atEnd(Set<Square> named) {
        Set<Square> squares = new TreeSet<>();
        named.forEach(square -> squares.add(ends[square.ordinal()]));
        return PlyFacts.placed(end, squares);
    }

    private static Set<Square> inEvery(List<Set<Square>> sets) {
        Set<Square> common = new TreeSet<>(sets.getFirst());
        sets.forEach(common::retainAll);
        return common;
    }
}
