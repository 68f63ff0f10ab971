package xiangqi.ui.shell;

/// How it stands at the tables that are open and out of sight; what comes later wants somebody sooner.
public enum AtTables {
    /// No game goes on, and nobody is waited for.
    NOTHING("shell.section.play"),
    /// A game goes on, and it is not for anybody here to do something.
    GOES_ON("shell.playing"),
    /// The opponent waits for a move.
    YOUR_TURN("shell.playing.turn"),
    /// The opponent waits for an answer.
    ASKED("shell.playing.asked");

    private final String key;

    AtTables(String key) {
        this.key = key;
    }

    /// The key of its words at the entry of the rail.
    String nameKey() {
        return key;
    }

    /// Whether somebody is waited for.
    public boolean calls() {
        return compareTo(GOES_ON) > 0;
    }
}
