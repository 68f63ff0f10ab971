package xiangqi.core.game;

/// The rules by which a position or a line of plies ends a game without a player's doing.
public interface Ruleset {
    /// Judges the line at its last ply: only what the last ply brought about; earlier plies that would have ended the
    /// game are not gone into.
    Verdict judge(Line line);
}
