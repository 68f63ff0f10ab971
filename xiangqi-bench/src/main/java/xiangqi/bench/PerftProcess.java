package xiangqi.bench;

import xiangqi.core.rules.Perft;
import xiangqi.core.rules.Position;

/// Counts from the start position: the whole process is what is measured.
public final class PerftProcess {
    private PerftProcess() {}

    public static void main(String[] depth) {
        System.out.println(Perft.count(Position.START, Integer.parseInt(depth[0])));
    }
}
