package xiangqi.core.game;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import xiangqi.core.board.Board.Placed;
import xiangqi.core.board.Role;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Ply;
import xiangqi.core.rules.Position;
import xiangqi.core.rules.Threats;

/// The facts of a cycle by the identity of the pieces: a piece is known by the point it stood on before the cycle,
/// wherever it goes. Nothing is captured in a cycle.
final class Cycle {
    private final List<Fact> facts;

    /// By the point before the cycle: the point after it.
    private final Square[] ends;

    private final Position end;

    /// What one ply did, pieces named by their points before the cycle.
    private record Fact(Ply ply, Side mover, Deed deed, Set<Square> chased, Set<Square> pinned, Set<Square> checking) {}

    /// The facts of the last `size` plies of `line`.
    Cycle(Line line, int size, Edition edition) {
        Position before = line.back(size).position();
        Square[] who = Square.values();
        List<Fact> found = new ArrayList<>();
        for (Ply ply : line.lastPlies(size)) {
            who[ply.move().to().ordinal()] = who[ply.move().from().ordinal()];
            found.add(fact(before, ply, who, edition));
            before = ply.after();
        }
        facts = List.copyOf(found);
        end = before;
        ends = Square.values();
        for (Square square : Square.values()) {
            if (end.at(square).isPresent()) {
                ends[who[square.ordinal()].ordinal()] = square;
            }
        }
    }

    private static Fact fact(Position before, Ply ply, Square[] who, Edition edition) {
        Position after = ply.after();
        Side mover = before.turn();
        Threats threats = Threats.of(mover, after);
        Set<Attack> attacks = EnumSet.noneOf(Attack.class);
        List<Square> checking = after.checkers();
        List<Square> chased = Chases.of(before, ply);
        if (!checking.isEmpty()) {
            attacks.add(Attack.CHECK);
        } else if (edition == Edition.CHINESE && threats.canMate(3)) {
            attacks.add(Attack.MATE_THREAT);
        }
        if (!chased.isEmpty()) {
            attacks.add(Attack.CHASE);
        }
        List<Square> pinned = chased.stream()
                .filter(square -> after.at(square).orElseThrow().role() == Role.CHARIOT && threats.pinsByHorse(square))
                .toList();
        Deed deed = new Deed(ply.move(), attacks, placed(after, chased), placed(after, checking));
        return new Fact(ply, mover, deed, named(chased, who), named(pinned, who), named(checking, who));
    }

    private static List<Placed> placed(Position position, Iterable<Square> squares) {
        List<Placed> placed = new ArrayList<>();
        for (Square square : squares) {
            placed.add(new Placed(position.at(square).orElseThrow(), square));
        }
        return placed;
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
        return placed(end, squares);
    }

    private static Set<Square> inEvery(List<Set<Square>> sets) {
        Set<Square> common = new TreeSet<>(sets.getFirst());
        sets.forEach(common::retainAll);
        return common;
    }
}
