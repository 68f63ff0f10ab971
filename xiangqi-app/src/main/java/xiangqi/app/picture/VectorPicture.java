package xiangqi.app.picture;

import java.nio.charset.StandardCharsets;
import xiangqi.core.diagram.Diagram;
import xiangqi.core.diagram.Frame;
import xiangqi.core.diagram.Geometry;
import xiangqi.core.diagram.Look;
import xiangqi.core.diagram.Svg;
import xiangqi.ui.theme.Palette;

/// Pictures of any scale, in the colours and with the piece font of the client; they need no JavaFX.
public final class VectorPicture {
    private VectorPicture() {}

    /// A board as an SVG file.
    ///
    /// @param width in pixels, 1 or more
    public static byte[] svg(Frame frame, Look look, boolean dark, int width) {
        Palette palette = dark ? Palette.dark() : Palette.light();
        Geometry geometry = Geometry.within(look, width, width / Geometry.proportion(look), 0);
        return new Svg(ink -> palette.colour(ink.token()), Palette.FAMILY, Palette.fontFace())
                .write(Diagram.of(frame, geometry))
                .getBytes(StandardCharsets.UTF_8);
    }
}
