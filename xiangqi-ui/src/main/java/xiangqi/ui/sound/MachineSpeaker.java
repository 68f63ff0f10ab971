package xiangqi.ui.sound;

import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.Executor;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.Clip;
import javax.sound.sampled.LineUnavailableException;

/// The loudspeaker of the machine. Where there is none, or another program has it, nothing is heard and nothing is said
/// about it.
public final class MachineSpeaker implements Speaker {
    private static final AudioFormat FORMAT = new AudioFormat(Tones.RATE, 16, 1, true, false);

    private final Executor background;
    private final Map<Sound, Clip> clips = new EnumMap<>(Sound.class);
    private boolean deaf;

    /// @param background runs one thing after the other, where it holds up nobody
    public MachineSpeaker(Executor background) {
        this.background = background;
    }

    @Override
    public void play(Sound sound) {
        background.execute(() -> start(sound));
    }

    private void start(Sound sound) {
        if (deaf) {
            return;
        }
        try {
            Clip clip = clips.get(sound);
            if (clip == null) {
                byte[] samples = Tones.samples(sound);
                clip = AudioSystem.getClip();
                clip.open(FORMAT, samples, 0, samples.length);
                clips.put(sound, clip);
            }
            clip.stop();
            clip.setFramePosition(0);
            clip.start();
        } catch (LineUnavailableException | IllegalArgumentException | SecurityException noLoudspeaker) {
            deaf = true;
        }
    }
}
