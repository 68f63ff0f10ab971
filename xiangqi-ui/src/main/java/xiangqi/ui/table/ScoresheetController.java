package xiangqi.ui.table;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.util.Subscription;
import xiangqi.ui.text.Words;

/// The card with the list of moves, and below it how near the game is to the natural limit.
final class ScoresheetController {
    private static final PseudoClass NEAR = PseudoClass.getPseudoClass("near");

    private final Scoresheet sheet;
    private final Arbiter arbiter;
    private final Words words;
    private Subscription counting = Subscription.EMPTY;

    @FXML
    private MoveList moves;

    @FXML
    private HBox limitRow;

    @FXML
    private Label limit;

    @FXML
    private ProgressBar limitBar;

    ScoresheetController(Scoresheet sheet, Arbiter arbiter, Words words) {
        this.sheet = sheet;
        this.arbiter = arbiter;
        this.words = words;
    }

    @FXML
    private void initialize() {
        moves.follow(sheet.moves());
        counting = arbiter.limitProperty().subscribe(this::showLimit);
    }

    void close() {
        counting.unsubscribe();
        moves.leave(sheet.moves());
    }

    private void showLimit(Optional<NaturalLimit> counted) {
        counted.ifPresent(now -> {
            limit.setText(words.text("table.limit", now.rounds(), now.of()));
            limitBar.setProgress((double) now.rounds() / now.of());
            limitRow.pseudoClassStateChanged(NEAR, now.isNear());
        });
        TableLayout.present(limitRow, counted.isPresent());
    }
}
