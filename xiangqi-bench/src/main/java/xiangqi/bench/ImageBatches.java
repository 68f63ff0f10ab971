package xiangqi.bench;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import xiangqi.core.notation.Fen;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// How many positions a second the installed program answers, from its start to its end.
final class ImageBatches {
    private static final Path LAUNCHER = Path.of("target/image/bin/chuhe").toAbsolutePath();
    private static final int POSITIONS = 1_000_000;
    private static final int DIFFERENT = 20_000;

    private ImageBatches() {}

    /// @throws IOException also if there is no image here
    static String measure() throws IOException, InterruptedException {
        if (!Files.isExecutable(LAUNCHER)) {
            throw new IOException("there is no image here");
        }
        StringBuilder text = new StringBuilder();
        Path input = Files.createTempFile("positions", ".fen");
        try {
            write(input);
            text.append(String.format(
                    Locale.ROOT,
                    "%,d positions out of games by chance, %,d different ones, piped through `bin/chuhe` into nothing. The better of two runs.%n%n"
                            + "| command | CPU s | clock s | positions per CPU second | per second |%n|---|---|---|---|---|%n",
                    POSITIONS,
                    DIFFERENT));
            for (String command : List.of("moves --batch", "moves --batch --names")) {
                WholeProcess.Time one = time(command, input);
                WholeProcess.Time other = time(command, input);
                WholeProcess.Time best = one.cpu() < other.cpu() ? one : other;
                text.append(String.format(
                        Locale.ROOT,
                        "| `%s` | %.2f | %.2f | %,.0f | %,.0f |%n",
                        command,
                        best.cpu(),
                        best.clock(),
                        POSITIONS / best.cpu(),
                        POSITIONS / best.clock()));
            }
            return text.toString();
        } finally {
            Files.delete(input);
        }
    }

    private static WholeProcess.Time time(String command, Path input) throws IOException, InterruptedException {
        return WholeProcess.time("'%s' %s < '%s' | wc -l".formatted(LAUNCHER, command, input), "" + POSITIONS);
    }

    private static void write(Path file) throws IOException {
        SplittableRandom random = new SplittableRandom(3);
        StringBuilder some = new StringBuilder();
        Position position = Position.START;
        for (int i = 0; i < DIFFERENT; i++) {
            List<Move> moves = position.legalMoves();
            if (moves.isEmpty() || i % 100 == 0) {
                position = Position.START;
                moves = position.legalMoves();
            }
            some.append(Fen.write(position.setup())).append('\n');
            Move move = moves.get(random.nextInt(moves.size()));
            position = position.playIfLegal(move).orElseThrow().after();
        }
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            for (int i = 0; i < POSITIONS; i += DIFFERENT) {
                out.append(some);
            }
        }
    }
}
