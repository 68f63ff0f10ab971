package xiangqi.ui.study;

import java.nio.file.Path;
import java.util.List;
import xiangqi.core.record.Export;
import xiangqi.core.record.Problem;

/// Something that a person must know about a file or the clipboard; it stays until it is put away.
public sealed interface StudyNotice {
    /// Nothing in the file could be read.
    record Unreadable(Path file, Problem why) implements StudyNotice {}

    /// Nothing could be made of the clipboard.
    record NotPasted(Problem why) implements StudyNotice {}

    /// There is neither a text nor a file in the clipboard.
    record NothingToPaste() implements StudyNotice {}

    /// The file could not be opened.
    record NotOpened(Path file, FileTrouble why) implements StudyNotice {}

    /// The file could not be written; what it held is unharmed.
    record NotSaved(Path file, FileTrouble why) implements StudyNotice {}

    /// The file was read, but not everything in it as a whole.
    record Warned(Path file, List<Problem> warnings) implements StudyNotice {}

    /// The file was saved without what its format cannot hold.
    record Lost(Path file, List<Export.Loss> losses) implements StudyNotice {}

    /// The file was saved without what could not be read of the one that its games come from.
    record LeftOut(Path file, Unread unread) implements StudyNotice {}

    /// The file was saved, and is written otherwise now: what it was written in (the name of an encoding or notation)
    /// cannot be written.
    record Rewritten(Path file, String was) implements StudyNotice {}

    /// Edits of the file were found again, and the file holds something else by now or is gone.
    record Apart(Path file) implements StudyNotice {}

    /// All that could be merged from the file was in the game already: that many games.
    record NothingNew(Path file, int games) implements StudyNotice {}

    /// Games of the file were not merged: they begin elsewhere, or could not be read.
    record NotMerged(Path file, int games) implements StudyNotice {}
}
