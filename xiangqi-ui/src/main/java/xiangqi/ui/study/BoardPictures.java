package xiangqi.ui.study;

import java.time.Duration;
import xiangqi.core.diagram.Frame;
import xiangqi.core.diagram.Look;

/// Makes picture files of boards. Widths are in pixels, 1 or more; the height follows from the look.
public interface BoardPictures {
    /// A PNG. To be called on the thread of [StudySurroundings#screen()].
    byte[] png(Frame frame, Look look, boolean dark, int width);

    /// An SVG with the face of the pieces in it. For any thread.
    byte[] svg(Frame frame, Look look, boolean dark, int width);

    /// Begins an animated GIF.
    Film film(Look look, boolean dark, int width);

    /// A GIF that is being made. Its calls follow each other.
    interface Film {
        /// Draws a picture, to be seen for that time. To be called on the thread of
        /// [StudySurroundings#screen()]. What is left to do takes longer; any thread can do it, before the next
        /// call.
        Runnable draw(Frame frame, Duration rest);

        /// The whole file; the last call. For any thread.
        byte[] end();
    }
}
