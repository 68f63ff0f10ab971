package xiangqi.ui.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.event.EventHandler;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import xiangqi.core.opening.FirstMove;
import xiangqi.core.opening.Openings;
import xiangqi.ui.glossary.GlossaryDialog;
import xiangqi.ui.glossary.GlossaryWords;
import xiangqi.ui.shell.Navigator;
import xiangqi.ui.text.Words;

/// Shows the opening and the terms of the place that is read, in one language.
final class LoreController {
    /// One of so many by letters is the longest by lines, too.
    private static final int LONG_NAMES = 8;

    private final Lore lore;
    private final Reader reader;
    private final Navigator navigator;
    private final Words words;
    private final GlossaryWords said;
    private final List<Subscription> subscriptions = new ArrayList<>();
    private final EventHandler<KeyEvent> escape = this::closeByKey;
    private final EventHandler<MouseEvent> elsewhere = this::closeByClick;
    private boolean firstExplained;

    @FXML
    private LoreBox lines;

    @FXML
    private RoomyLabel opening;

    @FXML
    private ChipRow terms;

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
        terms.speak(more -> words.text("glossary.more", more));
        opening.keepRoomFor(longest(said));
        subscriptions.add(lines.sceneProperty().subscribe(this::listen));
        subscriptions.add(lore.toldProperty().subscribe(this::show));
        subscriptions.add(lore.explainedProperty().subscribe(shown -> explain(shown.map(this::meaning))));
    }

    /// The explanation goes by Esc, and by a click anywhere else: it hangs over the moves.
    private void listen(Scene before, Scene now) {
        if (before != null) {
            before.removeEventFilter(KeyEvent.KEY_PRESSED, escape);
            before.removeEventFilter(MouseEvent.MOUSE_PRESSED, elsewhere);
        }
        if (now != null) {
            now.addEventFilter(KeyEvent.KEY_PRESSED, escape);
            now.addEventFilter(MouseEvent.MOUSE_PRESSED, elsewhere);
        }
    }

    private void closeByKey(KeyEvent event) {
        boolean free = navigator.dialogProperty().get().isEmpty();
        if (free && event.getCode() == KeyCode.ESCAPE && explanation.isVisible()) {
            explainNothing();
            event.consume();
        }
    }

    private void closeByClick(MouseEvent event) {
        boolean inside = event.getTarget() instanceof Node pressed && isWithin(pressed);
        if (explanation.isVisible() && !inside) {
            explainNothing();
        }
    }

    private boolean isWithin(Node pressed) {
        return Stream.iterate(pressed, node -> node != null, Node::getParent).anyMatch(node -> node == lines);
    }

    private void explainNothing() {
        lore.explainedProperty().get().ifPresent(lore::explain);
        explain(Optional.empty());
    }

    void close() {
        subscriptions.forEach(Subscription::unsubscribe);
        subscriptions.clear();
        listen(lines.getScene(), null);
    }

    @FXML
    private void showAll() {
        navigator.open(new GlossaryDialog(
                lore.explainedProperty().get().map(seen -> seen.first().term()), navigator::closeDialog));
    }

    private void show(Lore.Told told) {
        firstExplained = false;
        opening.setText(told.opening().map(said::opening).orElse(""));
        List<Button> chips = new ArrayList<>();
        told.first().ifPresent(first -> chips.add(chip(said.name(first), () -> explain(first))));
        told.seen().forEach(seen -> chips.add(chip(seen)));
        terms.show(chips);
        explain(Optional.empty());
    }

    private static List<String> longest(GlossaryWords said) {
        return Openings.known().all().stream()
                .map(said::opening)
                .sorted(Comparator.comparingInt(String::length).reversed())
                .limit(LONG_NAMES)
                .toList();
    }

    private Button chip(Seen seen) {
        String name = said.seen(seen.first());
        Button chip = chip(
                seen.times() == 1 ? name : words.text("glossary.times", name, seen.times()), () -> lore.explain(seen));
        chip.setTooltip(new Tooltip(words.text(
                "glossary.of",
                name,
                seen.squares().stream().map(words::say).collect(Collectors.joining(words.text("glossary.and"))))));
        chip.hoverProperty().subscribe(over -> {
            if (chip.getScene() != null) {
                lore.pointAt(over ? Optional.of(seen) : Optional.empty());
            }
        });
        return chip;
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

    private String meaning(Seen seen) {
        return words.text(
                "glossary.of",
                said.seen(seen.first()),
                said.meaning(seen.first().term()));
    }

    private void explain(Optional<String> text) {
        firstExplained = false;
        meaning.setText(text.orElse(""));
        explanation.setVisible(text.isPresent());
        lines.requestLayout();
    }
}
