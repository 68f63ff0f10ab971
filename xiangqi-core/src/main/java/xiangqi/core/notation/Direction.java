package xiangqi.core.notation;

/// The three directions of Chinese and WXF notation, as the mover sees them: 进 退 平.
enum Direction {
    FORWARD,
    BACK,
    ACROSS
}
