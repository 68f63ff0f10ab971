package xiangqi.app.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import xiangqi.core.notation.Notation;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.net.codec.JsonLines;
import xiangqi.ui.text.Words;

/// `chuhe name --batch`: each move that is piped in, in one notation (`docs/judge.md`).
@Command(name = "name", description = "${bundle:app.name.about}")
final class NameCommand extends Tool {
    @Option(names = "--notation", paramLabel = "NAME", description = "${bundle:app.convert.notation}")
    private String notation = "zh";

    @Option(names = "--batch", required = true, description = "${bundle:app.name.batch}")
    private boolean batch;

    NameCommand(Terminal terminal, Words words) {
        super(terminal, words);
    }

    @Override
    public Integer call() {
        Notation asked = chosen(Choice.NOTATIONS, notation);
        try (OutputStream out = new BufferedOutputStream(terminal.out(), 1 << 16);
                JsonLines json = new JsonLines(out)) {
            return code(terminal.answerLines(line -> name(line, asked, out, json), out));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// Writes the name alone, or an object that says what is wrong.
    private boolean name(String line, Notation asked, OutputStream out, JsonLines json) throws IOException {
        int tab = line.indexOf('\t');
        String fen = tab < 0 ? line : line.substring(0, tab);
        String text = tab < 0 ? "" : line.substring(tab + 1).strip();
        switch (GivenPosition.before(text, fen, words)) {
            case GivenPosition.Faulty faulty ->
                refuse(new GivenMove.Refused(String.join("; ", faulty.faults()), List.of()), List.of(), json);
            case GivenPosition.Legal(Position position) -> {
                switch (GivenMove.read(position, text, words)) {
                    case GivenMove.Found(Move move) -> {
                        out.write(asked.name(position, move).getBytes(StandardCharsets.UTF_8));
                        out.write('\n');
                        return true;
                    }
                    case GivenMove.Refused refused ->
                        refuse(
                                refused,
                                refused.candidates().stream()
                                        .map(move -> asked.name(position, move))
                                        .toList(),
                                json);
                }
            }
        }
        return false;
    }

    private static void refuse(GivenMove.Refused refused, List<String> candidates, JsonLines json) {
        json.line(fields -> fields.text("error", refused.error()).texts("candidates", candidates));
        json.flush();
    }
}
