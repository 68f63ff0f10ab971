package xiangqi.ui.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.control.ComboBox;
import javafx.util.StringConverter;
import xiangqi.core.house.Odds;
import xiangqi.ui.text.Words;

/// The catalogue of odds to choose from.
public final class OddsBox extends ComboBox<Optional<Odds.Kind>> {
    /// Offers these, each with the colour that gives it: 红方让双马.
    void offer(List<Optional<Odds.Kind>> kinds, Words words) {
        TableWords told = new TableWords(words);
        offer(kinds, kind -> told.odds(Odds.of(kind)), words);
    }

    /// Offers these without a colour: 让双马. In the middle of a game the one who gives may have another one now.
    void offerKinds(List<Odds.Kind> kinds, Words words) {
        offer(kinds.stream().map(Optional::of).toList(), new TableWords(words)::kind, words);
    }

    private void offer(List<Optional<Odds.Kind>> kinds, Function<Odds.Kind, String> say, Words words) {
        setConverter(new StringConverter<>() {
            @Override
            public String toString(Optional<Odds.Kind> given) {
                return given == null || given.isEmpty()
                        ? words.text("table.new.odds.none")
                        : say.apply(given.get());
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
