package xiangqi.bench.records;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Export;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Import;
import xiangqi.core.record.Target;

/// Reads one file several times in a process of its own and prints what each reading took: `FirstReading FILE TIMES`.
/// The first one pays for the compilers of the JVM, too. Then the games are written as often, with their moves
/// in Chinese.
final class FirstReading {
    private FirstReading() {}

    public static void main(String[] args) throws IOException {
        byte[] file = Files.readAllBytes(Path.of(args[0]));
        int times = Integer.parseInt(args[1]);
        List<GameRecord> read = List.of();
        for (int i = 0; i < times; i++) {
            long thread = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            long process = processTime();
            read = ((Import.Games) Import.read(file)).records();
            System.out.println("read " + read.size() + " "
                    + (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - thread) + " "
                    + (processTime() - process));
        }
        for (int i = 0; i < times; i++) {
            long process = processTime();
            int bytes = Export.write(read, new Target.Pgn(Notation.ZH_HANS, Target.Encoding.UTF_8))
                    .content()
                    .length;
            System.out.println("wrote " + bytes + " " + (processTime() - process));
        }
    }

    private static long processTime() {
        return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                .getProcessCpuTime();
    }
}
