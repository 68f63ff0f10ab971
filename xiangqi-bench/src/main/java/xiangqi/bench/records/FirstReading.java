package xiangqi.bench.records;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import xiangqi.core.record.Import;

/// Reads one file several times in a process of its own and prints what each reading took: `FirstReading FILE TIMES`.
/// The first one pays for the compilers of the JVM, too.
final class FirstReading {
    private FirstReading() {}

    public static void main(String[] args) throws IOException {
        byte[] file = Files.readAllBytes(Path.of(args[0]));
        for (int i = 0; i < Integer.parseInt(args[1]); i++) {
            long thread = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            long process = processTime();
            int games = ((Import.Games) Import.read(file)).entries().size();
            System.out.println("read " + games + " "
                    + (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - thread) + " "
                    + (processTime() - process));
        }
    }

    private static long processTime() {
        return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                .getProcessCpuTime();
    }
}
