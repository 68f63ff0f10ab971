package xiangqi.ui.shell;

import java.util.List;
import javafx.scene.Parent;
import xiangqi.ui.text.Words;

/// A question about something that would be lost, with two or three answers that say what happens. Each answer closes
/// the dialog; leaving it without an answer does nothing.
///
/// @param titleKey the question, a key of the bundles
/// @param aboutKey what is at stake, a key of the bundles
/// @param arguments for both texts
/// @param answers from left to right; the last one stands apart as the safe one and has the focus
public record Question(
        Navigator navigator, String titleKey, String aboutKey, List<Object> arguments, List<Answer> answers)
        implements Dialog {
    /// What can be answered: the key of its words, how its button looks, and what it does.
    public record Answer(String key, Style style, Runnable run) {}

    /// The look of an answer's button.
    public enum Style {
        /// The one that most people want.
        DECIDING,
        QUIET,
        /// Something is lost by it.
        DANGER
    }

    public Question {
        arguments = List.copyOf(arguments);
        answers = List.copyOf(answers);
    }

    @Override
    public Parent load(Words words) {
        return Fxml.load("Question.fxml", words, new QuestionController(this, words));
    }
}
