package xiangqi.core.term;

/// The terms that the sources define for their players (houses.md §6). What each means, the words of each language say;
/// those that a position can show, [Sightings] finds.
public enum Term {
    /// 河界: the river.
    RIVER,
    /// 九宫: the palace.
    PALACE,
    /// 河界线: the two lines that make the river.
    RIVER_LINE,
    /// 中线: the middle file.
    MIDDLE_FILE,
    /// 肋道: the files 4 and 6.
    RIB_FILE,
    /// 兵行线, 卒行线: the line on which the soldiers start.
    SOLDIERS_LINE,
    /// 宫顶线: the top line of the palace.
    PALACE_LINE,
    /// 底线: the first line at either end.
    BOTTOM_LINE,
    /// 巡河: on the own line of the river.
    PATROLLING,
    /// 骑河: on the opponent's line of the river.
    ASTRIDE,
    /// 羊角士: an advisor on an upper corner of the palace.
    RAMS_HORN,
    /// 花士象: both pairs of guards joined on the middle file, opened left and right.
    CROSSED_GUARDS,
    /// 单缺士: both elephants, one advisor.
    ADVISOR_MISSING,
    /// 单缺象: both advisors, one elephant.
    ELEPHANT_MISSING,
    /// 塞象眼: a piece in the middle of the elephant's way.
    BLOCKED_EYE,
    /// 蹩马腿: a piece beside the horse, on its way.
    BLOCKED_LEG,
    /// 架炮: a piece as the cannon's screen.
    SCREEN,
    /// 有根: protected.
    PROTECTED,
    /// 无根: unprotected.
    UNPROTECTED,
    /// 将军: the general could be captured next.
    CHECK,
    /// 应将: what answers a check.
    ANSWER,
    /// 将死: in check without an answer.
    CHECKMATE,
    /// 困毙: not in check and unable to move.
    STALEMATE,
    /// 绝杀: mate next move that nothing can meet.
    UNSTOPPABLE_MATE,
    /// 长将: check after check.
    PERPETUAL_CHECK,
    /// 长捉: chase after chase.
    PERPETUAL_CHASE,
    /// 对局, 对弈: two playing each other.
    GAME,
    /// 回合: a move of each side.
    ROUND,
    /// 全局: opening, middle game and endgame.
    WHOLE_GAME,
    /// 局面: how the pieces of both stand.
    SITUATION,
    /// 起着: the first move of the game.
    FIRST_MOVE,
    /// 胜势: nearly won.
    WINNING,
    /// 胜定: won but for the playing.
    WON,
    /// 闲着: a move that waits.
    WAITING_MOVE,
    /// 空着: a move without effect.
    WASTED_MOVE,
    /// 局时: the time for the whole game.
    GAME_TIME,
    /// 步时: the time for a move.
    STEP_TIME,
    /// 读秒: the time for a move once the game's is used up.
    COUNTDOWN
}
