package xiangqi.ui.study;

import java.nio.file.Path;
import java.util.Optional;
import xiangqi.core.record.Import;
import xiangqi.core.record.ReadingWatch;

/// Where records lie. All calls may take long and are made on a background thread.
public interface StudyFiles {
    /// Reads a file, whatever its name says.
    default Reading read(Path file) {
        return read(file, ReadingWatch.NONE);
    }

    /// As [#read(Path)], watched by somebody who may give it up; what is read then is not the whole file.
    Reading read(Path file, ReadingWatch watch);

    /// Puts the content into the file, in place of what it held: whole, or not at all.
    Writing write(Path file, byte[] content);

    /// What the file holds now; empty if there is none, or none that can be read.
    Optional<byte[]> content(Path file);

    /// The print of what the file holds now; empty if there is none, or none that can be read.
    default Optional<FilePrint> print(Path file) {
        return content(file).map(FilePrint::of);
    }

    /// What came of reading.
    sealed interface Reading {
        /// The file could be read; its content may still be none that is understood.
        ///
        /// @param print of the very bytes that were read
        record Read(Import content, FilePrint print) implements Reading {}

        /// The file could not be read.
        record Failed(FileTrouble why) implements Reading {}
    }

    /// What came of writing.
    sealed interface Writing {
        /// The file holds the content, safe against a crash.
        record Written() implements Writing {}

        /// It could not be written; what was there before is unharmed.
        record Failed(FileTrouble why) implements Writing {}
    }
}
