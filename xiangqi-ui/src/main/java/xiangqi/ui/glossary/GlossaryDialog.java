package xiangqi.ui.glossary;

import javafx.scene.Parent;
import xiangqi.ui.shell.Dialog;
import xiangqi.ui.shell.Fxml;
import xiangqi.ui.text.Words;

/// All terms of the game with what they mean.
public final class GlossaryDialog implements Dialog {
    private final Runnable close;

    public GlossaryDialog(Runnable close) {
        this.close = close;
    }

    @Override
    public Parent load(Words words) {
        return Fxml.load("Glossary.fxml", words, new GlossaryController(words, close));
    }
}
