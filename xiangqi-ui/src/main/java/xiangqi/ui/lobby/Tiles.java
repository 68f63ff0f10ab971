package xiangqi.ui.lobby;

import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/// Lays tiles of one width in as many columns as fit, each row as high as its highest tile.
public final class Tiles extends Pane {
    private static final double LEAST = 272;
    private static final double MOST = 420;
    private static final double GAP = 14;

    /// No tiles yet.
    public Tiles() {
        getStyleClass().add("tiles");
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinWidth(double height) {
        return LEAST;
    }

    @Override
    protected double computePrefHeight(double width) {
        return lay(width, false);
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        lay(getWidth(), true);
    }

    private double lay(double width, boolean place) {
        List<Node> tiles = getManagedChildren();
        double room = width - getInsets().getLeft() - getInsets().getRight();
        int columns = Math.max(1, (int) Math.floor((room + GAP) / (LEAST + GAP)));
        double each = Math.min(MOST, Math.floor((room - GAP * (columns - 1)) / columns));
        double y = getInsets().getTop();
        for (int first = 0; first < tiles.size(); first += columns) {
            List<Node> row = tiles.subList(first, Math.min(tiles.size(), first + columns));
            double height = row.stream()
                    .mapToDouble(tile -> tile.prefHeight(each))
                    .max()
                    .orElse(0);
            if (place) {
                for (int i = 0; i < row.size(); i++) {
                    row.get(i)
                            .resizeRelocate(
                                    snapPositionX(getInsets().getLeft() + i * (each + GAP)),
                                    snapPositionY(y),
                                    each,
                                    Math.ceil(height));
                }
            }
            y += Math.ceil(height) + GAP;
        }
        return tiles.isEmpty() ? 0 : y - GAP + getInsets().getBottom();
    }
}
