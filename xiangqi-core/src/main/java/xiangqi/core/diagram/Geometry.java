package xiangqi.core.diagram;

import java.util.Optional;
import xiangqi.core.board.Square;

/// Where things lie on a board of a given size: the unit `c` is the distance of two neighbouring points, and a board
/// is 9.68 c wide and 10.68 c high with coordinates, .32 c less on each side without them.
///
/// @param look decides which point lies where, and the margin
/// @param left the left edge of the wood
/// @param top the upper edge of the wood
/// @param width the width of the wood
/// @param height the height of the wood
/// @param grain device pixels per pixel, 1 or more: lines are put on whole device pixels; 0 leaves them where they
///     fall
public record Geometry(Look look, double left, double top, double width, double height, double grain) {
    private static final double WITH_COORDINATES = 0.84;
    private static final double WITHOUT = 0.52;
    private static final double SMALL = 14;
    private static final double LEAST_WITH_COORDINATES = 26;

    /// The largest board of those proportions in the middle of an area; its wood has the proportions exactly.
    public static Geometry within(Look look, double width, double height, double grain) {
        double margin = margin(look);
        double c = Math.min(width / (8 + 2 * margin), height / (9 + 2 * margin));
        double woodWidth = c * (8 + 2 * margin);
        double woodHeight = c * (9 + 2 * margin);
        return new Geometry(look, (width - woodWidth) / 2, (height - woodHeight) / 2, woodWidth, woodHeight, grain);
    }

    /// The same board with the corner of its wood elsewhere.
    public Geometry movedTo(double left, double top) {
        return new Geometry(look, left, top, width, height, grain);
    }

    /// Width over height of a board with that look.
    public static double proportion(Look look) {
        return (8 + 2 * margin(look)) / (9 + 2 * margin(look));
    }

    private static double margin(Look look) {
        return look.coordinates() == Look.Coordinates.NONE ? WITHOUT : WITH_COORDINATES;
    }

    /// The distance of two neighbouring points.
    public double c() {
        return width / (8 + 2 * margin(look));
    }

    /// The distance from the edge of the wood to the first line.
    public double margin() {
        return margin(look) * c();
    }

    /// Whether the board is a thumbnail: no glyphs, plain discs.
    public boolean small() {
        return c() < SMALL;
    }

    /// Whether coordinates of their least size fit between the pieces and the edge of the wood.
    boolean roomForCoordinates() {
        return c() >= LEAST_WITH_COORDINATES;
    }

    /// The width of the board's lines: c/58, whole device pixels.
    double lineWidth() {
        double width = Math.max(c() / 58, 0.8);
        return grain == 0 ? width : Math.max(1, Math.round(width * grain)) / grain;
    }

    public double x(Square square) {
        return column(look.flipped() != look.mirrored() ? 8 - square.file() : square.file());
    }

    public double y(Square square) {
        return row(look.flipped() ? square.rank() : 9 - square.rank());
    }

    /// The x of the line that is `column` 0–8 from the left of the picture.
    double column(double column) {
        return onLine(left + margin() + column * c());
    }

    /// The y of the line that is `row` 0–9 from the top of the picture.
    double row(double row) {
        return onLine(top + margin() + row * c());
    }

    /// The centre of a line of the board's width nearest to `at`.
    double onLine(double at) {
        return centre(at, lineWidth());
    }

    /// The nearest centre of a line of that width whose edges fall on device pixels.
    double centre(double at, double width) {
        if (grain == 0) {
            return at;
        }
        boolean odd = Math.round(width * grain) % 2 == 1;
        return (odd ? Math.floor(at * grain) + 0.5 : Math.round(at * grain)) / grain;
    }

    /// The edge of a device pixel nearest to `at`.
    double edge(double at) {
        return grain == 0 ? at : Math.round(at * grain) / grain;
    }

    /// The point whose piece would cover that place: within half of `c` of it.
    public Optional<Square> squareAt(double x, double y) {
        int column = (int) Math.round((x - left - margin()) / c());
        int row = (int) Math.round((y - top - margin()) / c());
        if (column < 0 || column > 8 || row < 0 || row > 9) {
            return Optional.empty();
        }
        int file = look.flipped() != look.mirrored() ? 8 - column : column;
        return Optional.of(Square.of(file, look.flipped() ? row : 9 - row));
    }
}
