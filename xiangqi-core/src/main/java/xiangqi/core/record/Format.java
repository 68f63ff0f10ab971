package xiangqi.core.record;

/// The formats that are recognised by their content. A file's name never decides.
public enum Format {
    /// XQStudio 象棋演播室.
    XQF("xqf"),
    /// CCBridge 象棋桥, one game.
    CBR("cbr"),
    /// CCBridge library, version 3.
    CBL("cbl"),
    /// The compressed CCBridge library of the 2000s.
    CBL_LEGACY("cbl-legacy"),
    /// CCBridge as XML.
    CBF("cbf"),
    /// Text with tags and moves in any notation.
    PGN("pgn"),
    /// The mark-up of 东萍 dpxq.com.
    DHTMLXQ("dhtmlxq"),
    /// 鹏飞象棋, XML.
    PFC("pfc"),
    /// 中国游戏中心.
    CCM("ccm"),
    /// 象棋世家.
    MXQ("mxq"),
    /// QQ 象棋.
    CHE("che"),
    /// A position, moves may follow.
    FEN("fen"),
    /// Moves as plain text.
    TEXT("text"),
    /// 联众, in files named .chn and .xqi: only recognised.
    CHN("chn"),
    /// 谢谢象棋, only recognised.
    XGF("xgf"),
    /// A position of unveiling chess (揭棋), a different game: only recognised.
    XFEN("xfen"),
    /// A game or position of Western chess, a different game: only recognised.
    CHESS("chess"),
    /// An archive, only recognised.
    ZIP("zip");

    private final String id;

    Format(String id) {
        this.id = id;
    }

    /// The short name in lower case, for command lines and lists.
    public String id() {
        return id;
    }
}
