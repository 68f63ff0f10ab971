package xiangqi.ui.sound;

/// Lets something be heard; returns at once, and never fails where nothing can be heard.
@FunctionalInterface
public interface Speaker {
    /// Nothing is heard.
    Speaker SILENT = _ -> {};

    void play(Sound sound);
}
