package xiangqi.core.game;

/// What a ply can do to the opponent that counts in a repetition (rules.md §3). One ply can do several of them; a ply
/// that does none is idle (闲).
public enum Attack {
    /// 将: the opponent's general can be captured after the ply.
    CHECK,
    /// 杀: if the mover could move again at once it could mate, in one move or by nothing but checks in at most three.
    /// Looked at in the edition [Edition#CHINESE] only.
    MATE_THREAT,
    /// 捉: the ply newly attacks a piece that is unprotected, or that may not be attacked so even if it is protected.
    CHASE
}
