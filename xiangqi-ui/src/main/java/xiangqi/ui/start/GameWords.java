package xiangqi.ui.start;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import xiangqi.core.board.Side;
import xiangqi.core.money.Stakes;
import xiangqi.core.table.Game;
import xiangqi.ui.table.MoneyWords;
import xiangqi.ui.table.TableWords;
import xiangqi.ui.text.Orphans;
import xiangqi.ui.text.Words;

/// What tells one game that is not over from another, in one language.
final class GameWords {
    private final Words words;
    private final TableWords told;
    private final MoneyWords money;

    GameWords(Words words) {
        this.words = words;
        this.told = new TableWords(words);
        this.money = new MoneyWords(words);
    }

    /// The house and the players: 波克 · 张三 — 李四.
    String who(Game game) {
        boolean nameless = game.red().name().isEmpty() && game.black().name().isEmpty();
        return words.text(
                "start.facts",
                told.house(game.terms().house()),
                nameless
                        ? words.text("start.local")
                        : words.text("start.players", told.player(game, Side.RED), told.player(game, Side.BLACK)));
    }

    /// The odds and what is played for; blank without either.
    String terms(Game game, Optional<Stakes> stakes) {
        Optional<String> odds =
                Optional.of(game.terms()).filter(terms -> !terms.rated()).map(told::unusual);
        return Orphans.joined(Stream.concat(odds.stream(), Stream.of(money.atPlay(game, stakes)))
                .filter(said -> !said.isBlank())
                .collect(Collectors.joining(words.text("table.and-also"))));
    }
}
