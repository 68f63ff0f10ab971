package xiangqi.core.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import xiangqi.core.board.Fault;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;

/// Every row of the fact tables (`src/test/resources/rules/README.md` says where they come from).
class FactsTest {
    @ParameterizedTest
    @MethodSource
    void thePlacementHasThatManyMoveSequences(String fen, int depth, long nodes) {
        assertEquals(nodes, Perft.count(Rows.position(fen), depth));
    }

    static Stream<Arguments> thePlacementHasThatManyMoveSequences() {
        return Rows.of("perft.tsv")
                .filter(row -> Integer.parseInt(row.get(1)) <= 4)
                .map(row -> Arguments.of(row.get(0), Integer.parseInt(row.get(1)), Long.parseLong(row.get(2))));
    }

    @ParameterizedTest
    @MethodSource
    void exactlyTheseMovesAreLegal(String fen, String check, String moves) {
        Position position = Rows.position(fen);
        assertEquals(check.equals("y"), position.inCheck());
        assertEquals(moves, inOrder(position));
    }

    static Stream<Object[]> exactlyTheseMovesAreLegal() {
        return Rows.of("legal-moves.tsv").map(List::toArray);
    }

    @ParameterizedTest
    @MethodSource
    void thePlacementEndsTheGame(String fen, String end) {
        Position position = Rows.position(fen);
        assertEquals(Ending.valueOf(end.toUpperCase(Locale.ROOT)), position.end());
        assertEquals(List.of(), position.legalMoves());
    }

    static Stream<Object[]> thePlacementEndsTheGame() {
        return Rows.of("terminal.tsv").map(List::toArray);
    }

    @ParameterizedTest
    @MethodSource
    void theMovesAreLegalAsTheRuleTextStates(String fen, String kind, String moves, String because) {
        Position position = Rows.position(fen);
        Set<String> stated = Set.of(moves.split(" "));
        Set<String> legal = position.legalMoves().stream().map(Move::toString).collect(Collectors.toSet());
        switch (kind) {
            case "all" -> assertEquals(stated, legal, because);
            case "among" -> assertTrue(legal.containsAll(stated), because);
            case "not" -> stated.forEach(move -> assertFalse(legal.contains(move), because));
            default -> throw new IllegalArgumentException(kind);
        }
    }

    static Stream<Object[]> theMovesAreLegalAsTheRuleTextStates() {
        return Rows.of("stated-moves.tsv").map(List::toArray);
    }

    @ParameterizedTest
    @MethodSource
    void theMoveIsRefusedForThatReasonAndPlace(String legality, String fen, String move, Attempt.Why why, String at) {
        Position position = Rows.position(fen, Rows.legality(legality));
        Move tried = Move.parse(move).orElseThrow();
        assertEquals(new Attempt.Illegal(tried, why, Square.parse(at)), position.play(tried));
        assertFalse(position.isLegal(tried));
    }

    static Stream<Object[]> theMoveIsRefusedForThatReasonAndPlace() {
        return Rows.of("refused-moves.tsv").map(List::toArray);
    }

    @ParameterizedTest
    @MethodSource
    void theSetUpHasExactlyTheseFaults(String legality, String fen, String faults) {
        Set<Fault> expected = faults.equals("-")
                ? Set.of()
                : Stream.of(faults.split("; ")).map(FactsTest::fault).collect(Collectors.toSet());
        Set<Fault> found = switch (Position.check(Rows.setup(fen), Rows.legality(legality))) {
            case Checked.Legal legal -> Set.of();
            case Checked.Faulty faulty -> Set.copyOf(faulty.faults());
        };
        assertEquals(expected, found);
    }

    static Stream<Object[]> theSetUpHasExactlyTheseFaults() {
        return Rows.of("setup-faults.tsv").map(List::toArray);
    }

    private static Fault fault(String text) {
        List<String> words = List.of(text.split(" "));
        List<Square> squares = words.stream()
                .skip(2)
                .map(Square::parse)
                .map(Optional::orElseThrow)
                .toList();
        return new Fault(Fault.Kind.valueOf(words.get(0)), words.get(1).equals("red") ? Side.RED : Side.BLACK, squares);
    }

    @ParameterizedTest
    @MethodSource("exactlyTheseMovesAreLegal")
    void theMirroredPlacementsHaveTheMirroredMoves(String fen, String check, String moves) {
        var setup = Rows.setup(fen);
        Position recoloured = legal(Position.check(setup.recoloured(), Legality.STRICT));
        Position mirrored = legal(Position.check(setup.mirrored(), Legality.STRICT));
        assertEquals(moves, inOrder(recoloured.legalMoves().stream().map(Move::turned)));
        assertEquals(moves, inOrder(mirrored.legalMoves().stream().map(Move::mirrored)));
    }

    private static Position legal(Checked checked) {
        return ((Checked.Legal) checked).position();
    }

    private static String inOrder(Position position) {
        return inOrder(position.legalMoves().stream());
    }

    private static String inOrder(Stream<Move> moves) {
        return String.join(" ", moves.map(Move::toString).collect(Collectors.toCollection(TreeSet::new)));
    }
}
