package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Role;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.opening.FirstMove;
import xiangqi.core.opening.Opening;
import xiangqi.core.study.Marks;
import xiangqi.core.term.Sighting;
import xiangqi.core.term.Term;

class LoreTest {
    private static final String GAME = """
            [Red "松间客"]

            1. 炮二平五 马８进７ 2. 马二进三 车９平８ 3. 车一平二 马２进３ 4. 车二进四 *
            """;
    private static final Seen PATROLLING =
            new Seen(List.of(new Sighting(Term.PATROLLING, Side.RED, Optional.of(Role.CHARIOT), List.of(Square.H4))));

    private final Desk desk = new Desk();
    private final StudyViewModel model = desk.model();
    private final Lore lore = model.lore();

    private void open(String text) {
        model.games().open(List.of(desk.file("a.pgn", text)));
    }

    private Optional<String> code() {
        return lore.toldProperty().get().opening().map(Opening::code);
    }

    private List<Square> ringed() {
        return model.reader().frameProperty().get().drawn().circles().stream()
                .map(Marks.Circle::at)
                .toList();
    }

    @Test
    void theOpeningIsThatOfThePlaceThatIsRead() {
        open(GAME);
        assertEquals(Optional.empty(), code());
        model.reader().forward();
        assertEquals(Optional.of("B00"), code());
        assertEquals(
                Optional.of(FirstMove.CENTRAL_CANNON), lore.toldProperty().get().first());
        model.reader().last();
        assertEquals(Optional.of("C15"), code());
        model.reader().goToPly(2);
        assertEquals(Optional.of("B05"), code());
    }

    @Test
    void anExplainedTermHasItsPointsRingedUntilTheNextStep() {
        open(GAME);
        model.reader().last();
        assertTrue(lore.toldProperty().get().seen().contains(PATROLLING));
        lore.explain(PATROLLING);
        assertEquals(Optional.of(PATROLLING), lore.explainedProperty().get());
        assertEquals(List.of(Square.H4), ringed());
        model.reader().back();
        assertEquals(Optional.empty(), lore.explainedProperty().get());
        assertEquals(List.of(), ringed());
    }

    @Test
    void explainingATermAgainEndsIt() {
        open(GAME);
        model.reader().last();
        lore.explain(PATROLLING);
        lore.explain(PATROLLING);
        assertEquals(Optional.empty(), lore.explainedProperty().get());
        assertEquals(List.of(), ringed());
    }

    /// Both sides' cannons stand on the middle file: one term, two points.
    @Test
    void aTermIsToldOnceHoweverOftenItIsSeen() {
        open("1. 炮二平五 炮８平５ *");
        model.reader().last();
        List<Seen> cannons = lore.toldProperty().get().seen().stream()
                .filter(seen -> seen.first().term() == Term.MIDDLE_FILE)
                .toList();
        assertEquals(1, cannons.size());
        assertEquals(2, cannons.getFirst().times());
        assertEquals(Set.of(Square.E2, Square.E7), Set.copyOf(cannons.getFirst().squares()));
    }

    @Test
    void aTermThatIsLookedAtIsRingedUntilOneLooksAway() {
        open(GAME);
        model.reader().last();
        lore.pointAt(Optional.of(PATROLLING));
        assertEquals(List.of(Square.H4), ringed());
        lore.pointAt(Optional.empty());
        assertEquals(List.of(), ringed());
    }

    @Test
    void explainingIsNoEdit() {
        open(GAME);
        model.reader().last();
        lore.explain(PATROLLING);
        assertEquals(false, model.games().changedProperty().get());
    }

    @Test
    void aRecordWithoutPiecesTellsNothing() {
        open("[FEN \"9/9/9/9/9/9/9/9/9/9 w\"]\n\n{前言} *\n");
        assertEquals(Lore.Told.NOTHING, lore.toldProperty().get());
    }
}
