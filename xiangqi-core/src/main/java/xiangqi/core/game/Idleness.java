package xiangqi.core.game;

import java.util.List;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Move;

/// Whether neither side of a cycle can lose by it: under `chinese` because both have an idle ply, under `asian` because
/// neither is in a class. Looks at the plies from the last back, no further than until that is sure, and
/// allocates the same however long the cycle is.
final class Idleness {
    private final Edition edition;
    private final Own red = new Own();
    private final Own black = new Own();

    /// By the point before the plies looked at so far: the point at the end of the cycle, by which a piece is known.
    private final byte[] ends = new byte[90];

    /// What a side did with every one of its plies looked at so far.
    private static final class Own {
        private boolean idle;
        private boolean checks = true;

        /// The pieces chased, a bit each.
        private long low = -1;
        private long high = -1;
    }

    private Idleness(Edition edition) {
        this.edition = edition;
        for (int point = 0; point < ends.length; point++) {
            ends[point] = (byte) point;
        }
    }

    /// Of the last `size` plies of `line`, which are a cycle.
    static boolean ofBoth(Line line, int size, Edition edition) {
        Idleness idleness = new Idleness(edition);
        line.lastFacts(size, edition, idleness::goesOn);
        return idleness.ofBoth();
    }

    private boolean ofBoth() {
        return red.idle && black.idle;
    }

    private boolean goesOn(PlyFacts ply) {
        Own own = ply.mover() == Side.RED ? red : black;
        if (!own.idle) {
            own.idle = edition == Edition.ASIAN
                    ? inNoClass(own, ply)
                    : ply.deed().attacks().isEmpty();
        }
        Move move = ply.deed().move();
        ends[move.from().ordinal()] = ends[move.to().ordinal()];
        return !ofBoth();
    }

    /// Who neither checks with every ply nor chases one piece with every ply is in no class; the chase of a pinned
    /// chariot is a chase.
    private boolean inNoClass(Own own, PlyFacts ply) {
        own.checks = own.checks && ply.deed().attacks().contains(Attack.CHECK);
        long low = 0;
        long high = 0;
        List<Square> chased = ply.chased();
        for (int i = 0; i < chased.size(); i++) {
            int piece = ends[chased.get(i).ordinal()];
            low |= piece < 64 ? 1L << piece : 0;
            high |= piece < 64 ? 0 : 1L << (piece - 64);
        }
        own.low &= low;
        own.high &= high;
        return !own.checks && (own.low | own.high) == 0;
    }
}
