package xiangqi.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import xiangqi.core.board.Board.Placed;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.core.rules.Rows;

/// What holds for every line, tried on games that often go back and forth. Another seed: `-Dchuhe.seed=…`.
@DisplayName("Verdicts on lines that repeat themselves")
class JudgeProperties {
    private static final int GAMES = 60;
    private static final int PLIES = 40;

    private final long seed = Long.getLong("chuhe.seed", 20_261_130);
    private final List<Line> games = games();

    /// Games from the set-ups of the chase table; most moves take back what the side did before, where that is legal.
    private List<Line> games() {
        SplittableRandom random = new SplittableRandom(seed);
        List<String> starts =
                Rows.of("repetition-chinese.tsv").map(row -> row.get(2)).toList();
        List<Line> played = new ArrayList<>();
        for (int game = 0; game < GAMES; game++) {
            Line line = Line.from(Rows.position(starts.get(random.nextInt(starts.size()))));
            List<Move> moves = line.position().legalMoves();
            while (!moves.isEmpty() && line.size() < PLIES) {
                Move move = moves.get(random.nextInt(moves.size()));
                if (line.size() > 1 && random.nextInt(10) < 8) {
                    Move before = line.back(1).last().orElseThrow().move();
                    Move back = Move.of(before.to(), before.from());
                    move = moves.contains(back) ? back : move;
                }
                line = line.add(line.position().playIfLegal(move).orElseThrow());
                moves = line.position().legalMoves();
            }
            played.add(line);
        }
        return played;
    }

    @Test
    void theGamesHoldManyRepetitionsOfSeveralClasses() {
        List<Conduct.Kind> kinds = new ArrayList<>();
        for (Line game : games) {
            for (Line line : prefixes(game)) {
                evidence(GameRules.of(Edition.CHINESE).judge(line))
                        .flatMap(Evidence::repetition)
                        .ifPresent(repetition -> kinds.addAll(List.of(
                                repetition.red().kind(), repetition.black().kind())));
            }
        }
        assertTrue(kinds.size() > 500, "only " + kinds.size() + " (seed " + seed + ")");
        assertTrue(
                kinds.stream().distinct().count() >= 5,
                kinds.stream().distinct().toList() + " (seed " + seed + ")");
    }

    @ParameterizedTest
    @EnumSource
    void twoCallsAndTwoLinesOfTheSameMovesGiveTheSameValue(Edition edition) {
        GameRules rules = new GameRules(edition, true, 5);
        for (Line game : games) {
            for (Line line : prefixes(game)) {
                Verdict verdict = rules.judge(line);
                assertEquals(verdict, rules.judge(line), () -> where(line));
                assertEquals(verdict, rules.judge(transformed(line, same -> same, same -> same)), () -> where(line));
            }
        }
    }

    /// Half of the game is taken back and played again, with a look at other moves in between.
    @ParameterizedTest
    @EnumSource
    void takingBackAndReplayingChangesNothing(Edition edition) {
        GameRules rules = new GameRules(edition, true, 5);
        for (Line game : games) {
            Verdict verdict = rules.judge(game);
            Line back = game.back(game.size() / 2);
            for (Move aside : back.position().legalMoves()) {
                rules.judge(back.add(back.position().playIfLegal(aside).orElseThrow()));
            }
            Line again = back;
            for (var ply : game.lastPlies(game.size() / 2)) {
                rules.judge(again);
                again = again.add(again.position().playIfLegal(ply.move()).orElseThrow());
            }
            assertEquals(verdict, rules.judge(again), () -> where(game));
        }
    }

    @ParameterizedTest
    @EnumSource
    void mirroredColoursGiveTheMirroredVerdict(Edition edition) {
        GameRules rules = GameRules.of(edition);
        for (Line game : games) {
            for (Line line : prefixes(game)) {
                Verdict mirrored = rules.judge(transformed(line, Setup::recoloured, Move::turned));
                assertEquals(
                        new Told(rules.judge(line), Move::turned, JudgeProperties::recoloured, true),
                        new Told(mirrored, same -> same, same -> same, false),
                        () -> where(line));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void mirroredFilesGiveTheMirroredVerdict(Edition edition) {
        GameRules rules = GameRules.of(edition);
        for (Line game : games) {
            for (Line line : prefixes(game)) {
                Verdict mirrored = rules.judge(transformed(line, Setup::mirrored, Move::mirrored));
                assertEquals(
                        new Told(rules.judge(line), Move::mirrored, JudgeProperties::mirrored, false),
                        new Told(mirrored, same -> same, same -> same, false),
                        () -> where(line));
            }
        }
    }

    private static Placed recoloured(Placed placed) {
        return new Placed(placed.piece().recoloured(), placed.square().turned());
    }

    private static Placed mirrored(Placed placed) {
        return new Placed(placed.piece(), placed.square().mirrored());
    }

    /// A verdict with everything it rests on, seen in a mirror; the pieces in the order of their points.
    private record Told(List<Object> all) {
        Told(Verdict verdict, UnaryOperator<Move> moves, UnaryOperator<Placed> pieces, boolean swap) {
            this(new ArrayList<>());
            all.add(verdict.getClass());
            outcome(verdict)
                    .ifPresent(outcome -> all.add(
                            swap && outcome instanceof Outcome.Win(Side side, Outcome.Reason why)
                                    ? new Outcome.Win(side.opponent(), why)
                                    : outcome));
            evidence(verdict).ifPresent(evidence -> {
                all.addAll(List.of(evidence.rule(), evidence.edition(), evidence.at()));
                evidence.repetition().ifPresent(repetition -> {
                    all.add(repetition.occurrence());
                    for (Deed deed : repetition.cycle()) {
                        all.addAll(List.of(
                                moves.apply(deed.move()),
                                deed.attacks(),
                                inOrder(deed.chased(), pieces),
                                inOrder(deed.checking(), pieces)));
                    }
                    Conduct red = swap ? repetition.black() : repetition.red();
                    Conduct black = swap ? repetition.red() : repetition.black();
                    for (Conduct conduct : List.of(red, black)) {
                        all.addAll(List.of(
                                conduct.kind(),
                                inOrder(conduct.chased(), pieces),
                                inOrder(conduct.checking(), pieces)));
                    }
                });
            });
        }

        private static List<Placed> inOrder(List<Placed> placed, UnaryOperator<Placed> mirror) {
            return placed.stream()
                    .map(mirror)
                    .sorted(Comparator.comparing(Placed::square))
                    .toList();
        }
    }

    private static Optional<Outcome> outcome(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Continue _ -> Optional.empty();
            case Verdict.Warning warning -> Optional.of(warning.ahead());
            case Verdict.Over over -> Optional.of(over.outcome());
        };
    }

    private static Optional<Evidence> evidence(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Continue _ -> Optional.empty();
            case Verdict.Warning warning -> Optional.of(warning.evidence());
            case Verdict.Over over -> Optional.of(over.evidence());
        };
    }

    private static List<Line> prefixes(Line line) {
        List<Line> prefixes = new ArrayList<>();
        for (int plies = 0; plies < line.size(); plies++) {
            prefixes.add(line.back(plies));
        }
        return prefixes;
    }

    /// The same moves played anew from the same start, both seen in a mirror.
    private static Line transformed(Line line, UnaryOperator<Setup> setup, UnaryOperator<Move> move) {
        Checked start = Position.check(setup.apply(line.start().setup()), Legality.STRICT);
        Line anew = Line.from(((Checked.Legal) start).position());
        for (var ply : line.plies()) {
            anew = anew.add(anew.position().playIfLegal(move.apply(ply.move())).orElseThrow());
        }
        return anew;
    }

    private String where(Line line) {
        return line.start() + " "
                + line.plies().stream().map(ply -> ply.move().toString()).toList() + " (seed " + seed + ")";
    }
}
