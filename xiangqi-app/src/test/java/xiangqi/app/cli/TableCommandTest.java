package xiangqi.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

class TableCommandTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private List<String> printed(String house, String script) {
        Terminal terminal = new Terminal(
                new ByteArrayInputStream(script.getBytes(StandardCharsets.UTF_8)),
                out,
                new PrintStream(err, true, StandardCharsets.UTF_8));
        CommandLine table = new CommandLine(new TableCommand(terminal, Words.in(Language.ENGLISH)));
        assertEquals(0, table.execute("--house", house, "--script", "-"), err::toString);
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "# nothing yet\n\n"})
    void aScriptThatSaysNothingPrintsHowTheGameBegan(String script) {
        List<String> lines = printed("pook", script);
        assertEquals(2, lines.size(), lines::toString);
        assertTrue(lines.get(0).startsWith("{\"t\":0,\"event\":\"charged\""), lines::toString);
        assertTrue(lines.get(1).startsWith("{\"t\":0,\"event\":\"started\""), lines::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0 red sit\n", "0 red sit\n# alone\n"})
    void aTableAtWhichSomebodySitsDownByItselfBeginsNothing(String script) {
        List<String> lines = printed("plain", script);
        assertEquals(1, lines.size(), lines::toString);
        assertTrue(lines.get(0).contains("\"event\":\"seated\""), lines::toString);
    }
}
