package xiangqi.core.diagram;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;

/// Draws the pieces: a flat disc, a second one a little lower that gives it thickness, a ring and a glyph.
final class Pieces {
    /// How far a picked piece is lifted, in pixels.
    private static final double LIFT = 4;

    private final Geometry g;
    private final double c;

    Pieces(Geometry geometry) {
        g = geometry;
        c = geometry.c();
    }

    List<Figure> figures(Frame frame) {
        List<Figure> figures = new ArrayList<>(32);
        frame.ghosts()
                .forEach((square, piece) ->
                        figures.add(new Figure(piece, square, g.x(square), g.y(square), ghost(piece))));
        figures.sort(Comparator.comparing(Figure::square));
        for (Board.Placed placed : frame.board().pieces()) {
            if (!frame.picked().equals(Optional.of(placed.square()))) {
                figures.add(at(placed.square(), placed.piece(), false));
            }
        }
        frame.picked()
                .flatMap(square -> frame.board().at(square).map(piece -> at(square, piece, true)))
                .ifPresent(figures::add);
        return figures;
    }

    private Figure at(Square square, Piece piece, boolean picked) {
        return new Figure(
                piece, square, g.x(square), g.y(square) - (picked && !g.small() ? LIFT : 0), shapes(piece, picked));
    }

    private List<Shape> shapes(Piece piece, boolean picked) {
        return g.small() ? disc(piece) : whole(piece, picked);
    }

    private List<Shape> disc(Piece piece) {
        double r = 0.4 * c;
        return List.of(
                piece.side() == Side.RED
                        ? new Shape.Disc(0, 0, r, Optional.of(Fill.of(Ink.DISC_RED)), Optional.empty())
                        : new Shape.Disc(
                                0,
                                0,
                                r,
                                Optional.of(Fill.of(Ink.DISC_BLACK)),
                                Optional.of(Stroke.of(Ink.DISC_EDGE, Math.max(0.75, 0.09 * c)))));
    }

    private List<Shape> whole(Piece piece, boolean picked) {
        double r = 0.44 * c;
        boolean dark = g.look().reversed() && piece.side() == Side.BLACK;
        Ink face = dark ? Ink.REVERSED_FACE : Ink.PIECE_FACE;
        Ink side = dark ? Ink.REVERSED_EDGE : Ink.PIECE_SIDE;
        Ink edge = dark ? Ink.REVERSED_EDGE : Ink.PIECE_EDGE;
        Ink glyph = dark ? Ink.PIECE_FACE : ink(piece.side());
        List<Shape> shapes = new ArrayList<>();
        shadow(shapes, r, picked);
        if (picked) {
            Stroke ring = Stroke.of(Ink.MARK, Math.max(2, 0.045 * c));
            shapes.add(new Shape.Disc(0, 0, 0.495 * c, Optional.empty(), Optional.of(ring)));
        }
        double low = 0.075 * r;
        shapes.add(new Shape.Disc(0, low, r, Optional.of(Fill.of(side)), Optional.empty()));
        shapes.add(new Shape.Disc(0, 0, r - 0.5, Optional.of(Fill.of(face)), Optional.of(Stroke.of(edge, 1))));
        shapes.add(new Shape.Disc(
                0,
                0,
                0.83 * r,
                Optional.empty(),
                Optional.of(Stroke.of(glyph, Math.max(0.8, 0.019 * c)).faint(0.82))));
        shapes.add(sign(piece, r, new Fill(glyph, 1)));
        return shapes;
    }

    /// A soft shadow of a few faint discs, each a little larger than the one above it.
    private void shadow(List<Shape> shapes, double r, boolean picked) {
        int steps = 5;
        double fall = picked ? LIFT + 0.13 * r : 0.1 * r;
        double spread = picked ? 0.035 * r : 0.026 * r;
        for (int i = steps; i >= 1; i--) {
            shapes.add(new Shape.Disc(
                    0,
                    fall,
                    r - 0.02 * r + (i - 1) * spread,
                    Optional.of(new Fill(Ink.PIECE_SHADOW, 0.22)),
                    Optional.empty()));
        }
    }

    private List<Shape> ghost(Piece piece) {
        double r = 0.44 * c;
        Ink ink = ink(piece.side());
        List<Shape> shapes = new ArrayList<>();
        shapes.add(new Shape.Disc(
                0,
                0,
                r,
                Optional.empty(),
                Optional.of(Stroke.of(Ink.BOARD_LINE, Math.max(1, c / 58))
                        .faint(0.75)
                        .dashed(0.055 * c, 0.05 * c))));
        if (!g.small()) {
            shapes.add(sign(piece, r, new Fill(ink, 0.36)));
        }
        return shapes;
    }

    private Shape sign(Piece piece, double r, Fill fill) {
        String glyph = g.look().pieces().glyph(piece);
        return glyph.isEmpty()
                ? new Shape.Outline(Symbols.outline(piece.role(), r), Optional.of(fill), Optional.empty())
                : Shape.Glyph.bold(glyph, 0, 0, 1.14 * r, fill);
    }

    private static Ink ink(Side side) {
        return side == Side.RED ? Ink.RED : Ink.BLACK;
    }
}
