package xiangqi.ui.board;

import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.util.Duration;
import org.kordamp.ikonli.javafx.FontIcon;
import xiangqi.core.rules.Attempt;
import xiangqi.ui.text.Words;

/// One line that says for three seconds why a move was refused, and takes no room at other times.
public final class RefusalLine extends HBox {
    private static final Duration SHOWN = Duration.seconds(3);

    private final Label reason = new Label();
    private final PauseTransition over = new PauseTransition(SHOWN);

    public RefusalLine() {
        getStyleClass().addAll("banner", "error", "refusal-line");
        reason.setWrapText(true);
        getChildren().addAll(new FontIcon("mdi2c-close"), reason);
        hide();
    }

    /// Shows the refusals of `board` in that language, from now until this node is taken from its window.
    public void follow(BoardViewModel board, Words words) {
        over.setOnFinished(_ -> board.forget());
        board.refusedProperty()
                .when(sceneProperty().map(_ -> true).orElse(false))
                .subscribe(refused -> show(refused, board, words));
    }

    private void show(Optional<Attempt.Illegal> refused, BoardViewModel board, Words words) {
        refused.ifPresentOrElse(
                illegal -> {
                    reason.setText(words.refusal(illegal, board.position().board()));
                    setVisible(true);
                    setManaged(true);
                    over.playFromStart();
                },
                this::hide);
    }

    private void hide() {
        over.stop();
        setVisible(false);
        setManaged(false);
    }
}
