package xiangqi.core.record;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
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
    /// The suite reads copies of the samples up to this many bytes, which are nearly all; `./xq soak` of all.
    private static final int LARGEST = 300_000;

    private static final long SECOND = 1_000_000_000;

    /// Problems that concern the whole file and have no place in it.
    private static final List<Problem.Code> WITHOUT_PLACE = List.of(
            Problem.Code.EMPTY_FILE,
            Problem.Code.UNKNOWN_FORMAT,
            Problem.Code.UNSUPPORTED_FORMAT,
            Problem.Code.WRONGLY_DECODED);

    @Test
    void fiveHundredDamagedCopiesAreRead() {
        damage(500, 20_261_129, LARGEST);
    }

    @Test
    @Tag("soak")
    void tenThousandDamagedCopiesAreRead() {
        damage(10_000, 42, Integer.MAX_VALUE);
    }

    private static void damage(int copies, long seed, int largest) {
        List<byte[]> samples = Samples.table("expected.tsv").stream()
                .map(row -> row.get("file").replaceAll("#.*", ""))
                .distinct()
                .map(Samples::sample)
                .filter(sample -> sample.length <= largest)
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

    /// The time that the reading thread itself had the processor for: others on the machine do not count,
    /// and a copy that takes long takes long whenever it is read, so that one reading is enough.
    private static void read(byte[] copy, String name) {
        long began = ownTime();
        check(Import.read(copy), copy.length, name);
        long took = ownTime() - began;
        assertTrue(took < SECOND, () -> name + " took " + took / 1_000_000 + " ms");
    }

    private static long ownTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
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
