package xiangqi.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import xiangqi.core.board.Side;
import xiangqi.core.house.House;
import xiangqi.core.house.Profile;
import xiangqi.core.money.Stakes;
import xiangqi.core.table.Game;
import xiangqi.core.table.Player;
import xiangqi.core.table.Terms;
import xiangqi.ui.text.Words;

/// What a house takes and what players play for, in one language; told from the house's own figures.
public final class MoneyWords {
    private final Words words;
    private final TableWords told;

    public MoneyWords(Words words) {
        this.words = words;
        this.told = new TableWords(words);
    }

    /// What the money of that house does in a game between those two, in sentences; nothing where none can move.
    ///
    /// @param rated whether the game moves scores: base silver is at stake only then
    public String rules(House house, Profile red, Profile black, boolean rated) {
        List<String> said = new ArrayList<>();
        if (house.money().fee() > 0) {
            said.add(words.text("table.fee.about", told.sum(house.money().fee())));
        }
        if (house.money().stakes()) {
            boolean all = !house.money().membersOnly() || red.member() && black.member();
            said.add(words.text(all ? "table.stakes.about" : "table.stakes.members"));
        }
        long base = house.scoring().base(red, black);
        if (rated && base > 0) {
            said.add(words.text(
                    "table.base.about", told.sum(base), told.sum(house.scoring().wealthToSit(red, black))));
        }
        return String.join(words.text("table.sentences"), said);
    }

    /// What is played for at a table, in a few words: the fee, the base silver, the stakes; nothing where no money
    /// moves.
    public String playedFor(Terms terms, Optional<Player> red, Optional<Player> black, Optional<Stakes> agreed) {
        if (!terms.money()) {
            return "";
        }
        House house = terms.house();
        List<String> said = new ArrayList<>();
        if (house.money().fee() > 0) {
            said.add(words.text("table.fee", told.sum(house.money().fee())));
        }
        if (terms.rated() && red.isPresent() && black.isPresent()) {
            long base = house.scoring().base(red.get().profile(), black.get().profile());
            if (base > 0) {
                said.add(words.text("table.base", told.sum(base)));
            }
        }
        agreed.ifPresent(stakes -> said.add(told.stakes(stakes)));
        return String.join(words.text("table.and-also"), said);
    }

    /// What is played for in a game that is not over, a reward in escrow too; nothing where no money moves.
    public String atPlay(Game game, Optional<Stakes> agreed) {
        String playedFor = playedFor(game.terms(), Optional.of(game.red()), Optional.of(game.black()), agreed);
        return Stream.of(playedFor, reward(game))
                .filter(said -> !said.isEmpty())
                .collect(Collectors.joining(words.text("table.and-also")));
    }

    /// The reward in escrow; nothing where there is none.
    String reward(Game game) {
        long inEscrow = game.running() ? game.pot().reward() : 0;
        return inEscrow > 0 ? words.text("table.reward", told.sum(inEscrow)) : "";
    }

    /// Who teaches whom.
    String lesson(Side guide, Player red, Player black) {
        String ofRed = told.player(red.name(), Side.RED);
        String ofBlack = told.player(black.name(), Side.BLACK);
        return guide == Side.RED
                ? words.text("table.lesson.who", ofRed, ofBlack)
                : words.text("table.lesson.who", ofBlack, ofRed);
    }
}
