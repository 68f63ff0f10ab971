package xiangqi.app.cli;

import java.util.Optional;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import xiangqi.core.notation.Fen;
import xiangqi.net.codec.JsonLines;
import xiangqi.ui.text.Words;

/// `chuhe moves`: the legal moves of a position, or of every position that is piped in, as one JSON object a line.
@Command(name = "moves", description = "${bundle:app.moves.about}")
final class MovesCommand extends Tool {
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
        super(terminal, words);
    }

    @Override
    public Integer call() {
        PositionFacts facts = new PositionFacts(words, names);
        try (JsonLines json = new JsonLines(terminal.out())) {
            return code(
                    source.batch
                            ? terminal.answerLines(line -> facts.write(line, json), json::flush)
                            : facts.write(source.fen.orElse(Fen.STANDARD), json));
        }
    }
}
