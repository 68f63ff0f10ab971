package xiangqi.robot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javafx.stage.Window;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.notation.Fen;
import xiangqi.ui.board.BoardView;

/// What can be seen of the client. Everything but [#on], [#await], [#settle] and [#place] is to be used on the JavaFX
/// thread.
final class Screen {
    private static final long PATIENCE_SECONDS = 120;
    private static final long NANOS_BETWEEN_TRIES = TimeUnit.MILLISECONDS.toNanos(20);
    private static final int FRAMES_TO_SETTLE = 2;
    private static final int FRAMES_BETWEEN_LOOKS = 4;

    /// What `look` finds, fetched on the JavaFX thread.
    <T> T on(Supplier<T> look) {
        CompletableFuture<T> found = new CompletableFuture<>();
        atToolkit(() -> {
            try {
                found.complete(look.get());
            } catch (RuntimeException broken) {
                found.completeExceptionally(broken);
            }
        });
        try {
            return found.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException broken) {
            throw broken.getCause() instanceof Refused refused ? refused : new IllegalStateException(broken.getCause());
        } catch (TimeoutException hanging) {
            throw new Refused("the window does not answer");
        } catch (InterruptedException ended) {
            throw new IllegalStateException(ended);
        }
    }

    /// Waits until all that an input has set going was shown.
    void settle() {
        frames(FRAMES_TO_SETTLE);
    }

    private void frames(int count) {
        CountDownLatch shown = new CountDownLatch(count);
        AnimationTimer counter = new AnimationTimer() {
            @Override
            public void handle(long now) {
                shown.countDown();
            }
        };
        atToolkit(counter::start);
        try {
            if (!shown.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw new Refused("the window does not answer");
            }
        } catch (InterruptedException ended) {
            throw new IllegalStateException(ended);
        } finally {
            atToolkit(counter::stop);
        }
    }

    /// Looks every few frames whether `holds`, for [#PATIENCE_SECONDS] at most.
    void await(String what, BooleanSupplier holds) {
        long began = System.nanoTime();
        while (!on(holds::getAsBoolean)) {
            if (System.nanoTime() - began > TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS)) {
                throw new Refused("waited in vain for " + what + "; in sight: " + on(this::allWords));
            }
            frames(FRAMES_BETWEEN_LOOKS);
        }
    }

    /// Puts the main window in the corner of the screen.
    void place(double width, double height) {
        await("the window", () -> stage().isPresent());
        on(() -> {
            Stage main = main();
            main.setX(0);
            main.setY(0);
            main.setWidth(width);
            main.setHeight(height);
            return true;
        });
        settle();
    }

    /// The window that the client has all the time.
    Stage main() {
        return stage().orElseThrow(() -> new Refused("there is no window"));
    }

    /// Whether keys reach a window.
    boolean hasFocus() {
        return Window.getWindows().stream().anyMatch(Window::isFocused);
    }

    /// What has the focus in the window that keys reach.
    Optional<Node> focused() {
        return Window.getWindows().stream()
                .filter(Window::isFocused)
                .map(Window::getScene)
                .flatMap(scene -> Optional.ofNullable(scene).stream())
                .flatMap(scene -> Optional.ofNullable(scene.getFocusOwner()).stream())
                .findFirst();
    }

    /// All that the target means, as far as it can be seen.
    List<Node> find(Target target) {
        List<Node> found = new ArrayList<>();
        for (Parent root : roots()) {
            switch (target) {
                case Target.Selected(String selector) -> found.addAll(root.lookupAll(selector));
                case Target.Saying(String text) -> gather(root, text, found);
            }
        }
        return found.stream().filter(Screen::isInSight).distinct().toList();
    }

    /// The one node that the target means.
    Node one(Target target) {
        List<Node> found = find(target);
        if (found.size() != 1) {
            throw new Refused(found.size() + " things in sight are " + target + "; in sight: " + allWords());
        }
        return found.getFirst();
    }

    /// The words on the node and in it.
    String words(Node node) {
        List<String> words = new ArrayList<>();
        gatherWords(node, words);
        return String.join("|", words);
    }

    /// The board in sight, without whose turn it is.
    String board() {
        String fen = Fen.write(new Setup(boardView().getFrame().board(), Side.RED));
        return fen.substring(0, fen.indexOf(' '));
    }

    /// What stands on that point of the board in sight.
    Optional<Piece> pieceAt(String point) {
        return boardView().getFrame().board().at(square(point));
    }

    /// Whether the board in sight can be played on: it is no table's, or a game has begun there.
    boolean isPlayable() {
        return find(new Target.Selected(".player")).isEmpty()
                || !find(new Target.Selected(".panel-to-move")).isEmpty();
    }

    /// Whether the piece on that point is picked up.
    boolean picked(String point) {
        return boardView().getFrame().picked().equals(Optional.of(square(point)));
    }

    private static Square square(String point) {
        return Square.valueOf(point.toUpperCase(Locale.ROOT));
    }

    private BoardView boardView() {
        return (BoardView) find(new Target.Selected(".board-view")).stream()
                .filter(BoardView.class::isInstance)
                .findFirst()
                .orElseThrow(() -> new Refused("no board is in sight; in sight: " + allWords()));
    }

    private String allWords() {
        return roots().stream().map(this::words).collect(Collectors.joining(" ‖ "));
    }

    private static Optional<Stage> stage() {
        return Window.getWindows().stream()
                .filter(Window::isShowing)
                .flatMap(window ->
                        window instanceof Stage stage ? Optional.of(stage).stream() : Optional.<Stage>empty().stream())
                .findFirst();
    }

    private static List<Parent> roots() {
        return Window.getWindows().stream()
                .filter(Window::isShowing)
                .flatMap(window -> Optional.ofNullable(window.getScene()).stream())
                .map(Scene::getRoot)
                .toList();
    }

    private static void gather(Node node, String text, List<Node> found) {
        if (ownWords(node).filter(text::equals).isPresent()) {
            found.add(node);
        } else if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> gather(child, text, found));
        }
    }

    private static void gatherWords(Node node, List<String> words) {
        if (!node.isVisible()) {
            return;
        }
        ownWords(node).filter(own -> !own.isEmpty()).ifPresent(words::add);
        if (node instanceof Parent parent && !(node instanceof TextInputControl)) {
            parent.getChildrenUnmodifiable().stream()
                    .filter(child -> !(node instanceof Labeled && child instanceof Text))
                    .forEach(child -> gatherWords(child, words));
        }
    }

    private static Optional<String> ownWords(Node node) {
        return switch (node) {
            case Labeled labeled -> Optional.ofNullable(labeled.getText());
            case TextInputControl input -> Optional.ofNullable(input.getText());
            case Text text -> Optional.ofNullable(text.getText());
            default -> Optional.empty();
        };
    }

    private static boolean isInSight(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible()) {
                return false;
            }
        }
        return true;
    }

    /// Before the toolkit runs, nothing is there to be looked at yet: the task is tried again until it is taken.
    private static void atToolkit(Runnable task) {
        long began = System.nanoTime();
        while (true) {
            try {
                Platform.runLater(task);
                return;
            } catch (IllegalStateException notYet) {
                if (System.nanoTime() - began > TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS)) {
                    throw new Refused("JavaFX does not start");
                }
                LockSupport.parkNanos(NANOS_BETWEEN_TRIES);
            }
        }
    }
}
