package xiangqi.core.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Move;

class DiagramTest {
    private static final Look BARE = Look.USUAL.with(Look.Coordinates.NONE);

    @Test
    void theBoardIsAsWideAndHighAsTheLookSays() {
        Geometry with = Geometry.within(Look.USUAL, 968, 1068, 0);
        assertEquals(100, with.c(), 1e-9);
        Geometry without = Geometry.within(BARE, 904, 1004, 0);
        assertEquals(100, without.c(), 1e-9);
    }

    @Test
    void theBoardStandsInTheMiddleOfItsRoom() {
        Geometry wide = Geometry.within(Look.USUAL, 2000, 1068, 0);
        assertEquals((2000 - 968) / 2.0, wide.left(), 1e-9);
        assertEquals(0, wide.top(), 1e-9);
        Geometry high = Geometry.within(Look.USUAL, 968, 2000, 0);
        assertEquals((2000 - 1068) / 2.0, high.top(), 1e-9);
    }

    @Test
    void redIsBelowUnlessFlipped() {
        Geometry usual = Geometry.within(Look.USUAL, 968, 1068, 0);
        assertEquals(84, usual.x(Square.A0), 1e-9);
        assertEquals(984, usual.y(Square.A0), 1e-9);
        Geometry flipped = Geometry.within(Look.USUAL.flipped(true), 968, 1068, 0);
        assertEquals(884, flipped.x(Square.A0), 1e-9);
        assertEquals(84, flipped.y(Square.A0), 1e-9);
        Geometry mirrored = Geometry.within(Look.USUAL.mirrored(true), 968, 1068, 0);
        assertEquals(884, mirrored.x(Square.A0), 1e-9);
        assertEquals(984, mirrored.y(Square.A0), 1e-9);
    }

    @ParameterizedTest
    @CsvSource({"false,false", "true,false", "false,true", "true,true"})
    void aPointIsFoundWhereItIsDrawn(boolean flipped, boolean mirrored) {
        Geometry geometry = Geometry.within(Look.USUAL.flipped(flipped).mirrored(mirrored), 711, 793, 1);
        for (Square square : Square.values()) {
            double x = geometry.x(square) + 0.4 * geometry.c();
            double y = geometry.y(square) - 0.4 * geometry.c();
            assertEquals(Optional.of(square), geometry.squareAt(x, y));
        }
    }

    @Test
    void besideTheOuterPointsThereIsNone() {
        Geometry geometry = Geometry.within(Look.USUAL, 968, 1068, 0);
        assertEquals(Optional.empty(), geometry.squareAt(84 - 51, 84));
        assertEquals(Optional.empty(), geometry.squareAt(84, 984 + 51));
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 1.25, 1.6, 2})
    void linesOfTheGridLieOnWholeDevicePixels(double grain) {
        Geometry geometry = Geometry.within(BARE, 613, 700, grain);
        List<Shape.Line> straight = Diagram.of(Frame.of(Board.EMPTY), geometry).ground().stream()
                .filter(Shape.Line.class::isInstance)
                .map(Shape.Line.class::cast)
                .filter(line -> line.x1() == line.x2() || line.y1() == line.y2())
                .toList();
        assertFalse(straight.isEmpty());
        for (Shape.Line line : straight) {
            double centre = line.x1() == line.x2() ? line.x1() : line.y1();
            double edge = (centre - line.stroke().width() / 2) * grain;
            assertEquals(Math.rint(edge), edge, 1e-6, line.toString());
        }
    }

    @Test
    void theFilesStopAtTheRiverButTheOuterOnesRunThrough() {
        Geometry geometry = Geometry.within(BARE, 904, 1004, 0);
        List<Shape.Line> upright = Diagram.of(Frame.of(Board.EMPTY), geometry).ground().stream()
                .filter(Shape.Line.class::isInstance)
                .map(Shape.Line.class::cast)
                .filter(line -> line.x1() == line.x2())
                .toList();
        double inRiver = (geometry.y(Square.A4) + geometry.y(Square.A5)) / 2;
        Set<Double> crossing = upright.stream()
                .filter(line -> Math.min(line.y1(), line.y2()) < inRiver && Math.max(line.y1(), line.y2()) > inRiver)
                .map(Shape.Line::x1)
                .collect(Collectors.toSet());
        assertEquals(Set.of(geometry.x(Square.A0), geometry.x(Square.I0)), crossing);
    }

    @Test
    void aThumbnailHasNoWriting() {
        assertEquals(32, discs(13.9));
        assertEquals(List.of(), writing(13.9));
        assertTrue(writing(14.1).contains("楚"));
        assertTrue(writing(14.1).contains("俥"));
    }

    @Test
    void coordinatesAreLeftOutWhereTheyWouldTouchThePieces() {
        assertFalse(withCoordinates(25).contains("九"));
        assertTrue(withCoordinates(27).contains("九"));
    }

    @Test
    void theCoordinatesOfPlayersCountFromTheirOwnRight() {
        assertEquals("123456789", row(Look.USUAL, true));
        assertEquals("九八七六五四三二一", row(Look.USUAL, false));
        assertEquals("一二三四五六七八九", row(Look.USUAL.flipped(true), true));
        assertEquals("987654321", row(Look.USUAL.flipped(true), false));
        assertEquals("987654321", row(Look.USUAL.mirrored(true), true));
    }

    @Test
    void glyphsAreThoseOfTheChosenSet() {
        assertEquals("俥", PieceSet.TRADITIONAL.glyph(Piece.RED_CHARIOT));
        assertEquals("砲", PieceSet.TRADITIONAL.glyph(Piece.BLACK_CANNON));
        assertEquals("马", PieceSet.SIMPLIFIED.glyph(Piece.BLACK_HORSE));
        assertEquals("帅", PieceSet.SIMPLIFIED.glyph(Piece.RED_GENERAL));
    }

    @Test
    void symbolsNeedNoFont() {
        Geometry geometry = Geometry.within(Look.USUAL.with(PieceSet.SYMBOLS), 968, 1068, 0);
        Diagram diagram = Diagram.of(Frame.of(Board.STANDARD), geometry);
        assertTrue(diagram.figures().stream()
                .flatMap(figure -> figure.shapes().stream())
                .noneMatch(Shape.Glyph.class::isInstance));
        assertTrue(diagram.figures().stream()
                .allMatch(figure -> figure.shapes().stream().anyMatch(Shape.Outline.class::isInstance)));
    }

    @Test
    void aCycleThereAndBackIsOneCapsule() {
        Geometry geometry = Geometry.within(Look.USUAL, 968, 1068, 0);
        Move there = Move.of(Square.H0, Square.H1);
        Move back = Move.of(Square.H1, Square.H0);
        Frame frame = Frame.of(Board.STANDARD);
        assertEquals(
                Diagram.of(frame.loop(List.of(there)), geometry).below(),
                Diagram.of(frame.loop(List.of(there, back)), geometry).below());
    }

    @Test
    void thePickedPieceIsLiftedAndLast() {
        Geometry geometry = Geometry.within(Look.USUAL, 968, 1068, 0);
        Diagram diagram = Diagram.of(Frame.of(Board.STANDARD).picked(Square.B0, Set.of(Square.A2), Set.of()), geometry);
        Figure last = diagram.figures().getLast();
        assertEquals(Square.B0, last.square());
        assertEquals(geometry.y(Square.B0) - 4, last.y(), 1e-9);
    }

    private static List<String> withCoordinates(double c) {
        Geometry geometry = Geometry.within(Look.USUAL, 9.68 * c, 10.68 * c, 1);
        return Diagram.of(Frame.of(Board.EMPTY), geometry).ground().stream()
                .filter(Shape.Glyph.class::isInstance)
                .map(shape -> ((Shape.Glyph) shape).text())
                .toList();
    }

    private static Diagram at(double c) {
        return Diagram.of(Frame.of(Board.STANDARD), Geometry.within(BARE, 9.04 * c, 10.04 * c, 1));
    }

    private static long discs(double c) {
        return at(c).figures().stream()
                .filter(figure -> figure.shapes().size() == 1 && figure.shapes().getFirst() instanceof Shape.Disc)
                .count();
    }

    private static List<String> writing(double c) {
        return Stream.concat(
                        at(c).ground().stream(), at(c).figures().stream().flatMap(figure -> figure.shapes().stream()))
                .filter(Shape.Glyph.class::isInstance)
                .map(shape -> ((Shape.Glyph) shape).text())
                .toList();
    }

    private static String row(Look look, boolean top) {
        Geometry geometry = Geometry.within(look, 968, 1068, 0);
        return Diagram.of(Frame.of(Board.EMPTY), geometry).ground().stream()
                .filter(Shape.Glyph.class::isInstance)
                .map(Shape.Glyph.class::cast)
                .filter(glyph -> top ? glyph.baseline() < 80 : glyph.baseline() > 988)
                .sorted((one, other) -> Double.compare(one.x(), other.x()))
                .map(Shape.Glyph::text)
                .collect(Collectors.joining());
    }
}
