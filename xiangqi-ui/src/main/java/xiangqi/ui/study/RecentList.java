package xiangqi.ui.study;

import java.nio.file.Path;
import java.util.List;
import java.util.function.BiFunction;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.MenuItem;

/// The files that were open last, as things to press.
final class RecentList {
    private static final int MOST = 8;

    private RecentList() {}

    /// One of `kind` for each of the latest files; pressing it opens the file.
    static <T> List<T> of(OpenGames games, BiFunction<String, Runnable, T> kind) {
        return games.recent().stream()
                .limit(MOST)
                .map(file -> kind.apply(name(file), () -> games.open(List.of(file))))
                .toList();
    }

    static MenuItem item(String name, Runnable open) {
        MenuItem item = new MenuItem(name);
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> open.run());
        return item;
    }

    static Hyperlink link(String name, Runnable open) {
        Hyperlink link = new Hyperlink(name);
        link.setOnAction(_ -> open.run());
        return link;
    }

    private static String name(Path file) {
        return file.getFileName().toString();
    }
}
