package xiangqi.core.notation;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

@DisplayName("Notation")
class NotationTest {
    @TestFactory
    Stream<DynamicTest> aMoveIsWrittenInEveryNotation() {
        return new Rows("names.tsv")
                .rows()
                .map(row -> DynamicTest.dynamicTest(row.get(1) + " " + row.get(2), () -> {
                    Position position = position(row.get(0));
                    Move move = legal(position, row.get(1));
                    assertEquals(
                            row.subList(2, 8),
                            Stream.of(Notation.values())
                                    .map(notation -> notation.name(position, move))
                                    .toList());
                }));
    }

    @TestFactory
    Stream<DynamicTest> soldiersOnOneFileAreToldApartInEveryConvention() {
        return new Rows("tandem.tsv")
                .rows()
                .map(row -> DynamicTest.dynamicTest(row.get(0) + " " + row.get(1), () -> {
                    Position position = position(row.get(0));
                    Move move = legal(position, row.get(1));
                    assertAll(
                            () -> assertEquals(row.get(2), Notation.ZH_HANS.name(position, move)),
                            () -> assertEquals(row.get(2), Notation.ZH_HANS.name(position, move, Tandem.JOINT)),
                            () -> assertEquals(row.get(3), Notation.ZH_HANS.name(position, move, Tandem.PER_FILE)),
                            () -> assertEquals(row.get(4), Notation.ZH_HANS.name(position, move, Tandem.FILE_NAMED)),
                            () -> assertEquals(row.get(5), Notation.WXF.name(position, move, Tandem.JOINT)),
                            () -> assertEquals(row.get(6), Notation.WXF.name(position, move, Tandem.PER_FILE)),
                            () -> assertEquals(row.get(6), Notation.WXF.name(position, move, Tandem.FILE_NAMED)));
                    for (String text : row.subList(2, 5)) {
                        assertEquals(new MoveReading.Found(move), Chinese.read(position, text), text);
                    }
                    for (String text : row.subList(5, 7)) {
                        assertEquals(new MoveReading.Found(move), Wxf.read(position, text), text);
                    }
                }));
    }

    @TestFactory
    Stream<DynamicTest> aTextIsReadAsWhatItSays() {
        return new Rows("readings.tsv").rows().map(row -> {
            String text = Rows.quoted(row.get(2));
            return DynamicTest.dynamicTest(row.get(0) + " «" + text + "» " + row.get(1), () -> {
                Position position = position(row.get(1));
                MoveReading reading = switch (row.get(0)) {
                    case "ANY" -> Notation.readAny(position, text);
                    case "TOLD_APART" -> Uci.read(position, text);
                    default -> Notation.valueOf(row.get(0)).read(position, text);
                };
                assertEquals(row.get(3), inShort(reading));
            });
        });
    }

    @Test
    void theReasonOfARefusalComesWithItsPlace() {
        Position pinned = position("4k4/9/9/9/9/9/9/4N4/9/4K4 w");
        Attempt.Illegal refusal = new Attempt.Illegal(
                Move.of(Square.E2, Square.F4), Attempt.Why.GENERALS_WOULD_FACE, Optional.of(Square.E9));
        assertEquals(new MoveReading.NoSuchMove(List.of(refusal)), Chinese.read(pinned, "马五进四"));
    }

    @Test
    void aMoveIntoCheckIsFoundWhereTheGeneralMayBeCaptured() {
        Checked checked = Position.check(
                ((FenReading.Read) Fen.read("4k4/9/9/9/9/9/9/4N4/9/4K4 w")).setup(), Legality.GENERAL_CAPTURE);
        Position position = ((Checked.Legal) checked).position();
        assertEquals(new MoveReading.Found(Move.of(Square.E2, Square.F4)), Chinese.read(position, "马五进四"));
    }

    @Test
    void generalTakesGeneralOverNineRanks() {
        Checked checked = Position.check(
                ((FenReading.Read) Fen.read("4k4/9/9/9/9/9/9/9/9/4K4 b")).setup(), Legality.GENERAL_CAPTURE);
        Position position = ((Checked.Legal) checked).position();
        Move capture = Move.of(Square.E9, Square.E0);
        assertEquals("将５进９", Notation.ZH_HANS.name(position, capture));
        assertEquals(new MoveReading.Found(capture), Chinese.read(position, "将５进９"));
    }

    @Test
    void nothingIsNamedThatDoesNotMove() {
        assertThrows(
                IllegalArgumentException.class,
                () -> Notation.ZH_HANS.name(Position.START, Move.of(Square.E4, Square.E5)));
        assertThrows(
                IllegalArgumentException.class, () -> Notation.WXF.name(Position.START, Move.of(Square.H9, Square.G7)));
    }

    @Test
    void aWholeGameTellsHowItsRanksAreCounted() {
        Position start = Position.START;
        assertEquals(Optional.of(Uci.Ranks.FROM_ZERO), Uci.ranksOf(start, List.of("h2e2", "h9g7", "h0g2")));
        assertEquals(Optional.of(Uci.Ranks.FROM_ONE), Uci.ranksOf(start, List.of("h3e3", "h10g8", "h1g3")));
        assertEquals(Optional.of(Uci.Ranks.FROM_ONE), Uci.ranksOf(start, List.of("h3e3", "h8e8")));
        assertEquals(Optional.of(Uci.Ranks.FROM_ZERO), Uci.ranksOf(start, List.of("h2e2", "h7e7")));
        assertEquals(Optional.empty(), Uci.ranksOf(start, List.of("h0g2", "h10g8")));
        assertEquals(Optional.of(Uci.Ranks.FROM_ZERO), Uci.ranksOf(start, List.of("h2e2", "炮８平５")));
        assertEquals(Optional.of(Uci.Ranks.FROM_ONE), Uci.ranksOf(start, List.of("炮二平五", "h8e8")));
        assertEquals(Optional.empty(), Uci.ranksOf(start, List.of("炮二平五", "炮８平５")));
        assertEquals(Optional.empty(), Uci.ranksOf(start, List.of()));
    }

    @Test
    void aMoveOfALineIsReadByTheCountingOfTheLine() {
        Move cannon = Move.of(Square.H2, Square.E2);
        assertEquals(new MoveReading.Found(cannon), Notation.readAny(Position.START, "h3e3", Uci.Ranks.FROM_ONE));
        assertInstanceOf(MoveReading.NoSuchMove.class, Notation.readAny(Position.START, "h3e3", Uci.Ranks.FROM_ZERO));
        assertInstanceOf(MoveReading.NotNotation.class, Notation.readAny(Position.START, "h0g2", Uci.Ranks.FROM_ONE));
        assertEquals(new MoveReading.Found(cannon), Notation.readAny(Position.START, "炮二平五", Uci.Ranks.FROM_ONE));
    }

    private static String inShort(MoveReading reading) {
        return switch (reading) {
            case MoveReading.Found(Move move) -> move.toString();
            case MoveReading.Ambiguous(List<Move> moves) ->
                moves.stream().map(Move::toString).collect(Collectors.joining("|"));
            case MoveReading.NoSuchMove(List<Attempt.Illegal> refused) ->
                refused.isEmpty()
                        ? "none"
                        : refused.stream()
                                .map(illegal -> illegal.why() + " " + illegal.move())
                                .collect(Collectors.joining(","));
            case MoveReading.NotNotation(int index) -> "@" + index;
        };
    }

    private static Position position(String fen) {
        FenReading.Read read = (FenReading.Read) Fen.read(fen);
        return ((Checked.Legal) Position.check(read.setup(), Legality.STRICT)).position();
    }

    private static Move legal(Position position, String iccs) {
        Move move = Move.parse(iccs).orElseThrow();
        assertTrue(position.isLegal(move), () -> iccs + " is not legal");
        return move;
    }
}
