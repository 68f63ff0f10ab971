package xiangqi.robot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.event.EventTarget;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;

/// Mouse and keyboard of a driven client. Each method comes back when what it did has been shown; a click that reached
/// something else than what was meant, or nothing, is refused.
final class Hands {
    private final Screen screen;

    /// One for all inputs: it remembers where the mouse is and what is pressed.
    private Optional<Robot> robot = Optional.empty();

    Hands(Screen screen) {
        this.screen = screen;
    }

    void click(Target target) {
        press(target, MouseButton.PRIMARY);
        release(MouseButton.PRIMARY);
        screen.settle();
    }

    void doubleClick(Target target) {
        press(target, MouseButton.PRIMARY);
        release(MouseButton.PRIMARY);
        with(hand -> hand.mousePress(MouseButton.PRIMARY));
        release(MouseButton.PRIMARY);
        screen.settle();
    }

    void rightClick(Target target) {
        press(target, MouseButton.SECONDARY);
        release(MouseButton.SECONDARY);
        screen.settle();
    }

    void drag(Target from, Target to) {
        Point2D start = press(from, MouseButton.PRIMARY);
        Point2D end = reach(to);
        with(hand -> hand.mouseMove(start.midpoint(end)));
        with(hand -> hand.mouseMove(end));
        release(MouseButton.PRIMARY);
        screen.settle();
    }

    /// Presses the last of these keys while the ones before it are held.
    void press(List<String> names) {
        List<KeyCode> keys = names.stream().map(Hands::key).toList();
        awaitFocus();
        keys.forEach(key -> with(hand -> hand.keyPress(key)));
        keys.reversed().forEach(key -> with(hand -> hand.keyRelease(key)));
        screen.settle();
    }

    /// Gives the text to what has the focus, as an input method does: keyboards have no key for most characters.
    void type(String text) {
        awaitFocus();
        text.codePoints()
                .mapToObj(Character::toString)
                .forEach(character -> screen.on(() -> {
                    Node owner = screen.focused().orElseThrow(() -> new Refused("nothing has the focus"));
                    Event.fireEvent(
                            owner,
                            new KeyEvent(
                                    KeyEvent.KEY_TYPED, character, "", KeyCode.UNDEFINED, false, false, false, false));
                    return true;
                }));
        screen.settle();
    }

    /// What the cross of the main window does. The answer may not come any more.
    void closeWindow() {
        screen.on(() -> {
            Stage main = screen.main();
            Event.fireEvent(main, new WindowEvent(main, WindowEvent.WINDOW_CLOSE_REQUEST));
            return true;
        });
    }

    private void awaitFocus() {
        screen.await("the keyboard's focus", screen::hasFocus);
    }

    /// Where the one enabled thing that is meant has its middle, as soon as it is there.
    private Point2D reach(Target target) {
        screen.await(target.toString(), () -> isReady(screen.find(target)));
        return screen.on(() -> middle(screen.one(target)));
    }

    private static boolean isReady(List<Node> found) {
        return found.size() > 1 || found.size() == 1 && !found.getFirst().isDisabled();
    }

    private static Point2D middle(Node node) {
        Bounds inScene = node.localToScene(node.getLayoutBounds());
        double x = inScene.getCenterX();
        double y = inScene.getCenterY();
        if (!node.getScene().getRoot().getLayoutBounds().contains(x, y)) {
            throw new Refused(node + " lies outside of its window");
        }
        Bounds bounds = Optional.ofNullable(node.localToScreen(node.getLayoutBounds()))
                .orElseThrow(() -> new Refused(node + " is not on the screen"));
        return new Point2D(bounds.getCenterX(), bounds.getCenterY());
    }

    /// Moves the mouse to the middle of what is meant and presses the button there. What was laid out anew between
    /// the two, so that the mouse is beside its middle, is followed first. Returns where the mouse is.
    private Point2D press(Target target, MouseButton button) {
        while (true) {
            Point2D at = reach(target);
            with(hand -> hand.mouseMove(at));
            Optional<String> reached = screen.on(() -> pressIfThere(target, at, button));
            if (reached.isPresent()) {
                if (!reached.get().isEmpty()) {
                    release(button);
                    throw new Refused("the click at " + target + " reached " + reached.get());
                }
                return at;
            }
        }
    }

    /// Nothing if what is meant has left `at`; else, after the press, an empty text if it reached what is meant, or
    /// what it reached instead.
    private Optional<String> pressIfThere(Target target, Point2D at, MouseButton button) {
        Node meant = screen.one(target);
        if (!middle(meant).equals(at)) {
            return Optional.empty();
        }
        List<EventTarget> hit = new ArrayList<>();
        EventHandler<MouseEvent> witness = event -> hit.add(event.getTarget());
        Scene scene = meant.getScene();
        scene.addEventFilter(MouseEvent.MOUSE_PRESSED, witness);
        hand().mousePress(button);
        scene.removeEventFilter(MouseEvent.MOUSE_PRESSED, witness);
        return Optional.of(hit.stream().anyMatch(reached -> belongs(reached, meant)) ? "" : hit + " instead");
    }

    /// Whether a press on `reached` is one on `meant`: it is that or lies in it, or it holds `meant`, which lets the
    /// mouse through there as the points of the board do.
    private static boolean belongs(EventTarget reached, Node meant) {
        return reached instanceof Node node && (isWithin(node, meant) || isWithin(meant, node));
    }

    private static boolean isWithin(Node inner, Node outer) {
        for (Node at = inner; at != null; at = at.getParent()) {
            if (at == outer) {
                return true;
            }
        }
        return false;
    }

    private void release(MouseButton button) {
        with(hand -> hand.mouseRelease(button));
    }

    private void with(Consumer<Robot> input) {
        screen.on(() -> {
            input.accept(hand());
            return true;
        });
    }

    /// On the JavaFX thread.
    private Robot hand() {
        Robot one = robot.orElseGet(Robot::new);
        robot = Optional.of(one);
        return one;
    }

    private static KeyCode key(String name) {
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "ctrl" -> KeyCode.CONTROL;
            case "shift" -> KeyCode.SHIFT;
            case "alt" -> KeyCode.ALT;
            default ->
                Stream.of(KeyCode.values())
                        .filter(code -> code.getName().equalsIgnoreCase(name))
                        .findFirst()
                        .orElseThrow(() -> new Refused("there is no key " + name));
        };
    }
}
