package xiangqi.ui.glossary;

import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import xiangqi.core.term.Term;
import xiangqi.ui.text.Words;

/// Lists the terms in one language.
final class GlossaryController {
    private final GlossaryWords words;
    private final Optional<Term> first;
    private final Runnable close;

    @FXML
    private ScrollPane scroll;

    @FXML
    private VBox terms;

    GlossaryController(Words words, Optional<Term> first, Runnable close) {
        this.words = new GlossaryWords(words);
        this.first = first;
        this.close = close;
    }

    @FXML
    private void initialize() {
        for (Term term : Term.values()) {
            VBox entry = entry(term);
            terms.getChildren().add(entry);
            first.filter(term::equals).ifPresent(_ -> keepAtTop(entry));
        }
    }

    /// Has the entry at the top of what is seen, wherever the layout puts it.
    private void keepAtTop(VBox entry) {
        entry.layoutYProperty().subscribe(_ -> scrollTo(entry));
        scroll.viewportBoundsProperty().subscribe(_ -> scrollTo(entry));
        terms.heightProperty().subscribe(_ -> scrollTo(entry));
    }

    private void scrollTo(VBox entry) {
        double beyond = terms.getHeight() - scroll.getViewportBounds().getHeight();
        if (beyond > 0) {
            scroll.setVvalue(Math.min(1, entry.getLayoutY() / beyond));
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
