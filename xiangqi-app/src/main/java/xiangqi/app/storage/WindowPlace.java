package xiangqi.app.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Where the window was when the client ended, kept for the next start. Losing it costs nothing, so nothing is said of
/// failures.
public final class WindowPlace {
    private final Path file;

    /// @param folder of the settings
    public WindowPlace(Path folder) {
        this.file = folder.resolve("window.properties");
    }

    /// Bounds on the desktop, in JavaFX's units.
    public record Bounds(double x, double y, double width, double height) {
        private static final double NEEDED = 64;

        /// Whether a person could get hold of a window with these bounds: enough of its upper edge lies on one of the
        /// screens.
        public boolean isReachableOn(List<Bounds> screens) {
            return screens.stream().anyMatch(screen -> {
                double left = Math.max(x, screen.x);
                double right = Math.min(x + width, screen.x + screen.width);
                return right - left >= NEEDED && y >= screen.y && y + NEEDED <= screen.y + screen.height;
            });
        }

        private boolean isSane() {
            return Double.isFinite(x)
                    && Double.isFinite(y)
                    && width >= 1
                    && width <= 1e5
                    && height >= 1
                    && height <= 1e5;
        }
    }

    /// Where the window was.
    ///
    /// @param bounds of the window that is not maximized
    public record Place(Bounds bounds, boolean maximized) {}

    /// The place kept last; empty if there is none or it makes no sense.
    public Optional<Place> load() {
        try {
            KeyedLines lines = KeyedLines.read(Files.readAllBytes(file));
            Bounds bounds = new Bounds(
                    lines.get("x", Double::valueOf, Double.NaN),
                    lines.get("y", Double::valueOf, Double.NaN),
                    lines.get("width", Double::valueOf, Double.NaN),
                    lines.get("height", Double::valueOf, Double.NaN));
            boolean maximized = lines.get("maximized", Boolean::valueOf, false);
            return bounds.isSane() ? Optional.of(new Place(bounds, maximized)) : Optional.empty();
        } catch (IOException nothingKept) {
            return Optional.empty();
        }
    }

    public void save(Place place) {
        Map<String, String> values = new LinkedHashMap<>();
        values.put("x", Double.toString(place.bounds().x()));
        values.put("y", Double.toString(place.bounds().y()));
        values.put("width", Double.toString(place.bounds().width()));
        values.put("height", Double.toString(place.bounds().height()));
        values.put("maximized", Boolean.toString(place.maximized()));
        try {
            WholeFile.replace(file, KeyedLines.write(values));
        } catch (IOException notKept) {
            // The next start centres the window.
        }
    }
}
