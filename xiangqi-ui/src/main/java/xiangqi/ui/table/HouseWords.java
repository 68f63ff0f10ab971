package xiangqi.ui.table;

import java.util.ArrayList;
import java.util.List;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.game.Edition;
import xiangqi.core.house.DrawRule;
import xiangqi.core.house.House;
import xiangqi.core.house.Profile;
import xiangqi.core.house.UndoRule;
import xiangqi.core.rules.Legality;
import xiangqi.core.table.Terms;
import xiangqi.ui.text.Words;

/// The rules of a house in one language, told from the house's own data and policies: a house that nobody has heard of
/// has its words like the others.
public final class HouseWords {
    private final Words words;
    private final TableWords told;

    public HouseWords(Words words) {
        this.words = words;
        this.told = new TableWords(words);
    }

    /// A rule by its name and what it says.
    public record Rule(String name, String says) {}

    /// What tells a house from the others, in a line.
    public String brief(House house) {
        List<String> said = new ArrayList<>();
        said.add(words.text(
                house.legality() == Legality.STRICT ? "table.rules.brief.strict" : "table.rules.brief.capture"));
        said.add(words.of(house.repetition()));
        if (house.checksInARow() > 0) {
            said.add(words.text("table.rules.brief.checks", house.checksInARow()));
        }
        said.add(words.text(
                house.draw() == DrawRule.ALTERNATING ? "table.rules.brief.alternating" : "table.rules.brief.own-turn"));
        if (house.handicap().rounds() > 0) {
            said.add(words.text("table.rules.brief.restart", house.handicap().rounds()));
        }
        return String.join(words.text("table.rules.brief.and"), said);
    }

    /// All that is played by under those terms, in the order in which a game meets it.
    public List<Rule> rules(Terms terms) {
        House house = terms.house();
        List<Rule> rules = new ArrayList<>();
        rules.add(rule(
                "table.rules.legality",
                house.legality() == Legality.STRICT ? "table.rules.legality.strict" : "table.rules.legality.capture"));
        rules.add(rule(
                "table.rules.mate",
                house.legality() == Legality.STRICT ? "table.rules.mate.says" : "table.rules.mate.capture"));
        rules.add(new Rule(words.text("table.rules.repetition"), repetition(terms.repetition())));
        if (house.checksInARow() > 0) {
            rules.add(
                    new Rule(words.text("table.meter.checks"), words.text("table.rules.checks", house.checksInARow())));
        }
        rules.add(rule("table.rules.limit", terms.naturalLimit() ? "table.rules.limit.on" : "table.rules.limit.off"));
        rules.add(new Rule(words.text("table.rules.clock"), clock(terms.clock())));
        rules.add(new Rule(words.text("table.undo"), undo(house.undo())));
        rules.add(rule(
                "table.draw",
                house.draw() == DrawRule.ALTERNATING ? "table.rules.draw.alternating" : "table.rules.draw.own-turn"));
        rules.add(new Rule(words.text("table.new.odds"), odds(house)));
        rules.add(rule("table.rules.annul", "table.rules.annul.says"));
        rules.add(new Rule(
                words.text("table.rules.leaving"), words.text("table.rules.leaving.says", told.time(terms.grace()))));
        rules.add(new Rule(told.score(house), new ScoreWords(words, house).says()));
        if (house.movesMoney()) {
            rules.add(new Rule(words.text("table.new.money"), money(house)));
        }
        rules.add(rule("table.result.again", "table.rules.again"));
        rules.add(rule("table.result.save", "table.rules.save"));
        return List.copyOf(rules);
    }

    private Rule rule(String name, String says) {
        return new Rule(words.text(name), words.text(says));
    }

    private String repetition(Edition edition) {
        String says = switch (edition) {
            case CHINESE -> words.text("table.rules.repetition.chinese");
            case ASIAN -> words.text("table.rules.repetition.asian");
        };
        return words.text("table.rules.repetition.says", edition, says);
    }

    private String clock(TimeControl control) {
        String figures = told.control(control);
        return switch (control) {
            case TimeControl.ThreePart _ -> words.text("table.rules.clock.three-part", figures);
            case TimeControl.TwoPeriod _ -> words.text("table.rules.clock.two-period", figures);
            case TimeControl.Fischer _, TimeControl.Untimed _ -> figures;
        };
    }

    private String undo(UndoRule rule) {
        return rule.requests() == 0
                ? words.text("table.rules.undo.never")
                : words.text("table.rules.undo", rule.requests(), rule.every());
    }

    private String odds(House house) {
        int rounds = house.handicap().rounds();
        return rounds == 0
                ? words.text("table.rules.odds.before")
                : words.text("table.rules.odds.within", words.text("table.rules.odds.before"), rounds);
    }

    private String money(House house) {
        Profile newcomer = house.scoring().newcomer();
        List<String> said = new ArrayList<>();
        said.add(new MoneyWords(words).rules(house, newcomer, newcomer, true));
        if (house.money().fee() > 0) {
            said.add(words.text("table.rules.fee"));
        }
        if (house.money().stakes()) {
            said.add(words.text("table.rules.stakes"));
            said.add(words.text("table.rules.lesson"));
        }
        said.add(words.text("table.rules.wealth", told.sum(newcomer.wealth())));
        return String.join(words.text("table.sentences"), said);
    }
}
