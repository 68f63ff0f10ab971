package xiangqi.ui.table;

import java.time.Duration;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.kordamp.ikonli.javafx.FontIcon;
import xiangqi.ui.text.ErrorWords;
import xiangqi.ui.text.Orphans;
import xiangqi.ui.text.Words;

/// Says, between the two players, that the line to the table is lost and what happens next, that a game rests, or else
/// what a table without a game waits for. Not there while there is nothing to say.
final class WayBar extends HBox {
    private final TableViewModel model;
    private final Words words;
    private final TableWords told;
    private final FontIcon icon = new FontIcon("mdi2l-lan-disconnect");
    private final Label said = new Label();
    private final Label about = new Label();
    private final ObservableValue<Boolean> compact;
    private final HBox actions;
    private final Button retry;
    private final Button leave;
    private final Button goOn;
    private final Subscription subscriptions;

    /// @param compact whether there is little room: of a lost line only what changes is said then
    WayBar(TableViewModel model, ObservableValue<Boolean> compact, Words words) {
        this.model = model;
        this.compact = compact;
        this.words = words;
        this.told = new TableWords(words);
        getStyleClass().addAll("banner", "way-bar");
        said.setWrapText(true);
        said.setMinHeight(USE_PREF_SIZE);
        Optional<Place.Way> way = model.place().way();
        retry = button(
                "table.reach.retry", () -> way.ifPresent(there -> there.retry().run()));
        leave = button(
                "table.reach.leave", () -> way.ifPresent(there -> there.exit().run()));
        goOn = button("table.reach.go-on", this::goOn);
        goOn.getStyleClass().add("deciding");
        actions = new HBox(retry, leave, goOn);
        actions.getStyleClass().add("way-actions");
        about.setWrapText(true);
        about.setMinHeight(USE_PREF_SIZE);
        VBox column = new VBox(said, about, actions);
        column.getStyleClass().add("way-words");
        HBox.setHgrow(column, Priority.ALWAYS);
        getChildren().addAll(icon, column);
        setMinHeight(USE_PREF_SIZE);
        setId("wayBar");
        subscriptions = Subscription.combine(
                model.place().reach().subscribe(_ -> show()),
                model.waitsProperty().subscribe(_ -> show()),
                compact.subscribe(_ -> show()),
                model.hand().unacceptedProperty().subscribe(_ -> show()));
    }

    void close() {
        subscriptions.unsubscribe();
    }

    private Button button(String key, Runnable press) {
        Button button = new Button(words.text(key));
        button.getStyleClass().add("small");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> press.run());
        return button;
    }

    private void goOn() {
        if (model.place().reach().getValue() instanceof Reach.Resting resting) {
            resting.goOn().run();
        }
    }

    private void show() {
        Optional<Waits> waits = model.waitsProperty().get();
        Reach reach = model.place().reach().getValue();
        boolean there = !(reach instanceof Reach.InTouch) || waits.isPresent();
        setVisible(there);
        setManaged(there);
        getStyleClass().removeAll("news");
        if (reach instanceof Reach.InTouch || reach instanceof Reach.Resting) {
            getStyleClass().add("news");
        }
        icon.setIconLiteral(reach.isLive() ? "mdi2c-clock-outline" : "mdi2l-lan-disconnect");
        said.setText(
                switch (reach) {
                    case Reach.InTouch _ -> waits.map(told::waits).orElse("");
                    case Reach.Resting _ -> words.text("table.reach.resting");
                    case Reach.Ending(Optional<Duration> back) ->
                        back.map(time -> words.text("table.reach.ending", time.toSeconds()))
                                .orElseGet(() -> words.text("table.reach.ending.open"));
                    case Reach.Lost(Optional<Integer> again) ->
                        again.map(seconds -> words.text("table.reach.lost", seconds))
                                .orElseGet(() -> words.text("table.reach.lost.now"));
                    case Reach.Over over -> words.text("table.reach.over", ErrorWords.say(words, over.why()));
                });
        boolean unaccepted = model.hand().unacceptedProperty().get();
        boolean lost = reach instanceof Reach.Lost;
        String safe = words.text(model.isWatched() ? "table.reach.safe.watching" : "table.reach.safe");
        about.setText(Orphans.joined(unaccepted ? words.text("table.reach.unaccepted") : lost ? safe : ""));
        TableLayout.present(about, unaccepted || lost && !compact.getValue());
        said.setTooltip(lost ? new Tooltip(safe) : null);
        said.setText(Orphans.joined(said.getText()));
        boolean rests = reach instanceof Reach.Resting;
        TableLayout.present(actions, rests || !reach.isLive());
        TableLayout.present(goOn, rests);
        TableLayout.present(leave, !reach.isLive());
        TableLayout.present(retry, reach instanceof Reach.Lost);
    }
}
