package xiangqi.core.house;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.notation.Fen;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// The handicap catalogue (houses.md §5). Left is the giver's own left: file 九 or 9, which is file a for Red
/// and i for Black.
class OddsTest {
    static List<List<String>> rows() {
        return HouseRows.of("odds.tsv");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theGiverDoesWithoutTheNamedPieces(List<String> row) {
        Odds odds = new Odds(
                Odds.Kind.find(row.get(0)).orElseThrow(),
                Side.valueOf(row.get(1).toUpperCase()),
                List.of(),
                List.of());
        assertEquals(Optional.of(row.get(2)), fen(odds));
    }

    @Test
    void inOddsOfPiecesTheGiverPlaysRedAndInOddsOfTheMoveBlack() {
        assertEquals(Side.RED, Odds.of(Odds.Kind.ROOK).giver());
        assertEquals(Side.BLACK, Odds.of(Odds.Kind.FIRST).giver());
        assertEquals(Side.BLACK, Odds.of(Odds.Kind.TWO_FIRST).giver());
    }

    @Test
    void twoRedMovesStandOnTheBoardWhenBlackBegins() {
        assertEquals(
                Optional.of("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1CN1C4/9/R1BAKABNR b"),
                fen(Odds.twoFirst(move("h2e2"), move("b0c2"))));
    }

    @ParameterizedTest
    @CsvSource({"h2h9,b0c2", "h2e2,h2e2", "c3c4,c4c5", "h9g7,b0c2", "e0e5,b0c2"})
    void movesAcrossTheRiverOrAgainstTheRulesAreNoOdds(String one, String other) {
        assertEquals(Optional.empty(), fen(Odds.twoFirst(move(one), move(other))));
    }

    @Test
    void customOddsTakeAnyOfTheGiversPiecesButTheGeneral() {
        assertEquals(
                Optional.of("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P3P1P1P/1C5C1/9/1NBAK1BNR w"),
                fen(Odds.custom(Side.RED, List.of(Square.A0, Square.F0, Square.C3))));
        assertEquals(Optional.empty(), fen(Odds.custom(Side.RED, List.of(Square.E0))));
        assertEquals(Optional.empty(), fen(Odds.custom(Side.RED, List.of(Square.A9))));
        assertEquals(Optional.empty(), fen(Odds.custom(Side.RED, List.of(Square.A1))));
        assertEquals(Optional.empty(), fen(Odds.custom(Side.RED, List.of())));
    }

    @Test
    void theShortFormNamesKindAndChoice() {
        assertEquals(Optional.of(Odds.of(Odds.Kind.TWO_HORSES)), Odds.parse("two-horses"));
        assertEquals(Optional.of(Odds.custom(Side.RED, List.of(Square.A0, Square.H2))), Odds.parse("custom:a0,h2"));
        assertEquals(Optional.of(Odds.twoFirst(move("h2e2"), move("b0c2"))), Odds.parse("two-first:h2e2,b0c2"));
        for (String none : List.of(
                "",
                "pony",
                "horse:a0",
                "custom:",
                "custom:a0,",
                "custom:z9",
                "two-first:h2",
                "first/red",
                "two-first:h2e2,b0c2/red",
                "horse/",
                "horse/green",
                "horse/BLACK",
                "/black")) {
            assertEquals(Optional.empty(), Odds.parse(none), none);
        }
    }

    @Test
    void theShortFormCanNameBlackAsTheGiver() {
        assertEquals(
                Optional.of(new Odds(Odds.Kind.HORSE, Side.BLACK, List.of(), List.of())), Odds.parse("horse/black"));
        assertEquals(Optional.of(Odds.of(Odds.Kind.HORSE)), Odds.parse("horse/red"));
        assertEquals(Optional.of(Odds.of(Odds.Kind.FIRST)), Odds.parse("first/black"));
        Odds chariot = Odds.custom(Side.BLACK, List.of(Square.A9));
        assertEquals(Optional.of(chariot), Odds.parse("custom:a9/black"));
        assertEquals(Optional.of(chariot), Odds.parse("custom:a9"));
        assertEquals(Optional.of("1nbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w"), fen(chariot));
        assertEquals(Optional.of(Odds.custom(Side.RED, List.of(Square.A0, Square.A9))), Odds.parse("custom:a0,a9"));
        assertEquals(Optional.of(Odds.custom(Side.RED, List.of(Square.A9))), Odds.parse("custom:a9/red"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "first",
                "horse",
                "rook-horse/black",
                "custom:a0,h2",
                "custom:a9,h7",
                "custom:a9/red",
                "two-first:h2e2,b0c2"
            })
    void theShortFormIsWrittenAsItIsRead(String form) {
        assertEquals(Optional.of(form), Odds.parse(form).map(Odds::shortForm));
    }

    private static Optional<String> fen(Odds odds) {
        return odds.start(Legality.STRICT).map(Position::setup).map(Fen::writeShort);
    }

    private static Move move(String iccs) {
        return Move.parse(iccs).orElseThrow();
    }
}
