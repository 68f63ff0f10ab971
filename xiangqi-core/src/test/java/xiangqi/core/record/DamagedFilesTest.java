package xiangqi.core.record;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;

/// Truncated and bit-flipped copies of the samples: each ends within a second, with games or with a message
/// that says where, and holds no more than its size allows.
class DamagedFilesTest {
    private static final int LARGEST = 300_000;

    /// Problems that concern the whole file and have no place in it.
    private static final List<Problem.Code> WITHOUT_PLACE = List.of(
            Problem.Code.EMPTY_FILE,
            Problem.Code.UNKNOWN_FORMAT,
            Problem.Code.UNSUPPORTED_FORMAT,
            Problem.Code.WRONGLY_DECODED);

    @Test
    void fiveHundredDamagedCopiesAreRead() {
        damage(500, 20_261_129);
    }

    @Test
    @Tag("soak")
    void tenThousandDamagedCopiesAreRead() {
        damage(10_000, 42);
    }

    private static void damage(int copies, long seed) {
        List<byte[]> samples = Samples.table("expected.tsv").stream()
                .map(row -> row.get("file").replaceAll("#.*", ""))
                .distinct()
                .map(Samples::sample)
                .filter(sample -> sample.length <= LARGEST)
                .toList();
        RandomGenerator random = new SplittableRandom(seed);
        for (int i = 0; i < copies; i++) {
            byte[] sample = samples.get(random.nextInt(samples.size()));
            byte[] copy = random.nextInt(3) == 0 ? truncated(sample, random) : flipped(sample, random);
            read(copy, "seed " + seed + ", copy " + i);
        }
    }

    private static byte[] truncated(byte[] sample, RandomGenerator random) {
        return Arrays.copyOf(sample, random.nextInt(sample.length));
    }

    /// Some bits flipped, some of them near the beginning, where formats keep what they are read by.
    private static byte[] flipped(byte[] sample, RandomGenerator random) {
        byte[] copy = sample.clone();
        int flips = 1 << random.nextInt(8);
        int within = random.nextBoolean() ? copy.length : Math.min(copy.length, 1200);
        for (int i = 0; i < flips; i++) {
            copy[random.nextInt(within)] ^= (byte) (1 << random.nextInt(8));
        }
        return copy;
    }

    private static void read(byte[] copy, String name) {
        long quickest = Long.MAX_VALUE;
        // Others may use the processor: the quickest of some runs counts.
        for (int run = 0; run < 5 && quickest >= 1_000_000_000L; run++) {
            long began = System.nanoTime();
            check(Import.read(copy), copy.length, name);
            quickest = Math.min(quickest, System.nanoTime() - began);
        }
        assertTrue(quickest < 1_000_000_000L, () -> name + " took more than a second");
    }

    private static void check(Import read, int size, String name) {
        switch (read) {
            case Import.Unreadable(var _, Problem why) -> hasPlace(why, name);
            case Import.Games games -> {
                assertTrue(!games.entries().isEmpty(), name);
                long moves = 0;
                long characters = 0;
                for (Import.Entry entry : games.entries()) {
                    switch (entry) {
                        case Import.Entry.Broken broken -> hasPlace(broken.why(), name);
                        case Import.Entry.Game game -> {
                            game.warnings().forEach(warning -> hasPlace(warning, name));
                            StudyTree tree = game.record().tree();
                            moves += tree.size();
                            characters +=
                                    tree.root().comment().map(String::length).orElse(0);
                            for (Node node : tree.nodes()) {
                                characters += node.comment().map(String::length).orElse(0);
                            }
                        }
                    }
                }
                assertTrue(moves <= size / 2, name);
                assertTrue(characters <= size, name);
            }
        }
    }

    private static void hasPlace(Problem problem, String name) {
        assertTrue(
                !(problem.spot() instanceof Spot.Whole) || WITHOUT_PLACE.contains(problem.code()),
                () -> name + ": " + problem);
    }
}
