package xiangqi.core.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;

@DisplayName("FEN")
class FenTest {
    @Test
    void theStandardSetupIsWrittenAsEveryoneWritesIt() {
        assertEquals(
                "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1", Fen.write(Setup.STANDARD));
        assertEquals("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w", Fen.writeShort(Setup.STANDARD));
    }

    @Test
    void theStandardFenIsTheStandardSetup() {
        assertEquals(
                new FenReading.Read(Setup.STANDARD, true, List.of(), List.of()),
                Fen.read("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"));
    }

    @Test
    void theFirstRowIsBlacksHomeRankAndBeginsOnFileA() {
        FenReading.Read read = (FenReading.Read) Fen.read("r3k4/9/9/9/9/9/9/9/7C1/5K3 b");
        Board board = read.setup().board();
        assertEquals(Side.BLACK, read.setup().turn());
        assertEquals(Optional.of(Piece.BLACK_CHARIOT), board.at(Square.A9));
        assertEquals(Optional.of(Piece.BLACK_GENERAL), board.at(Square.E9));
        assertEquals(Optional.of(Piece.RED_CANNON), board.at(Square.H1));
        assertEquals(Optional.of(Piece.RED_GENERAL), board.at(Square.F0));
        assertEquals(4, board.pieces().size());
        assertEquals("r3k4/9/9/9/9/9/9/9/7C1/5K3 b", Fen.writeShort(read.setup()));
    }

    @TestFactory
    Stream<DynamicTest> everyDialectIsRead() {
        return new Rows("fen-read.tsv")
                .rows()
                .map(row -> DynamicTest.dynamicTest(row.get(0), () -> {
                    FenReading.Read read = (FenReading.Read) Fen.read(Rows.quoted(row.get(1)));
                    assertEquals(row.get(2), Fen.writeShort(read.setup()));
                    assertEquals(row.get(3).equals("yes"), read.sideGiven());
                    assertEquals(
                            row.get(4),
                            read.moves().stream().map(Object::toString).collect(Collectors.joining(" ")));
                }));
    }

    @TestFactory
    Stream<DynamicTest> everyFaultIsNamedWithItsPlace() {
        return new Rows("fen-faults.tsv")
                .rows()
                .map(row -> DynamicTest.dynamicTest(row.get(0), () -> {
                    FenFault fault = new FenFault(
                            FenFault.Kind.valueOf(row.get(2)),
                            Integer.parseInt(row.get(3)),
                            Integer.parseInt(row.get(4)),
                            Integer.parseInt(row.get(5)),
                            Integer.parseInt(row.get(6)));
                    assertEquals(new FenReading.Unreadable(fault), Fen.read(Rows.quoted(row.get(1))));
                }));
    }

    @Test
    void everyKindOfFaultHasARow() {
        assertEquals(
                Stream.of(FenFault.Kind.values()).collect(Collectors.toSet()),
                new Rows("fen-faults.tsv")
                        .rows()
                        .map(row -> FenFault.Kind.valueOf(row.get(2)))
                        .collect(Collectors.toSet()));
    }
}
