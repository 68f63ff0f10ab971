package xiangqi.core.record;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import xiangqi.core.board.Side;
import xiangqi.core.notation.Notation;
import xiangqi.core.study.Node;

/// Reading, writing and reading gives the same games but for what the report names, and the second write
/// the same bytes: for random games and for every sample. Space at the ends of comments and NUL are nothing, and a line
/// ends with a line feed (formats.md §11).
class RoundTripTest {
    static Stream<Target> targets() {
        List<Target> targets = new ArrayList<>();
        for (Notation notation :
                List.of(Notation.ZH_HANS, Notation.ZH_HANT, Notation.WXF, Notation.ICCS, Notation.UCI)) {
            for (Target.Encoding encoding : Target.Encoding.values()) {
                targets.add(new Target.Pgn(notation, encoding));
            }
        }
        targets.add(new Target.Xqf(Target.XqfVersion.V10));
        targets.add(new Target.Xqf(Target.XqfVersion.V18));
        targets.add(new Target.Cbr());
        targets.add(new Target.DhtmlXq());
        targets.add(new Target.PlainText(Notation.ZH_HANS));
        targets.add(new Target.PlainText(Notation.ICCS));
        return targets.stream();
    }

    /// What may be lost in a format, whatever the game.
    private static Set<Export.Loss.Kind> mayLose(Target target, GameRecord game) {
        Set<Export.Loss.Kind> kinds = EnumSet.noneOf(Export.Loss.Kind.class);
        if (!(target instanceof Target.Pgn)) {
            kinds.add(Export.Loss.Kind.MARKS);
        }
        switch (target) {
            case Target.Pgn _ -> kinds.add(Export.Loss.Kind.DAY);
            case Target.Xqf _, Target.Cbr _ -> {
                kinds.add(Export.Loss.Kind.HEADER);
                kinds.add(Export.Loss.Kind.HEADER_CHANGED);
            }
            case Target.DhtmlXq _ -> {
                // An opening without its code is all the tag holds, and may look like a code.
                kinds.add(Export.Loss.Kind.HEADER_CHANGED);
                if (game.tree().size() == 0 && game.tree().setup().turn() == Side.BLACK) {
                    kinds.add(Export.Loss.Kind.START);
                }
            }
            case Target.PlainText _ -> {
                kinds.add(Export.Loss.Kind.HEADER);
                kinds.add(Export.Loss.Kind.HEADER_CHANGED);
                kinds.add(Export.Loss.Kind.COMMENT);
            }
        }
        return kinds;
    }

    @ParameterizedTest
    @MethodSource("targets")
    void randomGamesComeBackAsTheyWere(Target target) {
        for (long seed = 1; seed <= 60; seed++) {
            RandomGenerator random = new SplittableRandom(seed);
            boolean many = target instanceof Target.Pgn || target instanceof Target.DhtmlXq;
            List<GameRecord> games = Stream.generate(() -> RandomRecords.next(random))
                    .limit(many ? 1 + random.nextInt(3) : 1)
                    .toList();
            check(games, target, "seed " + seed);
        }
    }

    /// One of each kind: every sample in every one of them.
    static Stream<Target> someTargets() {
        return Stream.of(
                new Target.Pgn(Notation.ZH_HANS, Target.Encoding.GB18030),
                new Target.Pgn(Notation.ICCS, Target.Encoding.UTF_8),
                new Target.Xqf(Target.XqfVersion.V10),
                new Target.Xqf(Target.XqfVersion.V18),
                new Target.Cbr(),
                new Target.DhtmlXq(),
                new Target.PlainText(Notation.ICCS));
    }

    @ParameterizedTest
    @MethodSource("someTargets")
    void everySampleComesBackAsItWas(Target target) {
        samplesComeBack(target, 5_000, 5);
    }

    /// The large ones and all games of libraries too.
    @ParameterizedTest
    @MethodSource("someTargets")
    @Tag("soak")
    void everyGameOfEverySampleComesBackAsItWas(Target target) {
        samplesComeBack(target, Integer.MAX_VALUE, Integer.MAX_VALUE);
    }

    private static void samplesComeBack(Target target, int largest, int gamesOfAFile) {
        Samples.table("expected.tsv").stream()
                .map(row -> row.get("file").replaceAll("#.*", ""))
                .distinct()
                .forEach(file -> {
                    if (Import.read(Samples.sample(file)) instanceof Import.Games games) {
                        games.records().stream()
                                .filter(game -> game.tree().start().isPresent())
                                .filter(game -> game.tree().size() < largest)
                                .limit(gamesOfAFile)
                                .forEach(game -> check(List.of(game), target, file));
                    }
                });
    }

    private static void check(List<GameRecord> given, Target target, String name) {
        Export export = Export.write(given, target);
        List<GameRecord> games = given.stream().map(RoundTripTest::trimmed).toList();
        for (Export.Loss loss : export.losses()) {
            assertTrue(mayLose(target, games.get(loss.game() - 1)).contains(loss.kind()), () -> name + ": " + loss);
        }
        List<GameRecord> read = ((Import.Games) Import.read(export.content())).records();
        if (export.losses().isEmpty()) {
            assertEquals(games, read, name);
        }
        assertEquals(games.size(), read.size(), name);
        for (int i = 0; i < games.size(); i++) {
            sameButForLosses(games.get(i), read.get(i), i + 1, export.losses(), name);
        }
        assertArrayEquals(
                export.content(), Export.write(read, target).content(), () -> name + ": the second write differs");
    }

    private static GameRecord trimmed(GameRecord game) {
        return game.with(game.tree()
                .withComments(comment ->
                        comment.replace("\0", "").replaceAll("\r\n?", "\n").replaceAll("[\\s\u00a0\u3000]+$", "")));
    }

    private static List<Integer> figures(String day) {
        return Pattern.compile("\\d{1,4}")
                .matcher(day)
                .results()
                .map(figure -> Integer.parseInt(figure.group()))
                .toList();
    }

    /// Everything the report does not name is as it was.
    private static void sameButForLosses(
            GameRecord game, GameRecord again, int number, List<Export.Loss> losses, String name) {
        List<Export.Loss> own =
                losses.stream().filter(loss -> loss.game() == number).toList();
        Set<String> lost = Set.copyOf(own.stream().map(Export.Loss::what).toList());
        Optional<String> day = own.stream()
                .filter(loss -> loss.kind() == Export.Loss.Kind.DAY)
                .map(Export.Loss::what)
                .findFirst();
        day.ifPresent(written -> {
            assertEquals(Optional.of(written), again.headers().get(Field.DATE), name);
            assertEquals(figures(game.headers().get(Field.DATE).orElse("")), figures(written), name);
        });
        for (Field field : Field.values()) {
            if (!lost.contains(field.name()) && (field != Field.DATE || day.isEmpty())) {
                assertEquals(game.headers().get(field), again.headers().get(field), name + ": " + field);
            }
        }
        assertEquals(game.result(), again.result(), name);
        if (own.stream().noneMatch(loss -> loss.kind() == Export.Loss.Kind.START)) {
            assertEquals(game.tree().setup(), again.tree().setup(), name);
        }
        assertEquals(game.tree().size(), again.tree().size(), name);
        assertEquals(
                TreeDigest.of(game.tree()).tree(), TreeDigest.of(again.tree()).tree(), name);
        Set<Integer> plies =
                own.stream().flatMapToInt(loss -> loss.ply().stream()).boxed().collect(Collectors.toSet());
        for (int i = 0; i <= game.tree().size(); i++) {
            Node node = game.tree().node(i);
            if (!plies.contains(node.ply())) {
                int place = i;
                assertEquals(node.comment(), again.tree().node(i).comment(), () -> name + ": node " + place);
            }
        }
    }
}
