package xiangqi.core.notation;

import xiangqi.core.board.Role;
import xiangqi.core.board.Side;

/// The characters that Chinese notation is written in. Records write 車 馬 炮 for both sides and keep only
/// 帥 仕 相 兵 and 將 士 象 卒 apart.
public enum Script {
    SIMPLIFIED("帅仕相马车炮兵", "将士象马车炮卒", "进退平", "前中后"),
    TRADITIONAL("帥仕相馬車炮兵", "將士象馬車炮卒", "進退平", "前中後");

    private final String red;
    private final String black;
    private final String directions;
    private final String places;

    Script(String red, String black, String directions, String places) {
        this.red = red;
        this.black = black;
        this.directions = directions;
        this.places = places;
    }

    char piece(Side side, Role role) {
        return (side == Side.RED ? red : black).charAt(role.ordinal());
    }

    char direction(Direction direction) {
        return directions.charAt(direction.ordinal());
    }

    char place(Glyph place) {
        return places.charAt(place.ordinal() - Glyph.FRONT.ordinal());
    }
}
