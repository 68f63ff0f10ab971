package xiangqi.core.term;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Role;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Position;

/// Finds the terms that a position shows, after the definitions of the sources (houses.md §6).
///
/// Where these are wider than the use of players, the use decides, so that the start of a game shows nothing: places
/// are told of chariots, horses and cannons, not of soldiers and guards that usually stand there; the soldiers' line,
/// the palace line and the bottom line are those of the opponent; a leg or an eye is told as blocked where an enemy
/// does it. A flower of guards has its inner advisor and elephant on the middle file, and the other two to different
/// sides of it.
public final class Sightings {
    private static final List<Role> ATTACKERS = List.of(Role.CHARIOT, Role.HORSE, Role.CANNON);

    private final Board board;
    private final List<Sighting> found = new ArrayList<>();

    private Sightings(Board board) {
        this.board = board;
    }

    /// The terms that the position shows: attacks first, then places, then shapes, Red's before Black's.
    public static List<Sighting> in(Position position) {
        Sightings sightings = new Sightings(position.board());
        sightings.found.addAll(GeneralsInDanger.in(position));
        for (Side side : Side.values()) {
            sightings.blocked(side);
        }
        for (Side side : Side.values()) {
            sightings.places(side);
        }
        for (Side side : Side.values()) {
            sightings.guards(side);
        }
        return List.copyOf(sightings.found);
    }

    private void places(Side side) {
        int river = rank(side, 4);
        int farRiver = rank(side, 5);
        place(Term.ASTRIDE, side, ATTACKERS, square -> square.rank() == farRiver);
        place(Term.PATROLLING, side, ATTACKERS, square -> square.rank() == river);
        place(Term.SOLDIERS_LINE, side, ATTACKERS, square -> square.rank() == rank(side, 6));
        place(Term.PALACE_LINE, side, ATTACKERS, square -> square.rank() == rank(side, 7));
        place(Term.BOTTOM_LINE, side, ATTACKERS, square -> square.rank() == rank(side, 9));
        place(
                Term.RIB_FILE,
                side,
                List.of(Role.CHARIOT, Role.CANNON),
                square -> square.file() == 3 || square.file() == 5);
        place(Term.MIDDLE_FILE, side, List.of(Role.CANNON), square -> square.file() == 4);
    }

    private void place(Term term, Side side, List<Role> roles, Predicate<Square> there) {
        for (Role role : roles) {
            List<Square> squares =
                    board.squaresOf(Piece.of(side, role)).stream().filter(there).toList();
            if (!squares.isEmpty()) {
                found.add(new Sighting(term, side, Optional.of(role), squares));
            }
        }
    }

    /// The rank so many steps before the side's own bottom line.
    private static int rank(Side side, int steps) {
        return side.homeRank() + side.forward() * steps;
    }

    private void blocked(Side side) {
        Side enemy = side.opponent();
        for (Square horse : board.squaresOf(Piece.of(side, Role.HORSE))) {
            blocked(
                    Term.BLOCKED_LEG,
                    side,
                    horse,
                    Ways.legs(horse).stream()
                            .filter(way -> isOf(enemy, way.by()))
                            .toList());
        }
        for (Square elephant : board.squaresOf(Piece.of(side, Role.ELEPHANT))) {
            blocked(
                    Term.BLOCKED_EYE,
                    side,
                    elephant,
                    Ways.eyes(elephant, side).stream()
                            .filter(way -> isOf(enemy, way.by()))
                            .toList());
        }
    }

    /// Ways are told as blocked only if the piece would have somewhere to go.
    private void blocked(Term term, Side side, Square piece, List<Ways.Way> ways) {
        List<Square> squares = ways.stream()
                .filter(way -> !isOf(side, way.to()))
                .map(Ways.Way::by)
                .distinct()
                .sorted()
                .toList();
        if (!squares.isEmpty()) {
            List<Square> all = new ArrayList<>(squares);
            all.addFirst(piece);
            found.add(new Sighting(term, side, Optional.empty(), all));
        }
    }

    private boolean isOf(Side side, Square square) {
        return board.at(square).filter(piece -> piece.side() == side).isPresent();
    }

    private void guards(Side side) {
        List<Square> advisors = board.squaresOf(Piece.of(side, Role.ADVISOR));
        List<Square> elephants = board.squaresOf(Piece.of(side, Role.ELEPHANT));
        List<Square> horns = advisors.stream()
                .filter(square -> square.rank() == rank(side, 2))
                .toList();
        if (!horns.isEmpty()) {
            shape(Term.RAMS_HORN, side, horns);
        }
        if (isFlower(advisors, elephants)) {
            shape(Term.CROSSED_GUARDS, side, joined(advisors, elephants));
        }
        if (advisors.size() == 1 && elephants.size() == 2) {
            shape(Term.ADVISOR_MISSING, side, joined(advisors, elephants));
        }
        if (advisors.size() == 2 && elephants.size() == 1) {
            shape(Term.ELEPHANT_MISSING, side, joined(advisors, elephants));
        }
    }

    private static boolean isFlower(List<Square> advisors, List<Square> elephants) {
        return advisors.size() == 2 && elephants.size() == 2 && outer(advisors) * outer(elephants) < 0;
    }

    /// How far from the middle file the one stands whose fellow is on it; 0 if neither or both are.
    private static int outer(List<Square> pair) {
        int one = pair.get(0).file() - 4;
        int other = pair.get(1).file() - 4;
        return one * other == 0 ? one + other : 0;
    }

    private void shape(Term term, Side side, List<Square> squares) {
        found.add(new Sighting(term, side, Optional.empty(), squares));
    }

    private static List<Square> joined(List<Square> some, List<Square> others) {
        List<Square> all = new ArrayList<>(some);
        all.addAll(others);
        all.sort(null);
        return all;
    }
}
