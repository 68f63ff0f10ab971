package xiangqi.core.study;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// Trees of random legal moves with variations and comments, for tests.
public final class RandomTrees {
    private RandomTrees() {}

    /// A tree of at most `moves` moves; each comment is made by `text`.
    public static StudyTree grow(
            Position start, int moves, RandomGenerator random, java.util.function.Supplier<String> text) {
        TreeBuilder builder = new TreeBuilder(start);
        List<Place> open = new ArrayList<>(List.of(new Place(0, start, shuffled(start, random))));
        if (random.nextInt(3) == 0) {
            builder.comment(0, text.get());
        }
        for (int i = 0; i < moves && !open.isEmpty(); i++) {
            // Mostly the line goes on; now and then it ends and an earlier place gets a variation.
            while (open.size() > 1 && random.nextInt(6) == 0) {
                open.removeLast();
            }
            Place place = open.getLast();
            if (place.untried.isEmpty()) {
                open.removeLast();
                continue;
            }
            Move move = place.untried.removeLast();
            int node = builder.add(place.node, move);
            Position after = ((Attempt.Played) place.position.play(move)).ply().after();
            open.add(new Place(node, after, shuffled(after, random)));
            if (random.nextInt(5) == 0) {
                builder.comment(node, text.get());
            }
            if (random.nextInt(8) == 0) {
                builder.mark(node, marks(random));
            }
        }
        return builder.build();
    }

    private static Marks marks(RandomGenerator random) {
        Marks marks = Marks.NONE;
        for (int i = random.nextInt(3); i >= 0; i--) {
            Square from = Square.values()[random.nextInt(90)];
            Square to = Square.values()[random.nextInt(90)];
            Marks.Colour colour = Marks.Colour.values()[random.nextInt(4)];
            marks = switch (random.nextInt(3)) {
                case 0 -> marks.toggled(random.nextInt(256));
                case 1 -> marks.toggled(new Marks.Circle(from, colour));
                default -> from == to ? marks : marks.toggled(new Marks.Arrow(from, to, colour));
            };
        }
        return marks;
    }

    private static List<Move> shuffled(Position position, RandomGenerator random) {
        List<Move> moves = new ArrayList<>(position.legalMoves());
        moves.sort(java.util.Comparator.comparingInt(Move::code));
        for (int i = moves.size() - 1; i > 0; i--) {
            java.util.Collections.swap(moves, i, random.nextInt(i + 1));
        }
        return moves;
    }

    private record Place(int node, Position position, List<Move> untried) {}
}
