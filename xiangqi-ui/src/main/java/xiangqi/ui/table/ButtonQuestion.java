package xiangqi.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.event.EventHandler;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Polyline;
import javafx.util.Subscription;
import xiangqi.ui.shell.FocusRound;
import xiangqi.ui.text.Orphans;

/// A question that opens at the button it is about: choices, each of which may be refused with its reason, and a way
/// back. Escape, a press elsewhere and the focus going elsewhere are the way back too; another button that is pressed
/// acts at once. It lies on the page, in the column and is no larger than it, so that it covers no point of the board
/// ([QuestionPlace]).
final class ButtonQuestion extends Region {
    private static final double ARROW = 7;
    private static final double EDGE = 14;

    /// Asks questions at buttons, one at a time.
    @FunctionalInterface
    interface Asker {
        void ask(Node at, String question, Optional<Node> chosen, List<Choice> choices, String back);
    }

    /// What is chosen before one answers: nothing can be answered while a figure that is typed cannot be read, or
    /// while something is missing, which is said.
    interface Chooser {
        Misread misread();

        /// What has still to be chosen, in words.
        default ObservableValue<Optional<String>> missing() {
            return new SimpleObjectProperty<>(Optional.empty());
        }
    }

    /// What shows a player's time.
    ///
    /// @param plate all that there is of the player
    record Clock(Node plate, Node dial) {}

    /// One answer.
    ///
    /// @param refused why it cannot be chosen now
    /// @param grave whether it cannot be undone
    record Choice(String words, Optional<String> refused, boolean grave, Runnable run) {}

    private final Node at;
    private final List<Clock> clocks;
    private final Supplier<List<Node>> cards;
    private final VBox card = new VBox();
    private final Polyline arrow = new Polyline();
    private final EventHandler<KeyEvent> keys = this::typed;
    private final EventHandler<MouseEvent> presses = this::pressed;
    private final ChangeListener<Node> focus = (_, _, owner) -> focused(owner);
    private final Runnable closed;
    private final Runnable unanswered;
    private final boolean scrolls;
    private Optional<Scene> scene = Optional.empty();
    private Subscription shown = Subscription.EMPTY;

    /// @param at the button
    /// @param clocks the players', first that of the player to move
    /// @param cards the offers in sight that wait for an answer
    /// @param chosen what is to be chosen before one answers
    /// @param back what leaves everything as it is; it has the focus at first, so that Enter does nothing grave
    /// @param closed takes the question away
    /// @param unanswered is told when it goes back
    ButtonQuestion(
            Node at,
            List<Clock> clocks,
            Supplier<List<Node>> cards,
            String question,
            Optional<Node> chosen,
            List<Choice> choices,
            String back,
            Runnable closed,
            Runnable unanswered) {
        this.at = at;
        this.clocks = List.copyOf(clocks);
        this.cards = cards;
        this.closed = closed;
        this.unanswered = unanswered;
        this.scrolls = chosen.filter(ScrollPane.class::isInstance).isPresent();
        getStyleClass().add("button-question");
        card.getStyleClass().add("ask");
        arrow.getStyleClass().add("ask-arrow");
        Label title = new Label(Orphans.joined(question));
        title.getStyleClass().add("strong");
        title.setWrapText(true);
        title.setMinHeight(USE_PREF_SIZE);
        List<Node> nodes = new ArrayList<>(List.of(title));
        chosen.ifPresent(node -> {
            VBox.setVgrow(node, Priority.ALWAYS);
            nodes.add(node);
        });
        Optional<Chooser> chooser = chosen.filter(Chooser.class::isInstance).map(Chooser.class::cast);
        BooleanExpression open = chooser.map(ButtonQuestion::open).orElseGet(SimpleBooleanProperty::new);
        choices.forEach(choice -> nodes.addAll(nodes(choice, choices.size() == 1, open)));
        chooser.ifPresent(of -> nodes.add(missing(of)));
        nodes.add(button(back, () -> leave(true)));
        card.getChildren().setAll(nodes);
        FocusRound.on(card);
        getChildren().addAll(card, arrow);
        setPickOnBounds(false);
    }

    private static BooleanExpression open(Chooser chooser) {
        return BooleanExpression.booleanExpression(chooser.missing().map(Optional::isPresent))
                .or(chooser.misread().anyProperty());
    }

    /// Says what is missing where it is.
    private static Label missing(Chooser chooser) {
        Label says = caption("");
        says.setId("missing");
        says.textProperty().bind(chooser.missing().map(now -> now.orElse("")));
        says.visibleProperty().bind(says.textProperty().isNotEmpty());
        says.managedProperty().bind(says.visibleProperty());
        return says;
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
        takeFocus();
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
        List<QuestionPlace.Clock> faces = clocks.stream()
                .map(clock -> new QuestionPlace.Clock(boundsOf(clock.plate), boundsOf(clock.dial)))
                .toList();
        List<Bounds> waiting = cards.get().stream().map(this::boundsOf).toList();
        QuestionPlace place = new QuestionPlace.Room(getWidth(), getHeight(), button, faces, waiting)
                .placeOf(new QuestionPlace.Card(card.prefWidth(-1), card::prefHeight, scrolls));
        card.resizeRelocate(
                snapPositionX(place.x()),
                snapPositionY(place.y()),
                snapSizeX(place.width()),
                snapSizeY(place.height()));
        boolean above = place.isAbove(button);
        arrow.setVisible(place.isAt(button));
        double tip = Math.clamp(button.getCenterX(), place.x() + EDGE, place.x() + place.width() - EDGE);
        double base = snapPositionY(above ? place.y() + place.height() : place.y()) + (above ? -1 : 1);
        double point = above ? base + ARROW : base - ARROW;
        arrow.getPoints().setAll(tip - ARROW, base, tip, point, tip + ARROW, base);
    }

    private Bounds boundsOf(Node node) {
        return sceneToLocal(node.localToScene(node.getLayoutBounds()));
    }

    private void typed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            leave(true);
        }
    }

    /// Another button does what it does with the same press; what else is pressed is not meant yet.
    private void pressed(MouseEvent event) {
        Node pressed = event.getTarget() instanceof Node node ? node : null;
        if (isInside(pressed)) {
            return;
        }
        boolean acts = isIn(pressed, node -> node instanceof ButtonBase && node != at);
        leave(!acts);
        if (!acts) {
            event.consume();
        }
    }

    /// The page around it may have the focus, as when it is loaded anew while the question waits: keys go here again.
    private void focused(Node owner) {
        if (isIn(this, node -> node == owner)) {
            Platform.runLater(this::takeFocus);
        } else if (!isInside(owner)) {
            closed.run();
            unanswered.run();
        }
    }

    private void takeFocus() {
        if (scene.isPresent()) {
            card.getChildren().getLast().requestFocus();
        }
    }

    private boolean isInside(Node node) {
        return isIn(node, place -> place == this);
    }

    /// Whether a node or one that it lies in is such a one.
    private static boolean isIn(Node node, Predicate<Node> such) {
        return Stream.iterate(node, place -> place != null, Node::getParent).anyMatch(such);
    }

    /// @param backToButton whether the focus goes back to the button
    private void leave(boolean backToButton) {
        closed.run();
        if (backToButton) {
            at.requestFocus();
        }
        unanswered.run();
    }

    private void answer(Runnable run) {
        closed.run();
        at.requestFocus();
        run.run();
    }

    /// A grave answer is filled with cinnabar only where it is the one answer.
    private List<Node> nodes(Choice choice, boolean only, BooleanExpression open) {
        Button button = button(choice.words(), () -> answer(choice.run()));
        if (choice.grave()) {
            button.getStyleClass().add("danger");
        }
        if (choice.grave() && only) {
            button.getStyleClass().add("confirm");
        }
        button.disableProperty()
                .bind(open.or(new SimpleBooleanProperty(choice.refused().isPresent())));
        List<Node> nodes = new ArrayList<>(List.of(button));
        choice.refused().ifPresent(why -> {
            nodes.add(caption(why));
        });
        return nodes;
    }

    private static Label caption(String says) {
        Label caption = new Label(Orphans.joined(says));
        caption.getStyleClass().add("caption");
        caption.setWrapText(true);
        caption.setMinHeight(USE_PREF_SIZE);
        caption.setMaxWidth(240);
        return caption;
    }

    private Button button(String words, Runnable run) {
        Button button = new Button(words);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setWrapText(true);
        button.setMinHeight(USE_PREF_SIZE);
        button.setOnAction(_ -> run.run());
        return button;
    }
}
