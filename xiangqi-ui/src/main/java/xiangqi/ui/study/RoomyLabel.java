package xiangqi.ui.study;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.text.Text;

/// A label as high as the longest of the texts that it may show needs, whichever it shows: what lies below it never
/// moves.
public final class RoomyLabel extends Label {
    private List<String> longest = List.of();

    /// The texts that need most room.
    void keepRoomFor(List<String> texts) {
        longest = List.copyOf(texts);
        requestLayout();
    }

    @Override
    protected double computeMinHeight(double width) {
        return Math.max(super.computeMinHeight(width), needed(width));
    }

    @Override
    protected double computePrefHeight(double width) {
        return Math.max(super.computePrefHeight(width), needed(width));
    }

    private double needed(double width) {
        double inside = (width < 0 ? getWidth() : width) - snappedLeftInset() - snappedRightInset();
        Text measured = new Text();
        measured.setFont(getFont());
        measured.setLineSpacing(getLineSpacing());
        measured.setWrappingWidth(Math.max(0, inside));
        double height = 0;
        for (String text : longest) {
            measured.setText(text);
            height = Math.max(height, Math.ceil(measured.getLayoutBounds().getHeight()));
        }
        return height + snappedTopInset() + snappedBottomInset();
    }
}
