package xiangqi.ui.study;

import java.util.ArrayList;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import xiangqi.core.record.Result;
import xiangqi.ui.shell.Segments;
import xiangqi.ui.text.Words;

/// Shows the heading of a record while it is edited.
final class HeadingController {
    private final HeadingForm form;
    private final Runnable close;
    private final Words words;
    private final List<HeadingLine> shown = new ArrayList<>();

    @FXML
    private VBox lines;

    @FXML
    private Segments<Result> result;

    @FXML
    private Button apply;

    /// @param close closes the dialog
    HeadingController(HeadingForm form, Runnable close, Words words) {
        this.form = form;
        this.close = close;
        this.words = words;
    }

    @FXML
    private void initialize() {
        StudyWords said = new StudyWords(words);
        form.entries().forEach(entry -> shown.add(new HeadingLine(entry, words)));
        lines.getChildren().addAll(shown);
        result.offer(
                List.of(Result.RED_WINS, Result.DRAW, Result.BLACK_WINS, Result.UNKNOWN),
                one -> one == Result.UNKNOWN ? words.text("study.heading.result.unknown") : said.result(one));
        result.valueProperty().bindBidirectional(form.resultProperty());
        apply.disableProperty().bind(form.faultyProperty());
    }

    /// Lets the form go.
    void close() {
        shown.forEach(HeadingLine::close);
        result.valueProperty().unbindBidirectional(form.resultProperty());
        apply.disableProperty().unbind();
    }

    @FXML
    private void apply() {
        if (form.apply()) {
            close.run();
        }
    }

    @FXML
    private void cancel() {
        close.run();
    }
}
