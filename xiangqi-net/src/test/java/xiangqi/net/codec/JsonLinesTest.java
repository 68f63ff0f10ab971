package xiangqi.net.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

final class JsonLinesTest {
    private static String written(Consumer<JsonLines> writing) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonLines lines = new JsonLines(bytes)) {
            writing.accept(lines);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @Test
    void everyObjectStandsOnALineOfItsOwn() {
        assertEquals("{\"a\":1}\n{\"b\":true}\n{}\n", written(lines -> {
            lines.line(fields -> fields.number("a", 1));
            lines.line(fields -> fields.flag("b", true));
            lines.line(fields -> {});
        }));
    }

    @Test
    void membersKeepTheOrderTheyWereWrittenIn() {
        assertEquals(
                "{\"z\":\"車\",\"moves\":[\"h2e2\",\"b0c2\"],\"none\":[],\"end\":null,\"event\":null,\"site\":\"北京\"}\n",
                written(lines -> lines.line(fields -> fields.text("z", "車")
                        .texts("moves", List.of("h2e2", "b0c2"))
                        .texts("none", List.of())
                        .absent("end")
                        .text("event", Optional.empty())
                        .text("site", Optional.of("北京")))));
    }

    @Test
    void listsHoldObjects() {
        assertEquals(
                "{\"warnings\":[{\"at\":\"ply 3\"},{\"at\":\"ply 9\"}]}\n",
                written(lines -> lines.line(fields -> fields.objects(
                        "warnings", List.of(3, 9), (warning, ply) -> warning.text("at", "ply " + ply)))));
    }

    @Test
    void membersCanBeObjectsAndDecimals() {
        assertEquals(
                "{\"red\":{\"game\":600,\"step\":59.5,\"count\":0.001,\"zero\":0},\"n\":1}\n",
                written(lines -> lines.line(fields -> fields.object(
                                "red",
                                red -> red.decimal("game", new BigDecimal("600.000"))
                                        .decimal("step", new BigDecimal("59.50"))
                                        .decimal("count", new BigDecimal("0.001"))
                                        .decimal("zero", new BigDecimal("0.000")))
                        .number("n", 1))));
    }

    @Test
    void lineEndsQuotesAndControlCharactersAreEscaped() {
        assertEquals(
                "{\"t\":\"a\\nb\\\"c\\\\d\\u0000\"}\n",
                written(lines -> lines.line(fields -> fields.text("t", "a\nb\"c\\d\0"))));
    }

    @Test
    void halfASurrogatePairBecomesTheReplacementCharacter() {
        assertEquals(
                "{\"t\":\"x\uFFFDy𠀀\"}\n", written(lines -> lines.line(fields -> fields.text("t", "x\uD800y𠀀"))));
    }

    @Test
    void aFlushedLineHasReachedTheStream() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        JsonLines lines = new JsonLines(bytes);
        lines.line(fields -> fields.number("n", 7));
        lines.flush();
        assertEquals("{\"n\":7}\n", bytes.toString(StandardCharsets.UTF_8));
    }

    @Test
    void aClosedPipeIsTheCallersFailure() {
        OutputStream broken = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("Broken pipe");
            }
        };
        JsonLines lines = new JsonLines(broken);
        lines.line(fields -> fields.number("n", 7));
        assertEquals(
                "Broken pipe",
                assertThrows(UncheckedIOException.class, lines::flush)
                        .getCause()
                        .getMessage());
    }
}
