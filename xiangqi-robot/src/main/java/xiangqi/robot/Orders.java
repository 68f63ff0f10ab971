package xiangqi.robot;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.stage.Stage;

/// The language of a driven client. One order a line, answered by one line: `ok`, `ok` with a value, or `no` with the
/// reason.
///
/// | order | what it does |
/// |---|---|
/// | `click TARGET` | a click with the primary button; also `double-click` and `right-click` |
/// | `drag TARGET > TARGET` | presses on one, releases on the other |
/// | `play h2e2` | clicks on the piece, waits until it is picked, clicks on the point, waits until it stands there |
/// | `press Ctrl+N` | a key, as JavaFX calls it, with the keys that are held with it |
/// | `type TEXT` | text into what has the focus |
/// | `await TARGET` | waits until it can be seen |
/// | `await-gone TARGET` | waits until it cannot be seen any more |
/// | `await-text TARGET > WORDS` | waits until `text` would answer these words; of several things, each in turn |
/// | `await-board FEN` | waits until `board` would answer this |
/// | `sees TARGET` | `yes` or `no`, at once |
/// | `text TARGET` | the words on it and in it, parted by `|` |
/// | `board` | the board that is shown, as the first field of a FEN |
/// | `window` | title, place and size of the main window, parted by `|` |
/// | `size W H` | puts the main window in the corner of the screen, with this size |
/// | `quit` | what the cross of the main window does |
///
/// A TARGET is a point of the board (`h2`), a selector of JavaFX (`#newGame`, `.result #study`), or else the whole text
/// of what is meant. What is to be clicked must be in sight, once, and enabled; it is waited for.
final class Orders {
    private final Screen screen = new Screen();
    private final Hands hands = new Hands(screen);

    /// Carries out one order and says how it went.
    String carryOut(String line) {
        String[] words = line.strip().split(" ", 2);
        String rest = words.length > 1 ? words[1] : "";
        try {
            String value = carryOut(words[0], rest);
            return value.isEmpty() ? "ok" : "ok " + oneLine(value);
        } catch (Refused refused) {
            return "no " + oneLine(refused.getMessage());
        } catch (RuntimeException broken) {
            return "no " + oneLine(broken.toString());
        }
    }

    private String carryOut(String order, String rest) {
        switch (order) {
            case "click" -> hands.click(Target.of(rest));
            case "double-click" -> hands.doubleClick(Target.of(rest));
            case "right-click" -> hands.rightClick(Target.of(rest));
            case "drag" -> {
                String[] ends = rest.split(" > ", 2);
                if (ends.length < 2) {
                    throw new Refused("drag FROM > TO");
                }
                hands.drag(Target.of(ends[0]), Target.of(ends[1]));
            }
            case "play" -> play(rest);
            case "press" -> hands.press(Arrays.asList(rest.split("\\+")));
            case "type" -> hands.type(rest);
            case "await" ->
                screen.await(rest, () -> !screen.find(Target.of(rest)).isEmpty());
            case "await-gone" ->
                screen.await(rest + " to go", () -> screen.find(Target.of(rest)).isEmpty());
            case "await-text" -> {
                String[] parts = rest.split(" > ", 2);
                Target target = Target.of(parts[0]);
                screen.await(
                        rest,
                        () -> !screen.find(target).isEmpty()
                                && screen.find(target).stream()
                                        .map(screen::words)
                                        .collect(Collectors.joining("|"))
                                        .equals(parts[1]));
            }
            case "await-board" ->
                screen.await(
                        "the board " + rest,
                        () -> !screen.find(Target.of(".board-view")).isEmpty()
                                && screen.board().equals(rest));
            case "sees" -> {
                return screen.on(() -> screen.find(Target.of(rest)).isEmpty()) ? "no" : "yes";
            }
            case "text" -> {
                return screen.on(() -> screen.words(screen.one(Target.of(rest))));
            }
            case "board" -> {
                return screen.on(screen::board);
            }
            case "window" -> {
                return screen.on(() -> described(screen.main()));
            }
            case "size" -> {
                String[] sides = rest.split(" ");
                screen.place(Double.parseDouble(sides[0]), Double.parseDouble(sides[1]));
            }
            case "quit" -> hands.closeWindow();
            default -> throw new Refused("there is no order " + order);
        }
        return "";
    }

    private void play(String move) {
        String from = move.substring(0, 2);
        String to = move.substring(2);
        screen.await("a game to have begun", screen::isPlayable);
        Optional<?> piece = screen.on(() -> screen.pieceAt(from));
        if (piece.isEmpty()) {
            throw new Refused("nothing stands at " + from);
        }
        hands.click(Target.of(from));
        screen.await("the piece at " + from + " to be picked", () -> screen.picked(from));
        hands.click(Target.of(to));
        screen.await(
                move, () -> screen.pieceAt(from).isEmpty() && screen.pieceAt(to).equals(piece));
    }

    private static String described(Stage stage) {
        return String.join(
                "|",
                List.of(
                        Optional.ofNullable(stage.getTitle()).orElse(""),
                        stage.getX() + "," + stage.getY(),
                        stage.getWidth() + "×" + stage.getHeight()));
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\R", "⏎");
    }
}
