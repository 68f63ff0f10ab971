package xiangqi.ui.table;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import xiangqi.ui.text.Words;

/// A [Meter]: its name, a segment for each time, and the figure.
public final class MeterView extends HBox {
    private static final PseudoClass FULL = PseudoClass.getPseudoClass("full");
    private static final PseudoClass WARNED = PseudoClass.getPseudoClass("warned");

    public MeterView() {
        getStyleClass().add("meter");
        setMinWidth(USE_PREF_SIZE);
    }

    void show(Meter meter, Words words) {
        Label name = new Label(
                meter.checks()
                        ? words.text("table.meter.checks")
                        : meter.kind().map(words::of).orElseGet(() -> words.text("table.meter.repetition")));
        Label figure = new Label(words.text("table.meter", meter.count(), meter.of()));
        name.getStyleClass().add("second");
        figure.getStyleClass().add("second");
        getChildren().setAll(name);
        for (int i = 0; i < meter.of(); i++) {
            Region segment = new Region();
            segment.getStyleClass().add("meter-segment");
            segment.pseudoClassStateChanged(FULL, i < meter.count());
            getChildren().add(segment);
        }
        getChildren().add(figure);
        pseudoClassStateChanged(WARNED, meter.warned());
    }
}
