package xiangqi.ui.study;

import java.util.concurrent.Executor;
import javafx.beans.property.Property;
import javafx.beans.value.ObservableValue;
import xiangqi.core.notation.Notation;
import xiangqi.ui.settings.StudyTaste;

/// What study needs of the machine and the settings.
///
/// @param background runs what takes long
/// @param screen runs what changes properties, one thing after the other, on the thread that they belong to
/// @param pause waits between the moves of autoplay
/// @param notation how moves are written, on the screen and in saved files
/// @param taste what is preferred in study; setting it changes the settings
public record StudySurroundings(
        StudyFiles files,
        FileDialogs dialogs,
        RecentFiles recent,
        Drafts drafts,
        Clip clip,
        BoardPictures pictures,
        Executor background,
        Executor screen,
        Pause pause,
        ObservableValue<Notation> notation,
        Property<StudyTaste> taste) {}
