package xiangqi.ui.board;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import xiangqi.core.board.Board;
import xiangqi.core.diagram.Diagram;
import xiangqi.core.diagram.Frame;
import xiangqi.core.diagram.Geometry;
import xiangqi.core.diagram.Look;

/// A board to look at: thumbnails, previews. Drawn at any size, as the largest board of the right proportions that
/// fits in the middle of the region. The board to play on is [BoardView].
public class BoardPicture extends Region {
    private static final double USUAL_WIDTH = 320;

    private final ObjectProperty<Frame> frame = new SimpleObjectProperty<>(this, "frame", Frame.of(Board.EMPTY));
    private final ObjectProperty<Look> look = new SimpleObjectProperty<>(this, "look", Look.USUAL);
    private final ObjectProperty<Pos> alignment = new SimpleObjectProperty<>(this, "alignment", Pos.CENTER);
    private final Layers layers = new Layers();

    /// An empty board.
    public BoardPicture() {
        getStyleClass().add("board");
        getStylesheets().add(BoardPicture.class.getResource("board.css").toExternalForm());
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        layers.setManaged(false);
        getChildren().add(layers);
        sceneProperty()
                .flatMap(Scene::windowProperty)
                .flatMap(Window::renderScaleXProperty)
                .addListener((_, _, _) -> requestLayout());
        alignment.addListener((_, _, _) -> requestLayout());
        frame.addListener((_, _, _) -> draw());
        look.addListener((_, _, _) -> {
            requestLayout();
            draw();
        });
    }

    /// What is shown.
    public final ObjectProperty<Frame> frameProperty() {
        return frame;
    }

    public final Frame getFrame() {
        return frame.get();
    }

    public final void setFrame(Frame shown) {
        frame.set(shown);
    }

    /// How it is drawn; a flipped look turns the board.
    public final ObjectProperty<Look> lookProperty() {
        return look;
    }

    public final Look getLook() {
        return look.get();
    }

    public final void setLook(Look chosen) {
        look.set(chosen);
    }

    /// Where the board stands in a region that is not of its proportions.
    public final ObjectProperty<Pos> alignmentProperty() {
        return alignment;
    }

    public final Pos getAlignment() {
        return alignment.get();
    }

    public final void setAlignment(Pos chosen) {
        alignment.set(chosen);
    }

    /// Where everything lies now.
    Geometry geometry() {
        Geometry centred = Geometry.within(getLook(), getWidth(), getHeight(), grain());
        return centred.movedTo(
                switch (alignment.get().getHpos()) {
                    case LEFT -> 0;
                    case CENTER -> centred.left();
                    case RIGHT -> 2 * centred.left();
                },
                switch (alignment.get().getVpos()) {
                    case TOP, BASELINE -> 0;
                    case CENTER -> centred.top();
                    case BOTTOM -> 2 * centred.top();
                });
    }

    /// Device pixels per pixel where the board is shown.
    final double grain() {
        return getScene() == null || getScene().getWindow() == null
                ? 1
                : getScene().getWindow().getRenderScaleX();
    }

    final Layers layers() {
        return layers;
    }

    /// Whether the next frame may be moved to; a picture never moves.
    boolean moves() {
        return false;
    }

    void draw() {
        if (getWidth() > 0 && getHeight() > 0) {
            layers.show(Diagram.of(getFrame(), geometry()), moves());
        }
    }

    /// What is drawn while the window is laid out gets its colours at once, or it would be seen a pulse later only.
    @Override
    protected void layoutChildren() {
        draw();
        layers.applyCss();
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.VERTICAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        return (width < 0 ? USUAL_WIDTH : width) / Geometry.proportion(getLook());
    }

    @Override
    protected double computePrefWidth(double height) {
        return height < 0 ? USUAL_WIDTH : height * Geometry.proportion(getLook());
    }
}
