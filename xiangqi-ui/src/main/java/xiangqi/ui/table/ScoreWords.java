package xiangqi.ui.table;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import xiangqi.core.board.Side;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.Elo;
import xiangqi.core.house.House;
import xiangqi.core.house.Profile;
import xiangqi.core.house.Provisional;
import xiangqi.core.house.Scoring;
import xiangqi.core.house.Title;
import xiangqi.core.house.Uncounted;
import xiangqi.ui.text.Words;

/// How a house scores, in one language: what its policy answers is what is told.
final class ScoreWords {
    /// More games than any house wants before it counts.
    private static final int MANY = 1000;

    private static final Outcome WON = new Outcome.Win(Side.RED, Outcome.Reason.RESIGNATION);
    private static final Outcome DRAWN = new Outcome.Draw(Outcome.Reason.AGREEMENT);

    private final Words words;
    private final TableWords told;
    private final House house;
    private final Scoring scoring;
    private final Profile known;

    ScoreWords(Words words, House house) {
        this.words = words;
        this.told = new TableWords(words);
        this.house = house;
        this.scoring = house.scoring();
        this.known = at(scoring.newcomer().value());
    }

    String says() {
        if (why(known, WON, MANY).equals(Optional.of(Uncounted.NO_SCORES))) {
            return words.of(Uncounted.NO_SCORES);
        }
        List<String> said = new ArrayList<>();
        said.add(words.text("table.rules.score.first", told.sum(scoring.shown(scoring.newcomer()))));
        said.add(moved());
        scoring.elo().ifPresent(elo -> said.addAll(formula(elo)));
        scoring.provisional()
                .ifPresentOrElse(
                        unrated -> said.add(provisional(unrated)),
                        () -> leastGames().ifPresent(games -> said.add(words.text("table.rules.score.games", games))));
        if (scoring.base(known, known) > 0) {
            said.add(words.text("table.rules.score.ranks"));
        }
        if (why(known, DRAWN, MANY).equals(Optional.of(Uncounted.NOT_WON))) {
            said.add(words.of(Uncounted.NOT_WON));
        }
        leastPlies().ifPresent(plies -> said.add(words.text("table.rules.score.short", plies)));
        said.add(words.text(
                scoring.countsAtOdds() ? "table.rules.score.odds-count" : "table.rules.score.odds-uncounted"));
        titles().ifPresent(said::add);
        if (scoring.titles().stream().anyMatch(this::isAwarded)) {
            said.add(words.text("table.rules.score.awarded"));
        }
        return String.join(words.text("table.sentences"), said);
    }

    /// A player who has counted games enough.
    private Profile at(double value) {
        return scoring.newcomer().withValue(value, MANY);
    }

    private Optional<Uncounted> why(Profile both, Outcome outcome, int plies) {
        return scoring.uncounted(both, both, outcome, plies);
    }

    private String moved() {
        return words.text(
                "table.rules.score.moved", change(1, true), change(0, true), change(1, false), change(0, false));
    }

    private String change(double result, boolean first) {
        BigDecimal change = BigDecimal.valueOf(
                        scoring.after(known, known, result, first).value() - known.value())
                .setScale(1, RoundingMode.HALF_UP)
                .stripTrailingZeros();
        return (change.signum() < 0 ? "\u2212" : "+") + change.abs().toPlainString();
    }

    private List<String> formula(Elo elo) {
        List<String> said = new ArrayList<>();
        said.add(words.text("table.rules.score.elo", Elo.SPREAD));
        if (elo.firstMove() != 0) {
            said.add(words.text("table.rules.score.first-move", elo.firstMove()));
        }
        said.add(words.text(
                "table.rules.score.factors",
                elo.bands().stream()
                        .map(this::factor)
                        .collect(Collectors.joining(words.text("table.rules.title.and")))));
        return said;
    }

    private String factor(Elo.Band band) {
        return Double.isInfinite(band.below())
                ? words.text("table.rules.score.factor.rest", band.factor())
                : words.text("table.rules.score.factor", band.factor(), told.sum((long) band.below()));
    }

    private String provisional(Provisional unrated) {
        return words.text(
                "table.rules.score.provisional",
                told.title(house, unrated.title()),
                unrated.games(),
                unrated.part(),
                unrated.of(),
                unrated.atFirst());
    }

    /// How many games must have counted before two such players score against each other.
    private OptionalInt leastGames() {
        Profile newcomer = scoring.newcomer();
        return IntStream.rangeClosed(0, MANY)
                .filter(games -> why(newcomer.withValue(newcomer.value(), games), WON, MANY)
                        .isEmpty())
                .findFirst()
                .stream()
                .filter(games -> games > 0)
                .findFirst();
    }

    private OptionalInt leastPlies() {
        return IntStream.rangeClosed(0, MANY)
                .filter(plies -> why(known, WON, plies).isEmpty())
                .findFirst()
                .stream()
                .filter(plies -> plies > 0)
                .findFirst();
    }

    private Optional<String> titles() {
        return scoring.titles().size() < 2
                ? Optional.empty()
                : Optional.of(words.text(
                        "table.rules.score.titles",
                        scoring.titles().stream()
                                .map(this::title)
                                .collect(Collectors.joining(words.text("table.rules.title.and")))));
    }

    /// A title that no value alone brings is awarded.
    private boolean isAwarded(Title title) {
        return !Double.isInfinite(title.from())
                && !scoring.title(at(title.from())).equals(title);
    }

    private String title(Title title) {
        String name = told.title(house, title);
        if (Double.isInfinite(title.from())) {
            return words.text("table.rules.title.below", name);
        }
        Profile holder = at(title.from());
        String from = told.sum((long) title.from());
        if (isAwarded(title)) {
            return words.text("table.rules.title.awarded", name, from);
        }
        long base = scoring.base(holder, holder);
        return base == 0
                ? words.text("table.rules.title", name, from)
                : words.text(
                        "table.rules.title.base",
                        name,
                        from,
                        told.sum((long) (scoring.after(holder, holder, 1, true).value() - holder.value())),
                        told.sum(base),
                        told.sum(scoring.wealthToSit(holder, holder)));
    }
}
