package xiangqi.core.record;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import xiangqi.core.notation.Notation;

/// Reading, writing and reading gives the same games, and the second write the same bytes: for random games
/// and for every sample.
class RoundTripTest {
    static Stream<Target> targets() {
        List<Target> targets = new ArrayList<>();
        for (Notation notation :
                List.of(Notation.ZH_HANS, Notation.ZH_HANT, Notation.WXF, Notation.ICCS, Notation.UCI)) {
            for (Target.Encoding encoding : Target.Encoding.values()) {
                targets.add(new Target.Pgn(notation, encoding));
            }
        }
        return targets.stream();
    }

    @ParameterizedTest
    @MethodSource("targets")
    void randomGamesComeBackAsTheyWere(Target target) {
        for (long seed = 1; seed <= 60; seed++) {
            RandomGenerator random = new SplittableRandom(seed);
            List<GameRecord> games = Stream.generate(() -> RandomRecords.next(random))
                    .limit(1 + random.nextInt(3))
                    .toList();
            Export export = Export.write(games, target);
            Import read = Import.read(export.content());
            assertEquals(games, ((Import.Games) read).records(), "seed " + seed);
            assertArrayEquals(export.content(), Export.write(games, target).content(), "seed " + seed);
        }
    }

    @ParameterizedTest
    @MethodSource("targets")
    void everySampleComesBackAsItWas(Target target) {
        Samples.table("expected.tsv").stream()
                .map(row -> row.get("file").replaceAll("#.*", ""))
                .distinct()
                .forEach(file -> {
                    if (Import.read(Samples.sample(file)) instanceof Import.Games games) {
                        List<GameRecord> records = games.records().stream()
                                .filter(game -> game.tree().start().isPresent())
                                .toList();
                        if (!records.isEmpty()) {
                            Export export = Export.write(records, target);
                            Import.Games again = (Import.Games) Import.read(export.content());
                            assertEquals(records, again.records(), file);
                            assertArrayEquals(
                                    export.content(),
                                    Export.write(again.records(), target).content(),
                                    file);
                        }
                    }
                });
    }
}
