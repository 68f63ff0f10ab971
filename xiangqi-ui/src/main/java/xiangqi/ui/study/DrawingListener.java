package xiangqi.ui.study;

import java.util.List;
import xiangqi.core.board.Square;
import xiangqi.core.study.Marks;
import xiangqi.ui.board.BoardListener;

/// The board of study: points that are meant make moves, what the other mouse button draws becomes arrows and circles.
final class DrawingListener implements BoardListener {
    private static final List<Marks.Colour> COLOURS = List.of(Marks.Colour.values());

    private final StudyViewModel model;

    DrawingListener(StudyViewModel model) {
        this.model = model;
    }

    @Override
    public void pointed(Square square) {
        model.reader().board().pointed(square);
    }

    @Override
    public void draggedOff(Square from) {
        model.reader().board().draggedOff(from);
    }

    @Override
    public void drawn(Square from, Square to, int colour) {
        if (from == to) {
            model.editor().draw(new Marks.Circle(from, COLOURS.get(colour)));
        } else {
            model.editor().draw(new Marks.Arrow(from, to, COLOURS.get(colour)));
        }
    }
}
