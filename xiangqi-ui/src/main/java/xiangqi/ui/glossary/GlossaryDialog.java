package xiangqi.ui.glossary;

import java.util.Optional;
import javafx.scene.Parent;
import xiangqi.core.term.Term;
import xiangqi.ui.shell.Dialog;
import xiangqi.ui.shell.Fxml;
import xiangqi.ui.text.Words;

/// All terms of the game with what they mean.
public final class GlossaryDialog implements Dialog {
    private final Optional<Term> first;
    private final Runnable close;

    /// @param first the term to be seen first; none for the beginning
    public GlossaryDialog(Optional<Term> first, Runnable close) {
        this.first = first;
        this.close = close;
    }

    @Override
    public Parent load(Words words) {
        return Fxml.load("Glossary.fxml", words, new GlossaryController(words, first, close));
    }
}
