package xiangqi.ui.board;

import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import xiangqi.core.board.Square;

/// A point of the board for those who do not see it: invisible, named, and able to be pressed by assistive programs.
/// Its id is `point-e4`.
final class PointNode extends Region {
    private final Square square;
    private final Runnable press;

    PointNode(Square square, Runnable press) {
        this.square = square;
        this.press = press;
        setId("point-" + square);
        setAccessibleRole(AccessibleRole.BUTTON);
        setManaged(false);
        setMouseTransparent(true);
    }

    Square square() {
        return square;
    }

    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
        if (action == AccessibleAction.FIRE) {
            press.run();
        } else {
            super.executeAccessibleAction(action, parameters);
        }
    }
}
