package xiangqi.app.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import xiangqi.core.record.Import;
import xiangqi.ui.text.Words;

/// A game file named on the command line.
sealed interface ReadFile {
    /// Larger files are refused rather than taken into memory; the largest collection known has 20 MB.
    long LARGEST = 1L << 29;

    /// The file was there; whether its content is a record is another matter.
    record Content(Import read) implements ReadFile {}

    /// The system did not give the file.
    record Missing(String why) implements ReadFile {}

    static ReadFile read(String file, Words words) {
        try {
            Path path = Path.of(file);
            long size = Files.size(path);
            return size > LARGEST
                    ? new Missing(words.text("app.too-large", size))
                    : new Content(Import.read(Files.readAllBytes(path)));
        } catch (NoSuchFileException e) {
            return new Missing(words.text("app.no-such-file", file));
        } catch (AccessDeniedException e) {
            return new Missing(words.text("app.no-reading", words.text("app.not-allowed")));
        } catch (IOException | InvalidPathException e) {
            return new Missing(words.text("app.no-reading", String.valueOf(e.getMessage())));
        }
    }
}
