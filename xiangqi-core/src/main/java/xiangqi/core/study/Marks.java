package xiangqi.core.study;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import xiangqi.core.board.Square;

/// What is drawn at a node besides its comment: arrows and circles on the board, and signs of judgement on its move.
/// Each stands once, in the order it was set.
///
/// @param signs judgements by their numbers in the PGN standard, 0 to 255: 1 for !, 2 for ?, 16 for a better game for
///     the first player
public record Marks(List<Arrow> arrows, List<Circle> circles, List<Integer> signs) {
    /// Nothing drawn.
    public static final Marks NONE = new Marks(List.of(), List.of(), List.of());

    /// The greatest number of a sign.
    public static final int MOST_SIGN = 255;

    public Marks {
        arrows = arrows.stream().distinct().toList();
        circles = circles.stream().distinct().toList();
        signs = signs.stream().distinct().toList();
        for (int sign : signs) {
            if (sign < 0 || sign > MOST_SIGN) {
                throw new IllegalArgumentException("no sign " + sign);
            }
        }
    }

    /// The colours that programs for studies share, by their first letters.
    public enum Colour {
        GREEN,
        RED,
        YELLOW,
        BLUE
    }

    /// An arrow between two different points.
    public record Arrow(Square from, Square to, Colour colour) {
        public Arrow {
            if (from == to) {
                throw new IllegalArgumentException("an arrow from " + from + " to itself");
            }
        }
    }

    /// A circle around a point.
    public record Circle(Square at, Colour colour) {}

    public boolean isEmpty() {
        return arrows.isEmpty() && circles.isEmpty() && signs.isEmpty();
    }

    /// These marks with that arrow in place of any other between its points; without it if it was there.
    public Marks toggled(Arrow arrow) {
        List<Arrow> others = new ArrayList<>(arrows);
        boolean was = others.remove(arrow);
        others.removeIf(other -> other.from() == arrow.from() && other.to() == arrow.to());
        if (!was) {
            others.add(arrow);
        }
        return new Marks(others, circles, signs);
    }

    /// These marks with that circle in place of any other around its point; without it if it was there.
    public Marks toggled(Circle circle) {
        List<Circle> others = new ArrayList<>(circles);
        boolean was = others.remove(circle);
        others.removeIf(other -> other.at() == circle.at());
        if (!was) {
            others.add(circle);
        }
        return new Marks(arrows, others, signs);
    }

    /// These marks with that sign, or without it if it was there. Signs of one kind exclude each other: 1 to 6 judge
    /// the move, 10 to 23 the position.
    public Marks toggled(int sign) {
        List<Integer> others = new ArrayList<>(signs);
        boolean was = others.remove(Integer.valueOf(sign));
        others.removeIf(other -> kind(other) > 0 && kind(other) == kind(sign));
        if (!was) {
            others.add(sign);
        }
        return new Marks(arrows, circles, others);
    }

    private static int kind(int sign) {
        return sign >= 1 && sign <= 6 ? 1 : sign >= 10 && sign <= 23 ? 2 : 0;
    }

    /// These marks and those.
    public Marks and(Marks more) {
        return all(List.of(this, more));
    }

    /// All of them together, at once however many they are.
    public static Marks all(List<Marks> parts) {
        if (parts.size() == 1) {
            return parts.getFirst();
        }
        return new Marks(joined(parts, Marks::arrows), joined(parts, Marks::circles), joined(parts, Marks::signs));
    }

    private static <T> List<T> joined(List<Marks> parts, Function<Marks, List<T>> kind) {
        return parts.stream().flatMap(part -> kind.apply(part).stream()).toList();
    }
}
