package xiangqi.app.cli;

import java.io.PrintStream;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import xiangqi.core.notation.Fen;
import xiangqi.core.rules.Perft;
import xiangqi.core.rules.Position;
import xiangqi.ui.text.Words;

/// `chuhe perft DEPTH`: counts move sequences and tells how fast.
@Command(name = "perft", description = "${bundle:app.perft.about}")
final class PerftCommand extends Tool {
    @Parameters(paramLabel = "DEPTH", description = "${bundle:app.perft.depth}")
    private int depth;

    @Option(names = "--fen", paramLabel = "FEN", description = "${bundle:app.fen}")
    private String fen = Fen.STANDARD;

    @Option(names = "--divide", description = "${bundle:app.perft.divide}")
    private boolean divide;

    PerftCommand(Terminal terminal, Words words) {
        super(terminal, words);
    }

    @Override
    public Integer call() {
        if (depth < 0) {
            throw wrong("app.perft.negative", depth);
        }
        Position position = switch (GivenPosition.read(fen, words)) {
            case GivenPosition.Legal legal -> legal.position();
            case GivenPosition.Faulty faulty -> throw wrong("app.bad-fen", String.join("; ", faulty.faults()));
        };
        PrintStream out = terminal.text();
        long began = System.nanoTime();
        long nodes = divide ? divided(position, out) : Perft.count(position, depth);
        double seconds = (System.nanoTime() - began) / 1e9;
        out.println("nodes " + nodes);
        out.println("seconds " + String.format(Locale.ROOT, "%.3f", seconds));
        out.println("nps " + Math.round(nodes / Math.max(seconds, 1e-9)));
        out.flush();
        return 0;
    }

    private long divided(Position position, PrintStream out) {
        if (depth == 0) {
            return Perft.count(position, 0);
        }
        long sum = 0;
        for (var part : Perft.divide(position, depth).entrySet()) {
            out.println(part.getKey() + ": " + part.getValue());
            sum += part.getValue();
        }
        return sum;
    }
}
