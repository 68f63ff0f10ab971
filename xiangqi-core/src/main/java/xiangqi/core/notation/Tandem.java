package xiangqi.core.notation;

/// How soldiers are named that stand with others of their side on one file. Three conventions live (formats.md
/// §7); all are read, one is written. Front is nearer the enemy, right is the mover's right; a soldier alone on
/// its file always keeps its ordinary name.
public enum Tandem {
    /// All soldiers on files with two or more make one list, files from right to left, each from front to rear:
    /// 前 后, 前 中 后, 一 二 三 四, 一 二 三 四 五. In WXF `P+ P-`, `P+ P. P-`, `Pa … Pe`. The usual one.
    JOINT,
    /// Each file by itself: 前 后, 前 中 后, 前 二 三 后, 前 二 三 四 后. Where two such files leave a name
    /// open, the file follows the piece (前兵八进一). In WXF the signs of the rule book, as for [#FILE_NAMED].
    PER_FILE,
    /// The words of [#PER_FILE]; with two such files the file takes the place of the piece: 前三平四. In WXF
    /// `P+ P-`, `P+ P5 P-`, `++ P+ P- --`, `++ P+ P5 P- --`, and with two such files `3+ 3-`, `3+ 33 3-`.
    FILE_NAMED
}
