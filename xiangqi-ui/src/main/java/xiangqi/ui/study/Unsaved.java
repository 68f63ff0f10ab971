package xiangqi.ui.study;

import java.util.List;

/// The question what becomes of unsaved edits before something else is opened or the window is closed. Exactly one of
/// the answers is given: the first counts.
public final class Unsaved {
    private final List<StudyGame> games;
    private final Runnable saving;
    private final Runnable dropping;
    private final Runnable staying;
    private final FirstAnswer answer = new FirstAnswer();

    Unsaved(List<StudyGame> games, Runnable saving, Runnable dropping, Runnable staying) {
        this.games = List.copyOf(games);
        this.saving = saving;
        this.dropping = dropping;
        this.staying = staying;
    }

    /// The games that were edited; at least one.
    public List<StudyGame> games() {
        return games;
    }

    /// Saves them, and goes on if that worked.
    public void save() {
        answer.run(saving);
    }

    /// Goes on without saving.
    public void drop() {
        answer.run(dropping);
    }

    /// Goes on editing.
    public void stay() {
        answer.run(staying);
    }
}
