package xiangqi.ui.study;

import java.util.Optional;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import xiangqi.ui.study.Judgement.Told;
import xiangqi.ui.table.TableWords;
import xiangqi.ui.text.Words;

/// What the rules of repetition say, in words: the verdict, what either side did, and by which edition.
final class JudgedBar {
    private final Judgement judgement;
    private final VBox bar;
    private final Words words;
    private final TableWords table;
    private final Label verdict = label("strong");
    private final Label grounds = label("grounds");
    private final Label edition = label("edition");
    private final Hyperlink loop = new Hyperlink();
    private final Subscription subscriptions;

    /// @param bar the place for it, which is empty and hidden while nothing is said
    JudgedBar(Judgement judgement, VBox bar, Words words) {
        this.judgement = judgement;
        this.bar = bar;
        this.words = words;
        this.table = new TableWords(words);
        verdict.setId("verdict");
        loop.setId("loop");
        loop.setOnAction(_ ->
                judgement.loopShownProperty().set(!judgement.loopShownProperty().get()));
        bar.getChildren().setAll(verdict, grounds, edition, loop);
        subscriptions = judgement
                .toldProperty()
                .subscribe(this::show)
                .and(judgement.loopShownProperty().subscribe(this::nameLoop));
    }

    /// Lets the view-model go.
    void close() {
        subscriptions.unsubscribe();
    }

    private void nameLoop(boolean shown) {
        loop.setText(words.text(shown ? "table.warning.hide" : "table.warning.show"));
    }

    private void show(Optional<Told> told) {
        bar.setVisible(told.isPresent());
        bar.setManaged(told.isPresent());
        told.ifPresent(now -> {
            verdict.setText(now.isOver() ? verdict(now) : table.warned(now.judged()));
            grounds.setText(table.grounds(now.judged()));
            edition.setText(words.text(now.named() ? "study.judged.named" : "study.judged.not-named", now.edition()));
        });
    }

    private String verdict(Told told) {
        return told.judged()
                .blamed()
                .map(side -> words.text("study.judged.loses", side))
                .orElseGet(() -> words.text("study.judged.draws"));
    }

    private static Label label(String style) {
        Label label = new Label();
        label.getStyleClass().add(style);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }
}
