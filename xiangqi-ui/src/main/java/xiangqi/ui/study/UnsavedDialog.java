package xiangqi.ui.study;

import javafx.scene.Parent;
import xiangqi.ui.shell.Dialog;
import xiangqi.ui.shell.Fxml;
import xiangqi.ui.text.Words;

/// Asks what becomes of unsaved edits. Closing it goes on editing.
final class UnsavedDialog implements Dialog {
    private final Unsaved question;

    UnsavedDialog(Unsaved question) {
        this.question = question;
    }

    @Override
    public Parent load(Words words) {
        return Fxml.load("Unsaved.fxml", words, new UnsavedController(question, words));
    }

    @Override
    public void closed() {
        question.stay();
    }
}
