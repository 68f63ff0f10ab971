package xiangqi.ui.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ChangeListener;
import javafx.event.EventHandler;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Polyline;
import javafx.util.Subscription;

/// A question that opens at the button it is about: choices, each of which may be refused with its reason, and a way
/// back. Escape, a press elsewhere and the focus going elsewhere are the way back too. It lies on the page, in the
/// column and is no larger than it, so that it covers no point of the board, and where it covers least of the players'
/// clocks: at the button, or between the players.
final class ButtonQuestion extends Region {
    private static final double GAP = 10;
    private static final double ARROW = 7;
    private static final double EDGE = 14;

    /// So much rather than the clock that runs the other one is covered.
    private static final double RUNS = 8;

    /// Asks questions at buttons, one at a time.
    @FunctionalInterface
    interface Asker {
        void ask(Node at, String question, Optional<Node> chosen, List<Choice> choices, String back);
    }

    /// What is chosen by figures that are typed: nothing can be answered while one cannot be read.
    interface Figures {
        Misread misread();
    }

    /// One answer.
    ///
    /// @param refused why it cannot be chosen now
    /// @param grave whether it cannot be undone
    record Choice(String words, Optional<String> refused, boolean grave, Runnable run) {}

    private final Node at;
    private final List<Node> clocks;
    private final VBox card = new VBox();
    private final Polyline arrow = new Polyline();
    private final EventHandler<KeyEvent> keys = this::typed;
    private final EventHandler<MouseEvent> presses = this::pressed;
    private final ChangeListener<Node> focus = (_, _, owner) -> focused(owner);
    private final Runnable closed;
    private Optional<Scene> scene = Optional.empty();
    private Subscription shown = Subscription.EMPTY;

    /// @param at the button
    /// @param clocks the players' panels, first the one whose clock runs
    /// @param chosen what is to be chosen before one answers
    /// @param back what leaves everything as it is; it has the focus at first, so that Enter does nothing grave
    /// @param closed takes the question away
    ButtonQuestion(
            Node at,
            List<? extends Node> clocks,
            String question,
            Optional<Node> chosen,
            List<Choice> choices,
            String back,
            Runnable closed) {
        this.at = at;
        this.clocks = List.copyOf(clocks);
        this.closed = closed;
        getStyleClass().add("button-question");
        card.getStyleClass().add("ask");
        arrow.getStyleClass().add("ask-arrow");
        Label title = new Label(question);
        title.getStyleClass().add("strong");
        title.setWrapText(true);
        title.setMinHeight(USE_PREF_SIZE);
        List<Node> nodes = new ArrayList<>(List.of(title));
        chosen.ifPresent(node -> {
            VBox.setVgrow(node, Priority.ALWAYS);
            nodes.add(node);
        });
        BooleanExpression unread = chosen.filter(Figures.class::isInstance)
                .map(figures -> ((Figures) figures).misread().anyProperty())
                .map(BooleanExpression.class::cast)
                .orElseGet(SimpleBooleanProperty::new);
        choices.forEach(choice -> nodes.addAll(nodes(choice, choices.size() == 1, unread)));
        nodes.add(button(back, () -> {}));
        card.getChildren().setAll(nodes);
        getChildren().addAll(card, arrow);
        setPickOnBounds(false);
    }

    /// Begins to listen; to be called when the question lies in its place.
    /// On a page that is not shown yet, as when it is loaded anew while the question waits, it begins when that is.
    void open() {
        shown = sceneProperty().subscribe(now -> Optional.ofNullable(now).ifPresent(this::listen));
    }

    private void listen(Scene now) {
        if (scene.isPresent()) {
            return;
        }
        scene = Optional.of(now);
        now.addEventFilter(KeyEvent.KEY_PRESSED, keys);
        now.addEventFilter(MouseEvent.MOUSE_PRESSED, presses);
        card.getChildren().getLast().requestFocus();
        now.focusOwnerProperty().addListener(focus);
    }

    /// Listens no more.
    void close() {
        shown.unsubscribe();
        scene.ifPresent(left -> {
            left.focusOwnerProperty().removeListener(focus);
            left.removeEventFilter(KeyEvent.KEY_PRESSED, keys);
            left.removeEventFilter(MouseEvent.MOUSE_PRESSED, presses);
        });
        scene = Optional.empty();
    }

    @Override
    protected void layoutChildren() {
        Bounds button = boundsOf(at);
        double width = Math.min(card.prefWidth(-1), getWidth());
        double height = Math.min(card.prefHeight(width), getHeight());
        double middle = button.getCenterX();
        double x = Math.clamp(middle - width / 2, 0, Math.max(0, getWidth() - width));
        boolean above = button.getMinY() >= height + GAP;
        double beside = above ? button.getMinY() - GAP - height : button.getMaxY() + GAP;
        double y = places(beside, height)
                .map(place -> Math.clamp(place, 0, Math.max(0, getHeight() - height)))
                .min(Comparator.comparingDouble(place -> covered(place, height)))
                .orElseThrow();
        card.resizeRelocate(snapPositionX(x), snapPositionY(y), snapSizeX(width), snapSizeY(height));
        arrow.setVisible(y == beside);
        double tip = Math.clamp(middle, x + EDGE, x + width - EDGE);
        double base = snapPositionY(above ? y + height : y) + (above ? -1 : 1);
        double point = above ? base + ARROW : base - ARROW;
        arrow.getPoints().setAll(tip - ARROW, base, tip, point, tip + ARROW, base);
    }

    /// At the button, or else above or below a panel.
    private Stream<Double> places(double beside, double height) {
        return Stream.concat(
                Stream.of(beside),
                clocks.stream()
                        .map(this::boundsOf)
                        .flatMap(panel -> Stream.of(panel.getMinY() - GAP - height, panel.getMaxY() + GAP)));
    }

    /// How much of the clocks lies behind a card there.
    private double covered(double y, double height) {
        double covered = 0;
        for (Node clock : clocks) {
            Bounds panel = boundsOf(clock);
            double common = Math.min(y + height, panel.getMaxY()) - Math.max(y, panel.getMinY());
            covered += Math.max(0, common) * (clock == clocks.getFirst() ? RUNS : 1);
        }
        return covered;
    }

    private Bounds boundsOf(Node node) {
        return sceneToLocal(node.localToScene(node.getLayoutBounds()));
    }

    private void typed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            leave();
        }
    }

    private void pressed(MouseEvent event) {
        if (!isInside(event.getTarget() instanceof Node node ? node : null)) {
            event.consume();
            leave();
        }
    }

    private void focused(Node owner) {
        if (!isInside(owner)) {
            closed.run();
        }
    }

    private boolean isInside(Node node) {
        for (Node place = node; place != null; place = place.getParent()) {
            if (place == this) {
                return true;
            }
        }
        return false;
    }

    private void leave() {
        closed.run();
        at.requestFocus();
    }

    /// A grave answer is filled with cinnabar only where it is the one answer.
    private List<Node> nodes(Choice choice, boolean only, BooleanExpression unread) {
        Button button = button(choice.words(), choice.run());
        if (choice.grave()) {
            button.getStyleClass().add("danger");
        }
        if (choice.grave() && only) {
            button.getStyleClass().add("confirm");
        }
        button.disableProperty()
                .bind(unread.or(new SimpleBooleanProperty(choice.refused().isPresent())));
        List<Node> nodes = new ArrayList<>(List.of(button));
        choice.refused().ifPresent(why -> {
            Label reason = new Label(why);
            reason.getStyleClass().add("caption");
            reason.setWrapText(true);
            reason.setMinHeight(USE_PREF_SIZE);
            reason.setMaxWidth(240);
            nodes.add(reason);
        });
        return nodes;
    }

    private Button button(String words, Runnable run) {
        Button button = new Button(words);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setWrapText(true);
        button.setMinHeight(USE_PREF_SIZE);
        button.setOnAction(_ -> {
            leave();
            run.run();
        });
        return button;
    }
}
