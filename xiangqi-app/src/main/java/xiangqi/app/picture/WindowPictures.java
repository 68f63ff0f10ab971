package xiangqi.app.picture;

import java.time.Duration;
import javafx.scene.image.Image;
import xiangqi.core.diagram.Frame;
import xiangqi.core.diagram.Geometry;
import xiangqi.core.diagram.Look;
import xiangqi.ui.picture.BoardImage;
import xiangqi.ui.picture.Gif;
import xiangqi.ui.picture.Png;
import xiangqi.ui.study.BoardPictures;
import xiangqi.ui.theme.Theme;

/// Pictures drawn by the client while its window is open.
public final class WindowPictures implements BoardPictures {
    @Override
    public byte[] png(Frame frame, Look look, boolean dark, int width) {
        return Png.of(BoardImage.of(frame, look, theme(dark), width));
    }

    @Override
    public byte[] svg(Frame frame, Look look, boolean dark, int width) {
        return VectorPicture.svg(frame, look, dark, width);
    }

    @Override
    public Film film(Look look, boolean dark, int width) {
        Gif gif = new Gif(width, (int) Math.round(width / Geometry.proportion(look)));
        return new Film() {
            @Override
            public Runnable draw(Frame frame, Duration rest) {
                Image image = BoardImage.of(frame, look, theme(dark), width);
                return () -> gif.add(image, rest);
            }

            @Override
            public byte[] end() {
                return gif.end();
            }
        };
    }

    private static Theme theme(boolean dark) {
        return dark ? Theme.DARK : Theme.LIGHT;
    }
}
