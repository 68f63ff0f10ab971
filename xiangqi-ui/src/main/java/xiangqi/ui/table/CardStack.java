package xiangqi.ui.table;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.value.ChangeListener;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import xiangqi.ui.text.Words;

/// The cards of the tray one below the other. Those that find no room are reached with the wheel, with the keyboard,
/// or by the line at the foot, which says how many that wait lie further down. Cards move only when they are scrolled:
/// nothing that comes or goes shifts them.
public final class CardStack extends Region {
    private static final double GAP = 6;

    private final VBox cards = new VBox();
    private final Rectangle seen = new Rectangle();
    private final Button further = new Button();
    private final ChangeListener<Node> focus = (_, _, owner) -> focused(Optional.ofNullable(owner));
    private Optional<Words> words = Optional.empty();
    private List<OfferSlot> slots = List.of();
    private double offset;
    private double room;

    public CardStack() {
        getStyleClass().add("card-stack");
        cards.getStyleClass().add("cards");
        further.getStyleClass().addAll("quiet", "small", "further");
        further.setOnAction(_ -> showFurther());
        cards.setClip(seen);
        further.setManaged(false);
        further.setVisible(false);
        getChildren().addAll(cards, further);
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

    /// Counts anew what waits further down.
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
        double whole = cards.prefHeight(width);
        if (whole == 0 || offset >= whole) {
            offset = 0;
        }
        boolean crowded = whole > getHeight() + 0.5 || offset > 0;
        double foot = crowded ? snapSizeY(further.prefHeight(width)) : 0;
        room = Math.max(0, getHeight() - (crowded ? foot + GAP : 0));
        cards.resizeRelocate(0, -snapPositionY(offset), width, whole);
        cards.layout();
        // A ring around a button that has the focus is drawn beside it.
        seen.setX(-GAP);
        seen.setY(snapPositionY(offset));
        seen.setWidth(width + 2 * GAP);
        seen.setHeight(room);
        further.setVisible(crowded);
        if (crowded) {
            nameFurther();
            further.resizeRelocate(0, snapPositionY(room + GAP), width, foot);
        }
    }

    private void nameFurther() {
        long below = hidden().count();
        words.ifPresent(told ->
                further.setText(below > 0 ? told.text("table.tray.further", below) : told.text("table.tray.back-up")));
    }

    /// The cards that wait and do not end in sight, from the top.
    private Stream<OfferSlot> hidden() {
        double end = offset + room + 1;
        return slots.stream()
                .filter(slot -> slot.isManaged() && slot.waits())
                .filter(slot -> slot.getBoundsInParent().getMaxY() > end);
    }

    private void showFurther() {
        hidden().findFirst().ifPresentOrElse(this::show, () -> scrollTo(0));
    }

    /// Scrolls no more than brings the whole card into sight, or its beginning if it is higher.
    private void show(Node slot) {
        double top = slot.getBoundsInParent().getMinY();
        double end = slot.getBoundsInParent().getMaxY();
        if (top < offset || end - top > room) {
            scrollTo(top);
        } else if (end > offset + room) {
            scrollTo(end - room);
        }
    }

    private void scrollTo(double wanted) {
        offset = Math.clamp(wanted, 0, Math.max(0, cards.getHeight() - room));
        requestLayout();
    }

    private void scrolled(ScrollEvent event) {
        if (further.isVisible() && event.getDeltaY() != 0) {
            scrollTo(offset - event.getDeltaY());
            event.consume();
        }
    }

    /// Only the keyboard brings a card into sight: one that is pressed stays under the pointer.
    private void focused(Optional<Node> owner) {
        owner.filter(Node::isFocusVisible).flatMap(this::slotOf).ifPresent(this::show);
    }

    private Optional<OfferSlot> slotOf(Node node) {
        return Stream.iterate(node, place -> place != null, Node::getParent)
                .filter(OfferSlot.class::isInstance)
                .map(OfferSlot.class::cast)
                .filter(slots::contains)
                .findFirst();
    }
}
