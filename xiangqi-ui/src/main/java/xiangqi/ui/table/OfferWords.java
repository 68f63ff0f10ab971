package xiangqi.ui.table;

import java.util.Optional;
import xiangqi.core.notation.Notation;
import xiangqi.core.table.Game;
import xiangqi.core.table.Proposal;
import xiangqi.ui.text.Orphans;
import xiangqi.ui.text.Words;

/// What the card of an offer says, in one language. To the one player at a screen it speaks of you and your opponent;
/// where both are at one screen, and to spectators, it calls the players by name.
final class OfferWords {
    private final Game game;
    private final Notation notation;
    private final Words words;
    private final TableWords told;

    OfferWords(Game game, Notation notation, Words words) {
        this.game = game;
        this.notation = notation;
        this.words = words;
        this.told = new TableWords(words);
    }

    /// Who asks for what, or what has become of it.
    String title(OfferCard card) {
        String kind = "table.offer." + kind(card.offer().proposal());
        return switch (card.state()) {
            case APPEARING, WAITING -> asks(kind, card);
            case REFUSED -> words.text(kind + ".refused", asker(card));
            case COUNTERED -> words.text(kind + (card.isBargained() ? ".countered" : ".refused"), asker(card));
            case LAPSED -> words.text(kind + ".lapsed", asker(card));
            case UNDONE -> words.text("table.offer.undone", asks(kind, card));
        };
    }

    private String asks(String kind, OfferCard card) {
        return card.role() == OfferCard.Role.MADE_HERE ? words.text(kind + ".own") : words.text(kind, asker(card));
    }

    private String asker(OfferCard card) {
        return switch (card.role()) {
            case OURS_TO_ANSWER -> words.text("table.offer.opponent");
            case MADE_HERE -> words.text("table.offer.you");
            case SHARED, WATCHED -> Orphans.cut(told.player(game, card.offer().by()));
        };
    }

    /// Who asks, where the title has room for a part of the name only.
    Optional<String> wholeName(OfferCard card) {
        return switch (card.role()) {
            case OURS_TO_ANSWER, MADE_HERE -> Optional.empty();
            case SHARED, WATCHED ->
                Optional.of(told.player(game, card.offer().by())).filter(name -> !Orphans.isShort(name));
        };
    }

    /// What it comes to.
    String about(OfferCard card) {
        return switch (card.offer().proposal()) {
            case Proposal.Undo _ ->
                card.takes()
                        .map(taken -> words.text(
                                "table.offer.undo.about", taken.number(), notation.name(taken.before(), taken.move())))
                        .orElse("");
            case Proposal.Draw _ ->
                card.round() == 0
                        ? words.text("table.offer.draw.at-start")
                        : words.text("table.offer.draw.about", card.round());
            case Proposal.Annulment _ -> words.text("table.offer.annulment.about");
            case Proposal.Restart restart -> {
                String given = told.given(game, card.offer().by().opponent(), restart.odds());
                yield restart.reward() == 0
                        ? words.text("table.offer.restart.about", given)
                        : words.text("table.offer.restart.about-reward", given, told.sum(restart.reward()));
            }
            case Proposal.Stake stake ->
                words.text("table.offer.stake.about", told.sum(stake.red()), told.sum(stake.black()));
            case Proposal.Guidance guidance ->
                words.text(
                        "table.offer.guidance.about",
                        told.player(game, card.guide(game)),
                        told.player(game, card.guide(game).opponent()),
                        told.sum(guidance.fee()));
            case Proposal.Rematch _ -> words.text("table.offer.rematch.about");
        };
    }

    /// What it comes to, whose answer it is, and what happens without one.
    String details(OfferCard card) {
        return words.text("table.offer.lapse", about(card), answer(card));
    }

    /// Whose answer it is, and what happens without one.
    String answer(OfferCard card) {
        String name = Orphans.cut(told.player(game, card.answerer()));
        String answers = switch (card.role()) {
            case OURS_TO_ANSWER -> words.text("table.offer.ours");
            case SHARED -> words.text("table.offer.shared", name);
            case MADE_HERE -> words.text("table.offer.waits", words.text("table.offer.opponent.there"));
            case WATCHED -> words.text("table.offer.waits", name);
        };
        return without(card)
                .map(without -> words.text("table.offer.lapse", answers, without))
                .orElse(answers);
    }

    private Optional<String> without(OfferCard card) {
        return switch (card.offer().proposal()) {
            case Proposal.Undo _ -> Optional.of(words.text("table.offer.undo.lapse"));
            case Proposal.Draw _ ->
                Optional.of(
                        words.text(card.isAnsweredHere() ? "table.offer.draw.lapse.ours" : "table.offer.draw.lapse"));
            case Proposal.Annulment _ -> Optional.of(words.text("table.offer.annulment.lapse", card.first()));
            case Proposal.Restart _ ->
                Optional.of(words.text(
                        "table.offer.restart.lapse",
                        game.terms().house().handicap().rounds()));
            case Proposal.Stake _, Proposal.Guidance _, Proposal.Rematch _ -> Optional.empty();
        };
    }

    static String kind(Proposal proposal) {
        return switch (proposal) {
            case Proposal.Undo _ -> "undo";
            case Proposal.Draw _ -> "draw";
            case Proposal.Annulment _ -> "annulment";
            case Proposal.Restart _ -> "restart";
            case Proposal.Stake _ -> "stake";
            case Proposal.Guidance _ -> "guidance";
            case Proposal.Rematch _ -> "rematch";
        };
    }
}
