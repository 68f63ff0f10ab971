package xiangqi.ui.start;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.layout.Region;

/// Lets what lies below vanish into the paper towards the right, above and below. The paper is laid over it in strips
/// of growing strength, since a gradient to a transparent colour of the theme cannot be written in a style sheet.
final class Fade extends Region {
    private static final double STRIP = 4;
    /// Where the fading to the right begins, and where nothing is left, in widths of the region.
    private static final double FROM = 0.5;

    private static final double EDGE = 0.16;

    Fade() {
        setMouseTransparent(true);
        setMinSize(0, 0);
    }

    @Override
    protected void layoutChildren() {
        List<Region> strips = new ArrayList<>();
        double width = getWidth();
        double height = getHeight();
        double begin = snapPositionX(width * FROM);
        for (double x = begin; x < width; x += STRIP) {
            strips.add(strip(x, 0, Math.min(STRIP, width - x), height, smooth((x - begin) / (width - begin))));
        }
        double edge = height * EDGE;
        for (double y = 0; y < edge; y += STRIP) {
            double strength = 0.85 * (1 - smooth(y / edge));
            strips.add(strip(0, y, width, STRIP, strength));
            strips.add(strip(0, height - y - STRIP, width, STRIP, strength));
        }
        getChildren().setAll(strips);
    }

    private static Region strip(double x, double y, double width, double height, double strength) {
        Region strip = new Region();
        strip.getStyleClass().add("paper");
        strip.setOpacity(strength);
        strip.setManaged(false);
        strip.resizeRelocate(x, y, width, height);
        return strip;
    }

    private static double smooth(double part) {
        return part * part * (3 - 2 * part);
    }
}
