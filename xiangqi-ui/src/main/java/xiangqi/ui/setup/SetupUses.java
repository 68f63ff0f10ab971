package xiangqi.ui.setup;

import xiangqi.core.rules.Position;

/// What can be done with a position that was set up.
public interface SetupUses {
    /// Opens it in study as the start of a new record.
    void study(Position start);

    /// Asks for a game that begins with it.
    void play(Position start);

    /// Goes back to where the person came from.
    void back();
}
