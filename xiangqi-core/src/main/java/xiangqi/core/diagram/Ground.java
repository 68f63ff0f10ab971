package xiangqi.core.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Draws what lies under the pieces: wood, lines, river, coordinates.
final class Ground {
    private static final String HAN = "一二三四五六七八九";

    private final Geometry g;
    private final double c;
    private final Stroke line;
    private final List<Shape> shapes = new ArrayList<>();

    Ground(Geometry geometry) {
        g = geometry;
        c = geometry.c();
        line = Stroke.of(Ink.BOARD_LINE, geometry.lineWidth());
    }

    List<Shape> shapes() {
        wood();
        river();
        lines();
        frame();
        if (!g.small()) {
            stations();
            riverGlyphs();
            if (g.roomForCoordinates()) {
                coordinates();
            }
        }
        return shapes;
    }

    private void wood() {
        double hair = g.grain() == 0 ? 1 : Math.max(1, Math.round(g.grain())) / g.grain();
        double left = g.edge(g.left()) + hair / 2;
        double top = g.edge(g.top()) + hair / 2;
        shapes.add(new Shape.Box(
                left,
                top,
                g.edge(g.left() + g.width()) - hair / 2 - left,
                g.edge(g.top() + g.height()) - hair / 2 - top,
                g.small() ? 3 : Math.min(8, c / 4),
                Optional.of(Fill.of(Ink.WOOD)),
                Optional.of(Stroke.of(Ink.WOOD_EDGE, hair))));
    }

    private void river() {
        double left = g.column(0);
        double right = g.column(8);
        double top = g.row(4);
        double bottom = g.row(5);
        shapes.add(new Shape.Box(
                left, top, right - left, bottom - top, 0, Optional.of(Fill.of(Ink.RIVER)), Optional.empty()));
        if (!g.small()) {
            for (int ripple = 1; ripple <= 3; ripple++) {
                shapes.add(ripple(left, right, top + (bottom - top) * ripple / 4, ripple % 2 == 0));
            }
        }
    }

    /// Long low swells, every second row of them shifted by half.
    private Shape ripple(double left, double right, double y, boolean shifted) {
        StringBuilder path = new StringBuilder(String.format(Locale.ROOT, "M%.2f %.2f", left, y));
        double swell = (right - left) / 16;
        for (int i = 0; i < 16; i++) {
            double x = left + i * swell;
            double height = (i % 2 == 0) == shifted ? -0.052 * c : 0.03 * c;
            path.append(String.format(Locale.ROOT, "Q%.2f %.2f %.2f %.2f", x + swell / 2, y + height, x + swell, y));
        }
        Stroke stroke = Stroke.of(Ink.RIPPLE, Math.max(1, c / 60));
        return new Shape.Outline(path.toString(), Optional.empty(), Optional.of(stroke));
    }

    private void lines() {
        double half = line.width() / 2;
        for (int row = 0; row <= 9; row++) {
            shapes.add(new Shape.Line(g.column(0) - half, g.row(row), g.column(8) + half, g.row(row), line));
        }
        for (int column = 0; column <= 8; column++) {
            double x = g.column(column);
            if (column == 0 || column == 8) {
                shapes.add(new Shape.Line(x, g.row(0), x, g.row(9), line));
            } else {
                shapes.add(new Shape.Line(x, g.row(0), x, g.row(4), line));
                shapes.add(new Shape.Line(x, g.row(5), x, g.row(9), line));
            }
        }
        for (int row : new int[] {0, 7}) {
            shapes.add(new Shape.Line(g.column(3), g.row(row), g.column(5), g.row(row + 2), line));
            shapes.add(new Shape.Line(g.column(5), g.row(row), g.column(3), g.row(row + 2), line));
        }
    }

    private void frame() {
        double width = 2 * line.width();
        double off = g.small() ? 0 : Math.max(0.075 * c, width / 2 + line.width() + 1);
        double left = g.centre(g.column(0) - off, width);
        double top = g.centre(g.row(0) - off, width);
        double right = g.centre(g.column(8) + off, width);
        double bottom = g.centre(g.row(9) + off, width);
        shapes.add(new Shape.Box(
                left,
                top,
                right - left,
                bottom - top,
                0,
                Optional.empty(),
                Optional.of(Stroke.of(Ink.BOARD_LINE, width))));
    }

    /// The small corners around the points where cannons and soldiers start.
    private void stations() {
        for (int row : new int[] {2, 7}) {
            station(1, row);
            station(7, row);
        }
        for (int row : new int[] {3, 6}) {
            for (int column = 0; column <= 8; column += 2) {
                station(column, row);
            }
        }
    }

    private void station(int column, int row) {
        for (int right : new int[] {-1, 1}) {
            if (column == 0 && right < 0 || column == 8 && right > 0) {
                continue;
            }
            for (int down : new int[] {-1, 1}) {
                double x = g.onLine(g.column(column) + right * 0.06 * c);
                double y = g.onLine(g.row(row) + down * 0.06 * c);
                double farX = g.edge(x + right * 0.15 * c);
                double farY = g.edge(y + down * 0.15 * c);
                double half = line.width() / 2;
                shapes.add(new Shape.Line(x - right * half, y, farX, y, line));
                shapes.add(new Shape.Line(x, y - down * half, x, farY, line));
            }
        }
    }

    private void riverGlyphs() {
        double y = (g.row(4) + g.row(5)) / 2;
        String[] glyphs = {"楚", "河", "漢", "界"};
        double[] columns = {1.35, 2.45, 5.55, 6.65};
        for (int i = 0; i < 4; i++) {
            shapes.add(Shape.Glyph.semiBold(
                    glyphs[i], g.column(0) + columns[i] * c, y, 0.46 * c, Fill.of(Ink.RIVER_WORDS)));
        }
    }

    private void coordinates() {
        double size = Math.max(11, 0.235 * c);
        double above = g.top() + Math.max(0.18 * c, size * 0.55);
        double below = g.top() + g.height() - Math.max(0.165 * c, size * 0.52);
        boolean mirrored = g.look().mirrored();
        switch (g.look().coordinates()) {
            case NONE -> {}
            case PLAYERS -> {
                for (int column = 0; column <= 8; column++) {
                    // What stands at the top counts from the left of the picture, what stands below from the right.
                    int fromLeft = mirrored ? 8 - column : column;
                    String top = g.look().flipped() ? han(fromLeft) : digit(fromLeft);
                    String bottom = g.look().flipped() ? digit(8 - fromLeft) : han(8 - fromLeft);
                    write(top, g.column(column), above, size);
                    write(bottom, g.column(column), below, size);
                }
            }
            case LETTERS -> {
                boolean turned = g.look().flipped() != mirrored;
                for (int column = 0; column <= 8; column++) {
                    String letter = String.valueOf((char) ('a' + (turned ? 8 - column : column)));
                    write(letter, g.column(column), above, size);
                    write(letter, g.column(column), below, size);
                }
                for (int row = 0; row <= 9; row++) {
                    String rank = String.valueOf(g.look().flipped() ? row : 9 - row);
                    write(rank, g.left() + 0.17 * c, g.row(row), size);
                    write(rank, g.left() + g.width() - 0.17 * c, g.row(row), size);
                }
            }
        }
    }

    private void write(String text, double x, double y, double size) {
        shapes.add(Shape.Glyph.semiBold(text, x, y, size, Fill.of(Ink.COORDINATE)));
    }

    private static String han(int index) {
        return HAN.substring(index, index + 1);
    }

    private static String digit(int index) {
        return String.valueOf(index + 1);
    }
}
