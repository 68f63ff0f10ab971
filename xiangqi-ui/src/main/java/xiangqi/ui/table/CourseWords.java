package xiangqi.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import xiangqi.core.board.Side;
import xiangqi.core.game.Outcome;
import xiangqi.core.money.Stakes;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Happening;
import xiangqi.core.rules.Ply;
import xiangqi.core.rules.Position;
import xiangqi.core.table.Game;
import xiangqi.core.table.Offer;
import xiangqi.core.table.Proposal;
import xiangqi.ui.text.Words;

/// What happened in a game beside its moves, in one language: the comments of its record.
final class CourseWords {
    private final Game game;
    private final Words words;
    private final Notation notation;
    private final TableWords told;

    /// @param notation of moves that are told in words
    CourseWords(Game game, Words words, Notation notation) {
        this.game = game;
        this.words = words;
        this.notation = notation;
        this.told = new TableWords(words);
    }

    String say(Happening happening) {
        return switch (happening) {
            case Happening.Staked(Stakes stakes) -> words.text("table.course.staked", told.stakes(stakes));
            case Happening.Asked(Offer offer) -> asked(offer);
            case Happening.Agreed(Offer offer) ->
                words.text("table.course.agreed", player(offer.by().opponent()), asked(offer));
            case Happening.Refused(Offer offer) -> words.text(key(offer) + ".refused", player(offer.by()));
            case Happening.Lapsed(Offer offer) -> words.text(key(offer) + ".lapsed", player(offer.by()));
            case Happening.Warned warned -> {
                Judged judged = new Judged(warned.line(), warned.ahead(), warned.evidence());
                yield words.text("table.course.warned", told.warning(judged), told.warned(judged));
            }
            case Happening.WentAway away -> words.text("table.course.away", player(away.side()));
            case Happening.CameBack back -> words.text("table.course.back", player(back.side()));
            case Happening.Interrupted _ -> words.text("table.course.interrupted");
            case Happening.Undone undone -> words.text("table.course.undone", moves(undone));
            case Happening.Ended(Outcome outcome) ->
                words.text("table.course.ended", result(outcome), told.verdict(game));
        };
    }

    private String moves(Happening.Undone undone) {
        List<String> names = new ArrayList<>();
        Position position = undone.line().start();
        for (Ply ply : undone.line().plies()) {
            names.add(notation.name(position, ply.move()));
            position = ply.after();
        }
        return String.join(" ", names.subList(undone.from(), names.size()));
    }

    private String asked(Offer offer) {
        String asks = words.text(key(offer), player(offer.by()));
        return figures(offer)
                .map(figures -> words.text("table.course.figures", asks, figures))
                .orElse(asks);
    }

    private Optional<String> figures(Offer offer) {
        return switch (offer.proposal()) {
            case Proposal.Restart restart -> {
                String given = told.given(game, offer.by().opponent(), restart.odds());
                yield Optional.of(
                        restart.reward() == 0
                                ? given
                                : words.text("table.course.rewarded", given, told.sum(restart.reward())));
            }
            case Proposal.Stake stake ->
                Optional.of(words.text("table.offer.stake.about", told.sum(stake.red()), told.sum(stake.black())));
            case Proposal.Guidance guidance ->
                Optional.of(words.text(
                        "table.lesson.agreed",
                        offer.guide().map(Side::opponent).orElse(offer.by()),
                        told.sum(guidance.fee())));
            case Proposal.Draw _, Proposal.Undo _, Proposal.Annulment _, Proposal.Rematch _ -> Optional.empty();
        };
    }

    private String result(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Win win ->
                words.text(win.side() == Side.RED ? "table.result.red-won" : "table.result.black-won");
            case Outcome.Draw _ -> words.text("table.result.drawn");
            case Outcome.Annulled _ -> words.text("table.result.annulled");
        };
    }

    private String player(Side side) {
        return told.player(game, side);
    }

    private static String key(Offer offer) {
        return "table.offer." + OfferWords.kind(offer.proposal());
    }
}
