package xiangqi.core.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// What holds for every position, tried on positions out of random games. Another seed: `-Dchuhe.seed=…`.
@DisplayName("Names of moves in 10 000 positions")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class NotationProperties {
    private static final int POSITIONS = 10_000;
    /// Reading all texts of a form in one position takes long; so many positions get it.
    private static final int THOROUGH = 100;

    private final long seed = Long.getLong("chuhe.seed", 20_261_129);
    private final Map<Position, List<Move>> legalMoves = new HashMap<>();
    private List<Position> positions = List.of();

    @BeforeAll
    void playGames() {
        System.out.println("names of moves: seed " + seed);
        positions = new SomePositions(seed).list(POSITIONS);
        positions.forEach(position -> legalMoves.computeIfAbsent(position, Position::legalMoves));
    }

    @Test
    void theGamesLeadToEveryCrowdOfSoldiers() {
        for (int soldiers : new int[] {0, 2, 3, 4, 5}) {
            assertTrue(
                    positions.stream()
                            .anyMatch(p -> new Soldiers(new Mover(p)).joint().size() == soldiers),
                    "" + soldiers);
        }
        assertTrue(positions.stream()
                .anyMatch(p -> new Soldiers(new Mover(p)).columns().size() == 2));
    }

    @ParameterizedTest
    @EnumSource
    void everyLegalMoveHasANameOfItsOwnThatReadsBack(Notation notation) {
        for (Position position : positions) {
            for (Tandem tandem : conventions(notation)) {
                Map<String, Move> names = new HashMap<>();
                for (Move move : legalMoves.get(position)) {
                    String name = notation.name(position, move, tandem);
                    Move twin = names.put(name, move);
                    assertTrue(twin == null, () -> name + " names " + move + " and " + twin + " in" + where(position));
                    assertEquals(
                            new MoveReading.Found(move),
                            notation.read(position, name),
                            () -> name + " in" + where(position));
                    if (tandem == Tandem.JOINT && notation != Notation.UCI_FROM_ONE) {
                        assertEquals(
                                new MoveReading.Found(move),
                                Notation.readAny(position, name),
                                () -> name + " in" + where(position));
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void theOtherColourSaysTheSameWithItsOwnDigits(Tandem tandem) {
        Chinese chinese = new Chinese(Script.SIMPLIFIED, tandem);
        Wxf wxf = new Wxf(tandem);
        for (Position position : positions) {
            Position turned = legal(position.setup().recoloured());
            for (Move move : legalMoves.get(position)) {
                assertEquals(
                        recoloured(chinese.name(position, move), position.turn()),
                        chinese.name(turned, move.turned()),
                        () -> move + " in" + where(position));
                assertEquals(
                        wxf.name(position, move),
                        wxf.name(turned, move.turned()),
                        () -> move + " in" + where(position));
            }
        }
    }

    @Test
    void everyChineseTextSaysWhatTheListOfAllNamesSays() {
        List<String> texts = chineseTexts();
        for (Position position : thorough()) {
            AcceptedNames names = AcceptedNames.chinese(position);
            for (String text : texts) {
                assertAgrees(names, text, Chinese.read(position, text), position);
            }
        }
    }

    @Test
    void everyWxfTextSaysWhatTheListOfAllNamesSays() {
        List<String> texts = wxfTexts();
        for (Position position : thorough()) {
            AcceptedNames names = AcceptedNames.wxf(position);
            for (String text : texts) {
                assertAgrees(names, text, Wxf.read(position, text), position);
            }
        }
    }

    @Test
    void everySetupReadsBackFromItsFen() {
        for (Position position : positions) {
            FenReading expected = new FenReading.Read(position.setup(), true, List.of(), List.of());
            assertEquals(expected, Fen.read(Fen.write(position.setup())));
            assertEquals(expected, Fen.read(Fen.writeShort(position.setup())));
        }
    }

    /// Coordinates know no conventions for soldiers.
    private static List<Tandem> conventions(Notation notation) {
        return switch (notation) {
            case ZH_HANS, ZH_HANT, WXF -> List.of(Tandem.values());
            case ICCS, UCI, UCI_FROM_ONE -> List.of(Tandem.JOINT);
        };
    }

    private List<Position> thorough() {
        return positions.stream()
                .filter(position -> position.hash() % 3 == 0)
                .limit(THOROUGH)
                .toList();
    }

    private void assertAgrees(AcceptedNames names, String text, MoveReading reading, Position position) {
        List<Move> read = switch (reading) {
            case MoveReading.Found(Move move) -> List.of(move);
            case MoveReading.Ambiguous(List<Move> candidates) -> sorted(candidates);
            case MoveReading.NoSuchMove refused -> List.of();
            case MoveReading.NotNotation(int index) -> throw new AssertionError(text + " breaks off at " + index);
        };
        assertEquals(names.fitting(text), read, () -> text + " in" + where(position));
    }

    private static List<Move> sorted(List<Move> moves) {
        return moves.stream().sorted(Comparator.comparing(Move::toString)).toList();
    }

    /// All texts in good form, in one script and one kind of digit.
    private static List<String> chineseTexts() {
        List<String> pieces = letters("帅仕相马车炮兵");
        List<String> numerals = letters("一二三四五六七八九");
        List<String> places = letters("前中后");
        List<String> words = new ArrayList<>(places);
        words.addAll(numerals);
        List<String> names = joined(pieces, numerals);
        names.addAll(joined(pieces, places));
        names.addAll(joined(words, pieces));
        names.addAll(joined(words, numerals));
        names.addAll(joined(words, joined(pieces, numerals)));
        return joined(names, joined(letters("进退平"), numerals));
    }

    private static List<String> wxfTexts() {
        List<String> pieces = letters("KAEHRCP");
        List<String> digits = letters("123456789");
        List<String> signs = letters("+-.");
        List<String> names = joined(pieces, digits);
        names.addAll(joined(pieces, signs));
        names.addAll(joined(signs, pieces));
        names.addAll(joined(List.of("P"), letters("abcde")));
        names.addAll(joined(digits, List.of("+", "-")));
        digits.forEach(digit -> names.add(digit + digit));
        names.addAll(List.of("++", "--"));
        return joined(names, joined(letters("+-="), digits));
    }

    private static List<String> letters(String text) {
        return text.chars().mapToObj(c -> String.valueOf((char) c)).toList();
    }

    private static List<String> joined(List<String> first, List<String> second) {
        List<String> joined = new ArrayList<>();
        first.forEach(start -> second.forEach(end -> joined.add(start + end)));
        return joined;
    }

    /// A name of one side as the other would say it. Only the place of a soldier in a list is a Chinese numeral
    /// for both.
    private static String recoloured(String name, Side side) {
        String red = "帅仕相兵一二三四五六七八九";
        String black = "将士象卒１２３４５６７８９";
        String from = side == Side.RED ? red : black;
        String to = side == Side.RED ? black : red;
        StringBuilder other = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            int glyph = from.indexOf(name.charAt(i));
            other.append(glyph < 0 || (i == 0 && glyph >= 4) ? name.charAt(i) : to.charAt(glyph));
        }
        return other.toString();
    }

    private static Position legal(Setup setup) {
        return ((Checked.Legal) Position.check(setup, Legality.STRICT)).position();
    }

    private String where(Position position) {
        return " " + Fen.writeShort(position.setup()) + " (seed " + seed + ")";
    }
}
