package xiangqi.ui.glossary;

import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import xiangqi.core.term.Term;
import xiangqi.ui.text.Words;

/// Lists the terms in one language.
final class GlossaryController {
    private final GlossaryWords words;
    private final Runnable close;

    @FXML
    private VBox terms;

    GlossaryController(Words words, Runnable close) {
        this.words = new GlossaryWords(words);
        this.close = close;
    }

    @FXML
    private void initialize() {
        for (Term term : Term.values()) {
            terms.getChildren().add(entry(term));
        }
    }

    private VBox entry(Term term) {
        Label name = new Label(words.name(term));
        name.getStyleClass().add("strong");
        Label meaning = new Label(words.meaning(term));
        meaning.getStyleClass().add("second");
        meaning.setWrapText(true);
        VBox entry = new VBox(name, meaning);
        entry.getStyleClass().add("glossary-entry");
        return entry;
    }

    @FXML
    private void close() {
        close.run();
    }
}
