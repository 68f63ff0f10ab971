package xiangqi.ui.study;

import atlantafx.base.controls.ProgressSliderSkin;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.Property;
import javafx.css.PseudoClass;
import javafx.event.EventTarget;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.util.Subscription;
import org.kordamp.ikonli.javafx.FontIcon;
import xiangqi.ui.keys.Act;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.settings.StudyTaste;
import xiangqi.ui.text.Words;

/// The steps below the board: to the ends, one back or forward, along the line, to a number, and by themselves.
final class StepsController {
    private static final double MILLIS = 1000;

    /// In a narrower row buttons are smaller and the length of the line is a figure alone.
    private static final double WIDE_FROM = 446;

    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

    private final Reader reader;
    private final Autoplay autoplay;
    private final Property<StudyTaste> taste;
    private final Keys keys;
    private final Words words;
    private final List<Subscription> subscriptions = new ArrayList<>();
    private boolean showing = true;

    @FXML
    private HBox steps;

    @FXML
    private Button first;

    @FXML
    private Button back;

    @FXML
    private Button forward;

    @FXML
    private Button last;

    @FXML
    private Slider slider;

    @FXML
    private TextField ply;

    @FXML
    private Label plies;

    @FXML
    private Button autoplayButton;

    @FXML
    private FontIcon playIcon;

    @FXML
    private MenuButton pace;

    /// @param taste what is preferred in study
    /// @param keys which are named beside what they do
    StepsController(Reader reader, Autoplay autoplay, Property<StudyTaste> taste, Keys keys, Words words) {
        this.reader = reader;
        this.autoplay = autoplay;
        this.taste = taste;
        this.keys = keys;
        this.words = words;
    }

    @FXML
    private void initialize() {
        slider.setSkin(new ProgressSliderSkin(slider));
        slider.valueProperty().subscribe(_ -> slid());
        subscriptions.add(reader.nodeProperty().subscribe(_ -> show()));
        subscriptions.add(reader.pliesProperty().subscribe(_ -> show()));
        subscriptions.add(autoplay.playingProperty().subscribe(this::showPlaying));
        keys.tell(first, Act.TO_START);
        keys.tell(back, Act.STEP_BACK);
        keys.tell(forward, Act.STEP_FORWARD);
        keys.tell(last, Act.TO_END);
        keys.tell(ply, Act.GO_TO);
        steps.widthProperty().subscribe(_ -> fit());
        steps.maxWidthProperty().subscribe(_ -> fit());
        offerPaces();
        ply.focusedProperty().subscribe(_ -> show());
        ply.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                leaveField();
                event.consume();
            }
        });
    }

    private void fit() {
        steps.pseudoClassStateChanged(NARROW, isNarrow());
        show();
    }

    private boolean isNarrow() {
        double room = steps.getMaxWidth() > 0 ? Math.min(steps.getWidth(), steps.getMaxWidth()) : steps.getWidth();
        return room > 0 && room < WIDE_FROM;
    }

    private void offerPaces() {
        for (Duration offered : StudyTaste.PACES) {
            MenuItem item = new MenuItem(named(offered));
            item.setOnAction(_ -> taste.setValue(taste.getValue().pace(offered)));
            pace.getItems().add(item);
        }
        subscriptions.add(taste.subscribe(now -> pace.setText(named(now.pace()))));
    }

    private String named(Duration offered) {
        return words.text(
                "study.pace",
                new DecimalFormat("0.#", DecimalFormatSymbols.getInstance(Locale.ROOT))
                        .format(offered.toMillis() / MILLIS));
    }

    private void showPlaying(boolean playing) {
        playIcon.setIconLiteral(playing ? "mdi2p-pause-circle-outline" : "mdi2p-play-circle-outline");
        String said = words.text(playing ? "study.pause" : "study.play");
        autoplayButton.setAccessibleText(said);
        autoplayButton.getTooltip().setText(keys.told(said, Act.AUTOPLAY));
    }

    /// Whether a click there is for autoplay and does not stop it.
    boolean isAutoplay(EventTarget target) {
        for (Node at = target instanceof Node node ? node : null; at != null; at = at.getParent()) {
            if (at == autoplayButton || at == pace) {
                return true;
            }
        }
        return false;
    }

    /// Lets the number of the move be typed.
    void goTo() {
        ply.requestFocus();
        ply.selectAll();
    }

    @FXML
    private void typed() {
        if (reader.goTo(ply.getText())) {
            leaveField();
        } else {
            ply.selectAll();
        }
    }

    /// Gives the keys back to the page.
    private void leaveField() {
        slider.getParent().requestFocus();
        show();
    }

    @FXML
    private void play() {
        autoplay.toggle();
    }

    /// Lets the reader go.
    void close() {
        subscriptions.forEach(Subscription::unsubscribe);
        subscriptions.clear();
    }

    private void slid() {
        if (!showing) {
            reader.goToPly((int) Math.round(slider.getValue()));
        }
    }

    private void show() {
        int at = reader.nodeProperty().get().map(xiangqi.core.study.Node::ply).orElse(0);
        int all = reader.pliesProperty().get();
        showing = true;
        slider.setMax(Math.max(all, 1));
        slider.setValue(at);
        showing = false;
        slider.setDisable(all == 0);
        if (!ply.isFocused()) {
            ply.setText(Integer.toString(at));
        }
        plies.setText(words.text(isNarrow() ? "study.plies.short" : "study.plies", all));
        first.setDisable(at == 0);
        back.setDisable(at == 0);
        forward.setDisable(at == all);
        last.setDisable(at == all);
        autoplayButton.setDisable(all == 0);
    }

    @FXML
    private void first() {
        reader.first();
    }

    @FXML
    private void back() {
        reader.back();
    }

    @FXML
    private void forward() {
        reader.forward();
    }

    @FXML
    private void last() {
        reader.last();
    }
}
