package xiangqi.ui.study;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Result;

/// A game in the list of games.
final class GameCell extends ListCell<StudyGame> {
    private static final PseudoClass BROKEN = PseudoClass.getPseudoClass("broken");

    private final StudyWords words;
    private final Label title = new Label();
    private final Label facts = new Label();
    private final Label result = new Label();
    private final HBox line = new HBox(facts, result);
    private final VBox box = new VBox(title, line);
    private final Tooltip whole = new Tooltip();

    GameCell(StudyWords words) {
        this.words = words;
        getStyleClass().add("game");
        title.getStyleClass().addAll("game-title", "may-shorten");
        facts.getStyleClass().addAll("game-facts", "may-shorten");
        result.getStyleClass().add("game-result");
        result.setMinWidth(USE_PREF_SIZE);
        facts.setMaxWidth(Double.MAX_VALUE);
        facts.setMinWidth(0);
        HBox.setHgrow(facts, Priority.ALWAYS);
        line.getStyleClass().add("game-line");
        box.getStyleClass().add("game-box");
    }

    @Override
    protected double computePrefWidth(double height) {
        return 0;
    }

    @Override
    protected void updateItem(StudyGame game, boolean empty) {
        super.updateItem(game, empty);
        setText("");
        if (empty || game == null) {
            setGraphic(null);
            setAccessibleText(null);
            setTooltip(null);
            return;
        }
        Optional<Result> known = game.record().map(GameRecord::result);
        title.setText((game.isChanged() ? "\u2022 " : "") + words.listed(game));
        facts.setText(words.facts(game));
        result.setText(known.map(words::listed).orElse(""));
        result.getStyleClass().removeAll("red", "open");
        known.filter(ended -> ended == Result.RED_WINS)
                .ifPresent(_ -> result.getStyleClass().add("red"));
        known.filter(ended -> ended == Result.UNKNOWN)
                .ifPresent(_ -> result.getStyleClass().add("open"));
        pseudoClassStateChanged(BROKEN, known.isEmpty());
        whole.setText(words.whole(game));
        setTooltip(whole);
        setAccessibleText(title.getText() + ", " + facts.getText() + ", "
                + known.map(words::result).orElse(""));
        setGraphic(box);
    }
}
