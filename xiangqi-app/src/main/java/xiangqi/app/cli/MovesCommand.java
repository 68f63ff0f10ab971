package xiangqi.app.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import xiangqi.core.notation.Fen;
import xiangqi.net.codec.JsonLines;
import xiangqi.ui.text.Words;

/// `chuhe moves`: the legal moves of a position, or of every position that is piped in, as one JSON object a line.
@Command(name = "moves", description = "${bundle:app.moves.about}")
final class MovesCommand implements Callable<Integer> {
    @Mixin
    private final HelpOption help = new HelpOption();

    private final Terminal terminal;
    private final Words words;

    @ArgGroup(exclusive = true)
    private Source source = new Source();

    @Option(names = "--names", description = "${bundle:app.moves.names}")
    private boolean names;

    /// Where the positions come from: the start of a game if nothing is said.
    static final class Source {
        @Option(names = "--fen", paramLabel = "FEN", description = "${bundle:app.fen}")
        private Optional<String> fen = Optional.empty();

        @Option(names = "--batch", description = "${bundle:app.moves.batch}")
        private boolean batch;
    }

    MovesCommand(Terminal terminal, Words words) {
        this.terminal = terminal;
        this.words = words;
    }

    @Override
    public Integer call() {
        PositionFacts facts = new PositionFacts(words, names);
        try (JsonLines json = new JsonLines(terminal.out())) {
            boolean allValid =
                    source.batch ? writeAll(facts, json) : facts.write(source.fen.orElse(Fen.STANDARD), json);
            return allValid ? 0 : 1;
        }
    }

    /// One object for every line. Whoever asks line by line gets each answer at once; a whole file goes through in
    /// blocks.
    private boolean writeAll(PositionFacts facts, JsonLines json) {
        boolean allValid = true;
        try (BufferedReader lines = terminal.lines()) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                allValid &= facts.write(line, json);
                if (!lines.ready()) {
                    json.flush();
                }
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return allValid;
    }
}
