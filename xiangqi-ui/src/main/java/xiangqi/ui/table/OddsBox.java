package xiangqi.ui.table;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.ComboBox;
import javafx.util.StringConverter;
import xiangqi.core.house.Odds;
import xiangqi.ui.text.Words;

/// The catalogue of odds to choose from.
public final class OddsBox extends ComboBox<Optional<Odds.Kind>> {
    /// Offers these without a colour: 让双马. Whoever gives may have another one in another game.
    void offer(List<Optional<Odds.Kind>> kinds, Words words) {
        TableWords told = new TableWords(words);
        setConverter(new StringConverter<>() {
            @Override
            public String toString(Optional<Odds.Kind> given) {
                return given == null || given.isEmpty() ? words.text("table.new.odds.none") : told.kind(given.get());
            }

            @Override
            public Optional<Odds.Kind> fromString(String text) {
                return getValue();
            }
        });
        getItems().setAll(kinds);
        setVisibleRowCount(kinds.size());
    }
}
