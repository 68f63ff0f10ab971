package xiangqi.ui.table;

import javafx.geometry.Orientation;
import javafx.scene.layout.Region;

/// The head of a table and, over it, what is said for a moment. However many lines that takes, it moves nothing: it
/// lies over what is below. It covers the head wholly or not at all, so that no line of facts is seen in part.
public final class HeadPane extends Region {
    private Region line = new Region();
    private Region notice = new Region();

    public HeadPane() {
        setViewOrder(-1);
    }

    public void setLine(Region shown) {
        line = shown;
        getChildren().add(shown);
    }

    public Region getLine() {
        return line;
    }

    public void setNotice(Region shown) {
        notice = shown;
        getChildren().add(shown);
    }

    public Region getNotice() {
        return notice;
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinHeight(double width) {
        return line.minHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        return line.prefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        line.resizeRelocate(0, 0, width, getHeight());
        notice.resizeRelocate(0, 0, width, snapSizeY(Math.max(getHeight(), notice.prefHeight(width))));
    }
}
