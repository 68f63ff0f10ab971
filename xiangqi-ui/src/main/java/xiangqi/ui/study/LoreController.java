package xiangqi.ui.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import xiangqi.core.opening.FirstMove;
import xiangqi.core.term.Sighting;
import xiangqi.ui.glossary.GlossaryDialog;
import xiangqi.ui.glossary.GlossaryWords;
import xiangqi.ui.shell.Navigator;
import xiangqi.ui.text.Words;

/// Shows the opening and the terms of the place that is read, in one language.
final class LoreController {
    private final Lore lore;
    private final Reader reader;
    private final Navigator navigator;
    private final Words words;
    private final GlossaryWords said;
    private final List<Subscription> subscriptions = new ArrayList<>();
    private boolean firstExplained;

    @FXML
    private VBox lines;

    @FXML
    private Label opening;

    @FXML
    private FlowPane terms;

    @FXML
    private VBox explanation;

    @FXML
    private Label meaning;

    @FXML
    private Hyperlink all;

    LoreController(StudyViewModel model, Navigator navigator, Words words) {
        this.lore = model.lore();
        this.reader = model.reader();
        this.navigator = navigator;
        this.words = words;
        this.said = new GlossaryWords(words);
    }

    @FXML
    private void initialize() {
        subscriptions.add(lore.toldProperty().subscribe(this::show));
        subscriptions.add(lore.explainedProperty().subscribe(shown -> explain(shown.map(this::meaning))));
    }

    void close() {
        subscriptions.forEach(Subscription::unsubscribe);
        subscriptions.clear();
    }

    @FXML
    private void showAll() {
        navigator.open(new GlossaryDialog(navigator::closeDialog));
    }

    private void show(Lore.Told told) {
        firstExplained = false;
        opening.setText(told.opening().map(said::opening).orElse(""));
        present(opening, told.opening().isPresent());
        terms.getChildren().clear();
        told.first().ifPresent(first -> terms.getChildren().add(chip(said.name(first), () -> explain(first))));
        told.sightings().forEach(seen -> terms.getChildren().add(chip(said.seen(seen), () -> lore.explain(seen))));
        boolean any = !terms.getChildren().isEmpty();
        present(terms, any);
        present(lines, any || told.opening().isPresent());
        explain(Optional.empty());
    }

    private Button chip(String text, Runnable explain) {
        Button chip = new Button(text);
        chip.getStyleClass().addAll("chip", "term");
        chip.setAccessibleText(words.text("glossary.see", text));
        chip.setOnAction(_ -> explain.run());
        return chip;
    }

    private void explain(FirstMove first) {
        lore.explainedProperty().get().ifPresent(lore::explain);
        boolean now = !firstExplained;
        explain(now ? Optional.of(said.meaning(first, firstName())) : Optional.empty());
        firstExplained = now;
    }

    /// How the first move of the line is called in the notation of the settings.
    private String firstName() {
        return reader.nodeProperty()
                .get()
                .flatMap(here -> here.tree().find(here.line().subList(0, 1)))
                .flatMap(reader.names()::of)
                .orElse("");
    }

    private String meaning(Sighting seen) {
        return words.text("glossary.of", said.seen(seen), said.meaning(seen.term()));
    }

    private void explain(Optional<String> text) {
        firstExplained = false;
        meaning.setText(text.orElse(""));
        present(explanation, text.isPresent());
    }

    private static void present(Node node, boolean there) {
        node.setVisible(there);
        node.setManaged(there);
    }
}
