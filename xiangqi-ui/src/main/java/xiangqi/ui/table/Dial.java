package xiangqi.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.css.PseudoClass;
import javafx.geometry.VPos;
import javafx.scene.layout.Region;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.Circle;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import xiangqi.ui.theme.Fonts;

/// A clock of up to three rings, each of which shrinks clockwise from twelve; the one that binds is wide.
/// Drawn at any size; small ones have no name under their figure, but where there is no contact.
public final class Dial extends Region {
    private static final double USUAL = 104;
    private static final double[] RADII = {46, 38.5, 32};
    private static final double WIDE = 6;
    private static final double NARROW = 2.6;
    private static final double NAMED_FROM = 80;
    private static final double INNER = 56;

    private static final PseudoClass BINDS = PseudoClass.getPseudoClass("binds");
    private static final PseudoClass RUNNING = PseudoClass.getPseudoClass("running");
    private static final PseudoClass LOW = PseudoClass.getPseudoClass("low");

    private final ObjectProperty<Optional<ClockFace>> face = new SimpleObjectProperty<>(this, "face", Optional.empty());
    private final StringProperty name = new SimpleStringProperty(this, "name", "");
    private final List<Circle> tracks = new ArrayList<>();
    private final List<Arc> arcs = new ArrayList<>();
    private final Text figure = new Text();
    private final Text caption = new Text();

    public Dial() {
        getStyleClass().add("dial");
        for (int i = 0; i < RADII.length; i++) {
            Circle track = new Circle();
            track.getStyleClass().add("dial-track");
            track.setFill(null);
            tracks.add(track);
            Arc arc = new Arc();
            arc.getStyleClass().add("dial-left");
            arc.setFill(null);
            arc.setType(ArcType.OPEN);
            arc.setStrokeLineCap(StrokeLineCap.BUTT);
            arcs.add(arc);
        }
        figure.getStyleClass().add("dial-figure");
        caption.getStyleClass().add("dial-name");
        caption.textProperty().bind(name);
        for (Text text : List.of(figure, caption)) {
            text.setTextOrigin(VPos.BASELINE);
        }
        getChildren().addAll(tracks);
        getChildren().addAll(arcs);
        getChildren().addAll(figure, caption);
        setMouseTransparent(true);
        setPrefSize(USUAL, USUAL);
        setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        face.addListener((_, _, _) -> requestLayout());
        name.addListener((_, _, _) -> requestLayout());
    }

    /// What is shown; nothing before a game.
    public ObjectProperty<Optional<ClockFace>> faceProperty() {
        return face;
    }

    /// What stands under the figure in the middle.
    public StringProperty nameProperty() {
        return name;
    }

    @Override
    protected void layoutChildren() {
        double scale = Math.min(getWidth(), getHeight()) / USUAL;
        List<ClockFace.Ring> rings = face.get().map(ClockFace::rings).orElse(List.of());
        boolean low = face.get().filter(ClockFace::low).isPresent();
        for (int i = 0; i < RADII.length; i++) {
            show(i, scale, i < rings.size() ? Optional.of(rings.get(i)) : Optional.empty(), low);
        }
        if (rings.isEmpty()) {
            showEmptyRing(scale);
        }
        showFigure(scale, low);
    }

    private void show(int index, double scale, Optional<ClockFace.Ring> ring, boolean low) {
        Circle track = tracks.get(index);
        Arc arc = arcs.get(index);
        boolean binds = ring.filter(ClockFace.Ring::binds).isPresent();
        double left = ring.map(ClockFace.Ring::left).orElse(0.0);
        double width = (binds ? WIDE : NARROW) * Math.max(scale, 0.62);
        track.setVisible(ring.isPresent());
        arc.setVisible(left > 0);
        arc.pseudoClassStateChanged(BINDS, binds);
        arc.pseudoClassStateChanged(LOW, binds && low);
        track.setCenterX(getWidth() / 2);
        track.setCenterY(getHeight() / 2);
        track.setRadius(RADII[index] * scale);
        track.setStrokeWidth(width);
        arc.setCenterX(getWidth() / 2);
        arc.setCenterY(getHeight() / 2);
        arc.setRadiusX(RADII[index] * scale);
        arc.setRadiusY(RADII[index] * scale);
        arc.setStartAngle(90);
        arc.setLength(-360 * left);
        arc.setStrokeWidth(width);
    }

    /// A clock without limit has one ring, which never shrinks.
    private void showEmptyRing(double scale) {
        show(0, scale, Optional.of(new ClockFace.Ring(0, false)), false);
    }

    private void showFigure(double scale, boolean low) {
        boolean running = face.get().filter(ClockFace::running).isPresent();
        boolean large = getWidth() >= NAMED_FROM;
        boolean lost = face.get()
                .filter(shown -> shown.centre().part() == ClockFace.Part.LOST)
                .isPresent();
        boolean named = (large || lost) && !name.get().isEmpty();
        figure.setText(face.get().map(shown -> shown.centre().figure()).orElse(""));
        figure.setFont(Font.font(running ? Fonts.SANS_MEDIUM : Fonts.SANS, figureSize(scale)));
        figure.pseudoClassStateChanged(LOW, low);
        figure.pseudoClassStateChanged(RUNNING, running);
        caption.setVisible(named);
        double above = large ? 4 * scale : -1;
        centre(figure, getHeight() / 2 + (named ? above : figure.getFont().getSize() * 0.36));
        caption.setFont(Font.font(Fonts.SANS, large ? 12 : 10));
        centre(caption, getHeight() / 2 + (large ? 19 * scale : 9));
    }

    /// As large as fits between the rings.
    private double figureSize(double scale) {
        double largest = Math.max(13, (figure.getText().length() <= 2 ? 26 : 23) * scale);
        figure.setFont(Font.font(Fonts.SANS_MEDIUM, largest));
        double width = figure.getLayoutBounds().getWidth();
        double room = INNER * scale;
        return width <= room ? largest : Math.max(11, largest * room / width);
    }

    private void centre(Text text, double baseline) {
        text.setX((getWidth() - text.getLayoutBounds().getWidth()) / 2);
        text.setY(baseline);
    }
}
