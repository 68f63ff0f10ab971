package xiangqi.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.util.Subscription;
import xiangqi.core.board.Side;
import xiangqi.core.game.Line;
import xiangqi.core.rules.Ply;
import xiangqi.core.table.Game;
import xiangqi.core.table.Proposal;
import xiangqi.core.table.Seat;
import xiangqi.ui.text.Words;

/// What the players at a table can ask of it and of each other, at the buttons that they ask with.
final class ActionRow {
    private final TableViewModel model;
    private final Bargaining bargaining;
    private final Words words;
    private final ButtonQuestion.Asker asker;

    /// @param asker asks at buttons
    ActionRow(TableViewModel model, Words words, ButtonQuestion.Asker asker) {
        this.model = model;
        this.bargaining = model.bargaining();
        this.words = words;
        this.asker = asker;
    }

    /// Lets the buttons ask until the subscription ends.
    Subscription furnish(Button undo, Button draw, Button handicap, Button stakes, Button resign, Button ready) {
        List<Subscription> all = new ArrayList<>();
        String back = words.text("table.request.back");
        all.add(RequestButton.furnish(
                undo,
                model.requests().undo(),
                words,
                new RequestButton.Wording(words.text("table.undo.whose"), Optional.empty(), this::undoOf, back, false),
                asker));
        all.add(RequestButton.furnish(
                draw,
                model.requests().draw(),
                words,
                new RequestButton.Wording(
                        words.text("table.draw.whose"),
                        Optional.empty(),
                        seat -> words.text("table.draw.of", seat.side()),
                        back,
                        false),
                asker));
        all.add(RequestButton.furnish(
                resign,
                model.requests().resignation(),
                words,
                new RequestButton.Wording(
                        words.text("table.resign.whose"),
                        Optional.of(words.text("table.resign.sure")),
                        this::resignationOf,
                        back,
                        true),
                asker));
        all.add(RequestButton.furnish(
                ready,
                model.requests().readiness(),
                words,
                new RequestButton.Wording(
                        words.text("table.ready"), Optional.empty(), seat -> words.of(seat.side()), back, false),
                asker));
        all.add(RequestButton.furnish(
                handicap,
                bargaining.restart(),
                words,
                new RequestButton.Wording(
                        words.text("table.restart.whose"),
                        Optional.of(words.text("table.restart.sure")),
                        Optional.of(() ->
                                new RestartChooser(bargaining, model.board().lookProperty(), words)),
                        seat -> alone(bargaining.restart())
                                ? words.text("table.restart.ask")
                                : words.text(
                                        "table.restart.of",
                                        name(seat.side()),
                                        name(seat.side().opponent())),
                        back,
                        false),
                asker));
        all.add(bargaining
                .roundsLeftProperty()
                .subscribe(left -> handicap.setText(left.map(rounds -> words.text("table.restart.left", rounds))
                        .orElseGet(() -> words.text("table.restart")))));
        all.add(RequestButton.furnish(
                stakes,
                bargaining.stakes(),
                words,
                new RequestButton.Wording(
                        words.text("table.stakes.whose"),
                        Optional.of(words.text("table.stakes.sure")),
                        Optional.of(() -> {
                            bargaining.beginStakes();
                            return new StakesChooser(bargaining, lesson(bargaining.guide()), words);
                        }),
                        seat -> alone(bargaining.stakes())
                                ? words.text("table.propose")
                                : words.text("table.stakes.of", seat.side()),
                        back,
                        false),
                asker));
        return Subscription.combine(all.toArray(Subscription[]::new));
    }

    /// Asks for other figures than those that an offer names.
    void counter(Node at, OfferCard card) {
        bargaining.beginCounter(card.offer().proposal());
        Side side = card.answerer();
        asker.ask(
                at,
                words.text("table.stakes.counter"),
                Optional.of(new StakesChooser(bargaining, lesson(lessonOf(card)), words)),
                List.of(new ButtonQuestion.Choice(
                        alone(bargaining.stakes())
                                ? words.text("table.propose")
                                : words.text("table.stakes.counter.of", side),
                        Optional.empty(),
                        false,
                        () -> bargaining.stakes().ask(Seat.of(side)))),
                words.text("table.request.back"));
    }

    /// Odds follow the players, whose colours may change by them: so these are called by name.
    private String name(Side side) {
        return model.gameProperty()
                .get()
                .map(game -> new TableWords(words).player(game, side))
                .orElseGet(() -> words.of(side));
    }

    /// Who teaches whom and who pays, or how that is settled.
    private String lesson(Optional<Side> guide) {
        return guide.map(side -> words.text("table.lesson.who", name(side), name(side.opponent())))
                .orElseGet(() -> words.text("table.lesson.asker-pays"));
    }

    private Optional<Side> lessonOf(OfferCard card) {
        return card.offer().proposal() instanceof Proposal.Guidance
                ? model.gameProperty().get().map(card::guide)
                : bargaining.guide();
    }

    private String resignationOf(Seat seat) {
        return alone(model.requests().resignation())
                ? words.text("table.resign")
                : words.text("table.resign.of", seat.side());
    }

    /// Whether one seat alone is played at this screen, so that it is clear who asks.
    private static boolean alone(RequestViewModel request) {
        return request.refusalsProperty().get().size() == 1;
    }

    /// 红方收回 炮二平五; without the move while there is none.
    private String undoOf(Seat seat) {
        return model.gameProperty()
                .get()
                .flatMap(game -> lastMove(game, seat.side()))
                .map(move -> words.text("table.undo.of-move", seat.side(), move))
                .orElseGet(() -> words.text("table.undo.of", seat.side()));
    }

    private Optional<String> lastMove(Game game, Side side) {
        Line line = game.line();
        int last = line.position().turn() == side ? line.size() - 2 : line.size() - 1;
        if (last < 0) {
            return Optional.empty();
        }
        List<Ply> plies = line.plies();
        return Optional.of(model.scoresheet()
                .notation()
                .getValue()
                .name(
                        last == 0 ? line.start() : plies.get(last - 1).after(),
                        plies.get(last).move()));
    }

    /// Asks whose wish it is that the game does not count.
    void annulment(Node at) {
        List<ButtonQuestion.Choice> choices = model.requests().annulment().refusalsProperty().get().entrySet().stream()
                .filter(entry -> entry.getValue().isEmpty())
                .map(entry -> new ButtonQuestion.Choice(
                        alone(model.requests().annulment())
                                ? words.text("table.propose")
                                : words.text("table.annul.of", entry.getKey().side()),
                        Optional.empty(),
                        false,
                        () -> model.requests().annulment().ask(entry.getKey())))
                .toList();
        String asked = words.text(alone(model.requests().annulment()) ? "table.annul.sure" : "table.annul.whose");
        asker.ask(at, asked, Optional.empty(), choices, words.text("table.request.back"));
    }
}
