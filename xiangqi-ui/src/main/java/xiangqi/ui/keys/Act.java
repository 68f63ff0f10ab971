package xiangqi.ui.keys;

/// What a key of one's choice can do. Keys that every program shares are not among them: those of text fields, and
/// those that lead from one control to the next and press it.
public enum Act {
    STEP_BACK(Kind.STEPS, Where.STUDY, "Left"),
    STEP_FORWARD(Kind.STEPS, Where.STUDY, "Right"),
    PREVIOUS_VARIATION(Kind.STEPS, Where.STUDY, "Up"),
    NEXT_VARIATION(Kind.STEPS, Where.STUDY, "Down"),
    TO_START(Kind.STEPS, Where.STUDY, "Home"),
    TO_END(Kind.STEPS, Where.STUDY, "End"),
    GO_TO(Kind.STEPS, Where.STUDY, "Shortcut+G"),
    AUTOPLAY(Kind.STEPS, Where.STUDY, "F5"),
    PREVIOUS_GAME(Kind.STEPS, Where.STUDY, "Page Up"),
    NEXT_GAME(Kind.STEPS, Where.STUDY, "Page Down"),

    COMMENT(Kind.MOVES, Where.STUDY, "F2"),
    PROMOTE(Kind.MOVES, Where.STUDY, "Shortcut+P"),
    MAKE_MAIN(Kind.MOVES, Where.STUDY, "Shortcut+Shift+P"),
    MOVE_UP(Kind.MOVES, Where.STUDY, "Shortcut+Up"),
    MOVE_DOWN(Kind.MOVES, Where.STUDY, "Shortcut+Down"),
    DELETE(Kind.MOVES, Where.STUDY, "Delete"),
    UNDO(Kind.MOVES, Where.BOARDS, "Shortcut+Z"),
    REDO(Kind.MOVES, Where.STUDY, "Shortcut+Y"),
    CURSOR(Kind.MOVES, Where.STUDY, "F6"),
    CIRCLE(Kind.MOVES, Where.STUDY, "O"),
    ARROW(Kind.MOVES, Where.STUDY, "L"),
    SCRATCH(Kind.MOVES, Where.STUDY, "Shortcut+T"),

    NEW_RECORD(Kind.RECORD, Where.STUDY, "Shortcut+Shift+N"),
    HEADING(Kind.RECORD, Where.STUDY, "Shortcut+E"),
    MERGE(Kind.RECORD, Where.STUDY, "Shortcut+M"),
    SAVE(Kind.RECORD, Where.STUDY, "Shortcut+S"),
    SAVE_AS(Kind.RECORD, Where.STUDY, "Shortcut+Shift+S"),
    COPY_FEN(Kind.RECORD, Where.STUDY, "Shortcut+C"),
    COPY_PGN(Kind.RECORD, Where.STUDY, "Shortcut+Shift+C"),
    PICTURE(Kind.RECORD, Where.STUDY, "Shortcut+I"),
    LIST(Kind.RECORD, Where.STUDY, "Shortcut+B"),

    FLIP(Kind.WINDOW, Where.BOARDS, "Shortcut+F"),
    MIRROR(Kind.WINDOW, Where.BOARDS, "Shortcut+Shift+F"),
    STUDY_GAME(Kind.WINDOW, Where.TABLE, "F2"),
    NEW_GAME(Kind.WINDOW, Where.EVERYWHERE, "Shortcut+N"),
    OPEN(Kind.WINDOW, Where.EVERYWHERE, "Shortcut+O"),
    PASTE(Kind.WINDOW, Where.EVERYWHERE, "Shortcut+V"),
    LOBBY(Kind.WINDOW, Where.EVERYWHERE, "Shortcut+L"),
    COMMANDS(Kind.WINDOW, Where.EVERYWHERE, "Shortcut+K");

    /// What belongs together for a person who looks for a key.
    public enum Kind {
        STEPS,
        MOVES,
        RECORD,
        WINDOW
    }

    private enum Where {
        EVERYWHERE,
        BOARDS,
        STUDY,
        TABLE;

        boolean meets(Where other) {
            return this == other || isOnBoards() || other.isOnBoards();
        }

        private boolean isOnBoards() {
            return this == EVERYWHERE || this == BOARDS;
        }
    }

    private final Kind kind;
    private final Where where;
    private final Key usual;

    Act(Kind kind, Where where, String usual) {
        this.kind = kind;
        this.where = where;
        this.usual = Key.named(usual);
    }

    public Kind kind() {
        return kind;
    }

    /// The key that a new installation has for it.
    public Key usual() {
        return usual;
    }

    /// Whether it works on every page, so that its key must not be one that types.
    boolean isEverywhere() {
        return where == Where.EVERYWHERE;
    }

    /// Whether there is a page where both work, so that one key cannot be for both.
    boolean meets(Act other) {
        return this != other && where.meets(other.where);
    }
}
