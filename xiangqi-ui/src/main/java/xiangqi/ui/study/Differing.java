package xiangqi.ui.study;

import java.nio.file.Path;

/// The question what to do when the file that games are to be saved in was changed by another program. Exactly one of
/// the answers is given: the first counts.
public final class Differing {
    private final Path file;
    private final FirstAnswer answer = new FirstAnswer();
    private final Runnable overwriting;
    private final Runnable savingElsewhere;
    private final Runnable staying;

    Differing(Path file, Runnable overwriting, Runnable savingElsewhere, Runnable staying) {
        this.file = file;
        this.overwriting = overwriting;
        this.savingElsewhere = savingElsewhere;
        this.staying = staying;
    }

    public Path file() {
        return file;
    }

    /// Writes over what the other program left there.
    public void overwrite() {
        answer.run(overwriting);
    }

    /// Asks as what and where to save instead.
    public void saveAs() {
        answer.run(savingElsewhere);
    }

    /// Saves nothing.
    public void stay() {
        answer.run(staying);
    }
}
