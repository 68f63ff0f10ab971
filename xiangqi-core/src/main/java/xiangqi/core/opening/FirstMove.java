package xiangqi.core.opening;

import java.util.Optional;
import xiangqi.core.rules.Move;

/// The fifteen first moves that have a name of their own (houses.md §7). A move and its mirror image have one name:
/// 炮八平五 is the central cannon too.
public enum FirstMove {
    /// 当头炮: 炮二平五.
    CENTRAL_CANNON("h2e2"),
    /// 飞相局: 相三进五.
    ELEPHANT("g0e2"),
    /// 仙人指路: 兵七进一.
    POINTING_SOLDIER("c3c4"),
    /// 起马局: 马八进七.
    HORSE("b0c2"),
    /// 过宫炮: 炮二平六.
    CROSS_PALACE_CANNON("h2d2"),
    /// 仕角炮: 炮八平六.
    PALACE_CORNER_CANNON("b2d2"),
    /// 上仕局: 仕四进五.
    ADVISOR("f0e1"),
    /// 兵底炮, in old books 敛炮: 炮二平三.
    CANNON_BEHIND_SOLDIER("h2g2"),
    /// 金钩炮, also 大过宫炮: 炮二平七.
    GOLDEN_HOOK_CANNON("h2c2"),
    /// 边马局: 马二进一.
    EDGE_HORSE("h0i2"),
    /// 九尾龟: 兵九进一.
    EDGE_SOLDIER("a3a4"),
    /// 巡河炮: 炮二进二.
    RIVERBANK_CANNON("h2h4"),
    /// 边炮: 炮二平一.
    EDGE_CANNON("h2i2"),
    /// 龟背炮: 炮八退一.
    TORTOISE_BACK_CANNON("b2b1"),
    /// 过河炮: 炮二进四.
    CANNON_ACROSS_RIVER("h2h6");

    private final Move move;

    FirstMove(String iccs) {
        move = Move.parse(iccs).orElseThrow();
    }

    /// The move on the hand on which the sources tell it.
    public Move move() {
        return move;
    }

    /// The name of Red's first move from the standard start, on either hand; empty for a move without a name.
    public static Optional<FirstMove> of(Move first) {
        for (FirstMove named : values()) {
            if (named.move.equals(first) || named.move.mirrored().equals(first)) {
                return Optional.of(named);
            }
        }
        return Optional.empty();
    }
}
