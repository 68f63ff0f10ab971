package xiangqi.ui.study;

import javafx.fxml.FXML;
import javafx.scene.control.Label;
import xiangqi.ui.text.Words;

/// Shows the question about unsaved edits in one language.
final class UnsavedController {
    private final Unsaved question;
    private final Words words;

    @FXML
    private Label about;

    UnsavedController(Unsaved question, Words words) {
        this.question = question;
        this.words = words;
    }

    @FXML
    private void initialize() {
        about.setText(
                question.games().size() == 1
                        ? words.text(
                                "study.unsaved.one",
                                new StudyWords(words).title(question.games().getFirst()))
                        : words.text("study.unsaved.many", question.games().size()));
    }

    @FXML
    private void save() {
        question.save();
    }

    @FXML
    private void drop() {
        question.drop();
    }

    @FXML
    private void stay() {
        question.stay();
    }
}
