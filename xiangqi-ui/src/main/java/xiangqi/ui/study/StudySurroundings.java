package xiangqi.ui.study;

import java.util.concurrent.Executor;
import javafx.beans.value.ObservableValue;
import xiangqi.core.notation.Notation;

/// What study needs of the machine and the settings.
///
/// @param background runs what takes long
/// @param screen runs what changes properties, one thing after the other, on the thread that they belong to
/// @param notation how moves are written, on the screen and in saved files
public record StudySurroundings(
        StudyFiles files,
        FileDialogs dialogs,
        RecentFiles recent,
        Drafts drafts,
        Executor background,
        Executor screen,
        ObservableValue<Notation> notation) {}
