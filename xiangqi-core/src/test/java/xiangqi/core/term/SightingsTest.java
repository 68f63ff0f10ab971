package xiangqi.core.term;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Square;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.FenReading;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Position;

@DisplayName("Terms on the board")
class SightingsTest {
    @TestFactory
    Stream<DynamicTest> aPositionShowsTheTermsOfTheSources() {
        return rows().map(row -> DynamicTest.dynamicTest(
                row[0], () -> assertEquals(told(row[1]), found(position(row[0], Legality.STRICT)))));
    }

    /// Whose pieces they are makes no difference.
    @TestFactory
    Stream<DynamicTest> theColoursExchangedShowTheSameTermsOfTheOtherSide() {
        return rows().map(row -> DynamicTest.dynamicTest(row[0], () -> {
            Setup turned = position(row[0], Legality.STRICT).setup().recoloured();
            long seen =
                    Sightings.in(position(Fen.write(turned), Legality.STRICT)).size();
            assertEquals(row[1].equals("-") ? 0 : row[1].split(" ").length, seen);
        }));
    }

    @Test
    void whereGeneralsMayBeCapturedOneLeftOpenIsNoCheck() {
        Position open = position("3kR4/9/9/9/9/9/9/9/9/4K4 w", Legality.GENERAL_CAPTURE);
        assertEquals(new TreeSet<>(List.of("BOTTOM_LINE:RED:CHARIOT=e9")), found(open));
    }

    private static TreeSet<String> told(String terms) {
        return terms.equals("-") ? new TreeSet<>() : new TreeSet<>(List.of(terms.split(" ")));
    }

    private static TreeSet<String> found(Position position) {
        return Sightings.in(position).stream()
                .map(seen -> seen.term() + ":" + seen.side()
                        + seen.role().map(role -> ":" + role).orElse("") + "="
                        + seen.squares().stream().map(Square::toString).collect(Collectors.joining(",")))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Position position(String fen, Legality legality) {
        Setup setup = ((FenReading.Read) Fen.read(fen)).setup();
        return switch (Position.check(setup, legality)) {
            case Checked.Legal legal -> legal.position();
            case Checked.Faulty faulty -> throw new AssertionError(fen + ": " + faulty);
        };
    }

    private static Stream<String[]> rows() {
        try (var bytes = Objects.requireNonNull(SightingsTest.class.getResourceAsStream("positions.tsv"))) {
            return new String(bytes.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(row -> !row.startsWith("#"))
                    .map(row -> row.split("\t"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
