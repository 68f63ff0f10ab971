package xiangqi.robot;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;

/// Mouse and keyboard of a driven client. Each method comes back when what it did has been shown.
final class Hands {
    private final Screen screen;

    /// One for all inputs: it remembers where the mouse is and what is pressed.
    private Optional<Robot> robot = Optional.empty();

    Hands(Screen screen) {
        this.screen = screen;
    }

    void click(Target target) {
        Point2D at = reach(target);
        clickAt(at, MouseButton.PRIMARY);
        screen.settle();
    }

    void doubleClick(Target target) {
        Point2D at = reach(target);
        clickAt(at, MouseButton.PRIMARY);
        clickAt(at, MouseButton.PRIMARY);
        screen.settle();
    }

    void rightClick(Target target) {
        clickAt(reach(target), MouseButton.SECONDARY);
        screen.settle();
    }

    void drag(Target from, Target to) {
        Point2D start = reach(from);
        Point2D end = reach(to);
        with(hand -> hand.mouseMove(start));
        with(hand -> hand.mousePress(MouseButton.PRIMARY));
        with(hand -> hand.mouseMove(start.midpoint(end)));
        with(hand -> hand.mouseMove(end));
        with(hand -> hand.mouseRelease(MouseButton.PRIMARY));
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

    private void clickAt(Point2D at, MouseButton button) {
        with(hand -> hand.mouseMove(at));
        with(hand -> hand.mousePress(button));
        with(hand -> hand.mouseRelease(button));
    }

    private void with(Consumer<Robot> input) {
        screen.on(() -> {
            Robot one = robot.orElseGet(Robot::new);
            robot = Optional.of(one);
            input.accept(one);
            return true;
        });
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
