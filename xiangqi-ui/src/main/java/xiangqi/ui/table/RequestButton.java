package xiangqi.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.util.Subscription;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Seat;
import xiangqi.ui.text.RefusalWords;
import xiangqi.ui.text.Words;

/// A button that asks something of the table. Where one seat is played at this screen it asks for that seat; where two
/// are, it asks first whose wish it is. When nobody may ask it stays in reach, looks refused and says why: under the
/// pointer, under the keyboard and when it is pressed. Whether it is there at all is decided by who lays the buttons
/// out.
final class RequestButton {
    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");

    private final Button button;
    private final RequestViewModel request;
    private final Words words;
    private final Tooltip reason = new Tooltip();
    private final Wording wording;
    private final ButtonQuestion.Asker asker;

    /// What a request says when it asks.
    ///
    /// @param whose the question whose wish it is, at a shared screen
    /// @param sure the question whether it is meant, where one seat is played here; empty: it needs none
    /// @param chosen what is to be chosen before one asks; empty: nothing
    /// @param choice what a seat's answer says
    /// @param back what leaves everything as it is
    /// @param grave whether it cannot be undone
    record Wording(
            String whose,
            Optional<String> sure,
            Optional<Supplier<Node>> chosen,
            Function<Seat, String> choice,
            String back,
            boolean grave) {
        /// A request that needs nothing chosen.
        Wording(String whose, Optional<String> sure, Function<Seat, String> choice, String back, boolean grave) {
            this(whose, sure, Optional.empty(), choice, back, grave);
        }
    }

    private RequestButton(
            Button button, RequestViewModel request, Words words, Wording wording, ButtonQuestion.Asker asker) {
        this.button = button;
        this.request = request;
        this.words = words;
        this.wording = wording;
        this.asker = asker;
    }

    /// Lets `button` make that request until the subscription ends.
    ///
    /// @param asker asks at buttons
    static Subscription furnish(
            Button button, RequestViewModel request, Words words, Wording wording, ButtonQuestion.Asker asker) {
        RequestButton furnished = new RequestButton(button, request, words, wording, asker);
        button.setOnAction(_ -> furnished.pressed());
        return Subscription.combine(
                request.refusalsProperty().subscribe(furnished::show),
                button.focusVisibleProperty().subscribe(furnished::focused));
    }

    private void show(SortedMap<Seat, Optional<Refusal>> refusals) {
        boolean refused = refusals.values().stream().allMatch(Optional::isPresent);
        button.pseudoClassStateChanged(REFUSED, refused);
        if (refused) {
            reason.setText(reasons(refusals));
            button.setTooltip(reason);
            button.setAccessibleHelp(reason.getText());
        } else {
            reason.hide();
            button.setTooltip(null);
            button.setAccessibleHelp(null);
        }
    }

    private String reasons(SortedMap<Seat, Optional<Refusal>> refusals) {
        List<String> said = refusals.values().stream()
                .flatMap(Optional::stream)
                .map(why -> RefusalWords.say(words, why))
                .distinct()
                .toList();
        if (said.size() <= 1) {
            return String.join("", said);
        }
        return refusals.entrySet().stream()
                .map(entry -> words.text(
                        "table.request.reason",
                        entry.getKey().side(),
                        RefusalWords.say(words, entry.getValue().orElseThrow())))
                .collect(Collectors.joining("\n"));
    }

    private void focused(boolean byKeyboard) {
        if (byKeyboard && button.getTooltip() == reason) {
            showReason();
        } else {
            reason.hide();
        }
    }

    private void showReason() {
        Bounds bounds = button.localToScreen(button.getBoundsInLocal());
        if (bounds != null) {
            reason.show(button, bounds.getMinX(), bounds.getMaxY() + 4);
        }
    }

    private void pressed() {
        request.refresh();
        SortedMap<Seat, Optional<Refusal>> refusals = request.refusalsProperty().get();
        if (refusals.size() == 1) {
            Seat seat = refusals.firstKey();
            if (refusals.get(seat).isPresent()) {
                showReason();
            } else if (wording.sure().isEmpty()) {
                request.ask(seat);
            } else {
                ask(wording.sure().get(), List.of(choice(seat, Optional.empty())));
            }
            return;
        }
        List<ButtonQuestion.Choice> choices = new ArrayList<>();
        refusals.forEach((seat, refusal) -> choices.add(choice(seat, refusal)));
        ask(wording.whose(), choices);
    }

    private ButtonQuestion.Choice choice(Seat seat, Optional<Refusal> refusal) {
        return new ButtonQuestion.Choice(
                wording.choice().apply(seat),
                refusal.map(why -> RefusalWords.say(words, why)),
                wording.grave(),
                () -> request.ask(seat));
    }

    private void ask(String question, List<ButtonQuestion.Choice> choices) {
        boolean may = choices.stream().anyMatch(choice -> choice.refused().isEmpty());
        Optional<Node> chosen = may ? wording.chosen().map(Supplier::get) : Optional.empty();
        asker.ask(button, question, chosen, choices, wording.back());
    }
}
