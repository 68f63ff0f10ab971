package xiangqi.ui.table;

import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Circle;
import javafx.util.Subscription;
import xiangqi.core.diagram.Look;
import xiangqi.ui.text.Orphans;
import xiangqi.ui.text.Words;

/// Shows one side's panel in one language.
final class PlayerController {
    private static final PseudoClass HOLLOW = PseudoClass.getPseudoClass("hollow");
    private static final PseudoClass MAY = PseudoClass.getPseudoClass("may");
    private static final double DIAL = 104;
    private static final double SMALL_DIAL = 60;

    private final PlayerViewModel model;
    private final ObservableValue<Look> look;
    private final ObservableValue<Boolean> compact;
    private final Words words;
    private final TableWords told;
    private final Tooltip undosAbout = new Tooltip();
    private final Tooltip drawAbout = new Tooltip();
    private Subscription subscriptions = () -> {};

    @FXML
    private VBox root;

    @FXML
    private Dial dial;

    @FXML
    private VBox beside;

    @FXML
    private SideDisc disc;

    @FXML
    private Label name;

    @FXML
    private Label side;

    @FXML
    private HBox presence;

    @FXML
    private Circle presenceDot;

    @FXML
    private Label presenceWords;

    @FXML
    private ClockStrip strip;

    @FXML
    private VBox counters;

    @FXML
    private Pips pips;

    @FXML
    private HBox undoCounter;

    @FXML
    private HBox drawCounter;

    @FXML
    private Label undos;

    @FXML
    private Label drawRight;

    @FXML
    private MeterView meter;

    PlayerController(PlayerViewModel model, ObservableValue<Look> look, ObservableValue<Boolean> compact, Words words) {
        this.model = model;
        this.look = look;
        this.compact = compact;
        this.words = words;
        this.told = new TableWords(words);
    }

    @FXML
    private void initialize() {
        disc.sideProperty().set(model.side());
        side.setText(words.of(model.side()));
        Tooltip.install(undoCounter, undosAbout);
        Tooltip.install(drawCounter, drawAbout);
        subscriptions = Subscription.combine(
                look.subscribe(disc.lookProperty()::set),
                compact.subscribe(this::arrange),
                model.nameProperty().subscribe(this::showName),
                model.titleProperty().subscribe(_ -> {
                    leaveRoom();
                    showSide();
                }),
                model.toMoveProperty().subscribe(this::showTurn),
                model.presenceProperty().subscribe(this::showPresence),
                model.clockProperty().subscribe(this::showClock),
                model.meterProperty().subscribe(this::showMeter),
                model.countersProperty().subscribe(this::showCounters));
    }

    void close() {
        subscriptions.unsubscribe();
    }

    /// The clock in the plate.
    Node dial() {
        return dial;
    }

    private void arrange(boolean small) {
        double size = small ? SMALL_DIAL : DIAL;
        dial.setPrefSize(size, size);
        VBox place = small ? root : beside;
        if (counters.getParent() != place) {
            root.getChildren().remove(counters);
            beside.getChildren().remove(counters);
            place.getChildren().add(counters);
        }
        leaveRoom();
        showSide();
        showCounters(model.countersProperty().get());
    }

    private void showMeter(Optional<Meter> shown) {
        shown.ifPresent(now -> meter.show(now, words));
        boolean there = shown.isPresent();
        meter.setVisible(there);
        meter.setManaged(there);
    }

    private void showName(String given) {
        name.setText(given.isEmpty() ? words.of(model.side()) : given);
        name.setMinWidth(Orphans.isShort(name.getText()) ? Region.USE_PREF_SIZE : 0);
        showSide();
    }

    /// The title, or else the side in words unless it is the name; neither where a small window has no room.
    private void showSide() {
        boolean away = model.presenceProperty().get() instanceof PlayerViewModel.Presence.Away;
        boolean there = !model.nameProperty().get().isEmpty() && !(away && compact.getValue());
        side.setText(told.titles(model.side(), model.titleProperty().get()));
        side.setTooltip(new Tooltip(words.text("table.side-and-title", model.side(), side.getText())));
        side.setVisible(there);
        side.setManaged(there);
    }

    private void showTurn(boolean toMove) {
        root.getStyleClass().removeAll("card", "panel-to-move");
        root.getStyleClass().add(toMove ? "panel-to-move" : "card");
    }

    private void showPresence(PlayerViewModel.Presence now) {
        presence.setVisible(!(now instanceof PlayerViewModel.Presence.Plain));
        presenceWords.setText(told.presence(now));
        leaveRoom();
        showSide();
        presenceDot.pseudoClassStateChanged(
                HOLLOW, now instanceof PlayerViewModel.Presence.Away || now instanceof PlayerViewModel.Presence.Nobody);
    }

    /// In a small window a title stands whole: whose move it is, edge and clock tell as well, and the dot remains.
    private void leaveRoom() {
        boolean said = compact.getValue()
                && model.titleProperty().get().isPresent()
                && model.presenceProperty().get() instanceof PlayerViewModel.Presence.ToMove;
        TableLayout.present(presenceWords, !said);
    }

    private void showClock(Optional<ClockFace> face) {
        dial.faceProperty().set(face);
        dial.nameProperty().set(face.map(this::centreName).orElse(""));
        strip.show(
                face.map(ClockFace::cells).orElse(List.of()),
                face.filter(ClockFace::low).isPresent(),
                told);
        root.setAccessibleText(face.map(this::spoken).orElse(name.getText()));
    }

    private String centreName(ClockFace face) {
        return face.movesLeft()
                .map(left -> words.text("table.clock.moves-left", left))
                .orElseGet(() -> told.part(face.centre().part()));
    }

    private String spoken(ClockFace face) {
        return words.text(
                "table.clock.spoken",
                name.getText(),
                told.part(face.centre().part()),
                face.centre().figure());
    }

    private void showCounters(Optional<PlayerViewModel.Counters> counted) {
        counters.setVisible(counted.isPresent());
        counted.ifPresent(now -> {
            pips.show(now.undosLeft(), now.undos());
            undosAbout.setText(
                    now.undoWait() == 0
                            ? words.text("table.counter.undos.about", now.undosLeft(), now.undos())
                            : words.text(
                                    "table.counter.undos-later.about", now.undosLeft(), now.undos(), now.undoWait()));
            undos.setText(
                    now.undoWait() == 0
                            ? words.text("table.counter.undos", now.undosLeft(), now.undos())
                            : words.text(
                                    compact.getValue()
                                            ? "table.counter.undos-later.short"
                                            : "table.counter.undos-later",
                                    now.undosLeft(),
                                    now.undos(),
                                    now.undoWait()));
            drawRight.setText(told.drawRight(now.draw()));
            drawAbout.setText(told.drawRightAbout(now.draw()));
            drawRight.pseudoClassStateChanged(MAY, now.draw() == PlayerViewModel.DrawRight.MAY);
        });
    }
}
