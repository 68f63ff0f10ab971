package xiangqi.core.game;

import java.util.List;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Move;

/// What both sides did with the plies of a cycle, added up without keeping any of them: all that a verdict needs. Looks
/// at the plies from the last back and allocates the same however long the cycle is; the cycle ply by ply, as evidence
/// has it, is a [Cycle].
final class Tally {
    private final Edition edition;
    private final Own red = new Own();
    private final Own black = new Own();

    /// By the point before the plies looked at so far: the point at the end of the cycle, by which a piece is known.
    private final byte[] ends = new byte[90];

    /// What a side did with its plies looked at so far.
    private static final class Own {
        private boolean checksAlways = true;
        private boolean threatensAlways = true;
        private boolean chasesAlways = true;
        private boolean idles;
        private boolean checks;
        private boolean threatens;
        private boolean chases;

        /// Of the pieces that every ply chased, and of the pinned chariots among them.
        private final Pieces chased = new Pieces();
        private final Pieces pinned = new Pieces();

        void add(PlyFacts ply, byte[] ends) {
            boolean check = ply.deed().attacks().contains(Attack.CHECK);
            boolean threat = ply.deed().attacks().contains(Attack.MATE_THREAT);
            boolean chase = ply.deed().attacks().contains(Attack.CHASE);
            checksAlways &= check;
            threatensAlways &= threat;
            chasesAlways &= chase;
            idles |= !check && !threat && !chase;
            checks |= check;
            threatens |= threat && !chase;
            chases |= chase && !check;
            chased.retain(ply.chased(), ends);
            pinned.retain(ply.pinned(), ends);
        }
    }

    /// Pieces by their points at the end of the cycle, a bit each; all at first.
    private static final class Pieces {
        private long low = -1;
        private long high = -1;

        void retain(List<Square> points, byte[] ends) {
            long alsoLow = 0;
            long alsoHigh = 0;
            for (int i = 0; i < points.size(); i++) {
                int piece = ends[points.get(i).ordinal()];
                alsoLow |= piece < 64 ? 1L << piece : 0;
                alsoHigh |= piece < 64 ? 0 : 1L << (piece - 64);
            }
            low &= alsoLow;
            high &= alsoHigh;
        }

        boolean none() {
            return (low | high) == 0;
        }
    }

    private Tally(Edition edition) {
        this.edition = edition;
        for (int point = 0; point < ends.length; point++) {
            ends[point] = (byte) point;
        }
    }

    /// Of all of the last `size` plies of `line`, which are a cycle.
    static Tally ofAll(Line line, int size, Edition edition) {
        Tally tally = new Tally(edition);
        line.lastFacts(size, edition, ply -> {
            tally.add(ply);
            return true;
        });
        return tally;
    }

    /// The same, but of no more plies than it takes to see that neither side can lose: [#cannotLose(Side)] holds of
    /// both then, and [#kind(Side)] is not to be asked for.
    static Tally ofDeciding(Line line, int size, Edition edition) {
        Tally tally = new Tally(edition);
        line.lastFacts(size, edition, ply -> {
            tally.add(ply);
            return !(tally.cannotLose(Side.RED) && tally.cannotLose(Side.BLACK));
        });
        return tally;
    }

    private void add(PlyFacts ply) {
        own(ply.mover()).add(ply, ends);
        Move move = ply.deed().move();
        ends[move.from().ordinal()] = ends[move.to().ordinal()];
    }

    private Own own(Side side) {
        return side == Side.RED ? red : black;
    }

    /// Whether a side cannot lose by the cycle, whatever else it did in it: under `chinese` because one of its plies is
    /// idle, under `asian` because it is in no class.
    boolean cannotLose(Side side) {
        Own own = own(side);
        return switch (edition) {
            case ASIAN -> !own.checksAlways && own.chased.none();
            case CHINESE -> own.idles;
        };
    }

    /// The class of a side in the cycle.
    Conduct.Kind kind(Side side) {
        return switch (edition) {
            case ASIAN -> asian(own(side));
            case CHINESE -> chinese(own(side));
        };
    }

    private static Conduct.Kind asian(Own own) {
        if (own.checksAlways) {
            return Conduct.Kind.PERPETUAL_CHECK;
        }
        if (!own.pinned.none()) {
            return Conduct.Kind.PERPETUAL_CHASE_OF_PINNED_CHARIOT;
        }
        return own.chased.none() ? Conduct.Kind.IDLE : Conduct.Kind.PERPETUAL_CHASE;
    }

    private static Conduct.Kind chinese(Own own) {
        if (own.checksAlways) {
            return Conduct.Kind.PERPETUAL_CHECK;
        }
        if (own.threatensAlways) {
            return Conduct.Kind.PERPETUAL_THREAT;
        }
        if (own.chasesAlways) {
            return Conduct.Kind.PERPETUAL_CHASE;
        }
        return own.idles ? withIdle(own) : mixed(own);
    }

    private static Conduct.Kind withIdle(Own own) {
        if (own.checks) {
            return Conduct.Kind.CHECK_AND_IDLE;
        }
        if (own.threatens) {
            return Conduct.Kind.THREAT_AND_IDLE;
        }
        return own.chases ? Conduct.Kind.CHASE_AND_IDLE : Conduct.Kind.IDLE;
    }

    private static Conduct.Kind mixed(Own own) {
        if (!own.checks) {
            return Conduct.Kind.THREAT_AND_CHASE;
        }
        if (own.threatens) {
            return own.chases ? Conduct.Kind.CHECK_THREAT_AND_CHASE : Conduct.Kind.CHECK_AND_THREAT;
        }
        return Conduct.Kind.CHECK_AND_CHASE;
    }
}
