package xiangqi.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import xiangqi.core.game.Edition;
import xiangqi.core.game.GameRules;
import xiangqi.core.game.Line;
import xiangqi.core.game.Verdict;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.FenReading;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Ply;
import xiangqi.core.rules.Position;

/// Nanoseconds for one position or one move, over the positions of games played by chance with a fixed seed.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 6, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 12, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(3)
public class RulesBenchmark {
    private static final int POSITIONS = 4_000;

    private static final int LINES = 3_000;

    private final GameRules rules = GameRules.of(Edition.CHINESE);
    private final List<Line> games = new ArrayList<>();
    private final List<Line> repetitions = new ArrayList<>();
    private final List<Position> positions = new ArrayList<>();
    private final List<Position> withoutTests = new ArrayList<>();
    private final List<Move> played = new ArrayList<>();
    private final List<xiangqi.core.board.Setup> setups = new ArrayList<>();
    private final List<String> fens = new ArrayList<>();

    @Setup
    public void playGames() {
        SplittableRandom random = new SplittableRandom(1);
        Position position = Position.START;
        while (positions.size() < POSITIONS) {
            List<Move> moves = position.legalMoves();
            if (moves.isEmpty() || positions.size() % 100 == 0) {
                position = Position.START;
                moves = position.legalMoves();
            }
            Move move = moves.get(random.nextInt(moves.size()));
            positions.add(position);
            played.add(move);
            setups.add(position.setup());
            fens.add(Fen.write(position.setup()));
            withoutTests.add(legal(Position.check(position.setup(), Legality.GENERAL_CAPTURE)));
            position = position.playIfLegal(move).orElseThrow().after();
        }
    }

    @Setup
    public void playLongGames() {
        games.addAll(LongLines.byChance(LINES / 300, 2));
        repetitions.add(LongLines.repeating());
    }

    private static Position legal(Checked checked) {
        return ((Checked.Legal) checked).position();
    }

    /// Count the legal moves of a position.
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public long countMoves() {
        long count = 0;
        for (Position position : positions) {
            count += position.countLegalMoves();
        }
        return count;
    }

    /// List the legal moves of a position.
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public long listMoves() {
        long count = 0;
        for (Position position : positions) {
            count += position.legalMoves().size();
        }
        return count;
    }

    /// List every move by the pieces' ways and try each for the general's safety, as a generator without pins would.
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public long listAndTryEach() {
        long count = 0;
        for (int i = 0; i < POSITIONS; i++) {
            Position strict = positions.get(i);
            for (Move move : withoutTests.get(i).legalMoves()) {
                if (strict.isLegal(move)) {
                    count++;
                }
            }
        }
        return count;
    }

    /// Play a known move after looking whether it is legal.
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public long playIfLegal() {
        long hash = 0;
        for (int i = 0; i < POSITIONS; i++) {
            hash += positions
                    .get(i)
                    .playIfLegal(played.get(i))
                    .orElseThrow()
                    .after()
                    .hash();
        }
        return hash;
    }

    /// Look at a set-up for faults and make a position of it.
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public long checkSetup() {
        long hash = 0;
        for (xiangqi.core.board.Setup setup : setups) {
            hash += legal(Position.check(setup, Legality.STRICT)).hash();
        }
        return hash;
    }

    /// Judge games of 300 plies played by chance after each of their plies.
    @Benchmark
    @OperationsPerInvocation(LINES)
    public long judgeGames() {
        return judged(games);
    }

    /// Judge a line of 300 plies that repeats itself all the time after each of its plies: the worst there is, as every
    /// position has its cycle looked at.
    @Benchmark
    @OperationsPerInvocation(300)
    public long judgeRepetitions() {
        return judged(repetitions);
    }

    private long judged(List<Line> wholeLines) {
        long count = 0;
        for (Line whole : wholeLines) {
            Line line = Line.from(whole.start());
            for (Ply ply : whole.plies()) {
                line = line.add(ply);
                count += rules.judge(line) instanceof Verdict.Over ? 1 : 0;
            }
        }
        return count;
    }

    /// Read a FEN.
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public long readFen() {
        long count = 0;
        for (String fen : fens) {
            count += Fen.read(fen) instanceof FenReading.Read read && read.setup() != null ? 1 : 0;
        }
        return count;
    }
}
