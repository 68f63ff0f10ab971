package xiangqi.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.NaiveGame;
import xiangqi.core.rules.Position;
import xiangqi.core.rules.RandomPlacements;
import xiangqi.core.rules.Rows;

/// The product's judge against the naive second one, on cycles in placements by chance: what each ply does, which
/// pieces it chases, and the verdict. Another seed: `-Dchuhe.seed=…`.
class SecondJudgeTest {
    private static final long SEED = Long.getLong("chuhe.seed", 20_261_130);

    /// The naive search for mates takes long on a crowded board.
    private static final int MOST_PIECES = 10;

    @ParameterizedTest
    @EnumSource
    void bothJudgesAgreeOnCyclesByChance(Edition edition) {
        Map<String, Integer> seen = compare(edition, SEED, edition == Edition.ASIAN ? 400 : 150);
        assertTrue(seen.size() >= 3, seen + " (seed " + SEED + ")");
    }

    @Tag("soak")
    @ParameterizedTest
    @EnumSource
    void bothJudgesAgreeOnManyMoreCycles(Edition edition) {
        for (int run = 1; run <= 20; run++) {
            compare(edition, SEED + run, 5_000);
        }
    }

    /// A cycle: the placement and the plies that lead back to it.
    private record Round(NaiveGame start, List<String> moves) {}

    private static Map<String, Integer> compare(Edition edition, long seed, int rounds) {
        SplittableRandom random = new SplittableRandom(seed);
        RandomPlacements placements = new RandomPlacements(random);
        List<NaiveGame> known = Rows.of("repetition-chinese.tsv")
                .map(row -> naive(Rows.position(row.get(2))))
                .toList();
        Map<String, Integer> seen = new TreeMap<>();
        for (int compared = 0; compared < rounds; ) {
            NaiveGame game = random.nextInt(3) == 0
                    ? new NaiveGame(placements.next(), random.nextBoolean(), false)
                    : known.get(random.nextInt(known.size()));
            if (pieces(game) <= MOST_PIECES && game.valid()) {
                Optional<Round> round = round(game, random);
                if (round.isPresent()) {
                    agree(round.get(), edition, "seed " + seed, seen);
                    compared++;
                }
            }
        }
        return seen;
    }

    private static long pieces(NaiveGame game) {
        return game.placement().chars().filter(Character::isLetter).count();
    }

    /// Some plies to and fro, so that the placement comes back; most of them attack something. Empty where one of them
    /// cannot be taken back.
    private static Optional<Round> round(NaiveGame start, SplittableRandom random) {
        int out = 1 + random.nextInt(2);
        List<String> moves = new ArrayList<>();
        NaiveGame game = start;
        for (int i = 0; i < 2 * out; i++) {
            List<String> quiet = quiet(game);
            if (quiet.isEmpty()) {
                return Optional.empty();
            }
            List<String> attacking = random.nextInt(4) == 0 ? List.of() : attacking(game, quiet);
            List<String> choice = attacking.isEmpty() ? quiet : attacking;
            String move = choice.get(random.nextInt(choice.size()));
            moves.add(move);
            game = game.after(move);
        }
        List<String> back = new ArrayList<>();
        for (int i = 0; i < 2 * out; i++) {
            String move = moves.get(random.nextBoolean() && out == 1 ? i : i % 2 + 2 * (out - 1 - i / 2));
            back.add(move.substring(2) + move.substring(0, 2));
        }
        moves.addAll(back);
        game = start;
        for (String move : moves) {
            if (!quiet(game).contains(move)) {
                return Optional.empty();
            }
            game = game.after(move);
        }
        return game.placement().equals(start.placement()) ? Optional.of(new Round(start, moves)) : Optional.empty();
    }

    private static List<String> quiet(NaiveGame game) {
        return game.moves().stream()
                .filter(move -> game.at(move.substring(2)) == '.')
                .toList();
    }

    /// The moves after which their side could capture the general or another piece than a soldier.
    private static List<String> attacking(NaiveGame game, List<String> moves) {
        return moves.stream()
                .filter(move -> {
                    NaiveGame after = game.after(move);
                    return after.inCheck()
                            || after.asked(game.redToMove()).moves().stream()
                                    .anyMatch(next -> ".pP".indexOf(after.at(next.substring(2))) < 0);
                })
                .toList();
    }

    private static void agree(Round round, Edition edition, String where, Map<String, Integer> seen) {
        boolean chinese = edition == Edition.CHINESE;
        List<NaiveJudge.Fact> facts = NaiveJudge.facts(round.start(), round.moves(), chinese);
        String verdict = NaiveJudge.verdict(facts, chinese);
        Line line = Line.from(position(round.start()));
        GameRules rules = new GameRules(edition, false, 0);
        String place = where + "\n" + round.start().placement() + round.moves();
        for (int time = 2; time <= 3; time++) {
            for (String move : round.moves()) {
                line = line.add(line.position()
                        .playIfLegal(Move.parse(move).orElseThrow())
                        .orElseThrow());
            }
            Evidence.Repetition repetition;
            switch (rules.judge(line)) {
                case Verdict.Warning warning -> {
                    assertEquals(verdict, word(warning.ahead()), place);
                    repetition = warning.evidence().repetition().orElseThrow();
                }
                case Verdict.Over over -> {
                    if (over.evidence().repetition().isEmpty()) {
                        return;
                    }
                    assertEquals(verdict, word(over.outcome()), place);
                    repetition = over.evidence().repetition().orElseThrow();
                }
                case Verdict.Continue _ -> throw new AssertionError("no repetition: " + place);
            }
            if (repetition.cycle().size() != facts.size()) {
                return;
            }
            for (int i = 0; i < facts.size(); i++) {
                assertEquals(facts.get(i).attacks(), words(repetition.cycle().get(i)), place + " ply " + i);
                assertEquals(facts.get(i).chasedAt(), points(repetition.cycle().get(i)), place + " ply " + i);
            }
        }
        seen.merge(verdict, 1, Integer::sum);
    }

    private static Set<String> words(Deed deed) {
        Set<String> words = new TreeSet<>();
        deed.attacks()
                .forEach(attack -> words.add(
                        switch (attack) {
                            case CHECK -> "将";
                            case MATE_THREAT -> "杀";
                            case CHASE -> "捉";
                        }));
        return words;
    }

    private static Set<String> points(Deed deed) {
        Set<String> points = new TreeSet<>();
        deed.chased().forEach(placed -> points.add(placed.square().toString()));
        return points;
    }

    private static String word(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Win win -> win.side() == Side.RED ? "black_loses" : "red_loses";
            case Outcome.Draw _ -> "draw";
            case Outcome.Annulled annulled -> throw new AssertionError(annulled);
        };
    }

    private static NaiveGame naive(Position position) {
        char[][] grid = new char[9][10];
        for (Square square : Square.values()) {
            grid[square.file()][square.rank()] =
                    position.at(square).map(Piece::letter).orElse('.');
        }
        return new NaiveGame(grid, position.turn() == Side.RED, false);
    }

    private static Position position(NaiveGame game) {
        Board board = Board.EMPTY;
        for (Square square : Square.values()) {
            char letter = game.at(square.toString());
            for (Piece piece : Piece.values()) {
                board = piece.letter() == letter ? board.with(square, piece) : board;
            }
        }
        Setup setup = new Setup(board, game.redToMove() ? Side.RED : Side.BLACK);
        return ((Checked.Legal) Position.check(setup, Legality.STRICT)).position();
    }
}
