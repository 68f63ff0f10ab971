package xiangqi.ui.sound;

import java.util.List;

/// The sounds themselves, worked out instead of recorded: struck wood is a few partials that die away at once, of which
/// the higher ones go first. Samples are 16 bits, one channel.
final class Tones {
    /// Samples a second.
    static final int RATE = 44_100;

    private static final double LOUDEST = 0.5;
    /// How much faster a partial dies away than the one below it.
    private static final double FADING = 1.6;
    /// The first moment rises instead of beginning with a crack.
    private static final double RISE_SECONDS = 0.001;

    private Tones() {}

    /// Something that is struck.
    ///
    /// @param at when, in seconds
    /// @param pitch of its lowest partial, in hertz
    /// @param decay how fast it dies away: how many times it falls to a third in a second
    /// @param partials how loud each partial is, as multiples of the lowest pitch stand in `ratios`
    private record Stroke(double at, double pitch, double decay, List<Double> ratios, double loudness) {
        double sample(double time) {
            double since = time - at;
            if (since < 0) {
                return 0;
            }
            double sum = 0;
            double fall = decay;
            for (double ratio : ratios) {
                sum += Math.sin(2 * Math.PI * pitch * ratio * since) * Math.exp(-fall * since) / ratio;
                fall *= FADING;
            }
            return sum * loudness * Math.min(1, since / RISE_SECONDS);
        }
    }

    private static final List<Double> WOOD = List.of(1.0, 2.57, 4.9);
    private static final List<Double> BELL = List.of(1.0, 2.0, 3.01);

    /// The samples of a sound, least significant byte first.
    static byte[] samples(Sound sound) {
        return switch (sound) {
            case MOVE -> render(0.12, List.of(new Stroke(0, 520, 45, WOOD, 0.8)));
            case CAPTURE ->
                render(0.2, List.of(new Stroke(0, 380, 34, WOOD, 0.9), new Stroke(0.045, 560, 45, WOOD, 0.6)));
            case CHECK -> render(0.4, List.of(new Stroke(0, 520, 45, WOOD, 0.7), new Stroke(0.07, 784, 12, BELL, 0.5)));
            case OFFER -> render(0.5, List.of(new Stroke(0, 659, 10, BELL, 0.4), new Stroke(0.12, 880, 10, BELL, 0.4)));
            case TICK -> render(0.05, List.of(new Stroke(0, 1_400, 90, WOOD, 0.45)));
            case END ->
                render(
                        0.9,
                        List.of(
                                new Stroke(0, 784, 7, BELL, 0.35),
                                new Stroke(0.15, 659, 7, BELL, 0.35),
                                new Stroke(0.3, 523, 6, BELL, 0.4)));
        };
    }

    private static byte[] render(double seconds, List<Stroke> strokes) {
        int count = (int) (seconds * RATE);
        byte[] samples = new byte[2 * count];
        for (int i = 0; i < count; i++) {
            double time = (double) i / RATE;
            double sum = 0;
            for (Stroke stroke : strokes) {
                sum += stroke.sample(time);
            }
            double tail = Math.min(1, (count - i) / (0.01 * RATE));
            short value = (short) Math.round(Math.tanh(sum) * LOUDEST * tail * Short.MAX_VALUE);
            samples[2 * i] = (byte) value;
            samples[2 * i + 1] = (byte) (value >> 8);
        }
        return samples;
    }
}
