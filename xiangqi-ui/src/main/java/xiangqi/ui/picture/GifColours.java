package xiangqi.ui.picture;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// At most 256 colours for a picture: those that cover most of it stay exact, so that flat surfaces do; all
/// others, along the edges of what is drawn, become the one that looks most like them.
final class GifColours {
    static final int MOST = 256;

    private final List<Integer> colours;
    private final Map<Integer, Integer> indices = new HashMap<>();

    private GifColours(List<Integer> colours) {
        this.colours = colours;
        for (int i = 0; i < colours.size(); i++) {
            indices.put(colours.get(i), i);
        }
    }

    /// The colours of these pixels, 0xRRGGBB each.
    static GifColours of(int[] pixels) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int pixel : pixels) {
            counts.merge(pixel, 1, Integer::sum);
        }
        return new GifColours(counts.entrySet().stream()
                .sorted(Map.Entry.<Integer, Integer>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(MOST)
                .map(Map.Entry::getKey)
                .toList());
    }

    /// The colour with that index, 0 to 255; black where there are fewer.
    int colour(int index) {
        return index < colours.size() ? colours.get(index) : 0;
    }

    /// Each pixel as the index of its colour.
    byte[] indices(int[] pixels) {
        byte[] found = new byte[pixels.length];
        for (int i = 0; i < pixels.length; i++) {
            found[i] = (byte) (int) indices.computeIfAbsent(pixels[i], this::nearest);
        }
        return found;
    }

    private int nearest(int pixel) {
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < colours.size(); i++) {
            int distance = distance(pixel, colours.get(i));
            if (distance < least) {
                best = i;
                least = distance;
            }
        }
        return best;
    }

    private static int distance(int one, int other) {
        int red = (one >> 16 & 0xFF) - (other >> 16 & 0xFF);
        int green = (one >> 8 & 0xFF) - (other >> 8 & 0xFF);
        int blue = (one & 0xFF) - (other & 0xFF);
        return 3 * red * red + 4 * green * green + 2 * blue * blue;
    }
}
