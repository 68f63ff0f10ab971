package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import xiangqi.core.board.Side;
import xiangqi.core.house.Odds;
import xiangqi.core.notation.Notation;
import xiangqi.core.table.Offer;
import xiangqi.core.table.Proposal;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

/// A card speaks to whoever it lies before.
class OfferWordsTest {
    private static final List<Proposal> PROPOSALS = List.of(
            new Proposal.Draw(),
            new Proposal.Undo(),
            new Proposal.Annulment(),
            new Proposal.Restart(Odds.of(Odds.Kind.HORSE), 10),
            new Proposal.Stake(1, 2),
            new Proposal.Guidance(3),
            new Proposal.Rematch());

    private static OfferWords in(Language language) {
        return new OfferWords(
                Parlour.usual().model.gameProperty().get().orElseThrow(), Notation.ICCS, Words.in(language));
    }

    private static OfferCard card(Proposal proposal, OfferCard.Role role, OfferCard.State state) {
        return new OfferCard(new Offer(1, proposal, Side.RED, 2), Optional.empty(), Side.RED, role, state);
    }

    @Test
    void toTheReceiverItSpeaksOfTheOpponentAndOfYou() {
        OfferCard card = card(new Proposal.Draw(), OfferCard.Role.OURS_TO_ANSWER, OfferCard.State.WAITING);
        assertEquals("Your opponent offers a draw", in(Language.ENGLISH).title(card));
        assertEquals("You answer · your move declines it", in(Language.ENGLISH).answer(card));
        assertEquals("对手求和", in(Language.SIMPLIFIED).title(card));
        assertEquals("请你答复 · 走棋即算拒绝", in(Language.SIMPLIFIED).answer(card));
        assertEquals("對手求和", in(Language.TRADITIONAL).title(card));
    }

    @Test
    void toItsMakerItSpeaksOfYou() {
        OfferCard card = card(new Proposal.Undo(), OfferCard.Role.MADE_HERE, OfferCard.State.WAITING);
        assertEquals("You ask to undo", in(Language.ENGLISH).title(card));
        assertEquals(
                "waiting for your opponent · any move ends it",
                in(Language.ENGLISH).answer(card));
    }

    @Test
    void atASharedScreenTheOneWhoAnswersIsCalledByName() {
        OfferCard card = card(new Proposal.Draw(), OfferCard.Role.SHARED, OfferCard.State.WAITING);
        assertEquals("半亩塘求和", in(Language.SIMPLIFIED).title(card));
        assertEquals("请听雨轩答复 · 走棋即算拒绝", in(Language.SIMPLIFIED).answer(card));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void noCardCallsAPlayerAtAScreenOfTheirOwnByName(Language language) {
        for (Proposal proposal : PROPOSALS) {
            for (OfferCard.Role role : Set.of(OfferCard.Role.OURS_TO_ANSWER, OfferCard.Role.MADE_HERE)) {
                for (OfferCard.State state : OfferCard.State.values()) {
                    OfferCard card = card(proposal, role, state);
                    String said = in(language).title(card) + in(language).answer(card);
                    assertFalse(said.contains(Parlour.RED.name()) || said.contains(Parlour.BLACK.name()), said);
                }
            }
        }
    }

    @Test
    void oddsNameWhoGivesThemAndTheColourInTheNewGame() {
        OfferCard byRed = card(
                new Proposal.Restart(Odds.of(Odds.Kind.HORSE), 10), OfferCard.Role.SHARED, OfferCard.State.WAITING);
        assertEquals("此局作废重下：听雨轩让单马，执红方；奖金各 10", in(Language.SIMPLIFIED).about(byRed));
        assertEquals("此局作廢重下：听雨轩讓單馬，執紅方；獎金各 10", in(Language.TRADITIONAL).about(byRed));
        assertEquals(
                "This game will not count. In the new one 听雨轩 gives a horse and plays Red. Reward 10 each",
                in(Language.ENGLISH).about(byRed));
        OfferCard first =
                card(new Proposal.Restart(Odds.of(Odds.Kind.FIRST), 0), OfferCard.Role.SHARED, OfferCard.State.WAITING);
        assertEquals("此局作废重下：听雨轩让先，执黑方", in(Language.SIMPLIFIED).about(first));
    }
}
