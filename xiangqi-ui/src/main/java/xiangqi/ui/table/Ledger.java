package xiangqi.ui.table;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import xiangqi.core.board.Side;
import xiangqi.core.house.House;
import xiangqi.core.house.Title;
import xiangqi.core.house.Uncounted;
import xiangqi.core.table.Game;
import xiangqi.ui.text.Orphans;
import xiangqi.ui.text.Words;

/// [LedgerLines] in one language, as rows of the result's sheet: whose or what, why, signed figure.
final class Ledger {
    private static final PseudoClass GAIN = PseudoClass.getPseudoClass("gain");

    private final ResultViewModel model;
    private final LedgerLines lines;
    private final Words words;
    private final TableWords told;

    Ledger(ResultViewModel model, LedgerLines lines, Words words) {
        this.model = model;
        this.lines = lines;
        this.words = words;
        this.told = new TableWords(words);
    }

    /// What the house counts.
    String scoreTitle() {
        return told.score(house());
    }

    /// The scores, or why they stay; nothing in a house without scores.
    void fillScores(GridPane grid) {
        grid.getChildren().clear();
        Optional<Uncounted> why = lines.uncounted();
        if (why.equals(Optional.of(Uncounted.NO_SCORES))) {
            return;
        }
        if (why.isPresent() || model.isNameless()) {
            String reason = why.map(words::of).orElseGet(() -> words.text("table.score.nameless"));
            line(grid, words.text("table.score.not"), reason, "");
            return;
        }
        for (LedgerLines.Score score : lines.scores()) {
            String moved = words.text("table.score.moved", Long.toString(score.before()), Long.toString(score.after()));
            boolean untitled = score.has().name().isEmpty();
            String why2 = untitled ? moved : words.text("table.score.titled", moved, title(score));
            Label figure = line(
                    grid, told.player(model.game(), score.side()), why2, told.signed(score.after() - score.before()));
            figure.pseudoClassStateChanged(GAIN, score.after() > score.before());
        }
    }

    private House house() {
        return model.game().terms().house();
    }

    private String title(LedgerLines.Score score) {
        Title had = score.had();
        Title has = score.has();
        if (had.equals(has)) {
            return told.title(house(), has);
        }
        return words.text(has.from() > had.from() ? "table.score.up" : "table.score.down", told.title(house(), has));
    }

    /// What money moved and what each has now, the lines of a player together under the name; nothing where none did.
    void fillMoney(GridPane grid) {
        grid.getChildren().clear();
        for (Side side : Side.values()) {
            List<LedgerLines.Money> mine =
                    lines.money().stream().filter(line -> line.side() == side).toList();
            if (mine.isEmpty()) {
                continue;
            }
            if (grid.getRowCount() > 0) {
                rule(grid);
            }
            String name = named(side);
            for (LedgerLines.Money moved : mine) {
                Label figure = line(grid, name, what(moved), told.signed(moved.amount()));
                figure.pseudoClassStateChanged(GAIN, moved.amount() > 0 && moved.kind() == LedgerLines.Kind.WON);
                name = "";
            }
            model.owned(side).ifPresent(now -> balance(grid, side, now));
        }
    }

    /// The fee or the base silver, and what the house takes of the spectators' bets; nothing where no money was at the
    /// table.
    String playedFor() {
        Game game = model.game();
        List<String> said = new ArrayList<>();
        said.add(new MoneyWords(words)
                .playedFor(game.terms(), Optional.of(game.red()), Optional.of(game.black()), Optional.empty()));
        int tax = house().money().tax();
        if (game.terms().money() && tax > 0) {
            said.add(words.text("table.money.tax", percent(tax)));
        }
        return said.stream().filter(one -> !one.isEmpty()).collect(Collectors.joining(words.text("table.and-also")));
    }

    /// Basis points as a percentage: 500 is 5, 250 is 2.5.
    private static String percent(int basisPoints) {
        return BigDecimal.valueOf(basisPoints, 2).stripTrailingZeros().toPlainString();
    }

    /// A line across, before what the rows add up to.
    static void rule(GridPane grid) {
        Region rule = new Region();
        rule.getStyleClass().add("hairline");
        grid.add(rule, 0, grid.getRowCount(), 3, 1);
    }

    private void balance(GridPane grid, Side side, long now) {
        Label figure = line(grid, "", words.text("table.money.now", told.sum(now - lines.net(side))), told.sum(now));
        figure.getStyleClass().add("strong");
    }

    private String named(Side side) {
        return told.player(model.game(), side);
    }

    private String what(LedgerLines.Money moved) {
        return words.text("table.money."
                + moved.cause().name().toLowerCase(Locale.ROOT).replace('_', '-') + "."
                + moved.kind().name().toLowerCase(Locale.ROOT));
    }

    /// Adds a row; its figure.
    static Label line(GridPane grid, String name, String value, String figure) {
        Label of = new Label(name);
        of.getStyleClass().addAll("ledger-name", "may-shorten");
        if (Orphans.isShort(name)) {
            of.setMinWidth(Region.USE_PREF_SIZE);
        }
        Label is = new Label(Orphans.joined(value));
        is.setWrapText(true);
        is.setMaxWidth(Double.MAX_VALUE);
        GridPane.setHgrow(is, Priority.ALWAYS);
        Label figures = new Label(figure);
        figures.getStyleClass().addAll("figure", "second");
        figures.setMinWidth(Region.USE_PREF_SIZE);
        GridPane.setHalignment(figures, HPos.RIGHT);
        grid.addRow(grid.getRowCount(), of, is, figures);
        return figures;
    }
}
