package xiangqi.ui.table;

import javafx.scene.layout.Region;

/// What lies between the players: the tray with its offers, the warning, and the moves. In a wide column the tray
/// stands beside the moves and the warning above these; in a small window they lie one below the other, the tray at the
/// upper end, the warning at the lower, and the moves have what is between. Tray and warning have their places whatever
/// else is there: no card moves when a warning comes or goes or moves are made, and no warning when cards come.
public final class TableMiddle extends Region {
    private static final double TRAY = 252;
    private static final double GAP = 12;
    private static final double SMALL_GAP = 6;

    /// Two rounds, and how near the natural limit is: so much of the moves a small window keeps below a full tray.
    private static final double LEAST_MOVES = 82;

    private Region tray = new Region();
    private Region warning = new Region();
    private Region moves = new Region();
    private boolean small;

    public TableMiddle() {
        getStyleClass().add("table-middle");
    }

    public void setTray(Region shown) {
        tray = shown;
        getChildren().add(shown);
    }

    public Region getTray() {
        return tray;
    }

    public void setWarning(Region shown) {
        warning = shown;
        getChildren().add(shown);
    }

    public Region getWarning() {
        return warning;
    }

    public void setMoves(Region shown) {
        moves = shown;
        getChildren().add(shown);
    }

    public Region getMoves() {
        return moves;
    }

    /// Whether the window is small.
    void arrange(boolean now) {
        small = now;
        requestLayout();
    }

    @Override
    protected double computeMinHeight(double width) {
        return 0;
    }

    /// It takes what the players leave, so that nothing in it can shift them.
    @Override
    protected double computePrefHeight(double width) {
        return 0;
    }

    @Override
    protected void layoutChildren() {
        if (small) {
            layOutBelowEachOther(getWidth(), getHeight());
        } else {
            layOutBesideEachOther(getWidth(), getHeight());
        }
    }

    private void layOutBelowEachOther(double width, double height) {
        double warned = height(warning, width);
        double below = warned > 0 ? warned + SMALL_GAP : 0;
        double used = Math.min(height(tray, width), Math.max(0, height - below - LEAST_MOVES - SMALL_GAP));
        place(tray, 0, 0, width, used);
        place(warning, 0, height - warned, width, warned);
        double y = used > 0 ? used + SMALL_GAP : 0;
        place(moves, 0, y, width, Math.max(0, height - below - y));
    }

    private void layOutBesideEachOther(double width, double height) {
        double left = tray.isManaged() ? TRAY + GAP : 0;
        place(tray, 0, 0, TRAY, height);
        double warned = height(warning, width - left);
        place(warning, left, 0, width - left, warned);
        double y = warned > 0 ? warned + GAP : 0;
        place(moves, left, y, width - left, Math.max(0, height - y));
    }

    private static double height(Region part, double width) {
        return part.isManaged() ? part.prefHeight(width) : 0;
    }

    private void place(Region part, double x, double y, double width, double height) {
        if (part.isManaged()) {
            double top = snapPositionY(y);
            part.resizeRelocate(snapPositionX(x), top, snapSizeX(width), snapPositionY(y + height) - top);
        }
    }
}
