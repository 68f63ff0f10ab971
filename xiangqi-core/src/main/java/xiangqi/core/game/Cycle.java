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

/// A cycle ply by ply, as evidence has it, by the identity of the pieces: a piece is known by the point it stood on
/// before the cycle, wherever it goes. Nothing is captured in a cycle.
final class Cycle {
    private final List<Deed> deeds = new ArrayList<>();
    private final List<Fact> red = new ArrayList<>();
    private final List<Fact> black = new ArrayList<>();

    /// By the point before the cycle: the point after it.
    private final Square[] ends = Square.values();

    private final Position end;
    private final Edition edition;
    private final Tally tally;

    /// What one ply did, pieces named by their points before the cycle.
    private record Fact(Set<Square> chased, Set<Square> pinned, Set<Square> checking) {
        static Fact of(PlyFacts ply, Square[] who) {
            return new Fact(named(ply.chased(), who), named(ply.pinned(), who), named(ply.checking(), who));
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
        this.edition = edition;
        tally = Tally.ofAll(line, size, edition);
    }

    private static Set<Square> named(List<Square> squares, Square[] who) {
        if (squares.isEmpty()) {
            return Set.of();
        }
        Set<Square> named = EnumSet.noneOf(Square.class);
        squares.forEach(square -> named.add(who[square.ordinal()]));
        return named;
    }

    /// The plies, and what either side did with them.
    Evidence.Repetition.Told told() {
        return new Evidence.Repetition.Told(deeds, conduct(Side.RED), conduct(Side.BLACK));
    }

    private Conduct conduct(Side side) {
        List<Fact> own = own(side);
        Conduct.Kind kind = tally.kind(side);
        Set<Square> chased = switch (edition) {
            case CHINESE -> inAny(own, Fact::chased);
            case ASIAN ->
                switch (kind) {
                    case PERPETUAL_CHASE_OF_PINNED_CHARIOT -> inEvery(own, Fact::pinned);
                    case PERPETUAL_CHASE -> inEvery(own, Fact::chased);
                    default -> Set.of();
                };
        };
        return new Conduct(kind, atEnd(chased), atEnd(inAny(own, Fact::checking)));
    }

    private List<Fact> own(Side side) {
        return side == Side.RED ? red : black;
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
