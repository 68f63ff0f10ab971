package xiangqi.core.diagram;

import java.util.List;

/// How a line is drawn: its ink with opacity 0–1, its width, and the lengths of dashes and gaps in turn (none:
/// solid). Round dashes have round ends.
public record Stroke(Ink ink, double opacity, double width, List<Double> dashes, boolean round) {
    public Stroke {
        dashes = List.copyOf(dashes);
    }

    static Stroke of(Ink ink, double width) {
        return new Stroke(ink, 1, width, List.of(), false);
    }

    Stroke faint(double opacity) {
        return new Stroke(ink, opacity, width, dashes, round);
    }

    Stroke dashed(double dash, double gap) {
        return new Stroke(ink, opacity, width, List.of(dash, gap), round);
    }

    Stroke rounded() {
        return new Stroke(ink, opacity, width, dashes, true);
    }
}
