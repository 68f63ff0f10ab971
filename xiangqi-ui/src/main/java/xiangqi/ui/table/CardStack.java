package xiangqi.ui.table;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.value.ChangeListener;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import xiangqi.ui.text.Words;

/// The cards of the tray one below the other, of which only whole ones are in sight. Those that find no room are
/// reached with the wheel, with the keyboard, or by the line at the foot, which says how many that wait lie above and
/// how many below. Cards move only when they are scrolled: nothing that comes or goes shifts them.
public final class CardStack extends Region {
    private static final double GAP = 6;

    /// So far the wheel is turned for one card.
    private static final double NOTCH = 20;

    private final VBox cards = new VBox();
    private final Rectangle seen = new Rectangle();
    private final Button above = new Button();
    private final Button further = new Button();
    private final ChangeListener<Node> focus = (_, _, owner) -> focused(Optional.ofNullable(owner));
    private Optional<Words> words = Optional.empty();
    private List<OfferSlot> slots = List.of();
    private int first;
    private int last;
    private double room;
    private double turned;

    public CardStack() {
        getStyleClass().add("card-stack");
        cards.getStyleClass().add("cards");
        further.setId("further");
        above.setId("above");
        for (Button way : List.of(above, further)) {
            way.getStyleClass().addAll("quiet", "small", "further");
            way.setManaged(false);
            way.setVisible(false);
        }
        further.setOnAction(_ -> hiddenBelow().findFirst().ifPresent(this::show));
        above.setOnAction(
                _ -> show(hiddenAbove().reduce((_, nearest) -> nearest).orElse(0)));
        cards.setClip(seen);
        getChildren().addAll(cards, above, further);
        addEventHandler(ScrollEvent.SCROLL, this::scrolled);
        sceneProperty().addListener((_, before, now) -> {
            Stream.ofNullable(before).map(Scene::focusOwnerProperty).forEach(owner -> owner.removeListener(focus));
            Stream.ofNullable(now).map(Scene::focusOwnerProperty).forEach(owner -> owner.addListener(focus));
        });
    }

    /// Shows those places for cards.
    void furnish(List<OfferSlot> places, Words inWords) {
        words = Optional.of(inWords);
        slots = List.copyOf(places);
        cards.getChildren().setAll(slots);
    }

    /// Counts anew what waits out of sight.
    void recount() {
        requestLayout();
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinHeight(double width) {
        return 0;
    }

    @Override
    protected double computePrefHeight(double width) {
        return cards.prefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        cards.resize(width, cards.prefHeight(width));
        cards.layout();
        if (first > 0 && places().noneMatch(place -> place >= first)) {
            first = 0;
        }
        see(getHeight());
        if (first > 0 || hiddenBelow().findAny().isPresent()) {
            double foot = snapSizeY(further.prefHeight(width));
            see(Math.max(0, getHeight() - foot - GAP));
            layOutFoot(width, foot);
        } else {
            above.setVisible(false);
            further.setVisible(false);
        }
    }

    /// Shows as many whole cards as that height has room for, but always one.
    private void see(double height) {
        room = height;
        double top = first < slots.size() ? boundsOf(first).getMinY() : 0;
        last = places().filter(place -> place >= first && boundsOf(place).getMaxY() <= top + room + 0.5)
                .max()
                .orElse(first);
        double end = last < slots.size() ? Math.min(boundsOf(last).getMaxY(), top + room) : 0;
        cards.relocate(0, -snapPositionY(top));
        // A ring around a button that has the focus is drawn beside it.
        seen.setX(-GAP);
        seen.setY(snapPositionY(top));
        seen.setWidth(getWidth() + 2 * GAP);
        seen.setHeight(Math.max(0, end - top));
    }

    /// Both ways stand side by side where there are both; each is at its own side.
    private void layOutFoot(double width, double foot) {
        int up = (int) hiddenAbove().count();
        int down = (int) hiddenBelow().count();
        boolean both = first > 0 && down > 0;
        above.setVisible(first > 0);
        further.setVisible(down > 0);
        words.ifPresent(told -> {
            above.setText(
                    up == 0
                            ? told.text("table.tray.back-up")
                            : told.text(both ? "table.tray.above.short" : "table.tray.above", up));
            further.setText(told.text(both ? "table.tray.further.short" : "table.tray.further", down));
        });
        double y = snapPositionY(room + GAP);
        double half = both ? snapPositionX((width - GAP) / 2) : width;
        above.resizeRelocate(0, y, half, foot);
        further.resizeRelocate(both ? half + GAP : 0, y, both ? width - half - GAP : width, foot);
    }

    /// The places that are taken, from the top.
    private IntStream places() {
        return IntStream.range(0, slots.size()).filter(place -> slots.get(place).isManaged());
    }

    private IntStream hiddenAbove() {
        return places().filter(place -> place < first && slots.get(place).waits());
    }

    private IntStream hiddenBelow() {
        return places().filter(place -> place > last && slots.get(place).waits());
    }

    /// Where the place is laid out, however far the card in it still has to rise.
    private Bounds boundsOf(int place) {
        OfferSlot slot = slots.get(place);
        return new BoundingBox(slot.getLayoutX(), slot.getLayoutY(), slot.getWidth(), slot.getHeight());
    }

    /// Scrolls no more than brings that whole card into sight.
    private void show(int place) {
        if (place < first) {
            first = place;
        } else {
            double end = boundsOf(place).getMaxY();
            first = places().filter(top -> top >= first && top <= place)
                    .filter(top -> end - boundsOf(top).getMinY() <= room + 0.5)
                    .findFirst()
                    .orElse(place);
        }
        requestLayout();
    }

    private void scrolled(ScrollEvent event) {
        if (!above.isVisible() && !further.isVisible()) {
            return;
        }
        turned = Math.signum(turned) == Math.signum(event.getDeltaY()) ? turned + event.getDeltaY() : event.getDeltaY();
        if (Math.abs(turned) >= NOTCH) {
            (turned > 0
                            ? places().filter(place -> place < first).max()
                            : places().filter(place -> place > last).min())
                    .ifPresent(this::show);
            turned = 0;
        }
        event.consume();
    }

    /// Only the keyboard brings a card into sight: one that is pressed stays under the pointer.
    private void focused(Optional<Node> owner) {
        owner.filter(Node::isFocusVisible).flatMap(this::slotOf).ifPresent(slot -> show(slots.indexOf(slot)));
    }

    private Optional<OfferSlot> slotOf(Node node) {
        return Stream.iterate(node, place -> place != null, Node::getParent)
                .filter(OfferSlot.class::isInstance)
                .map(OfferSlot.class::cast)
                .filter(slots::contains)
                .findFirst();
    }
}
