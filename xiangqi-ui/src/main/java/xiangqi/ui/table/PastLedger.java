package xiangqi.ui.table;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import xiangqi.ui.text.Words;

/// [PastGames] in one language, as rows: which game, how it ended, the result; below it whose money, what moved, the
/// signed figure; at the end what they add up to.
final class PastLedger {
    private static final PseudoClass GAIN = PseudoClass.getPseudoClass("gain");

    private static final String UNBROKEN = "\u00a0";

    private final Words words;
    private final TableWords told;

    PastLedger(Words words) {
        this.words = words;
        this.told = new TableWords(words);
    }

    void fill(GridPane grid, PastGames past) {
        grid.getChildren().clear();
        int number = 1;
        for (PastGames.PastGame game : past.games()) {
            Ledger.line(
                    grid,
                    words.text("table.past.number", number),
                    told.verdict(game.game()),
                    told.result(game.game().outcome()));
            game.money().forEach(moved -> money(grid, game, moved));
            number++;
        }
        if (past.games().size() > 1 && !past.totals().isEmpty()) {
            Ledger.rule(grid);
            past.totals().forEach(total -> total(grid, total));
        }
    }

    private void money(GridPane grid, PastGames.PastGame game, PastGames.Money moved) {
        String name = told.player(game.game().player(moved.side()).name(), moved.side());
        List<String> said = new ArrayList<>();
        add(said, "table.past.staked", moved.staked());
        add(said, "table.past.back", moved.back());
        add(said, "table.past.won", moved.won());
        add(said, "table.past.fee", moved.fee());
        moved.purse().ifPresent(now -> said.add(sum("table.past.purse", now)));
        Label figure =
                Ledger.line(grid, name, String.join(words.text("table.past.and"), said), told.signed(moved.net()));
        gain(figure, moved.net() > 0);
    }

    private void add(List<String> said, String key, long amount) {
        if (amount != 0) {
            said.add(sum(key, amount));
        }
    }

    /// A word and its figure stay on one line.
    private String sum(String key, long amount) {
        return words.text(key, told.sum(amount)).replaceAll("[ \u2009]", UNBROKEN);
    }

    private void total(GridPane grid, PastGames.Total total) {
        Label figure = Ledger.line(
                grid,
                told.player(total.player().name(), total.side()),
                words.text("table.past.total", total.won(), total.drawn(), total.lost()),
                total.moved() ? told.signed(total.net()) : "");
        figure.getStyleClass().add("strong");
        gain(figure, total.net() > 0);
    }

    private static void gain(Label figure, boolean gain) {
        figure.pseudoClassStateChanged(GAIN, gain);
    }
}
