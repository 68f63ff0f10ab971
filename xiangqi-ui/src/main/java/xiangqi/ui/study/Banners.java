package xiangqi.ui.study;

import java.util.List;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import xiangqi.core.record.Problem;
import xiangqi.ui.text.ProblemWords;
import xiangqi.ui.text.Words;

/// What must be known: notices about files above the board (or alone on the page while nothing is open), and what could
/// not be read in the shown game beside its tree.
final class Banners {
    private static final int MOST_WARNINGS = 50;

    private final OpenGames games;
    private final Words words;
    private final StudyWords said;
    private final VBox notices;
    private final VBox emptyNotices;
    private final VBox warnings;
    private final ListChangeListener<StudyNotice> noticesChanged = _ -> showNotices();
    private boolean allWarnings;

    Banners(OpenGames games, Words words, VBox notices, VBox emptyNotices, VBox warnings) {
        this.games = games;
        this.words = words;
        this.said = new StudyWords(words);
        this.notices = notices;
        this.emptyNotices = emptyNotices;
        this.warnings = warnings;
        games.notices().addListener(noticesChanged);
        showNotices();
    }

    /// Lets the games go.
    void close() {
        games.notices().removeListener(noticesChanged);
    }

    /// Shows the first warning of another game.
    void showGame() {
        allWarnings = false;
        showWarnings();
        showNotices();
    }

    private void showWarnings() {
        List<Problem> found = games.warnings();
        show(warnings, !found.isEmpty());
        warnings.getChildren().clear();
        if (found.isEmpty()) {
            return;
        }
        int told = allWarnings ? Math.min(found.size(), MOST_WARNINGS) : 1;
        for (Problem problem : found.subList(0, told)) {
            Label label = new Label(ProblemWords.told(problem, words));
            label.setWrapText(true);
            label.setMinHeight(Region.USE_PREF_SIZE);
            warnings.getChildren().add(label);
        }
        if (found.size() > 1) {
            Hyperlink all = new Hyperlink(
                    words.text(allWarnings ? "study.warnings.fewer" : "study.warnings.all", found.size()));
            all.setOnAction(_ -> {
                allWarnings = !allWarnings;
                showWarnings();
            });
            warnings.getChildren().add(all);
        }
    }

    private void showNotices() {
        VBox shown = games.gameProperty().get().isPresent() ? notices : emptyNotices;
        notices.getChildren().clear();
        emptyNotices.getChildren().clear();
        for (StudyNotice notice : games.notices()) {
            shown.getChildren()
                    .add(NoticeBar.of(notice, said, words.text("study.notice.put-away"), () -> games.putAway(notice)));
        }
        show(notices, !notices.getChildren().isEmpty());
    }

    private static void show(VBox box, boolean shown) {
        box.setVisible(shown);
        box.setManaged(shown);
    }
}
