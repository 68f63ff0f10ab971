package xiangqi.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.FenReading;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Perft;
import xiangqi.core.rules.Position;

/// All rows of the table of known counts, the deep ones included that the tests leave out.
final class PerftTable {
    private static final Path TABLE = Path.of("xiangqi-core/src/test/resources/rules/perft.tsv");

    private PerftTable() {}

    /// @throws IllegalStateException if a count is not that of the table
    static void measure(StringBuilder text) throws IOException {
        List<String> rows = Files.readAllLines(TABLE);
        long sum = 0;
        int deepest = 0;
        long began = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        for (String row : rows.subList(1, rows.size())) {
            String[] cells = row.split("\t");
            int depth = Integer.parseInt(cells[1]);
            long count = Perft.count(position(cells[0]), depth);
            if (count != Long.parseLong(cells[2])) {
                throw new IllegalStateException(row + ": counted " + count);
            }
            sum += count;
            deepest = Math.max(deepest, depth);
        }
        double seconds = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - began) / 1e9;
        text.append(String.format(
                Locale.ROOT,
                "%nAll %d rows of `perft.tsv`, to depth %d, have their counts: %,d move sequences in %.2f s of CPU, the warming-up included.%n",
                rows.size() - 1,
                deepest,
                sum,
                seconds));
    }

    private static Position position(String fen) {
        FenReading.Read read = (FenReading.Read) Fen.read(fen);
        return ((Checked.Legal) Position.check(read.setup(), Legality.STRICT)).position();
    }
}
