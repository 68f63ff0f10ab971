package xiangqi.ui.study;

import atlantafx.base.controls.ProgressSliderSkin;
import java.util.ArrayList;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.util.Subscription;
import xiangqi.core.study.Node;
import xiangqi.ui.text.Words;

/// The steps below the board: to the ends, one back or forward, and along the line.
final class StepsController {
    private final Reader reader;
    private final Words words;
    private final List<Subscription> subscriptions = new ArrayList<>();
    private boolean showing = true;

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
    private Label plies;

    StepsController(Reader reader, Words words) {
        this.reader = reader;
        this.words = words;
    }

    @FXML
    private void initialize() {
        slider.setSkin(new ProgressSliderSkin(slider));
        slider.valueProperty().subscribe(_ -> slid());
        subscriptions.add(reader.nodeProperty().subscribe(_ -> show()));
        subscriptions.add(reader.pliesProperty().subscribe(_ -> show()));
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
        int ply = reader.nodeProperty().get().map(Node::ply).orElse(0);
        int all = reader.pliesProperty().get();
        showing = true;
        slider.setMax(Math.max(all, 1));
        slider.setValue(ply);
        showing = false;
        slider.setDisable(all == 0);
        plies.setText(words.text("study.plies", ply, all));
        first.setDisable(ply == 0);
        back.setDisable(ply == 0);
        forward.setDisable(ply == all);
        last.setDisable(ply == all);
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
