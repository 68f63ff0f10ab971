package xiangqi.ui.study;

import java.io.ByteArrayInputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import xiangqi.ui.shell.SystemFile;

/// The clipboard of the system that the window runs on.
public final class WindowClip implements Clip {
    @Override
    public Optional<String> text() {
        return Optional.ofNullable(Clipboard.getSystemClipboard().getString()).filter(text -> !text.isBlank());
    }

    @Override
    public List<Path> files() {
        return Optional.ofNullable(Clipboard.getSystemClipboard().getFiles()).orElse(List.of()).stream()
                .map(SystemFile::path)
                .toList();
    }

    @Override
    public void put(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }

    @Override
    public void putPicture(byte[] png) {
        ClipboardContent content = new ClipboardContent();
        content.putImage(new Image(new ByteArrayInputStream(png)));
        Clipboard.getSystemClipboard().setContent(content);
    }
}
