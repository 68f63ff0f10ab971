package xiangqi.ui.study;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.util.Subscription;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Target;
import xiangqi.ui.shell.Segments;
import xiangqi.ui.text.Words;

/// Shows as what games would be saved, and what would be lost by it.
final class SaveController {
    private final SaveForm form;
    private final Words words;
    private final StudyWords said;
    private Subscription subscription = Subscription.EMPTY;

    @FXML
    private Segments<SaveChoice.Kind> kind;

    @FXML
    private Label about;

    @FXML
    private HBox encodings;

    @FXML
    private Segments<Target.Encoding> encoding;

    @FXML
    private HBox notations;

    @FXML
    private Segments<Notation> notation;

    @FXML
    private HBox versions;

    @FXML
    private Segments<Target.XqfVersion> version;

    @FXML
    private HBox report;

    @FXML
    private Label told;

    SaveController(SaveForm form, Words words) {
        this.form = form;
        this.words = words;
        this.said = new StudyWords(words);
    }

    @FXML
    private void initialize() {
        kind.offer(List.of(SaveChoice.Kind.values()), one -> words.text(one.key()));
        encoding.offer(List.of(Target.Encoding.values()), one -> words.text(key("study.encoding.", one)));
        notation.offer(SaveChoice.NOTATIONS, one -> words.text(key("study.notation.", one)));
        version.offer(List.of(Target.XqfVersion.values()), one -> words.text(key("study.xqf.", one)));
        kind.valueProperty().bindBidirectional(form.kindProperty());
        encoding.valueProperty().bindBidirectional(form.encodingProperty());
        notation.valueProperty().bindBidirectional(form.notationProperty());
        version.valueProperty().bindBidirectional(form.versionProperty());
        subscription = Subscription.combine(
                form.kindProperty().subscribe(this::showKind),
                form.reportProperty().subscribe(this::tell));
    }

    /// Lets the form go.
    void close() {
        subscription.unsubscribe();
    }

    private static String key(String before, Enum<?> one) {
        return before + one.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private void showKind(SaveChoice.Kind now) {
        about.setText(words.text(now.key() + ".about"));
        encodings.setVisible(now == SaveChoice.Kind.PGN);
        notations.setVisible(now.hasNotations());
        versions.setVisible(now == SaveChoice.Kind.XQF);
    }

    private void tell(Optional<SaveForm.Report> found) {
        boolean whole = found.filter(all ->
                        all.isWhole() && all.others() == 0 && all.unread().isNothing())
                .isPresent();
        report.getStyleClass().removeAll("good");
        if (whole || found.isEmpty()) {
            report.getStyleClass().add("good");
        }
        told.setText(found.map(this::words).orElseGet(() -> words.text("study.save-as.finding-out")));
    }

    private String words(SaveForm.Report found) {
        String others = found.others() > 0 ? words.text("study.save-as.one-game", found.others()) + "\n" : "";
        String unread = found.unread().isNothing()
                ? ""
                : words.text("study.save-as.unread") + "\n" + said.unread(found.unread());
        return others + unread + lost(found);
    }

    private String lost(SaveForm.Report found) {
        if (found.losses().isEmpty() && !found.unread().isNothing()) {
            return words.text("study.save-as.read-whole");
        }
        if (found.losses().isEmpty()) {
            return words.text(found.others() > 0 ? "study.save-as.rest-whole" : "study.save-as.whole");
        }
        String lost = said.lost(found.losses());
        return words.text(found.isWhole() ? "study.save-as.whole-but" : "study.save-as.loses", lost);
    }

    @FXML
    private void save() {
        form.save();
    }

    @FXML
    private void cancel() {
        form.drop();
    }
}
