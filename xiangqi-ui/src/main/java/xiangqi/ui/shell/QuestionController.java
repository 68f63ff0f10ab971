package xiangqi.ui.shell;

import java.util.Locale;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import xiangqi.ui.text.Words;

/// Shows a question in one language.
final class QuestionController {
    private final Question question;
    private final Words words;

    @FXML
    private Label title;

    @FXML
    private Label about;

    @FXML
    private HBox answers;

    QuestionController(Question question, Words words) {
        this.question = question;
        this.words = words;
    }

    @FXML
    private void initialize() {
        Object[] arguments = question.arguments().toArray();
        title.setText(words.text(question.titleKey(), arguments));
        about.setText(words.text(question.aboutKey(), arguments));
        question.answers().forEach(answer -> answers.getChildren().add(button(answer)));
        answers.sceneProperty().subscribe(scene -> {
            if (scene != null) {
                answers.getChildren().getLast().requestFocus();
            }
        });
    }

    private Button button(Question.Answer answer) {
        Button button = new Button(words.text(answer.key()));
        button.getStyleClass().add(answer.style().name().toLowerCase(Locale.ROOT));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> {
            question.navigator().closeDialog();
            answer.run().run();
        });
        return button;
    }
}
