package xiangqi.core.opening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Square;
import xiangqi.core.game.Line;
import xiangqi.core.notation.MoveReading;
import xiangqi.core.notation.Notation;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Position;

@DisplayName("Openings")
class OpeningsTest {
    private static final Openings OPENINGS = Openings.known();

    @TestFactory
    Stream<DynamicTest> aGameHasTheCodeThatTheTableTells() {
        return rows(bytes("games.tsv"))
                .map(row -> DynamicTest.dynamicTest(
                        row.get(0) + " " + row.get(2),
                        () -> assertEquals(Optional.of(row.get(0)), code(line(row.get(1))), row.get(1))));
    }

    /// The other hand is the same opening.
    @TestFactory
    Stream<DynamicTest> aMirroredGameHasTheSameCode() {
        return rows(bytes("games.tsv"))
                .map(row -> DynamicTest.dynamicTest(row.get(0) + " " + row.get(2), () -> {
                    Line mirrored = Line.from(Position.START);
                    for (var ply : line(row.get(1)).plies()) {
                        mirrored = mirrored.add(mirrored.position()
                                .playIfLegal(ply.move().mirrored())
                                .orElseThrow());
                    }
                    assertEquals(Optional.of(row.get(0)), code(mirrored));
                }));
    }

    /// Rows that are one order of moves, in the table beside the checkout.
    @TestFactory
    Stream<DynamicTest> everyExactRowOfTheTableIsFound() {
        return rows(shared("openings.tsv"))
                .filter(row -> row.get(5).equals("yes"))
                .map(row -> DynamicTest.dynamicTest(
                        row.get(0), () -> assertEquals(Optional.of(row.get(0)), code(line(row.get(4))))));
    }

    @Test
    void everyCodeOfTheTableIsKnownAndNoOther() {
        List<String> codes = rows(shared("openings.tsv"))
                .filter(row -> row.get(0).matches("[A-E]\\d\\d") && !row.get(1).startsWith("空"))
                .map(List::getFirst)
                .toList();
        assertEquals(codes, OPENINGS.all().stream().map(Opening::code).toList());
    }

    @Test
    void aPositionIsFoundWithoutTheGameThatLedToIt() {
        Setup setup =
                line("炮二平五 马８进７ 马二进三 车９平８ 车一平二 马２进３ 车二进六 卒７进１ 兵七进一").position().setup();
        assertEquals(Optional.of("C30"), OPENINGS.at(setup).map(Opening::code));
        assertEquals(Optional.of("C30"), OPENINGS.at(setup.mirrored()).map(Opening::code));
        assertEquals(Optional.empty(), OPENINGS.at(Setup.STANDARD));
    }

    @Test
    void aGameThatBeginsElsewhereHasNoCode() {
        Setup odds = new Setup(Setup.STANDARD.board().without(Square.B0), Setup.STANDARD.turn());
        Position start = ((Checked.Legal) Position.check(odds, Legality.STRICT)).position();
        Line line = Line.from(start);
        line = line.add(start.playIfLegal(xiangqi.core.rules.Move.of(Square.H2, Square.E2))
                .orElseThrow());
        assertEquals(Optional.empty(), OPENINGS.of(line));
        assertEquals(Optional.empty(), OPENINGS.of(Line.from(Position.START)));
    }

    @TestFactory
    Stream<DynamicTest> theFirstMovesHaveTheirNamesOnEitherHand() {
        return rows(shared("first_moves.tsv"))
                .skip(1)
                .map(row -> DynamicTest.dynamicTest(row.get(0), () -> {
                    var told = line(row.get(2)).plies().getFirst().move();
                    var mirrored = line(row.get(6)).plies().getFirst().move();
                    assertTrue(FirstMove.of(told).isPresent());
                    assertEquals(FirstMove.of(told), FirstMove.of(mirrored));
                }));
    }

    @Test
    void fifteenFirstMovesHaveFifteenNames() {
        assertEquals(
                15,
                Arrays.stream(FirstMove.values())
                        .map(named -> FirstMove.of(named.move()))
                        .distinct()
                        .count());
        assertEquals(
                Optional.of(FirstMove.EDGE_SOLDIER),
                FirstMove.of(line("兵一进一").plies().getFirst().move()));
        assertEquals(
                Optional.of(FirstMove.TORTOISE_BACK_CANNON),
                FirstMove.of(line("炮二退一").plies().getFirst().move()));
        assertEquals(
                Optional.empty(), FirstMove.of(line("兵五进一").plies().getFirst().move()));
    }

    private static Optional<String> code(Line line) {
        return OPENINGS.of(line).map(Opening::code);
    }

    private static Line line(String moves) {
        Line line = Line.from(Position.START);
        for (String name : moves.split(" ")) {
            MoveReading reading = Notation.readAny(line.position(), name);
            if (!(reading instanceof MoveReading.Found(var move))) {
                throw new AssertionError(name + ": " + reading);
            }
            line = line.add(line.position().playIfLegal(move).orElseThrow());
        }
        return line;
    }

    private static Stream<List<String>> rows(byte[] file) {
        return new String(file, StandardCharsets.UTF_8)
                .lines()
                .filter(row -> !row.startsWith("#"))
                .map(row -> List.of(row.split("\t", -1)));
    }

    private static byte[] bytes(String name) {
        try (var bytes = Objects.requireNonNull(OpeningsTest.class.getResourceAsStream(name))) {
            return bytes.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// A table of the shared data beside the checkout.
    private static byte[] shared(String name) {
        Path file =
                Path.of(System.getProperty("chuhe.data", "../../shared/data")).resolve(name);
        assumeTrue(Files.isRegularFile(file), () -> "skipped: there is no " + file);
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
