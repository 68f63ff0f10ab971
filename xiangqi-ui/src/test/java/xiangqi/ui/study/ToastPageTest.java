package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import xiangqi.ui.shell.Toast;
import xiangqi.ui.text.Language;

/// Toasts lie over neither the board nor anything that is pressed or written in.
class ToastPageTest extends StudyScreen {
    private static Bounds inWindow(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    /// Says that and looks at once, when the window has been laid out with it: toasts go after four seconds.
    private void coversNothing(String... keys) {
        List<String> found = new ArrayList<>();
        Runnable look = () -> found.addAll(covered());
        onFx(() -> {
            for (String key : keys) {
                navigator.say(Toast.of(key, "仙人指路对卒底炮.pgn"));
            }
            stage().getScene().addPostLayoutPulseListener(look);
        });
        theWindowIsLaidOut();
        onFx(() -> {
            stage().getScene().removePostLayoutPulseListener(look);
            List.copyOf(navigator.toasts()).forEach(navigator::dismiss);
        });
        assertTrue(found.contains("looked at " + keys.length), "no layout shows them: " + found);
        assertEquals(
                List.of(),
                found.stream().filter(told -> !told.startsWith("looked")).toList());
    }

    private List<String> covered() {
        Parent root = stage().getScene().getRoot();
        List<Node> toasts = List.copyOf(root.lookupAll(".toast"));
        List<String> found = new ArrayList<>(List.of("looked at " + toasts.size()));
        List<Node> others =
                List.of("#board", ".button", ".menu-button", ".toggle-button", ".text-input", ".slider").stream()
                        .flatMap(kind -> root.lookupAll(kind).stream())
                        .filter(ToastPageTest::isInSight)
                        .toList();
        for (Node toast : toasts) {
            Bounds place = inWindow(toast);
            if (!inWindow(root).contains(place) || place.getWidth() < 100 || place.getHeight() < 30) {
                found.add("not whole: " + place);
            }
            others.stream()
                    .filter(other -> place.intersects(inWindow(other)))
                    .forEach(other -> found.add(place + " lies over " + other + inWindow(other)));
            root.lookupAll(".dialog").stream()
                    .filter(ToastPageTest::isInSight)
                    .filter(sheet -> place.intersects(inWindow(sheet)))
                    .forEach(sheet -> found.add(place + " lies over " + inWindow(sheet)));
        }
        return found;
    }

    private static boolean isInSight(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible()) {
                return false;
            }
        }
        return true;
    }

    private void size(double width, double height) {
        onFx(() -> {
            stage().setWidth(width);
            stage().setHeight(height);
        });
        theWindowIsLaidOut();
        assertEquals(width, stage().getScene().getWidth(), 40);
    }

    @ParameterizedTest
    @CsvSource({"1000,700", "1180,760", "1280,800"})
    void inStudyInEveryLanguageWithOneToastAndWithThree(double width, double height) {
        open("game.pgn", GAME);
        size(width, height);
        for (Language language : Language.values()) {
            onFx(() -> settings.change(kept -> kept.language(language)));
            coversNothing("study.saved");
            coversNothing("study.saved", "study.recovered", "study.copied.picture");
        }
    }

    @ParameterizedTest
    @CsvSource({"1000,700", "1280,800"})
    void onTheEmptyPageWithTheListOpenAndBesideASheet(double width, double height) {
        size(width, height);
        coversNothing("study.copied.picture");
        open("many.pgn", GAME + "\n" + GAME);
        Set<Integer> shown = new HashSet<>();
        for (int i = 0; i < 2; i++) {
            push(KeyCode.SHORTCUT, KeyCode.B);
            shown.add(lookup("#games").queryAll().size());
            coversNothing("study.saved");
        }
        assertEquals(Set.of(0, 1), shown);
        push(KeyCode.SHORTCUT, KeyCode.E);
        assertTrue(lookup(".heading-form").tryQuery().isPresent());
        coversNothing("study.saved");
    }
}
