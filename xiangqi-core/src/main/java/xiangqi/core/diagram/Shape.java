package xiangqi.core.diagram;

import java.util.Optional;

/// One thing to draw. A shape that is filled and has a line too has both in the same opacity. Lengths are in the
/// pixels that the [Geometry] was made for, x to the right and y down.
public sealed interface Shape {
    /// A straight line with flat ends.
    record Line(double x1, double y1, double x2, double y2, Stroke stroke) implements Shape {}

    /// A circle or a disc around a centre.
    record Disc(double x, double y, double radius, Optional<Fill> fill, Optional<Stroke> stroke) implements Shape {}

    /// A rectangle with its upper left corner, rounded by `radius`.
    record Box(
            double x,
            double y,
            double width,
            double height,
            double radius,
            Optional<Fill> fill,
            Optional<Stroke> stroke)
            implements Shape {}

    /// A part of a circle's line: degrees counter-clockwise from three o'clock.
    record Arc(double x, double y, double radius, double start, double length, Stroke stroke) implements Shape {}

    /// An outline in the language of SVG path data, absolute and in pixels.
    record Outline(String data, Optional<Fill> fill, Optional<Stroke> stroke) implements Shape {}

    /// Writing in the serif face, bold or semi-bold: `x` the middle of its width, `baseline` its y, `size` the height
    /// of the em square.
    record Glyph(String text, double x, double baseline, double size, boolean bold, Fill fill) implements Shape {
        /// Bold writing that is centred on `y`.
        static Glyph bold(String text, double x, double y, double size, Fill fill) {
            return new Glyph(text, x, y + size * MIDDLE, size, true, fill);
        }

        /// Semi-bold writing that is centred on `y`.
        static Glyph semiBold(String text, double x, double y, double size, Fill fill) {
            return new Glyph(text, x, y + size * MIDDLE, size, false, fill);
        }

        /// From the baseline to the middle of an ideograph, in ems; the middle of capitals and digits lies close to
        /// it.
        private static final double MIDDLE = 0.372;
    }
}
